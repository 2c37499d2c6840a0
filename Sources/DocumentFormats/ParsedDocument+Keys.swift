extension ParsedDocument {
  /// Longer keys are none: a file may repeat one for each of its texts.
  private static let longestKey = 1000

  /// The keys of all blocks, each with its number among those of the same name; nil for running text.
  package var keys: [String]? {
    guard !blocks.isEmpty, blockKeys.count == blocks.count else { return nil }
    var counts: [String: Int] = [:]
    var keys: [String] = []
    for key in blockKeys {
      guard let key else { return nil }
      counts[key, default: 0] += 1
      keys.append("\(key)#\(counts[key] ?? 1)")
    }
    return keys
  }

  /// The key of a text under keys inside each other, the outermost first; nil when it is too long.
  static func key(_ path: [String]) -> String? {
    path.reduce(0, { $0 + $1.utf8.count }) <= longestKey ? path.joined(separator: ".") : nil
  }

  /// Adds the text of a key.
  mutating func append(_ block: TextBlock, key path: [String]) {
    blocks.append(block)
    blockKeys.append(path.isEmpty ? nil : Self.key(path))
  }
}
