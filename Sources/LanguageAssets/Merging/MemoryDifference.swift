package import LanguageText

/// What differs between two versions of a memory.
package struct MemoryDifference {
  /// A unit that differs.
  package enum Change: Hashable, Sendable {
    /// A unit that only the new version has.
    case added(TranslationUnit)
    /// A unit that only the old version has.
    case removed(TranslationUnit)
    /// A unit that both have, and that is not the same.
    case changed(old: TranslationUnit, new: TranslationUnit)
  }

  /// The differences in the order of the new version, what was removed behind what it followed.
  package private(set) var changes: [Change] = []

  /// Compares two versions.
  package init(old: [TranslationUnit], new: [TranslationUnit], sourceLanguage: LanguageTag?) {
    let identities = UnitIdentities([old, new], sourceLanguage: sourceLanguage)
    let oldKeys = identities.keys(of: old, sourceLanguage: sourceLanguage)
    let newKeys = identities.keys(of: new, sourceLanguage: sourceLanguage)
    let oldUnits = Dictionary(uniqueKeysWithValues: zip(oldKeys, old))
    let known = Set(newKeys)
    var removed: [String: [TranslationUnit]] = [:]
    var anchor = ""
    for (key, unit) in zip(oldKeys, old) {
      if known.contains(key) { anchor = key } else { removed[anchor, default: []].append(unit) }
    }
    changes += (removed[""] ?? []).map { .removed($0) }
    for (key, unit) in zip(newKeys, new) {
      if let before = oldUnits[key] {
        if before != unit { changes.append(.changed(old: before, new: unit)) }
      } else {
        changes.append(.added(unit))
      }
      changes += (removed[key] ?? []).map { .removed($0) }
    }
  }
}
