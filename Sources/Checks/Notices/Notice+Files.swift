import Findings

extension Notice {
  static let inputs = [
    Notice(
      "unreadable-input", .source, .error, "a file or folder that was named cannot be read",
      because: "What lies in it was not looked at, so silence about it means nothing."),
    Notice(
      "unreadable-swift", .source, .error, "a part of a Swift file is not understood",
      because: "Texts in that part are not found, and no translator ever sees them."),
    Notice(
      "no-declarations", .source, .warning, "a Swift file holds no declaration",
      because:
        "It is often a file whose line breaks were lost, so that all of it is one comment and its texts are gone."),
    Notice(
      "missing-table", .source, .warning, "the code asks for a table of texts that no String Catalog holds",
      because: "Every text of the table is shown as its key."),
  ]

  static let projects = [
    Notice(
      "unreadable-project", .source, .warning, "an Xcode project holds no target that can be understood",
      because: "Which sources and catalogs belong together is then guessed from folders."),
    Notice(
      "damaged-facts", .source, .error, "a file of facts that were taken down about sources cannot be read",
      because: "The texts of those sources are missing from every answer."),
    Notice(
      "unsafe-edit", .source, .note, "an edit that frees a text is not made, since its file could not take it",
      because: "The app would not build, or not on the oldest system that it is for."),
    Notice(
      "path-outside", .source, .error, "a path leads out of the folder that it belongs to",
      because: "A file that nobody meant could be read or written, so it is not."),
  ]

  static let json = [
    Notice(
      "trailing-comma", .source, .warning, "a comma stands behind the last item of a list or object",
      because: "Xcode and most tools refuse the whole file."),
    Notice(
      "byte-order-mark", .source, .warning, "a file begins with a byte order mark",
      because: "Some tools take it for a part of the text and refuse the file."),
    Notice(
      "missing-comma", .source, .error, "a comma is missing between two items",
      because: "Nothing behind that place can be read: all its texts are missing."),
    Notice(
      "duplicate-key", .source, .error, "an object has the same key twice",
      because: "Readers keep one of the two and drop the other, and which one differs from tool to tool."),
    Notice(
      "lone-surrogate", .source, .error, "an escape names half a character",
      because: "The reader sees a replacement sign in its place."),
    Notice(
      "invalid-utf8", .source, .error, "bytes inside a text are no UTF-8",
      because: "The reader sees replacement signs in their place."),
    Notice(
      "invalid-escape", .source, .error, "a backslash stands before a character that it cannot escape",
      because: "Xcode refuses the whole file."),
    Notice(
      "control-character", .source, .error, "a text holds a control character as it is",
      because: "JSON forbids it: Xcode refuses the whole file."),
    Notice(
      "truncated-file", .source, .error, "a file ends in the middle",
      because: "What stood behind the end is lost, and the rest cannot be trusted."),
    Notice(
      "nesting-too-deep", .source, .error, "objects are nested deeper than any tool makes them",
      because: "The file was not made by a person or by Xcode; reading it further could exhaust the memory."),
    Notice(
      "file-too-large", .source, .error, "a file is larger than can be read",
      because: "None of its texts was looked at."),
    Notice(
      "merge-conflict", .source, .error, "a file holds the marks of a merge conflict",
      because: "Two states of the texts stand side by side, and the file cannot be built."),
    Notice(
      "malformed-json", .source, .error, "a file is not JSON",
      because: "None of its texts was looked at, and the app cannot be built with it."),
  ]

  static let propertyLists = [
    Notice(
      "missing-semicolon", .source, .error, "a semicolon is missing behind a value",
      because: "Xcode refuses the whole file of texts."),
    Notice(
      "malformed-property-list", .source, .error, "a file is no property list",
      because: "None of its texts was looked at, and the app cannot be built with it."),
    Notice(
      "document-type-refused", .source, .error, "a file declares a document type of its own",
      because: "Such a declaration can make a small file grow without end, so the file is not read."),
    Notice(
      "unknown-entity", .source, .error, "a name between an ampersand and a semicolon means nothing",
      because: "The file cannot be read as it is meant."),
  ]

