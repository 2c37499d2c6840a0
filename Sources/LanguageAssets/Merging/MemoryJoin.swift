package import LanguageText

/// Joins the units of several memories into units with all their languages, by source text.
///
/// Memory grows with the units. The order is that in which sources came first.
package struct MemoryJoin {
  /// Who is right when two memories translate a text differently.
  package enum Preference: String, Hashable, Sendable, CaseIterable {
    /// The one that was changed last; without dates, the first.
    case newest
    /// The one that came first.
    case first
    /// The one that came last.
    case last
  }

  /// Which units are the same.
  package enum Identity: String, Hashable, Sendable, CaseIterable {
    /// Those with the same text in the source language.
    case source
    /// Those that have the same context besides.
    case context
    /// Those with the same `tuid` and the same text.
    case id
  }

  /// A text that was translated in two ways.
  package struct Conflict: Hashable, Sendable {
    /// A translation and where it came from.
    package struct Side: Hashable, Sendable {
      /// The translation.
      package let variant: Variant
      /// The memory, by the number it was added with.
      package let origin: Int
      /// When it was changed last, as digits; empty when nobody says.
      package let date: String
    }

    /// The unit's source text.
    package let source: Variant
    /// The unit's identifier; nil when it has none.
    package let id: String?
    /// The translation that is kept.
    package let kept: Side
    /// The translation that is not.
    package let dropped: Side
  }

  private struct Key: Hashable {
    let language: String
    let text: String
    let context: String
  }

  private let preference: Preference
  private let identity: Identity
  private var indices: [Key: Int] = [:]
  private var origins: [[LanguageTag: Int]] = []

  /// The joined units.
  package private(set) var units: [TranslationUnit] = []
  /// What was translated in two ways, in the order in which it was found.
  package private(set) var conflicts: [Conflict] = []
  /// How many units said nothing that others did not.
  package private(set) var duplicateCount = 0

  /// Makes an empty memory.
  package init(preference: Preference = .newest, identity: Identity = .source) {
    self.preference = preference
    self.identity = identity
  }

  /// Adds a unit.
  ///
  /// - Parameters:
  ///   - unit: the unit; one without text in its source language is kept by itself.
  ///   - language: the source language of its memory; nil when any may be.
  ///   - origin: a number for its memory, for conflicts.
  package mutating func add(
    _ unit: TranslationUnit, sourceLanguage language: LanguageTag?, origin: Int
  ) {
    guard let source = unit.source(in: language) else { return append(unit, origin) }
    let key = Key(
      language: source.language.matchingKey, text: source.segment.signature, context: context(unit))
    guard let index = indices[key] else {
      indices[key] = units.count
      return append(unit, origin)
    }
    join(unit, source: source, into: index, origin)
  }

  private func context(_ unit: TranslationUnit) -> String {
    switch identity {
    case .source: ""
    case .id: unit.id ?? ""
    case .context:
      unit.metadata.properties.filter { Self.contextTypes.contains($0.type) }
        .map { "\($0.type)=\($0.value)" }.sorted().joined(separator: "\n")
    }
  }

  /// The properties by which tools tell equal texts apart.
  private static let contextTypes: Set = [
    "x-context", "x-Context", "context", "prev", "next", "id", "file", "x-plural-form",
  ]

  private mutating func append(_ unit: TranslationUnit, _ origin: Int) {
    units.append(unit)
    origins.append(
      Dictionary(
        unit.variants.map { ($0.language, origin) }, uniquingKeysWith: { first, _ in first }
      ))
  }

  private mutating func join(
    _ unit: TranslationUnit, source: Variant, into index: Int, _ origin: Int
  ) {
    var isNew = false
    for variant in unit.variants {
      if let place = units[index].variants.firstIndex(where: { $0.language == variant.language }) {
        if units[index].variants[place].segment.signature != variant.segment.signature {
          decide(index, place, unit, variant, source, origin)
          isNew = true
        }
      } else if !units[index].variants.contains(where: {
        $0.language.matches(variant.language) && $0.segment.signature == variant.segment.signature
      }) {
        units[index].variants.append(variant)
        origins[index][variant.language] = origin
        isNew = true
      }
    }
    if !isNew { duplicateCount += 1 }
    units[index].id = units[index].id ?? unit.id
    units[index].metadata.join(unit.metadata)
  }

  private mutating func decide(
    _ index: Int, _ place: Int, _ unit: TranslationUnit, _ variant: Variant, _ source: Variant,
    _ origin: Int
  ) {
    let old = units[index].variants[place]
    let mine = Conflict.Side(
      variant: old, origin: origins[index][old.language] ?? 0,
      date: units[index].changeDate(of: old))
    let other = Conflict.Side(
      variant: variant, origin: origin, date: unit.changeDate(of: variant))
    let isReplaced =
      switch preference {
      case .first: false
      case .last: true
      case .newest: other.date > mine.date
      }
    if isReplaced {
      units[index].variants[place] = variant
      origins[index][variant.language] = origin
    }
    conflicts.append(
      Conflict(
        source: source, id: units[index].id ?? unit.id, kept: isReplaced ? other : mine,
        dropped: isReplaced ? mine : other))
  }
}

extension UnitMetadata {
  /// Adds what other metadata say and these do not; of the dates of the last change, the later one
  /// stays.
  package mutating func join(_ other: UnitMetadata) {
    for property in other.properties where !properties.contains(property) {
      properties.append(property)
    }
    for note in other.notes where !notes.contains(note) { notes.append(note) }
    let isNewer =
      (other.attribute("changedate") ?? "").filter(\.isNumber)
      > (attribute("changedate") ?? "").filter(\.isNumber)
    for attribute in other.attributes {
      if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
        let isChange = ["changedate", "changeid"].contains(attribute.name)
        if isChange, isNewer { attributes[index].value = attribute.value }
      } else {
        attributes.append(attribute)
      }
    }
  }
}
