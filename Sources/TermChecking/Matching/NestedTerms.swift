import LanguageAssets
import LanguageText

/// Which concepts a term names by the way, because an approved term of theirs is a part of it.
///
/// A draft that writes кнопка-тогл for *toggle button* has named the button as well: the longest
/// match finds only the toggle, and the button is not missing.
struct NestedTerms: Sendable {
  /// The longest part that is looked up, in scalars.
  private static let longestPart = 24

  /// The concepts inside each entry, by the entry's index, ascending.
  let lists: [[Int]]

  /// Finds the terms inside terms; the words of each entry are given by their numbers.
  ///
  /// - Complexity: O(total length of all forms), and O(m²) for each term of m characters in a
  ///   language without spaces.
  init(
    _ entries: [TermEntry], words: NumberLists, language: LanguageTag, forms: WordForms
  ) {
    lists =
      language.isWrittenWithoutSpaces
      ? Self.parts(of: entries).map { $0.sorted() } : WordNesting(entries, words, forms).concepts
  }

  /// Says of all entries that they name no other concept.
  init(ofNone: Void) { lists = [] }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    let numbers = try NumberLists(from: &file)
    lists = (0..<numbers.count).map { list in
      numbers.places(of: list).map { Int(numbers.number(at: $0)) }
    }
  }

  /// Writes the concepts.
  func write(to file: inout FlatWriter) {
    NumberLists(lists.map { list in list.map { Int32($0) } }).write(to: &file)
  }

  /// The concepts that an entry names besides its own, ascending.
  func concepts(in entry: Int) -> [Int] { entry < lists.count ? lists[entry] : [] }

  private static func parts(of entries: [TermEntry]) -> [Set<Int>] {
    let texts = entries.map { Array(TermForms.fold($0.term.text).unicodeScalars) }
    var trie = CharacterTrie()
    for (entry, text) in zip(entries, texts) where entry.term.status.isApproved {
      // A single character is a part of many words without being meant: 工具列 names no row (列).
      if text.count > 1 { trie.insert(text, Int32(entry.concept)) }
    }
    trie.finish()
    return zip(entries, texts).map { entry, text in
      var found: Set<Int> = []
      for start in text.indices {
        var node: Int32 = 0
        for scalar in text[start...].prefix(longestPart) {
          guard let next = trie.step(node, scalar) else { break }
          node = next
          for place in trie.places(at: node) { found.insert(Int(trie.value(at: place))) }
        }
      }
      found.remove(entry.concept)
      return found
    }
  }
}
