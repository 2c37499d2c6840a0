import LanguageText
import Yams

/// Puts the settings of a file into a configuration, each with the line it stands on.
struct SettingReader {
  private let nodes: NodeReader
  /// The configuration with all that was read.
  private(set) var configuration: Configuration

  init(path: String, configuration: Configuration) {
    nodes = NodeReader(path: path)
    self.configuration = configuration
  }

  /// Reads a key with its value.
  mutating func read(_ key: Node, _ value: Node, knownRules: [String]) throws(RunError) {
    let name = try nodes.string(key, "a key")
    switch name {
    case "extend":
      configuration.extended = try nodes.text(value, "a path")
      note(name, value)
    case "sourceLanguage":
      configuration.sourceLanguage = try nodes.language(value)
      note(name, value)
    case "targetLanguages":
      for item in try items(value, name) {
        configuration.targetLanguages.append(try nodes.language(item))
      }
    case "glossaries":
      for item in try items(value, name) {
        configuration.glossaries.append(try nodes.text(item, "a text in \(name)"))
      }
    case "memories":
      for item in try items(value, name) {
        configuration.memories.append(try nodes.text(item, "a text in \(name)"))
      }
    case "labels":
      for item in try items(value, name) {
        configuration.labels.append(try nodes.text(item, "a text in \(name)"))
      }
    case "documents":
      for item in try items(value, name) {
        configuration.documents.append(try nodes.documents(item))
      }
    case "exclude":
      for item in try items(value, name) {
        configuration.exclude.append(try nodes.pattern(item))
      }
    case "languages":
      for (key, value) in try nodes.mapping(value, name) {
        let captured = try nodes.string(key, "a name")
        configuration.languages[captured] = try nodes.language(value)
        note("languages.\(captured)", value)
      }
    case "rules": try readRules(value, knownRules)
    default: throw nodes.unknown(name, "key", at: key, among: ConfigurationReader.keys)
    }
  }

  private mutating func readRules(_ value: Node, _ knownRules: [String]) throws(RunError) {
    for (key, value) in try nodes.mapping(value, "rules") {
      let name = try nodes.string(key, "a rule")
      guard knownRules.contains(name) else {
        throw nodes.unknown(name, "rule", at: key, among: knownRules)
      }
      configuration.rules[name] = try nodes.level(value)
      note("rules.\(name)", key)
    }
  }

  /// The items of a list, each with its line noted.
  private mutating func items(_ node: Node, _ key: String) throws(RunError) -> [Node] {
    let items = try nodes.items(node, key)
    for (index, item) in items.enumerated() { note("\(key)[\(index)]", item) }
    return items
  }

  private mutating func note(_ setting: String, _ node: Node) {
    configuration.origins[setting] = Configuration.Origin(
      path: nodes.path, line: node.mark?.line ?? 1)
  }
}
