import IsoglossProject
import LanguageText
import TermChecking

extension EditorServer {
  /// Answers what can be done at a place of a document, once it has been checked as it is.
  mutating func answerActions(_ request: Request) throws {
    let parameters: CodeActionParams = try request.parameters()
    try whenChecked(
      parameters.textDocument.uri,
      WaitingRequest(id: request.id, kind: .actions(parameters)))
  }

  /// What can be done at a place of a document.
  mutating func actions(_ parameters: CodeActionParams, _ checked: CheckedText) -> [CodeAction] {
    guard let document = documents[parameters.textDocument.uri] else { return [] }
    var actions: [CodeAction] = []
    if parameters.wants(.quickFix) {
      for draft in checked.drafts {
        for shown in draft.shown where shown.diagnostic.range.touches(parameters.range) {
          actions += quickFixes(for: shown, of: draft.draft, in: document, parameters)
        }
      }
    }
    if parameters.wants(.fixAll) { actions += fixAll(checked, in: document) }
    return actions
  }

  /// What can be done about one finding: replacements, then what makes it right as it stands.
  private mutating func quickFixes(
    for shown: ShownFinding, of draft: CheckRun.Draft, in document: OpenDocument,
    _ parameters: CodeActionParams
  ) -> [CodeAction] {
    let diagnostics = [parameters.clientDiagnostic(of: shown.diagnostic)]
    let fixes = shown.diagnostic.data?.fixes ?? []
    var actions = fixes.enumerated().map { index, fix in
      CodeAction(
        title: "Write “\(fix.edit.newText)”", kind: .quickFix, diagnostics: diagnostics,
        isPreferred: index == 0 && fix.isSafe ? true : nil,
        edit: edit(of: document, [fix.edit]))
    }
    if shown.finding.rule == "unused-suppression" {
      let range = document.lines.wholeLine(of: shown.finding.range, in: document.bytes)
      let removal = TextEdit(
        range: document.conversions(client.encoding).range(of: range), newText: "")
      return [
        CodeAction(
          title: "Remove the comment", kind: .quickFix, diagnostics: diagnostics,
          isPreferred: true, edit: edit(of: document, [removal]))
      ]
    }
    guard let project = project(of: document) else { return actions }
    let suppression = SuppressionEdit(
      hiding: shown.finding, in: draft, configuration: project.run.configuration)
    if let suppression {
      let conversions = document.conversions(client.encoding)
      let edits = suppression.insertions.map { insertion in
        TextEdit(
          range: conversions.range(of: insertion.offset..<insertion.offset),
          newText: insertion.text)
      }
      actions.append(
        CodeAction(
          title: "Ignore \(shown.finding.rule) here", kind: .quickFix, diagnostics: diagnostics,
          edit: edit(of: document, edits)))
    }
    let glossary = GlossaryActions(
      finding: shown.finding, sources: draft.sources.map(\.language), project: project,
      uri: document.uri)
    actions += glossary.commands.map { command in
      CodeAction(
        title: command.title, kind: .quickFix, diagnostics: diagnostics, command: command)
    }
    return actions
  }

  /// Everything that `--fix` mends, in one go.
  private func fixAll(_ checked: CheckedText, in document: OpenDocument) -> [CodeAction] {
    let drafts = checked.drafts.map(\.draft)
    let conversions = document.conversions(client.encoding)
    let edits = DraftFix.fixes(of: drafts, includingUnsafe: false).flatMap(\.replacements)
      .map { TextEdit(range: conversions.range(of: $0.range), newText: $0.text) }
    guard !edits.isEmpty else { return [] }
    return [
      CodeAction(
        title: "Mend all that is safe to mend", kind: .fixAll, edit: edit(of: document, edits))
    ]
  }

  /// Changes of a document as it is.
  private func edit(of document: OpenDocument, _ edits: [TextEdit]) -> WorkspaceEdit {
    guard client.editsVersions else { return WorkspaceEdit(changes: [document.uri: edits]) }
    return WorkspaceEdit(
      documentChanges: [
        .init(textDocument: .init(uri: document.uri, version: document.version), edits: edits)
      ])
  }
}

extension LineTable {
  /// A stretch of a file, with the end of its line where nothing else stands on it, else with the space
  /// that parted it from what stands before.
  fileprivate func wholeLine(of range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let line = position(at: range.lowerBound).line
    let start = lineRange(line).lowerBound
    let next = line < lineCount ? lineRange(line + 1).lowerBound : bytes.count
    guard start <= range.lowerBound, range.upperBound <= next,
      (bytes[start..<range.lowerBound] + bytes[range.upperBound..<next]).allSatisfy({
        [0x09, 0x0A, 0x0D, 0x20].contains($0)
      })
    else { return bytes.withSpace(before: range) }
    return start..<next
  }
}

extension [UInt8] {
  /// A stretch and the space before it, where one follows it, too, or the line ends with it.
  fileprivate func withSpace(before range: Range<Int>) -> Range<Int> {
    let space = UInt8(ascii: " ")
    guard range.lowerBound > 0, self[range.lowerBound - 1] == space,
      range.upperBound == count || [space, 0x0A, 0x0D].contains(self[range.upperBound])
    else { return range }
    return range.lowerBound - 1..<range.upperBound
  }
}

extension CodeActionParams {
  /// Whether actions of a kind are wanted.
  fileprivate func wants(_ kind: CodeAction.Kind) -> Bool {
    guard let only = context.only else { return true }
    return only.contains { $0.isEmpty || kind.rawValue == $0 || kind.rawValue.hasPrefix($0 + ".") }
  }

  /// The client's own copy of a diagnostic, which it knows again, or else the server's.
  fileprivate func clientDiagnostic(of diagnostic: Diagnostic) -> Diagnostic {
    context.diagnostics.map(\.diagnostic).first {
      $0.range == diagnostic.range && $0.code == diagnostic.code
        && $0.message == diagnostic.message
    } ?? diagnostic
  }
}

extension TextRange {
  /// Whether two stretches share a place, be it an end.
  fileprivate func touches(_ other: TextRange) -> Bool {
    start <= other.end && other.start <= end
  }
}
