package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Counts the units, variants and languages of a memory without reading its text.
package enum TMXTally {
  /// Counts a memory, plain or compressed.
  ///
  /// - Returns: nil when something about the file is out of the ordinary; a ``TMXReader`` then reads
  ///   it, or says what is wrong.
  /// - Throws: whatever the source throws.
  package static func count(_ source: ByteSource) throws -> MemoryStatistics? {
    let plan = XMLTally.Plan(
      root: "tmx", elements: [("header", 1), ("body", 1), ("tu", 2), ("tuv", 3)],
      attribute: "lang")
    let content = source.decompressed(entryExtension: "tmx")
    guard let tally = try XMLTally.count(plan, in: { try content.next() }), tally.counts[0] == 1,
      tally.counts[1] == 1
    else { return nil }
    var languages: [LanguageTag: Int] = [:]
    for (value, count) in tally.values {
      guard let language = LanguageTag(value) else { return nil }
      languages[language, default: 0] += count
    }
    return MemoryStatistics(
      units: tally.counts[2], variants: tally.counts[3], languages: languages)
  }
}
