import Yams

/// What the front matter of a page says about which page it is, so that its versions in other languages are
/// found where their files have other names.
///
/// Hugo calls it `translationKey`, sites of Jekyll `ref`, `lang-ref` or `page_id`, Obsidian `permalink`.
package struct PageKeys: Hashable, Sendable {
  /// One name and its value.
  package struct Key: Hashable, Sendable {
    /// The name as front matter has it.
    package let name: String
    /// The value; of an address without its outer slashes.
    package let value: String

    /// Makes a key.
    package init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The keys, the one that says most about the page first.
  package let all: [Key]

  /// Reads the front matter of a document, YAML or TOML; there are no keys without any.
  ///
  /// - Complexity: O(length of the front matter).
  package init(of bytes: [UInt8]) {
    // Most files need not be decoded to see that there is none; the last may be a byte order mark.
    guard let first = bytes.first, [UInt8(ascii: "-"), UInt8(ascii: "+"), 0xef].contains(first),
      let source = try? SourceText(bytes)
    else {
      all = []
      return
    }
    let values = FrontMatter.values(of: source, named: Self.names)
    all = Self.names.compactMap { name in
      guard let value = values[name] else { return nil }
      let trimmed = value.split(separator: "/").joined(separator: "/")
      return Key(name: name, value: trimmed.isEmpty ? value : trimmed)
    }
  }

  private static let names = [
    "translationKey", "translation_key", "translation_id", "lang-ref", "lang_ref", "page_id", "ref",
    "permalink", "slug",
  ]
}

extension FrontMatter {
  /// The values of some keys at the top of front matter, those that are texts.
  fileprivate static func values(of source: SourceText, named names: [String]) -> [String: String] {
    guard let body = body(of: source) else { return [:] }
    let lines = body.lines
    guard body.isYAML else { return tomlValues(of: source, upTo: body.end, names) }
    guard !YAMLAliases.areMany(in: lines, of: source), let first = lines.first,
      let last = lines.last,
      let root = try? Yams.compose(
        yaml: source.string(first.lowerBound..<last.upperBound), .basic, .default, .utf8)
    else { return [:] }
    return (root.mapping ?? [:]).reduce(into: [:]) { values, pair in
      guard let name = pair.key.string, names.contains(name), let value = pair.value.scalar?.string,
        !value.isEmpty
      else { return }
      values[name] = value
    }
  }

  /// The same of TOML, of which these keys need no more than `name = "value"` on a line.
  private static func tomlValues(
    of source: SourceText, upTo end: Int, _ names: [String]
  ) -> [String: String] {
    var values: [String: String] = [:]
    for line in source.string(0..<end).split(whereSeparator: \.isNewline) {
      guard line.first != "[" else { break }
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
      guard parts.count == 2, names.contains(parts[0]), parts[1].count > 2,
        let quote = parts[1].first, "\"'".contains(quote), parts[1].last == quote
      else { continue }
      values[parts[0]] = String(parts[1].dropFirst().dropLast())
    }
    return values
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let start = drop { $0 == " " || $0 == "\t" }
    return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}
