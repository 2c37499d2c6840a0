package import LanguageText

/// Looks at a folder and proposes a configuration: what `isogloss init` does.
package struct InitRun: Sendable {
  /// A proposed configuration and what it rests on.
  package struct Proposal: Hashable, Sendable {
    /// The language that most other versions exist for, English first.
    package var sourceLanguage: LanguageTag?
    /// The document patterns, each with the number of files by language.
    package var patterns: [Pattern]
    /// Folders or files that hold glossaries.
    package var glossaries: [String]
    /// Folders or files that hold memories.
    package var memories: [String]

    /// A document pattern with what it matches.
    package struct Pattern: Hashable, Sendable {
      /// The pattern, such as `docs/{lang}/**/*.md`.
      package var text: String
      /// The number of files by the name that `{lang}` captures.
      package var files: [String: Int]
    }

    /// The proposal as an `isogloss.yml`.
    package var yaml: String {
      var lines = ["# What isogloss checks; “isogloss config schema” describes every key."]
      if let sourceLanguage { lines.append("sourceLanguage: \(sourceLanguage)") }
      lines.append("glossaries: [\(glossaries.map(Self.quoted).joined(separator: ", "))]")
      lines.append("memories: [\(memories.map(Self.quoted).joined(separator: ", "))]")
      lines.append("documents:")
      lines += patterns.map { "  - \(Self.quoted($0.text))" }
      return lines.joined(separator: "\n") + "\n"
    }

    private static func quoted(_ text: String) -> String {
      let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
  }

  /// The folder to look at.
  package var folder: String

  /// Makes a run.
  package init(folder: String) { self.folder = folder }

  /// Looks at the folder.
  ///
  /// - Throws: ``RunError`` when there is no folder, or no document in two languages in it.
  package func run() throws(RunError) -> Proposal {
    let files = try FileSelection(extensions: DocumentLoader.fileExtensions).files(in: [folder])
      .map { RelativePath.of($0, from: folder) }
    var patterns: [String: [String: Int]] = [:]
    for file in files {
      guard let (pattern, language) = Self.pattern(of: file) else { continue }
      patterns[pattern, default: [:]][language, default: 0] += 1
    }
    let proposed = patterns.filter { $0.value.count > 1 }
      .map { Proposal.Pattern(text: $0.key, files: $0.value) }
      .sorted { ($0.files.values.reduce(0, +), $1.text) > ($1.files.values.reduce(0, +), $0.text) }
    guard !proposed.isEmpty else {
      throw RunError(
        "found no documents in two languages",
        path: folder,
        hint: "expected docs/en/x.md and docs/ja/x.md, or x.en.md and x.ja.md; "
          + "write isogloss.yml by hand for another layout")
    }
    return Proposal(
      sourceLanguage: Self.sourceLanguage(of: proposed), patterns: proposed,
      glossaries: try assets(GlossaryLoader.fileExtensions, standard: "glossaries"),
      memories: try assets(MemoryLoader.fileExtensions, standard: "tmx"))
  }

  /// `docs/ja/a/x.md` gives `docs/{lang}/**/*.md`, `a/x.ja.md` gives `a/**/*.{lang}.md`.
  private static func pattern(of file: String) -> (pattern: String, language: String)? {
    guard let captured = LanguageResolution.path(file, in: "{lang}"),
      let place = captured.firstRange(of: "{lang}")
    else { return nil }
    let before = captured[..<place.lowerBound]
    let after = captured[place.upperBound...]
    let language = String(file.dropFirst(before.count).dropLast(after.count))
    let suffix = "*." + FileSelection.fileExtension(of: file)
    if after.hasPrefix("/") { return ("\(before){lang}/**/\(suffix)", language) }
    let folder = before.lastIndex(of: "/").map { before[...$0] } ?? ""
    return ("\(folder)**/*.{lang}\(after)", language)
  }

  private static func sourceLanguage(of patterns: [Proposal.Pattern]) -> LanguageTag? {
    var counts: [String: Int] = [:]
    for pattern in patterns { counts.merge(pattern.files) { $0 + $1 } }
    let ranked = counts.sorted {
      ($0.key.hasPrefix("en") ? 0 : 1, -$0.value, $0.key)
        < ($1.key.hasPrefix("en") ? 0 : 1, -$1.value, $1.key)
    }
    return ranked.first.flatMap { LanguageTag($0.key) }
  }

  /// The standard folder when it exists, else the files that lie around, else the standard folder.
  private func assets(
    _ extensions: Set<String>, standard: String
  ) throws(RunError) -> [String] {
    if FileKind(at: "\(folder)/\(standard)") == .folder { return [standard] }
    let extensions = extensions.subtracting(["csv", "tsv"])
    return try FileSelection(extensions: extensions).files(in: [folder])
      .map { RelativePath.of($0, from: folder) }
  }
}
