import LanguageText
import Yams

/// Reads an `isogloss.yml`.
package enum ConfigurationReader {
  /// The keys of a configuration, in the order in which people write them.
  package static let keys = [
    "extend", "sourceLanguage", "targetLanguages", "glossaries", "memories", "documents",
    "languages", "labels", "rules", "exclude",
  ]

  /// Reads one file of a configuration; what it extends is not read.
  ///
  /// - Parameters:
  ///   - text: the YAML.
  ///   - path: the file it was read from, for errors.
  ///   - base: the folder its paths are relative to.
  ///   - knownRules: the names of the rules that exist.
  /// - Returns: the configuration, with defaults for what it does not say.
  /// - Throws: ``RunError`` with the line of a syntax error, an unknown key (naming the nearest
  ///   known one) or a value of the wrong kind.
  package static func read(
    _ text: String, path: String, base: String, knownRules: [String]
  ) throws(RunError) -> Configuration {
    var configuration = Configuration(base: base)
    configuration.path = path
    configuration.files = [path]
    guard let root = try compose(text, path: path) else { return configuration }
    guard case .mapping(let mapping) = root else {
      throw RunError(
        "expected a mapping with keys such as \(keys[0])", path: path, line: root.mark?.line,
        column: root.mark?.column)
    }
    var reader = SettingReader(path: path, configuration: configuration)
    for (key, value) in mapping {
      try reader.read(key, value, knownRules: knownRules)
    }
    return reader.configuration
  }

  /// The text of a configuration, without a byte order mark.
  ///
  /// - Throws: ``RunError`` with the place of the first byte that is no UTF-8.
  package static func text(of bytes: [UInt8], path: String) throws(RunError) -> String {
    let hint = "save the file as UTF-8"
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw RunError("is UTF-16, expected UTF-8", path: path, hint: hint)
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    if let text = String(validating: content, as: UTF8.self) { return text }
    let valid = String(decoding: content, as: UTF8.self).prefix { $0 != "\u{FFFD}" }
    let lines = valid.split(omittingEmptySubsequences: false) { $0.isNewline }
    throw RunError(
      "is not valid UTF-8 here", path: path, line: lines.count,
      column: (lines.last?.unicodeScalars.count ?? 0) + 1, hint: hint)
  }

  private static func compose(_ text: String, path: String) throws(RunError) -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch {
      guard let error = error as? YamlError else {
        throw RunError("is not valid YAML: \(error)", path: path)
      }
      throw RunError(yamlError: error, text: text, path: path)
    }
  }
}

extension RunError {
  fileprivate init(yamlError error: YamlError, text: String, path: String) {
    switch error {
    case .duplicatedKeysInMapping(let duplicates, let context):
      let key = duplicates.first ?? ""
      self.init(
        "has the key “\(key)” twice", path: path,
        line: Self.lastLine(of: text, withKey: key) ?? context.mark.line, hint: "join the two")
    case .reader(_, _, let value, _):
      let before = text.unicodeScalars.prefix { $0.value != value }
      let lines = before.split(omittingEmptySubsequences: false) { $0 == "\n" }
      let name = String(value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(0, 4 - name.count))
      self.init(
        "is not valid YAML: it cannot hold the character U+\(padding)\(name)", path: path,
        line: lines.count, column: (lines.last?.count ?? 0) + 1, hint: "delete it")
    case .scanner(_, let problem, let mark, _) where Self.indentsByTab(text, line: mark.line):
      self.init(
        "is not valid YAML: \(problem)", path: path, line: mark.line, column: mark.column,
        hint: "YAML is indented with spaces, not with tabs")
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(
        "is not valid YAML: \(problem)", path: path, line: mark.line, column: mark.column)
    default:
      let firstLine = error.description.split(separator: "\n").first.map(String.init)
      self.init("is not valid YAML: \(firstLine ?? "unreadable")", path: path)
    }
  }

  private static func lastLine(of text: String, withKey key: String) -> Int? {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.lastIndex { $0.drop { $0 == " " }.hasPrefix(key + ":") }.map { $0 + 1 }
  }

  private static func indentsByTab(_ text: String, line: Int) -> Bool {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    guard lines.indices.contains(line - 1) else { return false }
    return lines[line - 1].prefix { $0 == " " || $0 == "\t" }.contains("\t")
  }
}
