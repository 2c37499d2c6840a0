package import LanguageText
package import MemoryLookup

/// A unit of a memory that is proposed for a text.
package struct LookupAnswer: Hashable, Sendable {
  /// A proposed translation.
  package struct Target: Hashable, Sendable {
    /// Its language.
    package var language: LanguageTag
    /// The text, with the numbers and placeables of the query where that is safe.
    package var text: String
    /// The text as the memory has it; nil when it was not adapted.
    package var original: String?
  }

  /// How alike the source text is: 0…1, 1 for the same text only; see ``MemoryLookup/MatchScore``.
  package var score: Double
  /// Whether the texts before and after it, or its identifier, are those of the query as well.
  package var isInContext: Bool
  /// The language of the source text.
  package var language: LanguageTag
  /// The source text in the memory.
  package var source: String
  /// The translations, in the order of the unit.
  package var targets: [Target]
  /// What was replaced in adapted translations.
  package var changes: [TargetAdaptation.Change]
  /// The memory's file.
  package var path: String
  /// The unit's `tuid`; nil when it has none.
  package var id: String?
}

/// A text to look up, with what stands around it.
package struct LookupQuery: Hashable, Sendable {
  /// The text.
  package var text: String
  /// The text before it; nil when that is not known.
  package var before: String?
  /// The text after it; nil when that is not known.
  package var after: String?
  /// The identifier of the unit that it was translated in; nil when that is not known.
  package var id: String?

  /// Makes a query.
  package init(_ text: String, before: String? = nil, after: String? = nil, id: String? = nil) {
    self.text = text
    self.before = before
    self.after = after
    self.id = id
  }

  /// The texts of a document as queries, each with its neighbours.
  package static func list(_ texts: [String]) -> [LookupQuery] {
    texts.indices.map { index in
      LookupQuery(
        texts[index], before: index > 0 ? texts[index - 1] : nil,
        after: index + 1 < texts.count ? texts[index + 1] : nil)
    }
  }
}
