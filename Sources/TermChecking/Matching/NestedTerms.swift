import LanguageAssets
import LanguageText

/// Which concepts a term names by the way, because an approved term of theirs is a part of it.
///
/// A draft that writes кнопка-тогл for *toggle button* has named the button as well: the longest
/// match finds only the toggle, and the button is not missing.
struct NestedTerms: Sendable {
  /// The longest part that is looked up, in scalars.
  private static let longestPart = 24

  /// The concepts inside each entry, by the entry's index.
  private let concepts: [Set<Int>]

  /// Finds the terms inside terms.
  ///
  /// - Complexity: O(total length of all forms), and O(m²) for each term of m characters in a
  ///   language without spaces.
  init(_ entries: [TermEntry], language: LanguageTag, forms: inout WordForms) {
    concepts =
      language.isWrittenWithoutSpaces
      ? Self.parts(of: entries) : Self.words(of: entries, &forms)
  }

  /// The concepts that an entry names besides its own.
  func concepts(in entry: Int) -> Set<Int> { concepts[entry] }

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

  private static func words(of entries: [TermEntry], _ forms: inout WordForms) -> [Set<Int>] {
    let words = entries.map { forms.words(of: $0.term.text) }
    // The entries that begin with a word, by the number of the word; the words by their forms.
    var entriesOfWord: [Int: [Int]] = [:]
    var wordsOfForm: [[Int]] = Array(repeating: [], count: forms.formCount)
    for (index, entry) in entries.enumerated() where entry.term.status.isApproved {
      guard let first = words[index].first else { continue }
      if entriesOfWord[first.number, default: []].isEmpty {
        for form in first.forms { wordsOfForm[Int(form)].append(first.number) }
      }
      entriesOfWord[first.number, default: []].append(index)
    }
    return entries.indices.map { outer in
      var found: Set<Int> = []
      for position in words[outer].indices {
        let rest = words[outer][position...]
        for word in wordsOfForm[Int(rest[position].own)] {
          for inner in entriesOfWord[word] ?? []
          where entries[inner].concept != entries[outer].concept
            && words[inner].count <= rest.count
            && zip(rest, words[inner]).allSatisfy({ $1.forms.containsSorted($0.own) })
          {
            found.insert(entries[inner].concept)
          }
        }
      }
      return found
    }
  }
}
