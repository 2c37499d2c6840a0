import LanguageText
import Yams

/// Reads an `isogloss.yml`.
package enum ConfigurationReader {
  /// The keys of a configuration, in the order in which people write them.
  package static let keys = [
    "extend", "sourceLanguage", "glossaries", "memories", "documents", "languages", "labels",
    "rules",
    "exclude",
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

  private static func compose(_ text: String, path: String) throws(RunError) -> Node? {
    do {
      return try Yams.compose(yaml: text)
    } catch {
      guard let error = error as? YamlError else {
        throw RunError("is not valid YAML: \(error)", path: path)
      }
      throw RunError(yamlError: error, path: path)
    }
  }
}

extension RunError {
  fileprivate init(yamlError error: YamlError, path: String) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      self.init(
        "is not valid YAML: \(problem)", path: path, line: mark.line, column: mark.column)
    default:
      let firstLine = error.description.split(separator: "\n").first.map(String.init)
      self.init("is not valid YAML: \(firstLine ?? "unreadable")", path: path)
    }
  }
}
