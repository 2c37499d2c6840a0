internal import LanguageAssets
internal import LibXML

/// Puts entries of a TBX file in the place of the old ones, leaving all else as it is.
enum TBXPatch {
  /// The version that the root element says.
  static func version(of bytes: [UInt8]) -> TBXWriter.Version {
    var cursor = ElementCursor(ByteSource(bytes))
    guard let root = try? cursor.nextChild(), root.localName == "tbx" else { return .v2 }
    return root["style"]?.lowercased() == "dct" ? .v3DCT : .v3
  }

  /// The file with the entries at some positions of a glossary written anew, or added after the last.
  ///
  /// - Parameters:
  ///   - original: the file.
  ///   - after: the glossary that it shall hold.
  ///   - positions: the positions of what is new in it, rising.
  ///   - version: the version of the file.
  /// - Returns: nil when the entries cannot be told apart in the file, or would not be read as they are
  ///   in the glossary.
  /// - Throws: ``AssetError`` when the glossary cannot be written.
  /// - Complexity: O(n) in the size of the file.
  static func bytes(
    _ original: [UInt8], after: Glossary, at positions: [Int], version: TBXWriter.Version
  ) throws -> [UInt8]? {
    guard String(validating: original, as: UTF8.self) != nil else { return nil }
    let entries = entries(of: original)
    let written = try TBXWriter.bytes(of: after, version: version)
    let writtenEntries = self.entries(of: written)
    // Concepts without terms are not written.
    let places = after.concepts.reduce(into: [0]) {
      $0.append($0[$0.count - 1] + ($1.terms.isEmpty ? 0 : 1))
    }
    guard let last = entries.last, positions.allSatisfy({ places[$0] < writtenEntries.count })
    else { return nil }
    let lineEnd: [UInt8] = hasCarriageReturns(original) ? [13, 10] : [10]
    var result: [UInt8] = []
    var taken = 0
    for position in positions {
      let entry = written[writtenEntries[places[position]]].flatMap { $0 == 10 ? lineEnd : [$0] }
      if position < entries.count {
        result += original[taken..<entries[position].lowerBound] + entry
        taken = entries[position].upperBound
      } else {
        result +=
          original[taken..<max(taken, last.upperBound)] + lineEnd + Array("      ".utf8) + entry
        taken = max(taken, last.upperBound)
      }
    }
    result += original[taken...]
    let read = try? TBXReader.read(ByteSource(result)).glossary.concepts
    // An entry with prefixes that the file does not declare is not read at all.
    guard let read, read.count == after.concepts.count,
      positions.allSatisfy({ read[$0] == after.concepts[$0] })
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
