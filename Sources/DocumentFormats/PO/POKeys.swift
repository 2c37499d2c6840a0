/// Catalogues whose texts are names by which a program asks for its strings, `dashboard.files.empty`: what they are
/// called in each language, that of the source among them, is in the translations of a file of its own.
///
/// Weblate and the Translate Toolkit call them monolingual.
enum POKeys {
  /// Whether the texts of all entries are keys, given how to read one.
  ///
  /// A program may have a few texts that look like one, such as *file.txt*; and one of few entries may have nothing else.
  ///
  /// - Complexity: O(n) in the size of the texts where they are keys; of others a twentieth is read.
  static func areKeys(_ entries: [POEntry], reading source: (POEntry) -> String) -> Bool {
    guard entries.count >= fewest else { return false }
    var others = 0
    for entry in entries where !isKey(source(entry)) {
      others += 1
      if others * mostOthers > entries.count { return false }
    }
    return true
  }

  /// Whether a text is made of words in small letters or with capitals inside, with dots, colons, hyphens, slashes or
  /// underscores between them, two words at least, and begins with a letter.
  private static func isKey(_ text: String) -> Bool {
    guard let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7a,
      text.utf8.allSatisfy({ $0.isASCIIWord || marks.contains($0) })
    else { return false }
    return text.utf8.split(whereSeparator: { marks.contains($0) || $0 == UInt8(ascii: "_") }).count
      > 1
  }

  private static let marks = Set(".:-/".utf8)
  private static let fewest = 5
  /// One in so many texts may be something else.
  private static let mostOthers = 20
}
