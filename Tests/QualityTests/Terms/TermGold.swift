import AssetFormats
import Foundation
import LanguageAssets
import LanguageText
import Testing

/// The names that people gave to concepts, language by language.
struct TermGold {
  /// For each concept and language, the accepted names, folded.
  var concepts: [[String: Set<String>]] = []

  /// The concepts of a glossary of ours, without names that it forbids.
  static func glossary(_ file: URL) throws -> TermGold {
    let glossary = try TBXReader.read(ByteSource([UInt8](try Data(contentsOf: file)))).glossary
    var gold = TermGold()
    for concept in glossary.concepts {
      var names: [String: Set<String>] = [:]
      for term in concept.terms where term.status != .forbidden {
        names[term.language.canonical, default: []].insert(ExtractedConcepts.folded(term.text))
      }
      gold.concepts.append(names)
    }
    return gold
  }

  /// The rows of a table with a header of language tags; names are parted by commas and such.
  static func table(_ file: URL) throws -> TermGold {
    var gold = TermGold()
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let header = cells(lines.first ?? "")
    for line in lines.dropFirst() where !line.isEmpty {
      var names: [String: Set<String>] = [:]
      for (language, cell) in zip(header, cells(line)) where !cell.isEmpty {
        // Cells such as “annotation -- 标注” repeat the English name.
        let name = cell.components(separatedBy: " -- ").last ?? cell
        let parts = name.split(whereSeparator: { ";/,、；，".contains($0) }).map(String.init) + [name]
        names[language] = Set(parts.map(ExtractedConcepts.folded).filter { !$0.isEmpty })
      }
      gold.concepts.append(names)
    }
    return gold
  }

  /// The seeds' table: one form a line, with its concept, language and citation form.
  static func seeds(_ file: URL) throws -> TermGold {
    var concepts: [String: [String: Set<String>]] = [:]
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    for line in lines.dropFirst() {
      let cells = cells(line)
      guard cells.count > 7 else { continue }
      for form in [cells[3], cells[7]] {
        concepts[cells[0], default: [:]][cells[1], default: []].insert(
          ExtractedConcepts.folded(form))
      }
    }
    return TermGold(concepts: concepts.sorted { $0.key < $1.key }.map(\.value))
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  /// The links of all pairs of languages: right among those that the gold can judge, found among
  /// those that it has.
  func linkRow(_ name: String, _ extracted: ExtractedConcepts, baseline: String = "")
    -> QualityTable.Row
  {
    var owners: [String: Set<Int>] = [:]
    for (number, concept) in concepts.enumerated() {
      for (language, names) in concept {
        for name in names { owners[language + "\t" + name, default: []].insert(number) }
      }
    }
    var (right, judged) = (0, 0)
    var linked: Set<String> = []
    for concept in extracted.concepts {
      for (place, one) in concept.terms.enumerated() {
        for other in concept.terms[(place + 1)...] {
          let cited = Self.owners(of: [one.text], one.lang, owners)
          let others = Self.owners(of: [other.text], other.lang, owners)
          if !cited.isEmpty, !others.isEmpty {
            judged += 1
            right += cited.isDisjoint(with: others) ? 0 : 1
          }
          let common = Self.owners(of: one.names, one.lang, owners).intersection(
            Self.owners(of: other.names, other.lang, owners))
          let pair = [one.lang, other.lang].sorted().joined(separator: "–")
          for number in common { linked.insert("\(number) \(pair)") }
        }
      }
    }
    let wanted = concepts.reduce(0) { $0 + $1.count * ($1.count - 1) / 2 }
    return QualityTable.Row(
      name, precision: Double(right) / Double(max(1, judged)),
      recall: Double(linked.count) / Double(max(1, wanted)), baseline: baseline)
  }

  private static func owners(
    of names: [String], _ language: String, _ owners: [String: Set<Int>]
  ) -> Set<Int> {
    names.reduce(into: []) {
      $0.formUnion(owners[language + "\t" + ExtractedConcepts.folded($1)] ?? [])
    }
  }

  /// For each name in one language, whether the best concept that has it calls it in the other
  /// language as the gold does.
  func translationRow(
    _ name: String, _ extracted: ExtractedConcepts, from source: String, to target: String,
    baseline: String = ""
  ) -> QualityTable.Row {
    var index: [String: ExtractedConcepts.Term] = [:]
    for concept in extracted.concepts.sorted(by: { $0.confidence > $1.confidence }) {
      guard let translation = concept.terms.first(where: { $0.lang == target }) else { continue }
      for name in concept.terms.filter({ $0.lang == source }).flatMap(\.names) {
        let folded = ExtractedConcepts.folded(name)
        if index[folded] == nil { index[folded] = translation }
      }
    }
    var (right, answered, wanted) = (0, 0, 0)
    for concept in concepts {
      guard let names = concept[source], let accepted = concept[target] else { continue }
      wanted += 1
      guard let answer = names.sorted().lazy.compactMap({ index[$0] }).first else { continue }
      answered += 1
      if accepted.contains(ExtractedConcepts.folded(answer.text)) { right += 1 }
    }
    return QualityTable.Row(
      name, right: right, found: answered, wanted: wanted, baseline: baseline)
  }

  /// The calibration of the links that the gold can judge.
  func judgements(_ extracted: ExtractedConcepts) -> [(score: Double, isRight: Bool)] {
    extracted.concepts.compactMap { concept in
      let one = linkCounts(concept)
      return one.judged == 0 ? nil : (concept.confidence, one.right == one.judged)
    }
  }

  private func linkCounts(_ concept: ExtractedConcepts.Concept) -> (right: Int, judged: Int) {
    let cited = concept.terms.map { term in
      concepts.indices.filter {
        concepts[$0][term.lang]?.contains(ExtractedConcepts.folded(term.text)) == true
      }
    }.filter { !$0.isEmpty }
    var (right, judged) = (0, 0)
    for (place, one) in cited.enumerated() {
      for other in cited[(place + 1)...] {
        judged += 1
        right += Set(one).isDisjoint(with: other) ? 0 : 1
      }
    }
    return (right, judged)
  }
}
