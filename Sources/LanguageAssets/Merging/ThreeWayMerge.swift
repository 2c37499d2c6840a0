package import LanguageText

/// Joins two versions of a memory that go back to a third.
///
/// What one side changed is taken; what both changed in different ways is a conflict, and both
/// versions of the unit stand one after the other, marked by the property ``conflictType``. The
/// order is that of our side, with units that the other side added behind the unit they followed.
package struct ThreeWayMerge {
  /// What cannot be decided.
  package struct Conflict: Hashable, Sendable {
    /// The unit as our side has it; nil when our side removed it.
    package let ours: TranslationUnit?
    /// The unit as the other side has it; nil when that side removed it.
    package let theirs: TranslationUnit?
    /// The languages whose text both changed; empty when one side removed the unit, or when only
    /// properties differ.
    package let languages: [LanguageTag]
  }

  /// The type of the property that marks a unit in conflict, with `ours` or `theirs` as the value.
  package static let conflictType = "x-conflict"

  /// The units of the result.
  package private(set) var units: [TranslationUnit] = []
  /// What could not be decided, in the order of the result.
  package private(set) var conflicts: [Conflict] = []

  /// Joins two versions.
  package init(
    base: [TranslationUnit], ours: [TranslationUnit], theirs: [TranslationUnit],
    sourceLanguage: LanguageTag?
  ) {
    let identities = UnitIdentities([base, ours, theirs], sourceLanguage: sourceLanguage)
    func keyed(_ units: [TranslationUnit]) -> (keys: [String], byKey: [String: TranslationUnit]) {
      let keys = identities.keys(of: units, sourceLanguage: sourceLanguage)
      return (keys, Dictionary(uniqueKeysWithValues: zip(keys, units)))
    }
    let (_, oldUnits) = keyed(base)
    let (ourKeys, ourUnits) = keyed(ours)
    let (theirKeys, theirUnits) = keyed(theirs)
    var followers: [String: [String]] = [:]
    var anchor = ""
    for key in theirKeys {
      if ourUnits[key] != nil { anchor = key } else { followers[anchor, default: []].append(key) }
    }
    for key in [""] + ourKeys {
      if !key.isEmpty { merge(oldUnits[key], ourUnits[key], theirUnits[key]) }
      for other in followers[key] ?? [] { merge(oldUnits[other], nil, theirUnits[other]) }
    }
  }

  private mutating func merge(
    _ base: TranslationUnit?, _ ours: TranslationUnit?, _ theirs: TranslationUnit?
  ) {
    if ours == theirs || base == theirs { return append(ours) }
    if base == ours { return append(theirs) }
    guard let ours, let theirs else {
      conflicts.append(Conflict(ours: ours, theirs: theirs, languages: []))
      return append(ours?.marked("ours") ?? theirs?.marked("theirs"))
    }
    var merge = UnitMerge(base: base, ours: ours, theirs: theirs)
    let merged = merge.merged()
    guard merge.isConflict else { return append(merged) }
    conflicts.append(Conflict(ours: ours, theirs: theirs, languages: merge.languages))
    append(merged.marked("ours"))
    append(theirs.marked("theirs"))
  }

  private mutating func append(_ unit: TranslationUnit?) {
    if let unit { units.append(unit) }
  }
}

extension TranslationUnit {
  fileprivate func marked(_ side: String) -> TranslationUnit {
    var unit = self
    unit.metadata.properties.append(.init(type: ThreeWayMerge.conflictType, value: side))
    return unit
  }
}
