import Foundation
import LanguageText

/// The concepts that real guidelines name in more than one way.
struct DriftGold {
  /// Two names that something says are of one concept.
  struct Pair: Hashable {
    var language: String
    var usual: String
    var other: String
  }

  /// What the gold says of some pairs.
  struct Verdict {
    /// The known drifts of which a pair has a name that is not the usual one.
    var found: Set<String> = []
    /// The pairs of different names of one concept, and of two concepts; pairs with a name that the
    /// gold does not know are in neither.
    var right: Set<Pair> = []
    var wrong: Set<Pair> = []
  }

  /// Concept and language, with a tab between them, of every known drift, with its other names.
  private(set) var drifts: [String: Set<String>] = [:]
  /// The concepts by language and name.
  private var owners: [String: Set<String>] = [:]

  /// Reads the table: concept, lang, seed, form, kind, count, count_lm, of.
  init(_ file: URL) throws {
    let table = try String(contentsOf: file, encoding: .utf8)
    for line in table.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 8 else { continue }
      for form in [cells[3], cells[7]] {
        owners[cells[1] + "\t" + Self.key(form), default: []].insert(cells[0])
        if cells[4] == "variant" {
          drifts[cells[0] + "\t" + cells[1], default: []].insert(Self.key(form))
        }
      }
    }
  }

  /// Compares pairs with the gold.
  func verdict(on pairs: [Pair]) -> Verdict {
    var verdict = Verdict()
    for pair in pairs {
      let (usual, other) = (
        concepts(pair.usual, pair.language), concepts(pair.other, pair.language)
      )
      guard !usual.isEmpty, !other.isEmpty else { continue }
      let common = usual.intersection(other)
      let keys = [Self.key(pair.usual), Self.key(pair.other)]
      // Two spellings that differ in spaces or case only are right by themselves.
      if keys[0] != keys[1] {
        if common.isEmpty { verdict.wrong.insert(pair) } else { verdict.right.insert(pair) }
      }
      for concept in common.map({ $0 + "\t" + pair.language })
      where keys.contains(where: { drifts[concept]?.contains($0) == true }) {
        verdict.found.insert(concept)
      }
    }
    return verdict
  }

  private func concepts(_ name: String, _ language: String) -> Set<String> {
    owners[language + "\t" + Self.key(name)] ?? []
  }

  private static func key(_ text: String) -> String {
    FoldedText.fold(text, .silent).filter { $0.isLetter || $0.isNumber }
  }
}
