import DocumentFormats
package import LanguageText

/// Reads documents from files.
package struct DocumentLoader: Sendable {
  /// How plain text is cut into segments.
  package enum Segmentation: String, Hashable, Sendable, CaseIterable {
    /// At sentence ends, headings, list items and so on.
    case sentences
    /// Each line is one segment, empty lines too: text that is cut already.
    case lines
  }

  /// The configuration whose patterns name languages.
  package var configuration: Configuration
  /// How plain text is cut into segments.
  package var segmentation: Segmentation

  /// Makes a loader.
  package init(configuration: Configuration, segmentation: Segmentation = .sentences) {
    self.configuration = configuration
    self.segmentation = segmentation
  }

  /// The extensions of all files that can be read as documents, in lower case.
  package static let fileExtensions = Set(FormatCatalog.all.flatMap { $0.fileExtensions })

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - language: its language; nil to take it from the path or the text.
  /// - Returns: the document with its segments.
  /// - Throws: ``RunError`` when the file cannot be read, is no text of its format, or its
  ///   language cannot be told.
  package func load(
    _ path: String, language: LanguageTag? = nil
  ) throws(RunError) -> LoadedDocument {
    try parse(try FileReading.text(of: path), path: path, language: language)
  }

  /// Reads the documents of a file: one, or one for each language that it holds translations into.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - language: its language, or the only one that is wanted; nil to take it from the path or the text.
  /// - Returns: the documents, by language.
  /// - Throws: ``RunError`` as ``load(_:language:)``.
  package func loadAll(
    _ path: String, language: LanguageTag? = nil
  ) throws(RunError) -> [LoadedDocument] {
    let bytes = try FileReading.text(of: path)
    var documents: [LoadedDocument] = []
    for part in parts(of: bytes, path: path, language: language) {
      documents.append(try parse(bytes, path: path, language: part))
    }
    return documents
  }

  /// The languages of the documents that a file holds: what ``parse(_:path:language:)`` is to be given for
  /// each of them.
  func parts(of bytes: [UInt8], path: String, language: LanguageTag?) -> [LanguageTag?] {
    guard language == nil, segmentation == .sentences,
      let format = format(forPath: path) as? any BilingualFormat,
      type(of: format).holdsAllLanguages, let pairs = try? format.pairs(in: bytes)
    else { return [language] }
    let languages = Set(pairs.sections.compactMap(\.languages.target)).sorted()
    return languages.isEmpty ? [nil] : languages.filter { configuration.reads(meant($0)) }
  }

  /// Reads a document from bytes; the path decides format and language as if it were a file.
  ///
  /// - Parameters:
  ///   - bytes: the file as it is on disk.
  ///   - path: the name it goes by.
  ///   - language: its language; nil to take it from the path or the text.
  /// - Returns: the document with its segments.
  /// - Throws: ``RunError`` as ``load(_:language:)``.
  package func parse(
    _ bytes: [UInt8], path: String, language: LanguageTag?
  ) throws(RunError) -> LoadedDocument {
    let lines = LineTable(bytes)
    let format = format(forPath: path)
    do throws(DocumentError) {
      var strings: (document: ParsedDocument, language: LanguageTag?, drafts: Int)?
      if let format = format as? any BilingualFormat, segmentation == .sentences {
        let pairs = try format.pairs(in: bytes)
        if pairs.hasKeys {
          let drafts = pairs.units.count(where: \.isWithoutTranslation)
          strings = (pairs.strings, pairs.sections.first?.languages.target.map(meant), drafts)
        } else if let sides = sides(of: pairs, path: path, bytes: bytes, lines: lines, language) {
          return sides
        }
      }
      var document =
        if let read = strings?.document { read } else { try format.parse(bytes) }
      // Lines are no blocks.
      if segmentation == .lines { document.blockKeys = [] }
      let cutLines =
        segmentation == .lines ? DocumentSegments(try Segmenter.lines(of: bytes)) : nil
      let said = strings?.language.map { ($0, LanguageResolution.Reason.file) }
      if let (resolved, reason) = self.language(explicit: language, path: path) ?? said
        ?? self.language(explicit: language, path: path, of: document)
      {
        return LoadedDocument(
          path: path, language: resolved, languageReason: reason, lines: lines, bytes: bytes,
          writing: TextWriting(bytes, format), document: document,
          cut: cutLines ?? DocumentSegments(of: document, language: resolved),
          unitsLeftOut: strings?.drafts ?? 0)
      }
    } catch {
      throw RunError(error, path: path, lines: lines)
    }
    var error = RunError(
      "the language of the text cannot be told", path: path,
      hint: "name it with --lang, in the path or in the configuration")
    error.isOfContent = true
    throw error
  }

  /// The reader of a file: by its extension or, where the project names it as a document or files it as
  /// translations are, by one that other files have too; of anything else as plain text.
  func format(forPath path: String) -> any DocumentFormat {
    if Self.fileExtensions.contains(FileSelection.fileExtension(of: path)) {
      return FormatCatalog.format(forPath: path) ?? PlainTextFormat()
    }
    let relative = RelativePath.of(path, from: configuration.base)
    let format =
      configuration.place(of: relative) == nil
      ? FormatCatalog.format(forPath: path) : FormatCatalog.declaredFormat(forPath: path)
    return format ?? PlainTextFormat()
  }

  /// How comments are written in a file; nil where there are none.
  func commentSyntax(inFile path: String) -> CommentSyntax? {
    type(of: format(forPath: path)).commentSyntax(inFile: path)
  }

  /// The language of a document that is not read yet; nil when it may be its text or file that tells.
  func languageBeforeReading(_ path: String, language: LanguageTag?) -> LanguageTag? {
    guard !(format(forPath: path) is any BilingualFormat) else { return nil }
    return self.language(explicit: language, path: path)?.0
  }

  private func language(
    explicit: LanguageTag?, path: String, of document: ParsedDocument
  ) -> (LanguageTag, LanguageResolution.Reason)? {
    if let told = self.language(explicit: explicit, path: path) { return told }
    guard let detected = LanguageDetector.detect(sample(of: document)) else { return nil }
    let relative = LanguageResolution.relative(
      of: detected, namedBy: RelativePath.of(path, from: configuration.base))
    return relative.map { ($0, .path) } ?? (detected, .text)
  }

  /// Whether a file that would be a source by its name has one beside it that names the language of the sources: where
  /// others have `guide.md` and `guide_en.md`, `README.md` beside `README_cn.md` may be the translation, and its text
  /// says of what language it is.
  private func isBesideOriginal(_ path: String, _ place: DocumentPlace) -> Bool {
    let pattern = configuration.documents[place.pattern]
    guard let language = configuration.sourceLanguage, place.language == language,
      pattern.versions.namesLanguageInFile, pattern.source?.match(path) != nil,
      pattern.versions.match(path) == nil
    else { return false }
    return configuration.paths(of: place, in: language).contains { other in
      guard other != path else { return false }
      let file = RelativePath.resolve(other, against: configuration.base)
      if case .file = FileKind(at: file) { return true }
      return false
    }
  }

  private func language(
    explicit: LanguageTag?, path: String
  ) -> (LanguageTag, LanguageResolution.Reason)? {
    if let explicit { return (explicit, .option) }
    let relative = RelativePath.of(path, from: configuration.base)
    if let place = configuration.place(of: relative), let language = place.language,
      !isBesideOriginal(relative, place)
    {
      return (language, .configuration)
    }
    return LanguageResolution.language(ofPath: path).map { ($0, .path) }
  }

  /// The language that the configuration gives to all files of a pattern, whatever they say themselves.
  private func declaredLanguage(
    of path: String
  ) -> (LanguageTag, LanguageResolution.Reason)? {
    let relative = RelativePath.of(path, from: configuration.base)
    guard let place = configuration.place(of: relative) else { return nil }
    return configuration.documents[place.pattern].language.map { ($0, .configuration) }
  }

  /// What the configuration takes the language for that a file names, as it does for names in paths; the tag of one
  /// whose code could be shorter.
  private func meant(_ language: LanguageTag) -> LanguageTag {
    let name = language.description
    return configuration.languages[name] ?? configuration.languages[name.replacing("-", with: "_")]
      ?? language.withShortestCode
  }

  /// The translations of a bilingual file with their source side; nil when its language cannot be told, or it
  /// translates nothing and says no language itself.
  private func sides(
    of pairs: BilingualDocument, path: String, bytes: [UInt8], lines: LineTable,
    _ explicit: LanguageTag?
  ) -> LoadedDocument? {
    let wanted = pairs.sections.first { $0.languages.target.map { $0 == explicit } ?? false }
    guard let section = wanted ?? pairs.sections.max(by: { $0.units.count < $1.units.count }) else {
      return nil
    }
    let (sources, targets) = section.segments()
    let said: (LanguageTag, LanguageResolution.Reason)? =
      wanted?.languages.target.map { (meant($0), .file) } ?? explicit.map { ($0, .option) }
      ?? declaredLanguage(of: path) ?? section.languages.target.map { (meant($0), .file) }
    // A file that translates nothing yet, but says into which language, has nothing to check; it is no error.
    guard !targets.isEmpty || said != nil,
      let (language, reason) = said ?? self.language(explicit: nil, path: path, of: pairs.targets)
    else { return nil }
    let writing = TextWriting(bytes, format(forPath: path))
    let empty = pairs.targets.blocks.map { block in
      TextBlock(kind: block.kind, text: "", offsets: OffsetMap())
    }
    var blocks = empty
    for unit in section.units {
      if let block = unit.block, let source = unit.source { blocks[block] = source }
    }
    var document = pairs.targets
    document.blocks = empty
    for unit in section.units where unit.state != .draft {
      if let block = unit.block, let target = unit.target { document.blocks[block] = target }
    }
    let sourceLanguage =
      section.languages.source ?? configuration.sourceLanguage
      ?? LanguageDetector.detect(sources.prefix(50).map(\.text).joined(separator: "\n")) ?? "en"
    let source = LoadedDocument(
      path: path, language: sourceLanguage, languageReason: .file, lines: lines, bytes: bytes,
      writing: writing, document: ParsedDocument(blocks: blocks), cut: DocumentSegments(sources),
      isSourceSide: true)
    return LoadedDocument(
      path: path, language: language, languageReason: reason, lines: lines, bytes: bytes,
      writing: writing, document: document, cut: DocumentSegments(targets),
      isPart: pairs.sections.count > 1, sourceSide: [source],
      unitsLeftOut: section.units.count(where: \.isWithoutTranslation))
  }

  /// Enough visible text to tell a language by, in characters of prose first.
  private func sample(of document: ParsedDocument) -> String {
    var sample = ""
    for block in document.blocks where block.kind != .code && block.kind != .furniture {
      sample += block.text + "\n"
      if sample.utf8.count > 20_000 { break }
    }
    return sample
  }
}

extension RunError {
  /// The error of a document, with its place.
  init(_ error: DocumentError, path: String, lines: LineTable) {
    let position = lines.position(at: error.offset)
    let (message, hint): (String, String?) =
      switch error.reason {
      case .notText: ("is not valid UTF-8 here", "save the file as UTF-8")
      case .binary: ("holds a NUL byte: expected a text file", nil)
      case .malformed(let reason): (reason, nil)
      }
    self.init(message, path: path, line: position.line, column: position.column, hint: hint)
    isOfContent = true
  }
}
