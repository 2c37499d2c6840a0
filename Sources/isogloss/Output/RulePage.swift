import FindingReporters
import LanguageAssets
import LanguageText
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
    var text = ""
    for concept in example.concepts {
      let terms = concept.terms.map { "\($0.text) \(style.dim("(\($0.language), \($0.status))"))" }
      text += "  " + style.dim("glossary: ") + terms.joined(separator: ", ") + "\n"
    }
    for label in example.labels {
      let texts = label.texts.map { "\($0.text) \(style.dim("(\($0.language))"))" }
      text += "  " + style.dim("product:  ") + texts.joined(separator: ", ") + "\n"
    }
    if let earlier = example.earlierSource {
      text += "  " + style.dim("formerly: ") + oneLine(earlier) + "\n"
    }
    if let source = example.source {
      text += "  " + style.dim("source:   ") + oneLine(source) + "\n"
    }
    let draft = example.markedDraft.split(separator: "\n", omittingEmptySubsequences: true)
    for line in draft { text += "  " + style.dim("\(example.language): ") + line + "\n" }
    return text + "\n"
  }

  /// A passage without its line breaks.
  private func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
