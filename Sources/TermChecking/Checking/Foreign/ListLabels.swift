import DocumentFormats

/// Tells from the other items of a list whether the words that its items begin with are names of fields.
///
/// *Name*, *Bucket* and *Compression* may be words; beside *AccessKey* and *max_size* they are fields of one
/// structure, which a draft keeps in the items that explain them. In a draft in another script all labels that are
/// left are: of the components that a list of changes is about, *Image* and *Picker*.
enum ListLabels {
  /// Whether a word begins a list item, given by the index of its block, before a colon, dash or wide bracket, in a list most
  /// items of which begin so with one word in ASCII, and a third of them with what only code has inside or, in a
  /// draft in another script than Latin, any of them.
  ///
  /// - Complexity: O(length of the list).
  static func areNames(
    around word: Range<Int>, of item: Int, in blocks: [TextBlock], isLatin: Bool
  ) -> Bool {
    guard blocks[item].kind == .listItem, let own = label(of: blocks[item]),
      own.utf8.count == word.upperBound, word.lowerBound == 0
    else { return false }
    func isBeside(_ index: Int) -> Bool { blocks[index].kind == .listItem }
    let first = blocks[..<item].indices.reversed().prefix { isBeside($0) }.last ?? item
    let items = blocks[first...].indices.prefix { isBeside($0) }
    let labels = items.compactMap { label(of: blocks[$0]) }
    return labels.count >= leastLabels && labels.count * 3 >= items.count * 2
      && (!isLatin || labels.count(where: isOfCode) * 3 >= labels.count)
  }

  /// The least items that tell what a list is of.
  private static let leastLabels = 3

  /// The word in ASCII before the first colon, dash or wide bracket; nil for an item that begins otherwise.
  private static func label(of item: TextBlock) -> String? {
    let word = item.text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "_.".contains($0)) }
    let rest = item.text[word.endIndex...].drop { $0 == " " }
    guard word.first?.isLetter == true, let mark = rest.first, ":：-–—（".contains(mark) else {
      return nil
    }
    return String(word)
  }

  /// Whether a word has a capital, a digit or a mark behind its first letter.
  private static func isOfCode(_ word: String) -> Bool {
    word.dropFirst().contains { !$0.isLowercase }
  }
}
