import DocumentFormats
package import LanguageText

/// Looks at a folder and proposes a configuration: what `isogloss init` does.
package struct InitRun: Sendable {
  /// A proposed configuration and what it rests on.
  package struct Proposal: Hashable, Sendable {
    /// The program that makes a site of the documents, for people; nil when none is recognised.
    package var generator: String?
    /// The language that the others are translated from: what the generator says, the language of
    /// the sources, or that of most documents, English first.
    package var sourceLanguage: LanguageTag?
    /// The document patterns, each with the number of files by language.
    package var patterns: [Pattern]
    /// Patterns none of whose translations has a source, such as old versions of a manual.
    ///
    /// Empty where no pattern has one.
    package var leftOut: [Pattern]
    /// Patterns of releases before the newest, which nobody translates any more; see ``EarlierVersions``.
    package var earlier: [Pattern]
    /// Patterns of folders with the documents of releases, which are left out; see ``ArchivedVersions``.
    package var archived: [PathPattern]
    /// Language folders that an ignore file names or that are links, relative to the project; checks read sources
    /// in them all the same.
    package var ignored: [String]
    /// Languages of ``patterns`` that paths name otherwise than by the tag of a language this project
    /// knows, by what paths write.
    package var languages: [String: LanguageTag]
    /// The codes of languages that files of ``patterns`` are called by and nothing reads; see ``UnreadLanguages``.
    package var unread: [String]
    /// Folders or files that hold glossaries.
    package var glossaries: [String]
    /// Folders or files that hold memories.
    package var memories: [String]

    /// A document pattern with what it matches.
    package struct Pattern: Hashable, Sendable {
      /// The pattern, such as `docs/{lang}/**/*.md`.
      package var documents: DocumentPattern
      /// The number of files by how paths write the language; sources by their tag.
      package var files: [String: Int]
      /// How many translations have a source.
      package var pairs: Int
    }
  }

  /// The folder of the project for glossaries, where it has none yet.
  package static let glossaryFolder = "glossaries"

  /// The folder to look at.
  package var folder: String

  /// Makes a run.
  package init(folder: String) { self.folder = folder }

  /// Looks at the folder.
  ///
  /// - Throws: ``RunError`` when there is no folder, or no document in two languages in it.
  package func run() throws(RunError) -> Proposal {
    guard FileKind(at: folder) == .folder else { throw RunError("no such folder", path: folder) }
    let extensions = DocumentLoader.fileExtensions.union(FormatCatalog.generalFileExtensions)
    let own = try files(extensions)
    let ignored = try IgnoredVersions(beside: own, in: folder)
    let found = (own + ignored.files).filter { !Self.isFixture($0) && !Self.isForProgram($0) }
    let strings = StringFolders(found)
    let templates = ComponentTemplates(found, in: folder)
    let files = found.filter {
      (FormatCatalog.format(forPath: $0) != nil || strings.hold($0)) && !templates.hold($0)
        && !isTypeScript($0)
    }
    let generator = SiteGenerator(ofProject: folder)
    let namedSources = NamedSources(language: languageOfText)
    var layouts =
      namedSources.exchanged(
        LayoutDetection(
          files: files, sourceLanguage: generator?.defaultLanguage, languageOfText: languageOfText
        ).layouts().map(withoutCopies)) + files.compactMap(catalogue)
    if let language = generator?.defaultLanguage ?? sourceLanguage(of: layouts) {
      let names = LanguageNames(sourceLanguage: language, text: textOfProse)
      layouts.removeAll(where: names.areMisleading)
    }
    if layouts.isEmpty { layouts = translations(files) }
    let isAlone = layouts.isEmpty
    if isAlone { layouts = LoneTranslations.layouts(files, languageOfText: languageOfText) }
    guard !layouts.isEmpty else {
      throw RunError(
        "found no documents in two languages",
        path: folder,
        hint: "expected docs/en/x.md and docs/ja/x.md, or x.md and x.ja.md; "
          + "write isogloss.yml by hand for another layout")
    }
    let archived = ArchivedVersions(in: layouts)
    for index in layouts.indices where !archived.patterns.isEmpty {
      layouts[index].files = layouts[index].files
        .mapValues { $0.filter { !archived.hold($0) } }.filter { !$0.value.isEmpty }
    }
    let language = isAlone ? nil : generator?.defaultLanguage ?? sourceLanguage(of: layouts)
    if let language { layouts = namedSources.turned(layouts, from: language) }
    let proposed = layouts.map {
      ProposedLayout(layout: $0, pattern: pattern($0, sourceLanguage: language))
    }
    let paired = proposed.filter { $0.pattern.pairs > 0 }
    let all = paired.isEmpty ? proposed : paired
    let versions = EarlierVersions(all.map(\.pattern.documents))
    let kept = all.indices.filter { !versions.hold($0) }.map { all[$0] }
    let languages = Self.languages(of: kept.map(\.layout))
    return Proposal(
      generator: generator?.name, sourceLanguage: language, patterns: kept.map(\.pattern),
      leftOut: paired.isEmpty ? [] : proposed.filter { $0.pattern.pairs == 0 }.map(\.pattern),
      earlier: all.indices.filter(versions.hold).map { all[$0].pattern },
      archived: archived.patterns,
      ignored: ignored.folders,
      languages: languages,
      unread: UnreadLanguages.names(in: found, kept.map(\.pattern), besides: languages),
      glossaries: try assets(GlossaryLoader.fileExtensions, standard: Self.glossaryFolder),
      memories: try assets(MemoryLoader.fileExtensions, standard: "tmx")
        .filter { FileKind(at: "\(folder)/\($0)") == .folder || MemoryLoader.isMemory($0) }
        .filter(isDecided))
  }

  private struct ProposedLayout {
    var layout: LayoutDetection.Layout
    var pattern: Proposal.Pattern
  }

  /// Whether a file of a general format lies with tests: often it is meant to be broken.
  private static func isFixture(_ path: String) -> Bool {
    let name = path.lowercased()
    guard FormatCatalog.generalFileExtensions.contains(where: { name.hasSuffix("." + $0) }) else {
      return false
    }
    return name.split(separator: "/").dropLast().contains { fixtureFolders.contains(String($0)) }
  }

  /// Whether a text file is there for a program to read: `requirements.txt`, `requirements-dev.txt`.
  private static func isForProgram(_ path: String) -> Bool {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
      .lowercased()
    return name.hasSuffix(".txt") && textsForPrograms.contains(where: name.hasPrefix)
  }

  /// Whether a file with the extension of Qt's translations is no XML.
  private func isTypeScript(_ path: String) -> Bool {
    guard QtLinguistFormat.generalFileExtensions.contains(FileSelection.fileExtension(of: path)),
      let bytes = try? FileReading.bytes(of: "\(folder)/\(path)")
    else { return false }
    return bytes.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<")
  }

  private static let textsForPrograms = [
    "cmakelists.", "constraints.", "requirements.", "requirements-", "requirements_", "robots.",
  ]

  private static let fixtureFolders: Set<String> = [
    "__fixtures__", "__mocks__", "__tests__", "fixture", "fixtures", "mocks", "spec", "test",
    "testdata", "tests",
  ]

  private static func languages(of layouts: [LayoutDetection.Layout]) -> [String: LanguageTag] {
    var languages: [String: LanguageTag] = [:]
    for layout in layouts {
      let former =
        layout.pattern.versions.text.contains("values-{lang}") ? AndroidQualifier.formerCodes : [:]
      for name in layout.files.keys {
        let tag = LanguageTag(name)
        let meant = former[name] ?? LanguageResolution.language(named: name) ?? tag
        if meant != tag || tag?.namesKnownLanguage != true { languages[name] = meant }
      }
    }
    let names = layouts.flatMap(\.files.keys)
    if names.contains(where: { LanguageTag($0) == "pt-BR" }),
      !names.contains(where: { LanguageTag($0) == "pt-PT" })
    {
      // Beside that of Brazil, Portuguese without a region is the other, which has other terms.
      for name in names where LanguageTag(name) == "pt" { languages[name] = "pt-PT" }
    }
    return languages
  }

  private func files(_ extensions: Set<String>) throws(RunError) -> [String] {
    let prefix = folder.hasSuffix("/") ? folder.count : folder.count + 1
    return try FileSelection(extensions: extensions, respectsIgnoreFiles: true)
      .files(in: [folder])
      // A link to nothing is nothing to propose: a check would refuse it. One to a document is no other document.
      .filter {
        FileKind(at: $0) != nil
          && !FileSelection.isLinkToDocument($0, of: Configuration(base: folder))
      }
      .map { folder == "." ? $0 : String($0.dropFirst(prefix)) }
  }

  private func pattern(
    _ layout: LayoutDetection.Layout, sourceLanguage: LanguageTag?
  ) -> Proposal.Pattern {
    var files = layout.files.mapValues(\.count)
    var pairs = layout.pairs
    if layout.isBilingual, !holdsKeys(layout) {
      pairs = layout.fileCount
    } else if layout.pattern.source != nil {
      files[sourceLanguage?.canonical ?? "source", default: 0] += layout.sourceFiles.count
    } else if let sourceLanguage {
      pairs = layout.pairs(from: sourceLanguage)
      let isSource = { LanguageResolution.language(named: $0)?.matches(sourceLanguage) == true }
      let translations = layout.files.filter { !isSource($0.key) }
      if pairs * 2 < translations.values.reduce(0, { $0 + $1.count }) {
        pairs = max(pairs, pages(layout, translations, sourceLanguage))
      }
    }
    return Proposal.Pattern(documents: layout.pattern, files: files, pairs: pairs)
  }

  /// Whether the texts of bilingual files are keys, so that they have their source in another file.
  private func holdsKeys(_ layout: LayoutDetection.Layout) -> Bool {
    layout.files.sorted { $0.key < $1.key }.first?.value.first
      .flatMap { document($0)?.document.keys } != nil
  }

  /// How many translations have a source by their paths or by what both say in their front matter.
  private func pages(
    _ layout: LayoutDetection.Layout, _ translations: [String: [String]], _ source: LanguageTag
  ) -> Int {
    var configuration = Configuration(base: folder)
    configuration.documents = [layout.pattern]
    configuration.sourceLanguage = source
    configuration.languages = Self.languages(of: [layout])
    let catalog = SourceCatalog(configuration: configuration)
    return translations.reduce(0) { count, files in
      guard let language = LanguageResolution.language(named: files.key) else { return count }
      return count
        + files.value.count { file in
          let path = "\(folder)/\(file)"
          guard let bytes = try? FileReading.bytes(of: path) else { return false }
          return catalog.path(ofSourceOf: path, bytes, in: language) != nil
        }
    }
  }

  /// A layout without sources in a language that its paths name, too: they are an older version, unless most
  /// translations have no other.
  private func withoutCopies(_ layout: LayoutDetection.Layout) -> LayoutDetection.Layout {
    guard layout.pattern.source != nil, layout.files.count > 1,
      let language = sourceLanguage(ofFiles: layout.translatedSources.prefix(Self.fewFiles))
    else { return layout }
    let versions = layout.files.filter {
      LanguageResolution.language(named: $0.key)?.matches(language) == true
    }
    guard !versions.isEmpty else { return layout }
    var layout = layout
    // British English beside English is one more version of it.
    guard versions.keys.contains(where: { Self.isPlain($0, language) }) else {
      var translations = layout
      translations.files = layout.files.filter { versions[$0.key] == nil }
      layout.pairs = translations.pairs(fromFiles: layout.sourceFiles)
      return layout
    }
    let named = layout.pairs(from: language)
    let bare = layout.pairs(fromFiles: layout.sourceFiles, besides: language)
    guard bare < named else {
      layout.pairs = named + bare
      return layout
    }
    layout.pattern.source = nil
    layout.sourceFiles = []
    layout.pairs = 0
    return layout
  }

  /// Whether a name is that of a language without a region, or of American English, in which texts are written first.
  private static func isPlain(_ name: String, _ language: LanguageTag) -> Bool {
    let tag = LanguageResolution.language(named: name)
    return tag == language || tag == "en-US"
  }

  /// The layout that a file is which holds the translations into all languages; nil for others.
  private func catalogue(_ path: String) -> LayoutDetection.Layout? {
    guard let format = FormatCatalog.bilingualFormat(forPath: path),
      type(of: format).holdsAllLanguages, let pattern = PathPattern(path),
      let documents = try? DocumentLoader(configuration: Configuration(base: folder))
        .loadAll("\(folder)/\(path)"), !documents.isEmpty
    else { return nil }
    let names = Set(documents.map(\.language.canonical))
    return LayoutDetection.Layout(
      pattern: DocumentPattern(pattern),
      files: Dictionary(uniqueKeysWithValues: names.map { ($0, [path]) }))
  }

  /// The layouts that bilingual files are whose paths name no language, because all of a project are in one.
  private func translations(_ files: [String]) -> [LayoutDetection.Layout] {
    let bilingual = files.filter { FormatCatalog.bilingualFormat(forPath: $0) != nil }
    let extensions = Dictionary(grouping: bilingual, by: FileSelection.fileExtension)
    return extensions.sorted { $0.key < $1.key }.compactMap { name, files in
      let named = files.compactMap { file in
        document(file).flatMap { $0.sourceSide.isEmpty ? nil : ($0.language.canonical, file) }
      }
      guard !named.isEmpty, let pattern = PathPattern("**/*.\(name)") else { return nil }
      let files = Dictionary(grouping: named, by: \.0).mapValues { $0.map(\.1) }
      if let language = CatalogLanguages.only(of: files) {
        return LayoutDetection.Layout(
          pattern: DocumentPattern(pattern, language: language),
          files: [language.canonical: named.map(\.1)])
      }
      return LayoutDetection.Layout(pattern: DocumentPattern(pattern), files: files)
    }
  }

  /// The prose of a document; nil of what cannot be read.
  func textOfProse(_ path: String) -> String? {
    document(path).map { document in
      document.document.blocks.filter { $0.kind != .code && $0.kind != .furniture }.map(\.text)
        .joined(separator: "\n")
    }
  }

  /// The language of a file whose path names none; nil when it cannot be told.
  private func languageOfText(_ path: String) -> LanguageTag? { document(path)?.language }

  /// A document of the project, by its path below the folder; nil where it cannot be read.
  func document(_ path: String) -> LoadedDocument? {
    var configuration = Configuration(base: folder)
    if FormatCatalog.format(forPath: path) == nil, let pattern = PathPattern(path) {
      // The configuration will name it.
      configuration.documents = [DocumentPattern(pattern)]
    }
    return try? DocumentLoader(configuration: configuration).load("\(folder)/\(path)")
  }

  /// Whether a memory, or one of a folder, may decide how a sentence is translated: what `extract` made of the
  /// documents says nothing that they do not.
  private func isDecided(_ memory: String) -> Bool {
    guard let inputs = try? MemoryInput.inputs(in: ["\(folder)/\(memory)"]), !inputs.isEmpty else {
      return true
    }
    return !inputs.allSatisfy(\.isExtracted)
  }

  /// The standard folder when it exists, else the files that lie around, else the standard folder.
  private func assets(
    _ extensions: Set<String>, standard: String
  ) throws(RunError) -> [String] {
    if FileKind(at: "\(folder)/\(standard)") == .folder { return [standard] }
    return try files(extensions.subtracting(["csv", "tsv"]))
  }
}
