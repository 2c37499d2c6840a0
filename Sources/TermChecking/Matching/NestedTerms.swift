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
  private let lists: NumberLists

  /// Finds the terms inside terms; the words of each entry are given with their forms.
  ///
  /// - Complexity: O(total length of all forms), and O(m²) for each term of m characters in a
  ///   language without spaces.
  init(
    _ entries: [TermEntry], words: [[WordForms.Word]], language: LanguageTag, formCount: Int
  ) {
    let concepts =
      language.isWrittenWithoutSpaces
      ? Self.parts(of: entries)
      : WordNesting(entries, words, formCount: formCount).concepts
    lists = NumberLists(concepts.map { set in set.sorted().map { Int32($0) } })
  }

  /// Says of all entries that they name no other concept.
  init(ofNone: Void) { lists = NumberLists() }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    lists = try NumberLists(from: &file)
  }

  /// Writes the concepts.
  func write(to file: inout FlatWriter) { lists.write(to: &file) }

  /// The concepts that an entry names besides its own.
  func concepts(in entry: Int) -> Set<Int> {
    let places = lists.places(of: entry)
    return places.isEmpty ? [] : Set(places.map { Int(lists.number(at: $0)) })
  }

  private static func parts(of entries: [TermEntry]) -> [Set<Int>] {
    var owners: [String: Set<Int>] = [:]
    for entry in entries where entry.term.status.isApproved {
      let text = TermForms.fold(entry.term.text)
      // A single character is a part of many words without being meant: 工具列 names no row (列).
      if text.unicodeScalars.count > 1 { owners[text, default: []].insert(entry.concept) }
    }
    return entries.map { entry in
      let scalars = Array(TermForms.fold(entry.term.text).unicodeScalars)
      var found: Set<Int> = []
      for start in scalars.indices {
        var part = ""
        for scalar in scalars[start...].prefix(longestPart) {
          part.unicodeScalars.append(scalar)
          if let concepts = owners[part] { found.formUnion(concepts) }
        }
      }
      return found.subtracting([entry.concept])
    }
  }
}
