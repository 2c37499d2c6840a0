import IsoglossProject
import LanguageText
import TermChecking

/// A finding and what the editor shows of it.
struct ShownFinding: Sendable {
  var finding: Finding
  var diagnostic: Diagnostic
}

/// The findings of a draft as an editor shows them.
struct DiagnosticList {
  /// How diagnostics are made.
  struct Options: Sendable {
    var encoding = PositionEncoding.utf16
    /// Whether notes that may well be wrong are shown.
    var showsDoubtful = false
    /// Whether the client shows places that belong to a finding.
    var hasRelatedInformation = true
    /// The address of the page of a rule; nil where there is none, or the client links to none.
    var rulePage: @Sendable (String) -> String? = { _ in nil }
  }

  /// How many other places of a finding are shown.
  private static let mostPlaces = 10

  private let draft: CheckRun.Draft
  private let options: Options
  private let conversions: PositionConversions

  /// Looks at a draft.
  init(_ draft: CheckRun.Draft, _ options: Options) {
    self.draft = draft
    self.options = options
    conversions = PositionConversions(
      draft.document.bytes, draft.document.lines, options.encoding)
  }

  /// The findings that no comment hides, in order.
  var shown: [ShownFinding] {
    draft.result.findings
      .filter { !$0.isSuppressed && (options.showsDoubtful || !$0.isDoubtful) }
      .map { ShownFinding(finding: $0, diagnostic: diagnostic($0)) }
  }

  private func diagnostic(_ finding: Finding) -> Diagnostic {
    Diagnostic(
      range: conversions.range(of: shownRange(of: finding)), severity: severity(of: finding),
      code: finding.rule,
      codeDescription: options.rulePage(finding.rule).map(Diagnostic.CodeDescription.init),
      source: "isogloss", message: finding.message,
      relatedInformation: options.hasRelatedInformation ? related(to: finding) : nil,
      data: data(of: finding))
  }

  private func severity(of finding: Finding) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// The stretch that is marked: where something is missing, the first word there, since editors
  /// show nothing of an empty stretch and find no actions at it.
  private func shownRange(of finding: Finding) -> Range<Int> {
    let range = finding.range
    guard range.isEmpty else { return range }
    let (bytes, lines) = (draft.document.bytes, draft.document.lines)
    let start = range.lowerBound
    let end = max(start, lines.lineRange(lines.position(at: start).line).upperBound)
    return start..<(bytes[start..<end].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? end)
  }

  private func data(of finding: Finding) -> DiagnosticData {
    DiagnosticData(
      fingerprint: finding.fingerprint, concept: finding.concept,
      lang: finding.language.canonical, match: finding.match,
      fixes: draft.fixes(of: finding).map { fix in
        DiagnosticData.Fix(
          edit: TextEdit(range: conversions.range(of: fix.range), newText: fix.text),
          isSafe: fix.isSafe)
      })
  }

  private func related(to finding: Finding) -> [Diagnostic.RelatedInformation]? {
    var places: [Diagnostic.RelatedInformation] = []
    if let source = finding.source, draft.sources.indices.contains(source.document) {
      let document = draft.sources[source.document]
      let range = PositionConversions(document.bytes, document.lines, options.encoding)
        .range(of: source.range)
      places.append(
        Diagnostic.RelatedInformation(
          location: Location(uri: FileURI.uri(of: source.path), range: range),
          message: "source: \(source.text)"))
    }
    places += finding.related.prefix(Self.mostPlaces).map { place in
      Diagnostic.RelatedInformation(location: location(of: place), message: place.message)
    }
    return places.isEmpty ? nil : places
  }

  /// Of another draft, only the line is known.
  private func location(of place: RelatedPlace) -> Location {
    let path = place.path ?? draft.document.path
    guard place.path == nil || place.path == draft.document.path else {
      let line = Position(line: max(0, (place.line ?? 1) - 1), character: 0)
      return Location(uri: FileURI.uri(of: path), range: TextRange(start: line, end: line))
    }
    return Location(
      uri: FileURI.uri(of: path), range: conversions.range(of: place.range))
  }
}
