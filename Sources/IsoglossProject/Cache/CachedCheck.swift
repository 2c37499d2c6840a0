import LanguageText
import TermChecking

/// What a check of one draft gave, as a file of the cache keeps it.
struct CachedCheck: Sendable {
  /// A file that the result rests on besides the draft.
  struct Dependency: Hashable, Sendable {
    /// The path as ``CheckKey/kept(_:)`` has it, or as seen from the current folder.
    var path: String
    /// The hash of its bytes; nil for a file that was looked for and not there.
    var digest: String?
  }

  /// A document that the draft was compared with.
  struct Source: Hashable, Sendable {
    var path: String
    var language: LanguageTag
    var isSourceSide: Bool
  }

  /// The files that were looked at.
  var dependencies: [Dependency]
  /// The language of the draft.
  var language: LanguageTag
  /// What decided the language.
  var languageReason: LanguageResolution.Reason
  /// How many units of the draft are not checked.
  var unitsLeftOut = 0
  /// The documents that the draft was compared with.
  var sources: [Source]
  /// Where the repositories of the documents stood when their past was looked at; nil when it was not.
  var heads: [RepositoryHeads.Mark]?
  /// What the checker gave.
  var result: CheckResult
}

extension CachedCheck {
  /// Keeps what a check gave.
  init(
    _ draft: CheckRun.Draft, dependencies: [Dependency], heads: [RepositoryHeads.Mark]?
  ) {
    self.init(
      dependencies: dependencies, language: draft.document.language,
      languageReason: draft.document.languageReason, unitsLeftOut: draft.document.unitsLeftOut,
      sources: draft.sources.map {
        Source(path: $0.path, language: $0.language, isSourceSide: $0.isSourceSide)
      }, heads: heads, result: draft.result)
  }

  /// The entry with its paths changed, also those of the sources that findings cite.
  ///
  /// - Complexity: O(number of findings).
  func withPaths(_ path: (String) -> String) -> CachedCheck {
    var entry = self
    for index in dependencies.indices {
      entry.dependencies[index].path = path(dependencies[index].path)
    }
    for index in sources.indices { entry.sources[index].path = path(sources[index].path) }
    // Most findings cite one of the sources.
    let known = Dictionary(zip(sources, entry.sources).map { ($0.path, $1.path) }) { first, _ in
      first
    }
    entry.result.changeSourcePaths { known[$0] ?? path($0) }
    return entry
  }

  /// The files whose past the result may rest on, of a draft.
  func files(_ draft: String) -> [String] { [draft] + sources.map(\.path) }

  /// Reads what ``write(to:)`` wrote.
  ///
  /// - Throws: ``FlatReader/Damaged`` when the file is none of these.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    dependencies = try file.list { file throws(FlatReader.Damaged) in
      Dependency(path: try file.text(), digest: try file.textIfAny())
    }
    language = try file.language()
    guard let reason = LanguageResolution.Reason(rawValue: try file.text()) else {
      throw FlatReader.Damaged()
    }
    languageReason = reason
    unitsLeftOut = try file.integer()
    sources = try file.list { file throws(FlatReader.Damaged) in
      Source(
        path: try file.text(), language: try file.language(), isSourceSide: try file.truth())
    }
    let looksBack = try file.truth()
    let marks = try file.list { file throws(FlatReader.Damaged) in
      RepositoryHeads.Mark(root: try file.text(), head: try file.text())
    }
    heads = looksBack ? marks : nil
    result = try file.checkResult(language)
  }

  /// Writes the entry.
  func write(to file: inout FlatWriter) {
    file.write(dependencies) { file, dependency in
      file.write(dependency.path)
      file.write(dependency.digest)
    }
    file.write(language.canonical)
    file.write(languageReason.rawValue)
    file.write(unitsLeftOut)
    file.write(sources) { file, source in
      file.write(source.path)
      file.write(source.language.canonical)
      file.write(source.isSourceSide)
    }
    file.write(heads != nil)
    file.write(heads ?? []) { file, mark in
      file.write(mark.root)
      file.write(mark.head)
    }
    file.write(result, language)
  }
}

extension CheckResult {
  /// Changes the paths of the sources that are cited.
  fileprivate mutating func changeSourcePaths(_ path: (String) -> String) {
    func change(_ finding: inout Finding) {
      if let cited = finding.source?.path { finding.source?.path = path(cited) }
    }
    for index in findings.indices { change(&findings[index]) }
    for index in mentions.indices { change(&mentions[index].finding) }
    for index in renderings.indices where renderings[index].finding?.source != nil {
      var finding = renderings[index].finding
      if let cited = finding?.source?.path { finding?.source?.path = path(cited) }
      renderings[index].finding = finding
    }
    for index in omittedPassages.indices {
      omittedPassages[index].path = path(omittedPassages[index].path)
    }
  }
}
