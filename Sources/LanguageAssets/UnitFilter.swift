package import LanguageText

/// Chooses units of a memory; all that is asked for must hold.
package struct UnitFilter: Sendable {
  /// The languages that a unit must all have.
  package var languages: [LanguageTag] = []
  /// What the text of a variant must satisfy; nil for any text.
  package var text: (@Sendable (String) -> Bool)?
  /// The language whose text is looked at; nil for any.
  package var textLanguage: LanguageTag?
  /// The earliest change, as digits like `20240131`; empty for any.
  package var since = ""
  /// The latest change, as digits; empty for any.
  package var until = ""
  /// The properties or attributes that must be there, with a value where one is given.
  package var properties: [(type: String, value: String?)] = []
  /// Who created or changed the unit; nil for anybody.
  package var user: String?
  /// The least number of characters of the source.
  package var minimumLength = 0
  /// The greatest number of characters of the source.
  package var maximumLength = Int.max
  /// Whether only units are taken whose texts were there before; the first is left out.
  package var wantsDuplicates = false
  /// Whether what would be left out is taken, and the other way round.
  package var isInverted = false

  private var seen: Set<Int> = []

  /// Makes a filter that takes everything.
  package init() {}

  /// Whether a unit is taken; the filter remembers a number for each unit when it looks for
  /// duplicates, and nothing otherwise.
  package mutating func takes(_ unit: TranslationUnit, sourceLanguage: LanguageTag?) -> Bool {
    let holds =
      hasLanguages(unit) && hasText(unit) && hasDate(unit) && hasProperties(unit) && hasUser(unit)
      && hasLength(unit, sourceLanguage) && isKnown(unit)
    return holds != isInverted
  }

  private func hasLanguages(_ unit: TranslationUnit) -> Bool {
    languages.allSatisfy { language in unit.variants.contains { $0.language.matches(language) } }
  }

  private func hasText(_ unit: TranslationUnit) -> Bool {
    guard let text else { return true }
    return unit.variants.contains { variant in
      textLanguage.map { variant.language.matches($0) } ?? true && text(variant.segment.plainText)
    }
  }

  private func hasDate(_ unit: TranslationUnit) -> Bool {
    if since.isEmpty, until.isEmpty { return true }
    let dates = unit.variants.map { unit.changeDate(of: $0) }.filter { !$0.isEmpty }
    guard let last = dates.max() else { return false }
    return (since.isEmpty || last >= since)
      && (until.isEmpty || last.prefix(until.count) <= until)
  }

  private func hasProperties(_ unit: TranslationUnit) -> Bool {
    properties.allSatisfy { wanted in
      ([unit.metadata] + unit.variants.map(\.metadata)).contains { metadata in
        let values =
          metadata.properties.filter { $0.type == wanted.type }.map(\.value)
          + metadata.attributes.filter { $0.name == wanted.type }.map(\.value)
        return wanted.value.map { values.contains($0) } ?? !values.isEmpty
      }
    }
  }

  private func hasUser(_ unit: TranslationUnit) -> Bool {
    guard let user else { return true }
    return ([unit.metadata] + unit.variants.map(\.metadata)).contains {
      $0.attribute("creationid") == user || $0.attribute("changeid") == user
    }
  }

  private func hasLength(_ unit: TranslationUnit, _ language: LanguageTag?) -> Bool {
    if minimumLength == 0, maximumLength == .max { return true }
    let length = unit.source(in: language)?.segment.plainText.count ?? 0
    return length >= minimumLength && length <= maximumLength
  }

  private mutating func isKnown(_ unit: TranslationUnit) -> Bool {
    guard wantsDuplicates else { return true }
    var hasher = Hasher()
    for variant in unit.variants.sorted(by: { $0.language < $1.language }) {
      hasher.combine(variant.language)
      hasher.combine(variant.segment.signature)
    }
    return !seen.insert(hasher.finalize()).inserted
  }
}
