package import LanguageAssets
package import LanguageText

/// How documents name the concepts of a glossary: what `isogloss report` shows.
package struct TerminologyReport: Sendable {
  /// A line in which a concept is named.
  package struct Place: Hashable, Sendable {
    /// The index of the document.
    package var document: Int
    /// The line of the file, from 1 on.
    package var line: Int
    /// The text of the block around the term: before it, the term as it stands there, behind it.
    package var before: String, match: String, after: String
  }

  /// One name of a concept.
  package struct Rendering: Hashable, Sendable {
    /// The term, or the spelling where it differs from the term's.
    package var text: String
    /// What the glossary says of it; nil for a spelling that it does not have.
    package var status: TermStatus?
    /// How often each document has it, by the index of the document; documents without it are left
    /// out.
    package var counts: [Int: Int]
    /// The first places, in order; see ``ReportRun/placesKept`` and
    /// ``ReportRun/placesKeptOfOnlyNames``.
    package var places: [Place]

    /// How often all documents have it.
    package var total: Int { counts.values.reduce(0, +) }
  }

  /// A concept in one language.
  package struct Subject: Hashable, Sendable {
    /// The identifier of the concept.
    package var concept: String
    /// The names that occur, most frequent first.
    package var renderings: [Rendering]

    /// Whether the documents name the concept in more than one way.
    package var isDrifting: Bool { renderings.count > 1 }
    /// The names with how often each occurs: “トグル 31, スイッチ 4”.
    package var summary: String {
      renderings.map { "\($0.text) \($0.total)" }.joined(separator: ", ")
    }
    /// How often the concept is named.
    package var total: Int { renderings.reduce(0) { $0 + $1.total } }
  }

  /// The documents and names of one language.
  package struct Section: Sendable {
    /// The language.
    package var language: LanguageTag
    /// The indices of the documents in it, in order.
    package var documents: [Int]
    /// The concepts that are named, drifting ones first, then by frequency.
    package var subjects: [Subject]
    /// How many concepts of the glossary have a term in the language.
    package var concepts: Int
    /// The concepts with several names.
    package var drifting: [Subject] { subjects.filter(\.isDrifting) }
    /// The share of all names that are preferred ones, 0…1; 1 when nothing is named.
    package var preferredShare: Double
  }

  /// The paths of the documents, in order.
  package var paths: [String]
  /// The languages in the order of their tags.
  package var sections: [Section]
}