  static let xml = [
    Notice(
      "malformed-xml", .source, .error, "a file is not XML, or not in UTF-8",
      because: "None of its texts was looked at."),
    Notice(
      "duplicate-attribute", .source, .error, "an element has the same attribute twice",
      because: "Readers refuse the file, or keep one of the two and drop the other."),
    Notice(
      "unbound-prefix", .source, .error, "a name has a prefix that the file never explains",
      because: "Nobody can tell what the element or attribute means, so its texts may be passed over."),
    Notice(
      "document-type", .source, .error, "an XML file declares a document type",
      because: "Such a declaration can make a small file grow without end, so the file is not read."),
    Notice(
      "malformed-xliff", .source, .error, "a file is XML, but not XLIFF as Xcode writes and reads it",
      because: "Xcode passes over what it does not understand, and a translator's work is lost without a word."),
    Notice(
      "malformed-xcloc", .source, .error, "a folder lacks what every Xcode localization catalog has",
      because: "Xcode refuses to import it."),
  ]

  static let strings = [
    Notice(
      "differing-strings", .source, .warning, "a file of texts and the catalog say different things of one key",
      because: "One of the two is shown, and it may not be the one that was meant."),
    Notice(
      "doubled-strings", .source, .note, "a text stands in .strings though it varies in .stringsdict",
      because: "It is never shown: the varied one counts."),
    Notice(
      "unusable-strings", .source, .error, "a text of a .strings or .stringsdict file cannot be put into a catalog",
      because: "It would be lost when the file is replaced by the catalog."),
    Notice(
      "malformed-stringsdata", .source, .error, "what the compiler extracted cannot be read",
      because: "Its texts are missing from the catalogs."),
    Notice(
      "uncompilable-text", .source, .error, "a text cannot be built into an app",
      because: "The build stops, or the reader sees the key."),
    Notice(
      "doubtful-text", .source, .warning, "a text is built in another way than it seems to be meant",
      because: "The reader may see something else than the translator wrote."),
    Notice(
      "unnameable-key", .source, .error, "no Swift name can be made from a key",
      because: "The code cannot use the text through a symbol."),
  ]

  static let catalogs = [
    Notice(
      "malformed-catalog", .source, .error,
      "a String Catalog lacks what every catalog has, or holds a value of a wrong kind",
      because: "Xcode refuses the file, or drops the text at that place."),
    Notice(
      "overlapping-content", .source, .warning, "a text and variations of it stand in one place",
      because: "Xcode keeps one of the two, so a translator's work is lost without a word."),
    Notice(
      "list-for-object", .source, .warning, "an empty list stands where an object belongs",
      because: "Some exporters write it; Xcode refuses the file."),
  ]

  static let configuration = [
    Notice(
      "wrong-configuration", .source, .error, "a setting in wordgate.json is unknown or has a wrong value",
      because: "The project believes that something is asked for which is not."),
    Notice(
      "unknown-rule", .source, .warning, "a setting or an ignore names a rule that there is not",
      because: "It changes nothing, though somebody meant it to."),
    Notice(
      "ignore-without-reason", .source, .warning, "a finding is to be ignored and nobody says why",
      because: "Whoever comes next cannot tell an accepted fault from a forgotten one, so it is not ignored."),
    Notice(
      "needless-ignore", .source, .warning, "an ignore covers nothing that is found",
      because: "It is left over from a fault that was mended, and would hide the next one."),
    Notice(
      "locale-below-threshold", .completeness, .error,
      "less of a language is translated or reviewed than the project asks for",
      because: "Readers of the language meet the source language too often."),
    Notice(
      "unreadable-baseline", .source, .error, "the file of known findings cannot be read",
      because: "Old faults cannot be told from new ones."),
  ]
}
