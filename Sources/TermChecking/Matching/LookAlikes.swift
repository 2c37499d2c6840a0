import LanguageText

/// Latin and Cyrillic letters that look alike.
enum LookAlikes {
  /// A lower-case word of mixed letters with those of the rarer alphabet read as what they, or
  /// their capitals, look like in the other.
  ///
  /// The word is given and returned as UTF-8. Nil when it is in one alphabet, when both have as
  /// many letters, or when a letter of the rarer one looks like none of the other.
  static func repaired(_ word: ArraySlice<UInt8>) -> [UInt8]? {
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
    return Array(String(repaired).utf8)
  }

  private static let latin = "abekmhopctxyijs".unicodeScalars
  private static let cyrillic = "авекмнорстхуіјѕ".unicodeScalars

  /// The letter of the other alphabet that a lower-case letter, or its capital, looks like.
  private static let twins: [Unicode.Scalar: Unicode.Scalar] = {
    Dictionary(
      zip(latin, cyrillic).flatMap { [($0, $1), ($1, $0)] }, uniquingKeysWith: { first, _ in first }
    )
  }()
}
