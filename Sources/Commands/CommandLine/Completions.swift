/// Completion scripts for shells, made from the tables of commands and options.
enum Completions {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, pages: [CommandPage]) -> String {
    switch shell {
    case "fish": fish(pages)
    case "zsh": "autoload -U +X bashcompinit && bashcompinit\n" + bash(pages)
    default: bash(pages)
    }
  }

  private static func bash(_ pages: [CommandPage]) -> String {
    var lines = ["_wordgate() {", "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\""]
    lines += ["  COMPREPLY=()", "  if [ \"$COMP_CWORD\" -eq 1 ]; then"]
    lines += ["    COMPREPLY=($(compgen -W \"\(pages.map(\.name).joined(separator: " "))\" -- \"$word\"))", "    return"]
    lines += ["  fi", "  case \"${COMP_WORDS[1]} $before\" in"]
    for page in pages {
      for case .choice(let words) in page.options.map(\.value) {
        let option = page.options.first { $0.value == .choice(words) }?.name ?? ""
        lines.append("    \"\(page.name) \(option)\")")
        lines.append("      COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\")); return ;;")
      }
    }
    lines += ["  esac", "  case \"$word\" in", "    -*) ;;", "    *) COMPREPLY=($(compgen -f -- \"$word\")); return ;;"]
    lines += ["  esac", "  case \"${COMP_WORDS[1]}\" in"]
    for page in pages {
      let names = page.options.map(\.name).joined(separator: " ")
      lines.append("    \(page.name)) COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\")) ;;")
    }
    lines += ["  esac", "}", "complete -F _wordgate wordgate"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func fish(_ pages: [CommandPage]) -> String {
    var lines: [String] = []
    for page in pages {
      lines.append("complete -c wordgate -n __fish_use_subcommand -a \(page.name) -d '\(quoted(page.summary))'")
      for option in page.options {
        var line = "complete -c wordgate -n '__fish_seen_subcommand_from \(page.name)' -l \(option.name.dropFirst(2))"
        if option.takesValue { line += " -r" }
        if case .choice(let words) = option.value { line += " -f -a '\(words.joined(separator: " "))'" }
        lines.append(line + " -d '\(quoted(option.help))'")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
