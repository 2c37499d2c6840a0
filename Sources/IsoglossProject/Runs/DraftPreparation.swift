import AssetFormats
import DocumentFormats
import LanguageText
import TermChecking

/// A draft that is to be checked: a file, or bytes with the path they go by.
struct DraftInput: Sendable {
  var path: String
  var bytes: [UInt8]?
  /// The language of the draft, where the file holds drafts in several; nil for most files.
  var part: LanguageTag?
}

/// A draft that is not read yet, of which its languages are known.
struct WaitingDraft: Sendable {
  var path: String
  var bytes: [UInt8]
  var language: LanguageTag
  /// The language that somebody named for it; nil when nobody did.
  var named: LanguageTag?
  /// The languages of the documents to compare it with.
  var sourceLanguages: [LanguageTag]
  /// The path of the document that it translates, where the project tells; nil where somebody named the sources.
  var source: String?
}

/// How far a draft is before it is checked.
enum PreparedDraft: Sendable {
  /// Neither it nor a source of it has changed since the revision that was named.
  case unchanged(path: String)
  /// It was checked before.
  case known(CheckRun.Draft)
  /// It has to be read and checked.
  case waiting(WaitingDraft)
  /// It is read and has to be checked.
  case unchecked(UncheckedDraft)

  /// The path of the draft.
  var path: String {
    switch self {
    case .unchanged(let path): path
    case .known(let draft): draft.document.path
    case .waiting(let draft): draft.path
    case .unchecked(let draft): draft.document.path
    }
  }

  /// The indices of drafts in an order in which all that translate one document come together, so that it is read
  /// once, and else in theirs.
  static func bySource(_ drafts: [PreparedDraft]) -> [Int] {
    var first: [String: Int] = [:]
    let places = drafts.enumerated().map { index, draft in
      guard case .waiting(let waiting) = draft, let source = waiting.source else { return index }
      let place = first[source] ?? index
      first[source] = place
      return place
    }
    return drafts.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// The language of a draft and those of its sources.
  struct Languages: Hashable, Sendable {
    var draft: LanguageTag
    var sources: [LanguageTag]
  }

  /// The languages of a draft that has to be checked and of its sources; nil for any other.
  var languages: Languages? {
    switch self {
    case .unchanged, .known: nil
    case .waiting(let draft): Languages(draft: draft.language, sources: draft.sourceLanguages)
    case .unchecked(let draft): draft.languages
    }
  }
}

/// A draft that is read, with the documents to compare it with.
struct UncheckedDraft: Sendable {
  var document: LoadedDocument
  var sources: [LoadedDocument]
  /// Where sources were looked for.
  var sourcePaths: [String]

  /// The languages of the draft and of its sources.
  var languages: PreparedDraft.Languages {
    PreparedDraft.Languages(draft: document.language, sources: sources.map(\.language))
  }
}

/// Reads drafts, or finds them in the cache.
struct DraftPreparation: Sendable {
  /// The cache of the run; nil when nothing is cached.
  let cache: (store: CheckCache, key: CheckKey)?

  private let loader: DocumentLoader
  private let catalog: SourceCatalog
  private let language: LanguageTag?
  private let explicitSources: [LoadedDocument]
  private let changes: ChangeFilter?
  private let looksBack: Bool
  private let heads = RepositoryHeads()

  /// Reads what all drafts of a run need; sources that are shelved are not read again.
  init(_ run: CheckRun, shelf: SourceShelf? = nil) throws(RunError) {
    loader = DocumentLoader(configuration: run.configuration)
    catalog = SourceCatalog(configuration: run.configuration, shelf: shelf)
    language = run.language
    var sources: [LoadedDocument] = []
    for path in run.sources {
      sources.append(try loader.load(path, language: run.sourceLanguage))
    }
    explicitSources = sources
    changes =
      if let since = run.since {
        try ChangeFilter(since: since, in: run.configuration.base)
      } else { nil }
    looksBack = run.looksBack
    cache =
      if let cache = run.cache { (cache, try CheckKey(run, tool: cache.tool)) } else { nil }
  }

  /// Takes what is known of a draft, or finds out its languages; reads it only where they are told
  /// by what it says.
  ///
  /// A folder's documents take more memory than their files, and are needed one by one.
  ///
  /// - Throws: ``RunError`` when it cannot be read.
  func prepare(_ input: DraftInput) throws(RunError) -> PreparedDraft {
    let language = input.part ?? language
    let bytes: [UInt8]
    if let given = input.bytes {
      bytes = FileReading.text(of: given, path: input.path)
    } else {
      bytes = try FileReading.text(of: input.path)
    }
    if let known = known(input.path, bytes, part: input.part) {
      guard var draft = concerned(known) else { return .unchanged(path: input.path) }
      if changes != nil {
        // What has changed is told by paragraph, and the cache has none.
        draft.document = try loader.parse(bytes, path: input.path, language: language)
      }
      return .known(draft)
    }
    if changes == nil, let waiting = waiting(input.path, bytes) { return .waiting(waiting) }
    guard let draft = try read(input.path, bytes, language) else {
      return .unchanged(path: input.path)
    }
    return .unchecked(draft)
  }

