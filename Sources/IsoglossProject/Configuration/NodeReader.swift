import LanguageText
import Yams

/// Turns YAML nodes into values, with errors that say where.
struct NodeReader {
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

  /// A text that is none of another kind to YAML: 5, true, null.
  func text(_ node: Node, _ what: String) throws(RunError) -> String {
    let text = try string(node, what)
    guard node.tag == Tag(.str) else {
      throw error(
        "expected \(what), and \(text.isEmpty ? "this" : text) is none", at: node,
        hint: "a name that looks like a number or the like stands in quotes")
    }
    return text
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

  func pattern(_ node: Node) throws(RunError) -> PathPattern {
    let text = try text(node, "a path pattern")
    guard let pattern = PathPattern(text) else {
      throw error(
        "“\(text)” is no path pattern: a { is not closed, or braces have wildcards inside",
        at: node,
        hint: "write docs/{lang}/**/*.md")
    }
    guard !text.hasPrefix("../") else {
      throw error(
        "“\(text)” leaves the folder of the configuration, in which patterns are looked for",
        at: node,
        hint: "put isogloss.yml into a folder above the documents")
    }
    return pattern
  }

  /// A pattern, or a mapping of `source`, `translations` and, where these have no `{lang}`, `language`.
  ///
  /// Beside `language`, `source` may be missing: files such as PO have it inside.
  func documents(_ node: Node) throws(RunError) -> DocumentPattern {
    guard case .mapping(let mapping) = node else { return DocumentPattern(try pattern(node)) }
    let keys = ["source", "translations", "language"]
    var patterns: [String: PathPattern] = [:]
    var translated: LanguageTag?
    for (key, value) in mapping {
      let name = try string(key, "a key")
      guard keys.contains(name) else { throw unknown(name, "key", at: key, among: keys) }
      if name == "language" {
        translated = try language(value)
      } else {
        patterns[name] = try pattern(value)
      }
    }
    if let translated, patterns["source"] == nil, let translations = patterns["translations"],
      !translations.capturesLanguage
    {
      return DocumentPattern(translations, language: translated)
    }
    guard let source = patterns["source"], let translations = patterns["translations"] else {
      throw error(
        "expected both source and translations", at: node,
        hint: "source: docs/**/*.md, translations: i18n/{lang}/docs/**/*.md")
    }
    guard !source.capturesLanguage, translations.capturesLanguage == (translated == nil) else {
      throw error(
        translated == nil || source.capturesLanguage
          ? "{lang} belongs into translations, and only there"
          : "{lang} of translations says what language says", at: node,
        hint: "where paths of translations do not name their one language, write language: ja")
    }
    guard source.wildcardCount == translations.wildcardCount else {
      throw error(
        "source has \(source.wildcardCount.counted("wildcard")) and translations "
          + "\(translations.wildcardCount) besides {lang}", at: node,
        hint: "they say which files are versions of one document: write the same ones")
    }
    return DocumentPattern(translations, source: source, language: translated)
  }

  /// The items of a list; a single value is a list of one.
  func items(_ node: Node, _ key: String) throws(RunError) -> [Node] {
    switch node {
    case .scalar(let scalar): return scalar.string.isEmpty ? [] : [node]
    case .sequence(let sequence): return Array(sequence)
    case .mapping where key == "documents": return [node]
    default: throw error("expected a list of texts for \(key)", at: node)
    }
  }

  func level(_ node: Node) throws(RunError) -> Configuration.RuleLevel {
    // YAML 1.1 reads an unquoted `off` as false; the scalar's text is still “off”.
    let text = try string(node, "a level")
    guard let level = Configuration.RuleLevel(rawValue: text == "false" ? "off" : text) else {
      throw unknown(
        text, "level", at: node, among: Configuration.RuleLevel.allCases.map(\.rawValue))
    }
    return level
  }
}
