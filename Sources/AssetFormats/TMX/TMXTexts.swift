package import LanguageAssets
internal import LanguageText
internal import LibXML

/// Reads the plain texts of a memory alone, about as fast as libxml2 parses it.
package enum TMXTexts {
  /// Reads a memory, plain or compressed, handing over its units with plain texts only: no
  /// properties, notes or inline codes.
  ///
  /// - Returns: false when something about the file is out of the ordinary; a ``TMXReader`` then
  ///   reads it, or says what is wrong, and what was handed over before is to be forgotten.
  /// - Throws: whatever the source or the closure throws.
  package static func read(
    _ source: ByteSource, unit take: (TranslationUnit) throws -> Void
  ) throws -> Bool {
    try scan(source) { batch, languages in
      for record in batch.records {
        var unit = TranslationUnit(
          id: record.identifier.map { String(decoding: batch.bytes[$0], as: UTF8.self) },
          variants: [])
        unit.variants.reserveCapacity(record.texts.count)
        var start = record.start
        for text in record.texts {
          let end = batch.textEnds[text]
          let content = String(decoding: batch.bytes[start..<end], as: UTF8.self)
          unit.variants.append(
            Variant(
              language: languages[Int(batch.textLabels[text])], segment: SegmentContent(content)))
          start = end
        }
        try take(unit)
      }
    }
  }

  /// Adds the texts of a memory, plain or compressed, to those that are held.
  ///
  /// - Returns: false when something about the file is out of the ordinary; nothing is added then.
  /// - Throws: whatever the source throws.
  package static func read(_ source: ByteSource, into texts: inout MemoryTexts) throws -> Bool {
    var held = texts
    let isComplete = try scan(source) { batch, languages in
      let numbers = languages.map { held.number(of: $0) }
      held.append(MemoryTexts.Block(batch, numbers))
    }
    if isComplete { texts = held }
    return isComplete
  }

  private static func scan(
    _ source: ByteSource, _ take: (XMLTextScan.Batch, [LanguageTag]) throws -> Void
  ) throws -> Bool {
    let content = source.decompressed(entryExtension: "tmx")
    var tags: [LanguageTag] = []
    do {
      return try XMLTextScan.read(plan, in: { try content.next() }) { batch in
        for label in batch.labels.dropFirst(tags.count) {
          guard let tag = LanguageTag(label) else { throw OddLanguage() }
          tags.append(tag)
        }
        try take(batch, tags)
      }
    } catch is OddLanguage {
      return false
    }
  }

  private struct OddLanguage: Error {}

  private static let plan = XMLTextScan.Plan(
    path: ["tmx", "body", "tu", "tuv", "seg"], identifier: "tuid", label: "lang",
    hidden: ["bpt", "ept", "it", "ph", "ut"])
}

extension MemoryTexts.Block {
  /// The texts of a batch without the identifiers between them.
  fileprivate init(_ batch: XMLTextScan.Batch, _ numbers: [UInt16]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(batch.bytes.count)
    var textEnds: [UInt32] = []
    textEnds.reserveCapacity(batch.textEnds.count)
    for record in batch.records {
      guard let last = record.texts.last else { continue }
      let moved = record.start - bytes.count
      bytes.append(contentsOf: batch.bytes[record.start..<batch.textEnds[last]])
      for text in record.texts {
        textEnds.append(UInt32(truncatingIfNeeded: batch.textEnds[text] - moved))
      }
    }
    self.init(
      bytes: bytes, textEnds: textEnds, labels: batch.textLabels.map { numbers[Int($0)] },
      unitEnds: batch.records.map { UInt32(truncatingIfNeeded: $0.texts.upperBound) })
  }
}
