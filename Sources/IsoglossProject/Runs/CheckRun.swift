import DocumentFormats
import LanguageAssets
package import LanguageText
package import TermChecking

/// Checks drafts against glossaries and sources: what `isogloss check` does.
package struct CheckRun: Sendable {
  /// A draft with what was found in it.
  package struct Draft: Sendable {
    /// The draft.
    package var document: LoadedDocument
    /// The documents it was compared with; ``SourceReference/document`` indexes into them.
    package var sources: [LoadedDocument]
    /// What the checker gave.
    package var result: CheckResult
    /// How many findings a baseline took out.
    package var baselined = 0

    /// Makes a checked draft.
    package init(document: LoadedDocument, sources: [LoadedDocument], result: CheckResult) {
      self.document = document
      self.sources = sources
      self.result = result
    }
  }

  /// The drafts: files or folders; empty for all documents of the configuration.
  package var paths: [String]
  /// Files that another program listed, of which the documents are checked; nil for ``paths``.
  package var listedFiles: [String]?
  /// A draft that is handed in rather than read, with the path it goes by.
  package var input: (path: String, bytes: [UInt8])?
  /// What takes the place of what files hold, by their paths.
  package var texts: [String: [UInt8]] = [:]
  /// The language of every draft; nil to take it from configuration, path and text.
  package var language: LanguageTag?
  /// Source documents of the draft, whatever the configuration says.
  package var sources: [String]
  /// The language of ``sources``; nil to take it from path and text.
  package var sourceLanguage: LanguageTag?
  /// Glossary files besides those of the configuration.
  package var glossaries: [String]
  /// Translation memories besides those of the configuration.
  package var memories: [String]
  /// The rules to run and their severities.
  package var rules: RuleSelection
  /// Whether nothing to check is fine.
  package var allowsEmpty: Bool
  /// The configuration in force; read from its files as they are now, where a cache is used.
  package var configuration: Configuration
  /// Which files of folders are drafts.
  package var selection: DraftSelection
  /// The git revision since which text must have changed to be reported; nil to report all.
  package var since: String?
  /// How many drafts are worked on at a time.
  package var jobs = 1
  /// Where results of earlier checks are kept; nil to check everything anew.
  package var cache: CheckCache?
  /// Whether the cache takes what this run finds, too.
  var keepsResults = true
  /// How many documents that nobody asked for are checked for what they tell of the others.
  package var mostOthers = 100
  /// Holds on to what the run makes, where the process ends behind it; nil to give that back.
  package var keepsake: Keepsake?
  /// Is told what is wrong with the glossaries.
  package var warn: @Sendable (String) -> Void = { _ in }
  /// Whether each file that is left out is named, be there many.
  package var namesAll = false
  /// Is told which of the configured documents and of the product's strings cannot be read, while the rest is checked;
  /// without it the first of them ends the run.
  package var complain: (@Sendable (RunError) -> Void)?

  /// Makes a run over paths.
  package init(
    paths: [String], input: (path: String, bytes: [UInt8])? = nil, language: LanguageTag? = nil,
    sources: [String] = [], sourceLanguage: LanguageTag? = nil, glossaries: [String] = [],
    memories: [String] = [], rules: RuleSelection = RuleSelection(), allowsEmpty: Bool = false,
    configuration: Configuration
  ) {
    self.paths = paths
    self.input = input
    self.language = language
    self.sources = sources
    self.sourceLanguage = sourceLanguage
    self.glossaries = glossaries
    self.memories = memories
    self.rules = rules
    self.allowsEmpty = allowsEmpty
    self.configuration = configuration
    selection = DraftSelection(configuration: configuration)
  }

  /// Whether git is asked what sources said before.
  var looksBack: Bool { rules.contains("stale-translation") && input == nil }

  /// The rules but those that ask git, where it is not asked: a comment that hides what they report is
  /// no comment that hides nothing.
  var answerableRules: RuleSelection {
    var rules = rules
    if !looksBack { rules.set("stale-translation", to: nil) }
    return rules
  }

  /// Reads and checks the drafts, in the order of their paths whatever the number of jobs.
  ///
  /// The closure is told what is being done, for people who wait.
  ///
  /// - Returns: the drafts; with ``since``, those that have changed or whose source has.
  /// - Throws: ``RunError`` when something cannot be read, and when there is nothing to check: no
  ///   file, no glossary, no term in a draft's language, no passage aligned with a given source.
  package func run(
    progress: (String) -> Void = { _ in }
  ) async throws(RunError) -> [Draft] {
    let inputs = try inputs()
    try requireGlossary(inputs)
    // The translations of a source are checked one after the other.
    let preparation = try DraftPreparation(self, shelf: SourceShelf(capacity: 2 * jobs))
    var result = try await checked(inputs, preparation, progress)
    cache?.prune()
    for draft in result { try requirePairs(draft) }
    tellOfLanguages(withoutSource: result)
    tellOfLanguage(unlike: result)
    var rest = RestOfSet()
    if RestOfSet.isNeeded(for: result, self) {
      rest = try RestOfSet(of: result, self, known: preparation.known(file:))
      rest.add(try await check(rest.worthChecking(upTo: mostOthers), progress))
    }
    judge(&result, with: rest)
    try requireTerms(result)
    for index in result.indices { preparation.filter(&result[index]) }
    return result
  }

  /// Reads and checks drafts, each by itself.
  private func checked(
    _ inputs: [DraftInput], _ preparation: DraftPreparation, _ progress: (String) -> Void
  ) async throws(RunError) -> [Draft] {
    let parts = preparation.parts(of: inputs)
    let named = paths + sources + (listedFiles ?? []) + [input?.path].compactMap(\.self)
    let found = FoundDocuments(selection: selection, paths: named, goesOn: complain != nil)
    let prepared = try await ParallelMap.map(
      parts, jobs: jobs, progress: { progress("reading \($0.path)") }
    ) { input throws(RunError) in
      try found.read(input.path) { () throws(RunError) in try preparation.prepare(input) }
    }.compactMap(\.self)
    let check = try DraftCheck(self, preparation, prepared, progress)
    let order = PreparedDraft.bySource(prepared)
    let checked = try await ParallelMap.map(
      order.map { prepared[$0] }, jobs: jobs,
      progress: { if $0.languages != nil { progress("checking \($0.path)") } }
    ) { draft throws(RunError) in
      try found.read(draft.path) { () throws(RunError) in try check.check(draft) }
    }
    let drafts = zip(order, checked).sorted { $0.0 < $1.0 }.compactMap(\.1)
    found.report(all: namesAll, warn)
    let errors = found.errors
    guard !drafts.isEmpty || inputs.isEmpty else {
      if let error = errors.first { throw error }
      throw RunError("nothing to check: none of the files found is a document")
    }
    if let complain { errors.forEach(complain) }
    keepsake?.keep(check)
    return drafts.compactMap(\.self)
  }

  /// Checks configured documents that nobody asked for; nothing is told of them, and what cannot be read is left out.
  private func check(
    _ others: [String], _ progress: (String) -> Void
  ) async throws(RunError) -> [Draft] {
    guard !others.isEmpty else { return [] }
    var run = self
    run.since = nil
    run.warn = { _ in }
    run.complain = { _ in }
    run.paths = []
    run.listedFiles = nil
    run.input = nil
    let inputs = others.map { DraftInput(path: $0) }
    let preparation = try DraftPreparation(run, shelf: SourceShelf(capacity: 2 * jobs))
    do throws(RunError) { return try await run.checked(inputs, preparation, progress) } catch {
      // That there is nothing in them is no reason to fail.
      return []
    }
  }

  /// Adds what only the drafts together can tell, with what is known of the rest of their set.
  func judge(_ drafts: inout [Draft], with rest: RestOfSet) {
    let unseen = rest.unseenLanguages
    if !unseen.isEmpty {
      warn(
        "missing and untranslated terms are doubtful: most documents in "
          + "\(unseen.sorted().joined(separator: ", ")) "
          + "have not been checked yet (“isogloss check” without paths reads them all once)")
    }
    let merged = rest.merged(with: drafts)
    var all = merged.map(\.draft)
    var results = all.map(\.result)
    // What somebody else holds is copied when it changes.
    for index in drafts.indices { drafts[index].result = CheckResult() }
    for index in all.indices { all[index].result = CheckResult() }
    DocumentSet.judge(
      &results,
      files: all.map {
        CheckedFile(
          path: $0.document.path, language: $0.document.language, lines: $0.document.lines)
      }, partial: unseen)
    for index in all.indices { swap(&all[index].result, &results[index]) }
    Self.lowerOrphans(in: &all)
    for (place, member) in merged.enumerated() {
      guard let index = member.index else { continue }
      drafts[index].result = all[place].result
      drafts[index].result.renderings = []
      drafts[index].result.sentences = []
    }
    Self.fitSuggestions(of: &drafts)
  }

  private func inputs() throws(RunError) -> [DraftInput] {
    if let input {
      return [DraftInput(path: input.path, bytes: texts[input.path] ?? input.bytes)]
    }
    let files =
      if let listedFiles { try selection.files(listed: listedFiles) } else {
        try selection.files(in: paths)
      }
    guard !files.isEmpty || allowsEmpty else {
      let place = paths.isEmpty ? configuration.base : paths.joined(separator: ", ")
      throw RunError(
        "nothing to check: no document "
          + (listedFiles == nil ? "found in \(place)" : "is among the listed files"),
        hint: "name files, or --allow-empty if that is fine")
    }
    return files.map { DraftInput(path: $0, bytes: texts[$0]) }
  }

  /// Without any glossary nothing need be read to tell that there is nothing to check against, unless translations
  /// may have sources: these say what is left untranslated, missing or translated in two ways, as before the first
  /// extraction.
  private func requireGlossary(_ inputs: [DraftInput]) throws(RunError) {
    guard let first = inputs.first, !allowsEmpty, !checksWithoutTerms,
      configuration.documents.isEmpty, try glossaryFiles().isEmpty
    else { return }
    if let named = configuration.glossaryPaths.first { throw unwritten(named) }
    let other = configurationElsewhere(than: first.path)
    throw RunError(
      "nothing to check against: no glossary is named", path: configuration.path ?? first.path,
      hint: other.map { "\($0) is not in force for it: --config \($0) puts it in force" }
        ?? "name one with --glossary or in the configuration; “isogloss extract” proposes one, "
        + "--allow-empty checks what needs none")
  }

  private func unwritten(_ glossary: String) -> RunError {
    RunError(
      "nothing to check against: “\(glossary)” is yet to be written",
      path: configuration.path ?? glossary, hint: Self.hint(toWrite: glossary))
  }

  private static func hint(toWrite glossary: String) -> String {
    "“isogloss extract … -o \(glossary)” proposes a glossary; --allow-empty checks what needs none"
  }

  /// The configuration of the current folder where a draft lies outside of its project and has none.
  private func configurationElsewhere(than path: String) -> String? {
    guard configuration.path == nil, ConfigurationDiscovery.file(for: path) == nil else {
      return nil
    }
    return ConfigurationDiscovery.file(for: ".")
  }

  /// Silence must never look like success: a language without terms is an error where no other is
  /// translated into or it was asked for by name, and is told otherwise, where rules that need no
  /// terms have something to say, and where nobody asks for terms and the drafts have sources.
  private func requireTerms(_ drafts: [Draft]) throws(RunError) {
    guard !allowsEmpty, rules.needsTerms else { return }
    let bare = drafts.filter { $0.result.termsLoaded == 0 }
    // Of a file with many languages, those without terms were not asked for.
    let named = bare.filter { paths.contains($0.document.path) && !$0.document.isPart }
    guard let first = (named.first ?? bare.first)?.document else { return }
    let hint = try termHint()
    let isAll = translations(among: drafts).allSatisfy { $0.result.termsLoaded == 0 }
    let asked = isAll ? bare : named
    if !asked.isEmpty, !checksWithoutTerms, asked.allSatisfy(\.isSilent),
      !asksForNoTerms || translations(among: asked).contains(where: { $0.result.pairsAligned == 0 })
    {
      if try glossaryFiles().isEmpty, let named = configuration.glossaryPaths.first {
        throw unwritten(named)
      }
      throw RunError(
        "nothing to check against: no glossary has a term in \(first.language)", path: first.path,
        hint: hint)
    }
    warn(
      "warning: no glossary has a term in \(Self.languages(of: bare.map(\.document))) (\(hint))")
  }

  /// Whether nobody named a glossary, or but the folder that `isogloss init` names and that has none yet, so that
  /// translations are only compared with their sources.
  private var asksForNoTerms: Bool {
    glossaries.isEmpty
      && configuration.glossaryPaths.allSatisfy { path in
        path.split(separator: "/").last.map(String.init) == InitRun.glossaryFolder
      } && (try? glossaryFiles())?.isEmpty == true
  }

  /// Whether no term is needed: no rule that runs looks for one, or there are strings of the product to compare labels
  /// with.
  var checksWithoutTerms: Bool {
    !rules.needsTerms || rules.contains("ui-label") && !configuration.labels.isEmpty
  }

  /// The drafts but those that others are translated from, whose terms check no translation; all
  /// drafts where nothing is translated.
  func translations(among drafts: [Draft]) -> [Draft] {
    let sources = Set(drafts.flatMap(\.sources).map(\.path))
    let translations = drafts.filter { draft in
      let language = draft.document.language
      return !draft.sources.isEmpty
        || !sources.contains(draft.document.path)
          && configuration.sourceLanguage?.matches(language) != true
    }
    return translations.isEmpty ? drafts : translations
  }

  private func termHint() throws(RunError) -> String {
    let glossary = try GlossaryLoader.load(try glossaryFiles())
    guard !glossary.concepts.isEmpty else {
      return configuration.glossaryPaths.first.map { Self.hint(toWrite: $0) }
        ?? "name one with --glossary or in the configuration"
    }
    let languages = glossary.termCounts.keys.sorted().map(\.canonical)
    return "the glossaries have " + languages.joined(separator: ", ")
  }

  private func requirePairs(_ draft: Draft) throws(RunError) {
    guard !allowsEmpty, !sources.isEmpty, draft.result.pairsAligned == 0 else { return }
    throw RunError(
      "no passage could be aligned with the source", path: draft.document.path,
      hint: "check that --source names the text it translates")
  }
}

extension CheckRun.Draft {
  /// Whether nothing was found that is more than worth knowing.
  fileprivate var isSilent: Bool { result.findings.allSatisfy { $0.severity == .note } }
}
