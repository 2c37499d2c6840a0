import FindingReporters
import TermChecking

/// The manual page of a rule on a terminal.
struct RulePage {
  private let description: RuleDescription
  private let style: TerminalStyle

  init(_ description: RuleDescription, style: TerminalStyle) {
    self.description = description
    self.style = style
  }

  /// Every rule with its severity and summary, one a line.
  static func list(style: TerminalStyle) -> String {
    let width = RuleCatalog.descriptions.map(\.id.count).max() ?? 0
    return RuleCatalog.descriptions.map { rule in
      let name = rule.id + String(repeating: " ", count: width - rule.id.count)
      let severity = rule.severity.rawValue
      let padding = String(repeating: " ", count: 8 - severity.count)
      return "\(style.bold(name))  \(style.coloured(severity, by: rule.severity))\(padding)"
        + rule.summary
    }.joined(separator: "\n") + "\n"
  }

  /// The page: what, why, what it flags, what it accepts.
  var text: String {
    let severity = style.coloured(description.severity.rawValue, by: description.severity)
    var text = "\(style.bold(description.id)) (\(severity)): \(description.summary)\n\n"
    text += description.explanation + "\n"
    for (title, isFlagged) in [("Flags", true), ("Accepts", false)] {
      let examples = description.examples.filter { $0.isFlagged == isFlagged }
      guard !examples.isEmpty else { continue }
      text += "\n" + style.bold(title) + "\n"
      for example in examples { text += self.example(example) }
    }
    return text
  }

  private func example(_ example: RuleExample) -> String {
    let labels = ["glossary", "product", "formerly", "source"]
    let lines = RuleExamplePassage(example).lines.map { line in
      let width = labels.contains(line.label) ? 9 - line.label.count : 1
      let padding = String(repeating: " ", count: width)
      let parts = line.parts.map { $0.isNote ? style.dim($0.text) : $0.text }
      return "  " + style.dim("\(line.label):\(padding)") + parts.joined() + "\n"
    }
    return lines.joined() + "\n"
  }
}
