import IsoglossProject
import LanguageText
import TermChecking

/// A configuration as YAML that could be an `isogloss.yml`, each setting with where it was made.
struct ConfigurationText {
  private let configuration: Configuration
  private let references: ReferenceOptions
  private let rules: RuleOptions

  init(_ configuration: Configuration, _ references: ReferenceOptions, _ rules: RuleOptions) {
    self.configuration = configuration
    self.references = references
    self.rules = rules
  }

  /// Every key, defaults included.
  ///
  /// - Throws: `RunError` for a rule on the command line that is none.
  func yaml() throws(RunError) -> String {
    var lines = [heading, scalar("sourceLanguage", configuration.sourceLanguage?.canonical)]
    lines += list("targetLanguages", configuration.targetLanguages.map(\.canonical))
    lines += list("glossaries", configuration.glossaries, added: references.glossary, "--glossary")
    lines += list("memories", configuration.memories, added: references.memory, "--memory")
    lines += documents
    lines += languages
    lines += list("labels", configuration.labels)
    lines += try ruleLevels()
    lines += list("exclude", configuration.exclude.map(\.text))
    return lines.joined(separator: "\n") + "\n"
  }

  private var heading: String {
    guard let path = configuration.path else { return "# no configuration file: the defaults" }
    let extended = configuration.files.dropFirst().map { ", which extends \($0)" }.joined()
    return "# from \(path)\(extended)"
  }

  private var documents: [String] {
    guard !configuration.documents.isEmpty else { return ["documents: []" + remark("default")] }
    return ["documents:"]
      + configuration.documents.enumerated().flatMap { index, pattern -> [String] in
        let origin = origin("documents[\(index)]")
        guard pattern.source != nil || pattern.language != nil else {
          return ["  - " + quoted(pattern.versions.text) + origin]
        }
        let lines =
          (pattern.source.map { ["source: " + quoted($0.text)] } ?? [])
          + ["translations: " + quoted(pattern.versions.text)]
          + (pattern.language.map { ["language: \($0)"] } ?? [])
        return ["  - " + lines[0] + origin] + lines.dropFirst().map { "    " + $0 }
      }
  }

  private var languages: [String] {
    guard !configuration.languages.isEmpty else { return ["languages: {}" + remark("default")] }
    return ["languages:"]
      + configuration.languages.sorted { $0.key < $1.key }.map { name, language in
        "  \(quoted(name)): \(language)" + origin("languages.\(name)")
      }
  }

  private func ruleLevels() throws(RunError) -> [String] {
    let selection = try rules.selection(configuration)
    let selected = Set(rules.select.flatMap(\.names))
    let ignored = Set(rules.ignore.flatMap(\.names))
    var lines = ["rules:"]
    for rule in RuleCatalog.descriptions {
      let level = selection.severities[rule.id]?.rawValue ?? "off"
      let origin: String
      if ignored.contains(rule.id) {
        origin = remark("--ignore")
      } else if !selected.isEmpty, level == "off" || configuration.rules[rule.id] == .off {
        origin = remark("--select")
      } else {
        origin = self.origin("rules.\(rule.id)")
      }
      lines.append("  \(rule.id): \(level)" + origin)
    }
    return lines
  }

  private func scalar(_ key: String, _ value: String?) -> String {
    "\(key): \(value ?? "~")" + origin(key)
  }

  private func list(
    _ key: String, _ items: [String], added: [String] = [], _ option: String = ""
  ) -> [String] {
    guard !items.isEmpty || !added.isEmpty else { return ["\(key): []" + remark("default")] }
    return ["\(key):"]
      + items.enumerated().map { "  - " + quoted($0.element) + origin("\(key)[\($0.offset)]") }
      + added.map { "  - " + quoted($0) + remark(option) }
  }

  private func origin(_ setting: String) -> String {
    remark(configuration.origins[setting].map { "\($0.path):\($0.line)" } ?? "default")
  }

  private func remark(_ text: String) -> String { "  # \(text)" }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
