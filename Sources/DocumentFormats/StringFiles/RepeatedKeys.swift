import Yams

/// Keys that one mapping of YAML has twice: Rails and others take what comes last, Yams refuses the file.
enum RepeatedKeys {
  /// How many mappings with such keys a file may have.
  private static let mostMappings = 200
  /// What keys consist of that a later one overrides, each of another: characters for private use.
  private static let marks: ClosedRange<UInt32> = 0xE000...0xF8FF

  /// The document of a YAML text; nil when it is empty.
  ///
  /// Of keys that a mapping repeats, all but the last are renamed, so that ``isOverridden(_:)`` knows them;
  /// every place stays where it was.
  ///
  /// - Throws: what Yams throws.
  /// - Complexity: O(n) in the length of the text for each mapping that repeats keys.
  static func compose(_ text: String) throws -> Node? {
    var text = text
    for _ in 0..<mostMappings {
      do {
        return try Yams.compose(yaml: text)
      } catch YamlError.duplicatedKeysInMapping(let names, let context) {
        guard
          let renamed = renaming(
            Set(names), from: context.mark.line - 1, at: context.mark.column - 1, in: text)
        else { throw YamlError.duplicatedKeysInMapping(duplicates: names, context: context) }
        text = renamed
      }
    }
    return try Yams.compose(yaml: text)
  }

  /// Whether a key is one that a later one of its mapping overrides.
  static func isOverridden(_ key: String) -> Bool {
    key.unicodeScalars.first.map { marks.contains($0.value) } ?? false
  }

  /// The text with all but the last of some keys of a block mapping renamed, of which one stands in a line
  /// and column, both from 0; nil when none is repeated there.
  private static func renaming(
    _ names: Set<String>, from line: Int, at column: Int, in text: String
  ) -> String? {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    guard lines.indices.contains(line), column >= 0 else { return nil }
    let isInside = { (line: Substring) in
      line.prefix { $0 == " " }.count >= column || line.allSatisfy(\.isWhitespace)
        || line.drop { $0 == " " }.first == "#"
    }
    let start = lines[..<line].lastIndex { !isInside($0) }.map { $0 + 1 } ?? 0
    let end = lines[line...].firstIndex { !isInside($0) } ?? lines.endIndex
    var places: [String: [Int]] = [:]
    for index in start..<end where lines[index].prefix(while: { $0 == " " }).count == column {
      guard let key = key(of: lines[index].dropFirst(column)) else { continue }
      if names.contains(key.name) { places[key.name, default: []].append(index) }
    }
    let overridden = places.values.flatMap { $0.dropLast() }
    guard !overridden.isEmpty else { return nil }
    for (number, index) in overridden.sorted().enumerated() {
      // As long as before, and no two of them alike.
      guard let key = key(of: lines[index].dropFirst(column)),
        let mark = Unicode.Scalar(marks.lowerBound + UInt32(number)), marks.contains(mark.value)
      else { return nil }
      let name = String(repeating: Character(mark), count: key.length)
      lines[index] =
        lines[index].prefix(column) + name + lines[index].dropFirst(column + key.length)
    }
    return lines.joined(separator: "\n")
  }

  /// The key that a line begins with, and its length with its quotes, in characters; nil without one.
  private static func key(of line: Substring) -> (name: String, length: Int)? {
    if let quote = line.first, "\"'".contains(quote) {
      guard let end = line.dropFirst().firstIndex(of: quote), line[end...].dropFirst().first == ":"
      else { return nil }
      let name = line[line.index(after: line.startIndex)..<end]
      return (String(name), name.count + 2)
    }
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon]
    return name.isEmpty ? nil : (String(name), name.count)
  }
}
