import LanguageAssets
import LanguageText

/// An example of a rule as lines to read, each with what it is.
package struct RuleExamplePassage: Sendable {
  /// A line of an example.
  package struct Line: Hashable, Sendable {
    /// What the line is: `glossary`, `product`, `formerly`, `source` or the language of the draft.
    package let label: String
    /// The text, of which notes in brackets are the second part of a pair.
    package let parts: [Part]

    /// The text without a distinction between its parts.
    package var text: String { parts.map(\.text).joined() }
  }

  /// A stretch of a line.
  package struct Part: Hashable, Sendable {
    /// The stretch.
    package let text: String
    /// Whether it only says what stands before it is, such as `(ru, preferred)`.
    package let isNote: Bool
  }

  /// The lines: what the glossary and the product say, the source before and now, and the draft with
  /// `⟦⟧` around what is reported.
  package let lines: [Line]

  /// Reads an example.
  package init(_ example: RuleExample) {
    var lines = example.concepts.map { concept in
      Self.line("glossary", concept.terms.map { ($0.text, "\($0.language), \($0.status)") })
    }
    lines += example.labels.map { label in
      Self.line("product", label.texts.map { ($0.text, "\($0.language)") })
    }
    if let earlier = example.earlierSource { lines.append(Self.plain("formerly", earlier)) }
    if let source = example.source { lines.append(Self.plain("source", source)) }
    let draft = example.markedDraft.split(separator: "\n", omittingEmptySubsequences: true)
    lines += draft.map { Self.plain("\(example.language)", String($0)) }
    self.lines = lines
  }

  private static func line(_ label: String, _ entries: [(text: String, note: String)]) -> Line {
    let parts = entries.enumerated().flatMap { index, entry in
      [
        Part(text: (index == 0 ? "" : ", ") + entry.text + " ", isNote: false),
        Part(text: "(\(entry.note))", isNote: true),
      ]
    }
    return Line(label: label, parts: parts)
  }

  /// A passage without its line breaks.
  private static func plain(_ label: String, _ text: String) -> Line {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return Line(label: label, parts: [Part(text: words, isNote: false)])
  }
}
