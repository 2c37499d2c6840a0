import LanguageText
import Yams

/// Reads an `isogloss.yml`.
package enum ConfigurationReader {
  /// The keys of a configuration, in the order in which people write them.
  package static let keys = [
    "sourceLanguage", "glossaries", "memories", "documents", "languages", "labels", "rules",
    "exclude",
  ]

  /// Reads a configuration.
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
    let reader = NodeReader(path: path)
    for (key, value) in mapping {
      let name = try reader.string(key, "a key")
      switch name {
      case "sourceLanguage": configuration.sourceLanguage = try reader.language(value)
      case "glossaries": configuration.glossaries = try reader.strings(value, name)
      case "memories": configuration.memories = try reader.strings(value, name)
      case "documents": configuration.documents = try reader.patterns(value, name)
      case "labels": configuration.labels = try reader.strings(value, name)
      case "exclude": configuration.exclude = try reader.patterns(value, name)
      case "languages":
        for (key, value) in try reader.mapping(value, name) {
          configuration.languages[try reader.string(key, "a name")] = try reader.language(value)
        }
      case "rules":
        configuration.rules = try reader.rules(value, knownRules: knownRules)
      default: throw reader.unknown(name, "key", at: key, among: keys)
      }
    }
    return configuration
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

/// Turns YAML nodes into values, with errors that say where.
private struct NodeReader {
  let path: String

  func error(_ message: String, at node: Node, hint: String? = nil) -> RunError {
    RunError(message, path: path, line: node.mark?.line, column: node.mark?.column, hint: hint)
  }

  func unknown(_ name: String, _ kind: String, at node: Node, among known: [String]) -> RunError {
    let nearest = NearestName.of(name, among: known)
    return error(
      "unknown \(kind) “\(name)”", at: node,
      hint: nearest.map { "did you mean “\($0)”?" }
        ?? "known: \(known.joined(separator: ", "))")
  }

  func string(_ node: Node, _ what: String) throws(RunError) -> String {
    guard case .scalar(let scalar) = node else { throw error("expected \(what)", at: node) }
    return scalar.string
  }

  func strings(_ node: Node, _ key: String) throws(RunError) -> [String] {
    switch node {
    case .scalar(let scalar): return scalar.string.isEmpty ? [] : [scalar.string]
    case .sequence(let sequence):
      var result: [String] = []
      for item in sequence { result.append(try string(item, "a text in \(key)")) }
      return result
    default: throw error("expected a list of texts for \(key)", at: node)
    }
  }

  func mapping(_ node: Node, _ key: String) throws(RunError) -> Node.Mapping {
    guard case .mapping(let mapping) = node else {
      throw error("expected a mapping for \(key)", at: node)
    }
    return mapping
  }

  func language(_ node: Node) throws(RunError) -> LanguageTag {
    let text = try string(node, "a language tag")
    guard let tag = LanguageTag(text) else {
      throw error("“\(text)” is no BCP 47 language tag", at: node, hint: "write zh-Hant, ja, ru …")
    }
    return tag
  }

  func patterns(_ node: Node, _ key: String) throws(RunError) -> [PathPattern] {
    var result: [PathPattern] = []
    for text in try strings(node, key) {
      guard let pattern = PathPattern(text) else {
        throw error(
          "“\(text)” is no path pattern: a { is not closed", at: node,
          hint: "write docs/{lang}/**/*.md")
      }
      result.append(pattern)
    }
    return result
  }

  func rules(
    _ node: Node, knownRules: [String]
  ) throws(RunError) -> [String: Configuration.RuleLevel] {
    var result: [String: Configuration.RuleLevel] = [:]
    for (key, value) in try mapping(node, "rules") {
      let name = try string(key, "a rule")
      guard knownRules.contains(name) else {
        throw unknown(name, "rule", at: key, among: knownRules)
      }
      // YAML 1.1 reads an unquoted `off` as false; the scalar's text is still “off”.
      let text = try string(value, "a level")
      guard let level = Configuration.RuleLevel(rawValue: text == "false" ? "off" : text) else {
        throw unknown(
          text, "level", at: value, among: Configuration.RuleLevel.allCases.map(\.rawValue))
      }
      result[name] = level
    }
    return result
  }
}
