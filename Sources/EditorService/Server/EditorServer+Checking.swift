import IsoglossProject
import LanguageText
import TermChecking

extension EditorServer {
  /// Starts the next check whose time has come.
  ///
  /// There is one at a time, so that texts that are closed or changed meanwhile do not keep others
  /// waiting. What somebody has asked for goes first, then what was opened or changed last.
  mutating func startChecks() {
    guard phase == .running, underWay == nil else { return }
    let due = documents.values.filter { document in document.due.map { $0 <= now } ?? false }
    let order = due.sorted { left, right in
      left.isUrgent == right.isUrgent ? left.edition > right.edition : left.isUrgent
    }
    for document in order where underWay == nil { startCheck(of: document) }
  }

  private mutating func startCheck(of document: OpenDocument) {
    let uri = document.uri
    documents[uri]?.due = nil
    guard let project = project(of: document), project.checks(document.path),
      hasGlossary(project, document)
    else { return take([], of: uri, diagnostics: []) }
    underWay = CheckUnderWay(edition: document.edition, began: now)
    actions.append(
      .check(
        CheckJob(
          uri: uri, path: document.path, edition: document.edition, bytes: document.bytes,
          project: project)))
  }

  /// What a document is checked with as of now; nil where there is nothing.
  ///
  /// Why a project cannot be read as it is, is said.
  mutating func project(of document: OpenDocument) -> ResidentCheck? {
    let answer = projects.answer(for: document.path, at: now)
    if let error = answer.error { complain(error) }
    if answer.isNew { told = [] }
    return answer.project
  }

  /// Whether there is anything to check a document against; says where there is not, aloud where
  /// somebody has set a project up.
  private mutating func hasGlossary(
    _ project: ResidentCheck, _ document: OpenDocument
  ) -> Bool {
    if project.hasGlossary { return true }
    let configuration = project.run.configuration
    guard let file = configuration.path else {
      let text = "\(document.path): no isogloss.yml is in force, and no glossary is named"
      if told.insert(text).inserted { log(.info, text) }
      return false
    }
    complain(
      RunError(
        configuration.glossaries.isEmpty
          ? "nothing to check against: no glossary is named"
          : "nothing to check against: no glossary is there yet", path: file,
        hint: "“isogloss extract” proposes one"))
    return false
  }

  /// Takes what a check gave; what is of an older text is dropped.
  mutating func finish(_ outcome: CheckOutcome) {
    let uri = outcome.uri
    if let check = underWay, check.edition == outcome.edition {
      documents[uri]?.checkTook = now - check.began
      underWay = nil
    }
    guard let document = documents[uri], document.edition == outcome.edition else { return }
    switch outcome.result {
    case .success(let drafts):
      let shown = drafts.map {
        ShownDraft(draft: $0, shown: DiagnosticList($0, client.diagnostics).shown)
      }
      take(shown, of: uri, diagnostics: shown.flatMap { $0.shown.map(\.diagnostic) })
      tellOfLanguages(without: drafts)
    case .failure(let error) where error.path == document.path:
      // What is wrong with a text is shown in it; a file of which nothing can be told is passed over.
      if error.line == nil, told.insert(error.description).inserted {
        log(.warning, error.description)
      }
      let diagnostics = error.line == nil ? [] : [diagnostic(of: error, in: document)]
      take([], of: uri, diagnostics: diagnostics)
    case .failure(let error):
      complain(error)
      take([], of: uri, diagnostics: [])
    }
  }

  /// Keeps what was found, tells it, and answers who has waited for it.
  private mutating func take(
    _ drafts: [ShownDraft], of uri: String, diagnostics: [Diagnostic]
  ) {
    guard let document = documents[uri] else { return }
    checks += 1
    let before = document.checked
    let isAsBefore =
      before.map { $0.edition == document.edition && $0.diagnostics == diagnostics } ?? false
    let checked = CheckedText(
      edition: document.edition, number: isAsBefore ? before?.number ?? checks : checks,
      drafts: drafts, diagnostics: diagnostics)
    documents[uri]?.checked = checked
    // Who waits is told what is found with the files as they are now.
    if document.due == nil {
      documents[uri]?.waiting = []
      for request in document.waiting { answer(request, checked) }
    }
    guard !isAsBefore else { return }
    if !client.pullsDiagnostics {
      notify(
        "textDocument/publishDiagnostics",
        PublishDiagnosticsParams(
          uri: uri, version: document.version, diagnostics: diagnostics))
    } else if before?.edition == document.edition, client.refreshesDiagnostics {
      // The text is the same: the client has no reason of its own to ask.
      ask("workspace/diagnostic/refresh", Nothing?.none)
    }
  }

  /// Silence must never look like success.
  private mutating func tellOfLanguages(without drafts: [CheckRun.Draft]) {
    for draft in drafts where draft.result.termsLoaded == 0 {
      let text = "no glossary has a term in \(draft.document.language)"
      if told.insert(text).inserted { log(.warning, "\(draft.document.path): \(text)") }
    }
  }

  /// What is wrong with a document that cannot be read, at its place.
  private func diagnostic(of error: RunError, in document: OpenDocument) -> Diagnostic {
    let offset = document.lines.offset(line: error.line ?? 1, column: error.column ?? 1)
    let place = document.conversions(client.encoding).position(at: offset)
    return Diagnostic(
      range: TextRange(start: place, end: place), severity: 1, source: "isogloss",
      message: error.message + (error.hint.map { " (\($0))" } ?? ""))
  }
}
