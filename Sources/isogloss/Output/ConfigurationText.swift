import IsoglossProject
import LanguageText
import TermChecking

/// A configuration as YAML, with a remark on where it came from.
struct ConfigurationText {
  private let configuration: Configuration

  init(_ configuration: Configuration) { self.configuration = configuration }

  /// Every key, defaults included.
  var yaml: String {
    var lines = [
      configuration.path.map { "# from \($0)" } ?? "# no configuration file: the defaults"
    ]
    lines.append("sourceLanguage: \(configuration.sourceLanguage?.canonical ?? "~")")
    lines.append("glossaries: \(list(configuration.glossaries))")
    lines.append("memories: \(list(configuration.memories))")
    lines.append("documents: \(list(configuration.documents.map(\.text)))")
    let languages = configuration.languages.sorted { $0.key < $1.key }
      .map { "\(quoted($0.key)): \($0.value)" }
    lines.append("languages: {\(languages.joined(separator: ", "))}")
    lines.append("labels: \(list(configuration.labels))")
    lines.append("rules:")
    for rule in RuleCatalog.descriptions {
      let level = configuration.rules[rule.id]?.rawValue ?? rule.severity.rawValue
      let origin = configuration.rules[rule.id] == nil ? "  # default" : ""
      lines.append("  \(rule.id): \(level)\(origin)")
    }
    lines.append("exclude: \(list(configuration.exclude.map(\.text)))")
    return lines.joined(separator: "\n") + "\n"
  }

  private func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
