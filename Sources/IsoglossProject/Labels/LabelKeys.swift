import DocumentFormats

/// The keys of a file of strings, read from what stands in front of each value.
enum LabelKeys {
  /// The values of a file with their keys, in order; a key that comes back is numbered.
  ///
  /// A key is the last quoted text, `name="…"` or bare word between a value and the one before it.
  ///
  /// - Complexity: O(n) in the size of the file.
  static func texts(
    of document: ParsedDocument, in bytes: [UInt8]
  ) -> [(key: String, text: String)] {
    var counts: [String: Int] = [:]
    var end = 0
    return document.blocks.map { block in
      let range = block.offsets.fileRange(of: 0..<block.offsets.textLength)
      let gap = String(
        decoding: bytes[min(end, range.lowerBound)..<range.lowerBound], as: UTF8.self)
      end = max(end, range.upperBound)
      let key = key(in: gap)
      let number = counts[key, default: 0]
      counts[key] = number + 1
      return (key + "\u{0}\(number)", block.text)
    }
  }

  /// The key at the end of what stands in front of a value.
  static func key(in gap: String) -> String {
    if let tag = gap.lastIndex(of: "<") {
      for name in ["name=\"", "quantity=\""] {
        if let start = gap.ranges(of: name).last?.upperBound {
          let suffix = name.hasPrefix("q") ? String(gap[tag...].prefix(12)) : ""
          return gap[start...].prefix { $0 != "\"" } + suffix
        }
      }
    }
    let parts = gap.split(separator: "\"", omittingEmptySubsequences: false)
    let assignment = parts.dropLast().last ?? ""
    if assignment.allSatisfy({ $0.isWhitespace || "=:".contains($0) }), parts.count >= 3 {
      return String(parts[parts.count - 3])
    }
    return assignment.split { $0.isWhitespace || "=:;".contains($0) }.last.map(String.init) ?? ""
  }
}
