extension ParsedDocument {
  /// In characters; a file may repeat a key for each of its texts.
  private static let longestKey = 200

  /// The keys of all blocks, each with its number among those of the same name; nil for running text.
  package var keys: [String]? {
    guard !blocks.isEmpty, blockKeys.count == blocks.count else { return nil }
    var counts: [String: Int] = [:]
    return blockKeys.map { key in
      counts[key, default: 0] += 1
      return "\(key)#\(counts[key] ?? 1)"
    }
  }

  /// Adds the text under keys inside each other, the outermost first.
  mutating func append(_ block: TextBlock, key path: [String]) {
    blocks.append(block)
    blockKeys.append(Self.key(path))
  }

  /// Keys joined, from the innermost out as far as there is room; of a long one the two ends.
  private static func key(_ path: [String]) -> String {
    var key = ""
    for name in path.reversed() where key.utf8.count <= longestKey {
      let isShort = name.utf8.count <= longestKey
      let end = longestKey / 2
      let shown = isShort ? name : "\(name.prefix(end))…\(name.utf8.count)…\(name.suffix(end))"
      key = key.isEmpty ? shown : "\(shown).\(key)"
    }
    return key
  }
}
