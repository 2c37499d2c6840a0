import ArgumentParser
import FindingReporters
import LanguageAssets
import LanguageText

/// How counts are written.
enum StatisticsFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// In the shape of the contract.
  case json
}

extension MemoryStatistics {
  /// The counts in the shape of the contract.
  var json: JSONValue {
    [
      "units": .integer(units), "variants": .integer(variants),
      "languages": JSONValue(counts: languages),
    ]
  }

  /// The counts for people.
  var text: String {
    "\(units.counted("unit")), \(variants.counted("variant"))\n" + lines(of: languages)
  }
}

extension Glossary {
  /// The counts in the shape of the contract.
  var statisticsJSON: JSONValue {
    [
      "concepts": .integer(concepts.count), "terms": .integer(termCount),
      "languages": JSONValue(counts: termCounts),
    ]
  }
}

extension JSONValue {
  /// An object of counts by canonical tag, in the order of the tags.
  fileprivate init(counts: [LanguageTag: Int]) {
    self = .object(
      counts.sorted { $0.key < $1.key }.map {
        Member($0.key.canonical, .integer($0.value))
      })
  }
}

/// Counts by language, one a line.
private func lines(of counts: [LanguageTag: Int]) -> String {
  counts.sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value)\n" }.joined()
}
