import LanguageAssets

/// Finds the terms of several words inside others by their first two words.
struct WordNesting {
  private let entries: [TermEntry]
  /// The words of each entry.
  private let words: [[WordForms.Word]]
  /// The words that have a form, by the form's number.
  private var wordsOfForm: [[Int]]
  /// The entries that are one word, by its number.
  private var singles: [Int: [Int]] = [:]
  /// The entries that begin with two words, by their numbers in one.
  private var pairs: [UInt64: [Int]] = [:]

  /// Indexes the approved entries.
  init(_ entries: [TermEntry], _ words: [[WordForms.Word]], formCount: Int) {
    self.entries = entries
    self.words = words
    wordsOfForm = Array(repeating: [], count: formCount)
    var known: Set<Int> = []
    for (index, entry) in entries.enumerated() where entry.term.status.isApproved {
      for word in words[index].prefix(2) where known.insert(word.number).inserted {
        for form in word.forms { wordsOfForm[Int(form)].append(word.number) }
      }
      guard let first = words[index].first else { continue }
      if words[index].count == 1 {
        singles[first.number, default: []].append(index)
      } else {
        pairs[Self.key(first.number, words[index][1].number), default: []].append(index)
      }
    }
  }

  /// The concepts that each entry names besides its own.
  var concepts: [Set<Int>] {
    entries.indices.map { outer in
      var found: Set<Int> = []
      for position in words[outer].indices { add(inside: outer, from: position, to: &found) }
      return found
    }
  }

  private func add(inside outer: Int, from position: Int, to found: inout Set<Int>) {
    let rest = words[outer][position...]
    for first in wordsOfForm[Int(words[outer][position].own)] {
      for inner in singles[first] ?? [] where isOther(inner, outer) {
        found.insert(entries[inner].concept)
      }
      guard position + 1 < words[outer].count else { continue }
      for second in wordsOfForm[Int(words[outer][position + 1].own)] {
        for inner in pairs[Self.key(first, second)] ?? []
        where isOther(inner, outer) && words[inner].count <= rest.count
          && zip(rest, words[inner]).allSatisfy({ $1.forms.containsSorted($0.own) })
        {
          found.insert(entries[inner].concept)
        }
      }
    }
  }

  private func isOther(_ inner: Int, _ outer: Int) -> Bool {
    entries[inner].concept != entries[outer].concept
  }

  private static func key(_ first: Int, _ second: Int) -> UInt64 {
    UInt64(truncatingIfNeeded: first) << 32 | UInt64(truncatingIfNeeded: second)
  }
}
