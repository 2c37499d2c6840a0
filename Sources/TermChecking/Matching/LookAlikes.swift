import LanguageText

/// Latin and Cyrillic letters that look alike.
enum LookAlikes {
  /// A lower-case word of mixed letters with those of the rarer alphabet read as what they, or
  /// their capitals, look like in the other.
  ///
  /// The word is given and returned as UTF-8. Nil when it is in one alphabet, when both have as
  /// many letters, or when a letter of the rarer one looks like none of the other.
  static func repaired(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    repaired(word, with: folded).map { Array($0.utf8) }
  }

  /// A word of mixed letters with those of the rarer alphabet read as what they look like in the
  /// other; nil as for ``repaired(_:)``.
  static func repairedAsWritten(_ word: ArraySlice<UInt8>) -> String? {
    repaired(word, with: written)
  }

  private static func repaired(
    _ word: ArraySlice<UInt8>, with twins: [Unicode.Scalar: Unicode.Scalar]
  ) -> String? {
    let scalars = Array(String(decoding: word, as: UTF8.self).unicodeScalars)
    let latin = scalars.count { ScriptClass($0) == .latin }
    let cyrillic = scalars.count { ScriptClass($0) == .cyrillic }
    guard latin > 0, cyrillic > 0, latin != cyrillic else { return nil }
    let minority: ScriptClass = latin < cyrillic ? .latin : .cyrillic
    var repaired = String.UnicodeScalarView()
    for scalar in scalars {
      guard ScriptClass(scalar) == minority else {
        repaired.append(scalar)
        continue
      }
      guard let twin = twins[scalar] else { return nil }
      repaired.append(twin)
    }
    return String(repaired)
  }

  private static let latin = "ABEKMHOPCTXYIJSaeopcxyijs"
  private static let cyrillic = "АВЕКМНОРСТХУІЈЅаеорсхуіјѕ"

  /// The letter of the other alphabet that a letter looks like.
  private static let written = twins(latin, cyrillic)

  /// The letter of the other alphabet that a lower-case letter, or its capital, looks like.
  private static let folded = twins(latin.lowercased(), cyrillic.lowercased())

  private static func twins(
    _ latin: String, _ cyrillic: String
  ) -> [Unicode.Scalar: Unicode.Scalar] {
    var twins: [Unicode.Scalar: Unicode.Scalar] = [:]
    for (left, right) in zip(latin.unicodeScalars, cyrillic.unicodeScalars) {
      twins[left] = twins[left] ?? right
      twins[right] = twins[right] ?? left
    }
    return twins
  }
}
