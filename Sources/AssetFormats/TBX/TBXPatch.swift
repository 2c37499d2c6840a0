internal import LanguageAssets
internal import LibXML

/// Puts one entry of a TBX file in the place of the old one, leaving all else as it is.
enum TBXPatch {
  /// The version that the root element says.
  static func version(of bytes: [UInt8]) -> TBXWriter.Version {
    var cursor = ElementCursor(ByteSource(bytes))
    guard let root = try? cursor.nextChild(), root.localName == "tbx" else { return .v2 }
    return root["style"]?.lowercased() == "dct" ? .v3DCT : .v3
  }

  /// The file with the entry at a position of a glossary written anew, or added after the last.
  ///
  /// - Returns: nil when the entry cannot be told apart in the file, or would not be read as it is
  ///   in the glossary.
  /// - Throws: ``AssetError`` when the glossary cannot be written.
  static func bytes(
    _ original: [UInt8], after: Glossary, at position: Int, version: TBXWriter.Version
  ) throws -> [UInt8]? {
    guard String(validating: original, as: UTF8.self) != nil else { return nil }
    let entries = entries(of: original)
    let written = try TBXWriter.bytes(of: after, version: version)
    let writtenEntries = self.entries(of: written)
    let index = after.concepts[..<position].count { !$0.terms.isEmpty }
    guard index < writtenEntries.count, let last = entries.last else { return nil }
    var entry = Array(written[writtenEntries[index]])
    if hasCarriageReturns(original) { entry = entry.flatMap { $0 == 10 ? [13, 10] : [$0] } }
    var result = original
    if position < entries.count {
      result.replaceSubrange(entries[position], with: entry)
    } else {
      let gap = hasCarriageReturns(original) ? "\r\n      " : "\n      "
      result.insert(contentsOf: Array(gap.utf8) + entry, at: last.upperBound)
    }
    let read = try? TBXReader.read(ByteSource(result)).glossary.concepts
    // An entry with prefixes that the file does not declare is not read at all.
    guard let read, read.count == after.concepts.count, read[position] == after.concepts[position]
    else { return nil }
    return result
  }

  private static func hasCarriageReturns(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.firstIndex(of: 10), end > 0 else { return false }
    return bytes[end - 1] == 13
  }

  /// The byte ranges of the entries, from `<` to `>`; comments and CDATA sections are passed over.
  private static func entries(of bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start: Int?
    var index = 0
    while let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      index = next + 1
      if bytes[next...].starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: next)
      } else if bytes[next...].starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", in: bytes, from: next)
      } else if names.contains(where: { bytes[next...].starts(with: "<\($0)".utf8) }) {
        start = start ?? next
      } else if names.contains(where: { bytes[next...].starts(with: "</\($0)".utf8) }) {
        index = end(of: ">", in: bytes, from: next)
        if let begin = start { result.append(begin..<index) }
        start = nil
      }
    }
    return result
  }

  private static let names = ["termEntry", "conceptEntry"]

  private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
    let pattern = Array(text.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) {
        return index + pattern.count
      }
      index += 1
    }
    return bytes.count
  }
}
