import LanguageText

extension InitRun.Proposal {
  /// The proposal as an `isogloss.yml`.
  package var yaml: String {
    var lines = ["# What isogloss checks; “isogloss config schema” describes every key."]
    if let sourceLanguage { lines.append("sourceLanguage: \(sourceLanguage)") }
    if let targets = someTargets {
      lines.append("# Only some of the languages: targetLanguages: [\(targets)]")
    }
    let glossaries = glossaries.isEmpty ? [InitRun.glossaryFolder] : glossaries
    lines.append("glossaries: [\(glossaries.map(Self.quoted).joined(separator: ", "))]")
    lines.append("memories: [\(memories.map(Self.quoted).joined(separator: ", "))]")
    lines.append("documents:")
    for pattern in patterns {
      let versions = Self.quoted(pattern.documents.versions.text)
      if let source = pattern.documents.source {
        lines.append("  - source: \(Self.quoted(source.text))")
        lines.append("    translations: \(versions)")
        if let language = pattern.documents.language { lines.append("    language: \(language)") }
      } else if let language = pattern.documents.language {
        lines.append("  - translations: \(versions)")
        lines.append("    language: \(language)")
      } else {
        lines.append("  - \(versions)")
      }
    }
    if !archived.isEmpty {
      let patterns = archived.map { Self.quoted($0.text) }.joined(separator: ", ")
      lines.append("exclude: [\(patterns)]")
    }
    if !languages.isEmpty {
      lines.append("languages:")
      lines += languages.sorted { $0.key < $1.key }
        .map { "  \(Self.quoted($0)): \(Self.quoted($1.canonical))" }
    }
    if !labels.isEmpty {
      lines.append(
        "# The product's own strings: with these, ui-label compares what the text quotes of them.")
      lines.append("# labels: [\(labels.map(Self.quoted).joined(separator: ", "))]")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first languages that documents are translated into, as a list; nil where there are few.
  private var someTargets: String? {
    let names = Set(patterns.flatMap(\.files.keys))
    let tags = names.compactMap { languages[$0] ?? LanguageResolution.language(named: $0) }
    let targets = Set(tags.filter { sourceLanguage?.matches($0) == false })
    guard targets.count > Self.manyTargets else { return nil }
    return targets.sorted().prefix(Self.shownTargets).map(\.canonical).joined(separator: ", ")
  }

  private static let (manyTargets, shownTargets) = (5, 3)

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}
