package import LanguageAssets
package import LanguageText

/// A passage with a glossary, and what a rule finds in it.
///
/// `⟦` and `⟧` stand around every reported text; a pair with nothing inside, at the start of the
/// passage, is a finding without a text. A passage without marks must stay silent.
package struct RuleExample: Hashable, Sendable {
  /// The language of the passage.
  package var language: LanguageTag
  /// What the glossary says.
  package var concepts: [Concept]
  /// The passage that the draft translates, in English; nil when there is none.
  package var source: String?
  /// The passage with marks around what is reported.
  ///
  /// An empty line starts a new paragraph.
  package var markedDraft: String
  /// The strings of the product; empty when the example needs none.
  package var labels: [LabelCatalog.Label]
  /// What the source said when the passage was written; nil when that is not known.
  package var earlierSource: String?

  /// Makes an example of concepts, each with its terms.
  package init(
    _ language: LanguageTag, _ concepts: [Concept], source: String? = nil, draft: String,
    labels: [LabelCatalog.Label] = [], earlierSource: String? = nil
  ) {
    self.language = language
    self.concepts = concepts
    self.source = source
    markedDraft = draft
    self.labels = labels
    self.earlierSource = earlierSource
  }

  /// What a check of the passage knows besides its text.
  package var facts: CheckFacts {
    var facts = CheckFacts(labels: LabelCatalog(labels))
    if let earlierSource {
      let lines = draft.split(separator: "\n", omittingEmptySubsequences: false)
      facts.histories[0] = SourceHistory(
        versions: [.init(name: "it was written", sentences: [earlierSource])],
        versionOfLine: lines.map { _ in 0 })
    }
    return facts
  }

  /// The passage without marks.
  package var draft: String { String(markedDraft.filter { $0 != "⟦" && $0 != "⟧" }) }

  /// Whether the passage has something to report.
  package var isFlagged: Bool { markedDraft.contains("⟦") }

  /// The reported ranges in ``draft``, in UTF-8 bytes.
  package var expectedRanges: [Range<Int>] {
    var ranges: [Range<Int>] = []
    var offset = 0
    var start = 0
    for scalar in markedDraft.unicodeScalars {
      switch scalar {
      case "⟦": start = offset
      case "⟧": ranges.append(start..<offset)
      default: offset += scalar.utf8.count
      }
    }
    return ranges
  }
}

extension Concept {
  /// A concept of an example: the English term and the terms of the example's language by status.
  package static func example(
    _ id: String, _ language: LanguageTag, english: String? = nil, _ preferred: String,
    admitted: [String] = [], forbidden: [String] = []
  ) -> Concept {
    var terms = [Term(preferred, language: language)]
    terms += admitted.map { Term($0, language: language, status: .admitted) }
    terms += forbidden.map { Term($0, language: language, status: .forbidden) }
    if let english { terms.append(Term(english, language: "en")) }
    return Concept(id: id, terms: terms)
  }
}
