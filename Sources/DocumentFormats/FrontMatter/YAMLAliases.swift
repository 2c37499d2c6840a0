/// The references to other places of a YAML text: `*name` for what `&name` marks.
enum YAMLAliases {
  /// How many a text may have.
  static let most = 16

  /// Whether YAML refers to other places so often that it could grow without bounds when read: each reference may
  /// stand for a text with references in it.
  ///
  /// Stars before words that nothing in the text marks are emphasis in Markdown. Counted are all that a reader might
  /// take for references, those inside of strings as well.
  ///
  /// - Complexity: O(n) in the length of the lines.
  static func areMany(in lines: [Range<Int>], of source: SourceText) -> Bool {
    var anchors: Set<ArraySlice<UInt8>> = []
    var aliases: [ArraySlice<UInt8>: Int] = [:]
    for line in lines {
      let bytes = source.utf8[line]
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*") else { continue }
        // What libyaml takes for a name.
        let name = bytes[(index + 1)...].prefix { $0.isASCIIWord || "-_".utf8.contains($0) }
        guard !name.isEmpty else { continue }
        if byte == UInt8(ascii: "&") {
          anchors.insert(name)
        } else {
          aliases[name, default: 0] += 1
        }
      }
    }
    guard !anchors.isEmpty else { return false }
    return aliases.reduce(0) { $0 + (anchors.contains($1.key) ? $1.value : 0) } > most
  }
}