  /// The drafts in the files of a run: one in most, one for each language in those that hold several.
  func parts(of inputs: [DraftInput]) -> [DraftInput] {
    inputs.flatMap { input in
      guard let format = FormatCatalog.bilingualFormat(forPath: input.path),
        type(of: format).holdsAllLanguages,
        let bytes = input.bytes ?? (try? FileReading.text(of: input.path))
      else { return [input] }
      return loader.parts(of: bytes, path: input.path, language: language).map { part in
        DraftInput(path: input.path, bytes: input.bytes, part: part)
      }
    }
  }

  /// A draft that can wait to be read; nil when its language is yet to be told.
  private func waiting(_ path: String, _ bytes: [UInt8]) -> WaitingDraft? {
    let named = language
    guard let language = loader.languageBeforeReading(path, language: named) else { return nil }
    var draft = WaitingDraft(
      path: path, bytes: bytes, language: language, named: named,
      sourceLanguages: explicitSources.map(\.language))
    if explicitSources.isEmpty {
      draft.source = catalog.path(ofSourceOf: path, bytes, in: language)
      if draft.source != nil { draft.sourceLanguages = catalog.sourceLanguages }
    }
    return draft
  }

  /// Reads a draft and its sources; nil when none of them has changed since the revision.
  ///
  /// - Throws: ``RunError`` when one cannot be read.
  func read(
    _ path: String, _ bytes: [UInt8], _ language: LanguageTag?
  ) throws(RunError) -> UncheckedDraft? {
    let document = try loader.parse(bytes, path: path, language: language)
    let found =
      explicitSources.isEmpty && document.sourceSide.isEmpty
      ? try catalog.sources(of: document) : SourceCatalog.Answer()
    let sources =
      !explicitSources.isEmpty
      ? explicitSources : document.sourceSide.isEmpty ? found.sources : document.sourceSide
    if let changes, !changes.concerns(document, sources: sources) { return nil }
    return UncheckedDraft(document: document, sources: sources, sourcePaths: found.paths)
  }

  /// Forgets which page translates which, as front matter tells.
  func forgetPages() { catalog.forgetPages() }

  /// Whether what a draft says is asked for after it was checked.
  var needsText: Bool { changes != nil }

  private func concerned(_ draft: CheckRun.Draft) -> CheckRun.Draft? {
    guard let changes else { return draft }
    return changes.concerns(draft.document, sources: draft.sources) ? draft : nil
  }

  /// What the cache knows of a draft with these bytes.
  func known(_ path: String, _ bytes: [UInt8], part: LanguageTag? = nil) -> CheckRun.Draft? {
    guard let (store, key) = cache,
      let entry = store.entry(key.slot(path, part: part), state: key.state(bytes), of: key),
      isOfNow(entry, path), hasSourceOfNow(entry, path, bytes, key)
    else { return nil }
    var sources: [LoadedDocument] = []
    for source in entry.sources {
      guard
        let read = source.isSourceSide ? bytes : try? FileReading.text(of: source.path)
      else { return nil }
      var loaded = document(source.isSourceSide ? path : source.path, read, source.language, .file)
      loaded.isSourceSide = source.isSourceSide
      sources.append(loaded)
    }
    var document = document(path, bytes, entry.language, entry.languageReason)
    document.unitsLeftOut = entry.unitsLeftOut
    document.isPart = part != nil
    return CheckRun.Draft(document: document, sources: sources, result: entry.result)
  }

  /// What the cache knows of a file as it is.
  func known(file path: String) -> CheckRun.Draft? {
    (try? FileReading.text(of: path)).flatMap { known(path, $0) }
  }

  /// Whether what an entry tells of the past of a draft is what git says now.
  private func isOfNow(_ entry: CachedCheck, _ draft: String) -> Bool {
    entry.heads.map { heads.holds($0, of: entry.files(draft)) } ?? !looksBack
  }

  /// Whether an entry rests on the source that is found now: front matter of other files may have changed.
  private func hasSourceOfNow(
    _ entry: CachedCheck, _ draft: String, _ bytes: [UInt8], _ key: CheckKey
  ) -> Bool {
    guard explicitSources.isEmpty, !entry.sources.contains(where: \.isSourceSide) else {
      return true
    }
    let now = catalog.path(ofSourceOf: draft, bytes, in: entry.language)
    return now.map(key.kept) == entry.sources.first.map { key.kept($0.path) }
  }

  /// Where the repositories of documents stand; nil when the past is not looked at.
  func marks(of files: [String]) -> [RepositoryHeads.Mark]? {
    looksBack ? heads.marks(of: files) : nil
  }

  /// A document of which only path, language and bytes are known.
  private func document(
    _ path: String, _ bytes: [UInt8], _ language: LanguageTag,
    _ reason: LanguageResolution.Reason
  ) -> LoadedDocument {
    LoadedDocument(
      path: path, language: language, languageReason: reason, lines: LineTable(bytes),
      bytes: bytes, writing: TextWriting(bytes, loader.format(forPath: path)),
      document: ParsedDocument(blocks: []), cut: DocumentSegments([]))
  }

  /// Leaves of a draft what has changed; everything when no revision was named.
  func filter(_ draft: inout CheckRun.Draft) { changes?.apply(to: &draft) }
}
