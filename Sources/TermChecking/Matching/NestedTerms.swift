import LanguageAssets
import LanguageText
import Synchronization

/// Which concepts a term names by the way, because an approved term of theirs is a part of it.
///
/// A draft that writes кнопка-тогл for *toggle button* has named the button as well: the longest
/// match finds only the toggle, and the button is not missing.
///
/// Found when somebody asks: few checks without a source do, and finding them takes an eighth of the time
/// of compiling terms.
final class NestedTerms: Sendable {
  /// The longest part that is looked up, in scalars.
  private static let longestPart = 24

  /// The terms that are looked at.
  private struct Terms: Sendable {
    let entries: [TermEntry]
    let words: NumberLists
    let language: LanguageTag
    let forms: WordForms

    /// The concepts inside each entry.
    var lists: [[Int]] {
      language.isWrittenWithoutSpaces
        ? NestedTerms.parts(of: entries).map { $0.sorted() }
        : WordNesting(entries, words, forms).concepts
    }
  }

  /// What is known.
  private enum State: Sendable {
    case unasked(Terms)
    case found([[Int]])
  }

  private let state: Mutex<State>

  /// Takes terms whose parts are asked for later; the words of each entry are given by their numbers.
  init(
    _ entries: [TermEntry], words: NumberLists, language: LanguageTag, forms: WordForms
  ) {
    state = Mutex(
      .unasked(Terms(entries: entries, words: words, language: language, forms: forms)))
  }

  /// Takes the concepts inside each entry, ascending; of none where no entry names another.
  init(_ lists: [[Int]]) { state = Mutex(.found(lists)) }

  /// The concepts inside each entry, by the entry's index, ascending.
  ///
  /// - Complexity: when asked first O(total length of all forms), and O(m²) for each term of m characters
  ///   in a language without spaces.
  var lists: [[Int]] { withLists { $0 } }

  private func withLists<Result: Sendable>(_ body: ([[Int]]) -> Result) -> Result {
    state.withLock { state in
      if case .unasked(let terms) = state { state = .found(terms.lists) }
      guard case .found(let lists) = state else { return body([]) }
      return body(lists)
    }
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    let numbers = try NumberLists(from: &file)
    let lists = (0..<numbers.count).map { list in
      numbers.places(of: list).map { Int(numbers.number(at: $0)) }
    }
    state = Mutex(.found(lists))
  }

  /// Writes the concepts.
  func write(to file: inout FlatWriter) {
    NumberLists(lists.map { list in list.map { Int32($0) } }).write(to: &file)
  }

  /// The concepts that an entry names besides its own, ascending.
  func concepts(in entry: Int) -> [Int] {
    withLists { $0.indices.contains(entry) ? $0[entry] : [] }
  }

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
