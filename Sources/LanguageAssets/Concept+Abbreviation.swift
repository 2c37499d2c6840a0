package import LanguageText

/// Which names of a concept are short for others.
///
/// A text introduces *continuous integration* and goes on with *CI*: the two are no mixture of names,
/// and languages that have their own full name mostly keep the letters of another's.
extension Concept {
  /// Whether a name is the abbreviation of a full name that the concept has in any language, or a
  /// termbase says that it is one.
  ///
  /// - Complexity: O(total length of the concept's terms) for names in capitals, else O(1).
  package func isAbbreviation(_ name: Term) -> Bool {
    name.isRecordedAsAbbreviation
      || Abbreviation(name.text).map { short in terms.contains { short.stands(for: $0.text) } }
        ?? false
  }

  /// Whether a language has an abbreviation of its own among the terms that may be used.
  package func hasAbbreviation(in language: LanguageTag) -> Bool {
    terms(in: language).contains { $0.status.isApproved && isAbbreviation($0) }
  }
}

extension Term {
  /// Whether the file gives the term the type of a short form (TBX's `termType`).
  fileprivate var isRecordedAsAbbreviation: Bool {
    carried.contains { element in
      element["type"] == "termType" && Self.shortTypes.contains(element.text)
    }
  }

  private static let shortTypes: Set = ["abbreviation", "acronym", "initialism", "shortForm"]
}
