/// Words of simple letters, each of which is one code point: what the rules of inflection ask for at
/// every step. Characters as readers see them cost a hundred times as much to tell apart.
extension String {
  /// The last letter.
  var lastLetter: Unicode.Scalar? { unicodeScalars.last }

  /// The number of letters.
  var letterCount: Int { unicodeScalars.count }

  /// The word without its last letters.
  func droppingLetters(_ count: Int) -> String { String(unicodeScalars.dropLast(count)) }

  /// Whether the word ends in some letters.
  func hasEnding(_ ending: String) -> Bool {
    let (bytes, part) = (utf8.span, ending.utf8.span)
    let start = bytes.count - part.count
    guard start >= 0 else { return false }
    for index in 0..<part.count where bytes[start + index] != part[index] { return false }
    return true
  }

  /// Whether one of some letters, given as a text, is a letter.
  func hasLetter(_ letter: Unicode.Scalar?) -> Bool {
    letter.map(unicodeScalars.contains) ?? false
  }
}

extension Substring {
  /// A word without the quotes and brackets around it; empty where nothing else is left.
  var withoutMarksAround: String {
    let isPart = { (character: Character) in character.isLetter || character.isNumber }
    guard let first = firstIndex(where: isPart), let last = lastIndex(where: isPart) else {
      return ""
    }
    return String(self[first...last])
  }
}
