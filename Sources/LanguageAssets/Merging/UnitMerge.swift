internal import LanguageText

/// Joins two versions of a unit that go back to a third.
struct UnitMerge {
  private let base: TranslationUnit
  private let ours: TranslationUnit
  private let theirs: TranslationUnit

  /// Whether something was changed in two ways.
  private(set) var isConflict = false
  /// The languages whose text was changed in two ways.
  private(set) var languages: [LanguageTag] = []

  /// Makes a merge; a unit that both sides added has no base.
  init(base: TranslationUnit?, ours: TranslationUnit, theirs: TranslationUnit) {
    self.base = base ?? TranslationUnit(variants: [])
    self.ours = ours
    self.theirs = theirs
  }

  /// The joined unit, with our side's version of what is in conflict.
  mutating func merged() -> TranslationUnit {
    var unit = ours
    unit.id = choose(base.id, ours.id, theirs.id)
    unit.sourceLanguage = choose(base.sourceLanguage, ours.sourceLanguage, theirs.sourceLanguage)
    unit.metadata = merged(base.metadata, ours.metadata, theirs.metadata)
    unit.variants = mergedVariants()
    return unit
  }

  private mutating func mergedVariants() -> [Variant] {
    func byLanguage(_ unit: TranslationUnit) -> [String: Variant] {
      Dictionary(zip(keys(unit), unit.variants), uniquingKeysWith: { first, _ in first })
    }
    func keys(_ unit: TranslationUnit) -> [String] {
      var counts: [LanguageTag: Int] = [:]
      return unit.variants.map { variant in
        counts[variant.language, default: 0] += 1
        return "\(variant.language.canonical) \(counts[variant.language] ?? 0)"
      }
    }
    let (old, mine, other) = (byLanguage(base), byLanguage(ours), byLanguage(theirs))
    let order = keys(ours) + keys(theirs).filter { mine[$0] == nil }
    return order.compactMap { merged(old[$0], mine[$0], other[$0]) }
  }

  private mutating func merged(
    _ base: Variant?, _ ours: Variant?, _ theirs: Variant?
  ) -> Variant? {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    guard var variant = ours, let theirs else {
      isConflict = true
      if let language = (ours ?? theirs)?.language { languages.append(language) }
      return ours ?? theirs
    }
    let wasInConflict = isConflict
    isConflict = false
    variant.segment = choose(base?.segment, variant.segment, theirs.segment) ?? variant.segment
    if isConflict { languages.append(variant.language) }
    isConflict = isConflict || wasInConflict
    variant.metadata = merged(
      base?.metadata ?? UnitMetadata(), variant.metadata, theirs.metadata)
    return variant
  }

  private mutating func merged(
    _ base: UnitMetadata, _ ours: UnitMetadata, _ theirs: UnitMetadata
  ) -> UnitMetadata {
    UnitMetadata(
      properties: union(base.properties, ours.properties, theirs.properties),
      notes: union(base.notes, ours.notes, theirs.notes),
      attributes: mergedAttributes(base, ours, theirs))
  }

  /// Our list without what the other side removed and with what it added.
  private func union<Element: Hashable>(
    _ base: [Element], _ ours: [Element], _ theirs: [Element]
  ) -> [Element] {
    ours.filter { theirs.contains($0) || !base.contains($0) }
      + theirs.filter { !ours.contains($0) && !base.contains($0) }
  }

  private mutating func mergedAttributes(
    _ base: UnitMetadata, _ ours: UnitMetadata, _ theirs: UnitMetadata
  ) -> [InlineCode.Attribute] {
    let names =
      ours.attributes.map(\.name)
      + theirs.attributes.map(\.name).filter { ours.attribute($0) == nil }
    return names.compactMap { name in
      let (mine, other) = (ours.attribute(name), theirs.attribute(name))
      let value: String?
      if ["changedate", "lastusagedate", "usagecount", "changeid"].contains(name) {
        // Both sides touch these whenever they touch anything.
        let isTheirs =
          (theirs.attribute("changedate") ?? "") > (ours.attribute("changedate") ?? "")
        value = isTheirs ? other ?? mine : mine ?? other
      } else {
        value = choose(base.attribute(name), mine, other)
      }
      return value.map { InlineCode.Attribute(name: name, value: $0) }
    }
  }

  /// What one side changed; our side's where both did, which is a conflict.
  private mutating func choose<Value: Equatable>(
    _ base: Value?, _ ours: Value?, _ theirs: Value?
  ) -> Value? {
    if ours == theirs || base == theirs { return ours }
    if base == ours { return theirs }
    isConflict = true
    return ours
  }
}
