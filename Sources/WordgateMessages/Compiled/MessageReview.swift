/// What the forms of a text say and what is wrong with them, without what is needed to show it.
package struct MessageReview: Sendable {
  /// All texts: forms in CLDR's order, substitutions last.
  package let leaves: [MessageLeaf]
  /// What is wrong or suspicious in the source.
  package let problems: [MessageProblem]

  package init(_ source: MessageSource) {
    let outline = MessageOutline(source)
    leaves = outline.leaves
    problems = outline.problems
  }
}
