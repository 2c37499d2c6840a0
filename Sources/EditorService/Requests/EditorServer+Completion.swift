import IsoglossProject
import LanguageAssets
import LanguageText

extension EditorServer {
  /// Tells the approved terms that what stands before a place begins.
  mutating func answerCompletion(_ request: Request) throws {
    let parameters: DocumentPositionParams = try request.parameters()
    guard let document = try document(parameters.textDocument.uri) else {
      return reply(request.id, Nothing())
    }
    let conversions = document.conversions(client.encoding)
    let offset = conversions.offset(of: parameters.position)
    guard let project = project(of: document),
      project.checks(document.path),
      // A text that is half written is no fault of who asks for the rest of a term.
      let vocabulary = try? project.vocabulary(
        at: offset, of: document.bytes, path: document.path)
    else { return reply(request.id, Nothing()) }
    let line = document.lines.lineRange(document.lines.position(at: offset).line)
    let before = String(
      decoding: document.bytes[min(line.lowerBound, offset)..<offset], as: UTF8.self)
    let found = TermCompletion(vocabulary).candidates(behind: before)
    let items = found.prefix(Self.mostItems).enumerated().map { index, candidate in
      let start = offset - candidate.written.utf8.count
      let number = String(index)
      return CompletionItem(
        label: candidate.text,
        detail: candidate.detail,
        documentation: MarkupContent(
          kind: client.readsMarkdown ? .markdown : .plaintext,
          value: ConceptText(
            candidate.concept, in: vocabulary.language, isMarkdown: client.readsMarkdown
          ).text),
        sortText: String(repeating: "0", count: 3 - number.count) + number,
        filterText: candidate.written.isEmpty ? candidate.term.text : candidate.written,
        textEdit: TextEdit(
          range: conversions.range(of: start..<offset), newText: candidate.text))
    }
    reply(request.id, CompletionList(isIncomplete: true, items: items))
  }

  /// How many terms are told at a time.
  private static let mostItems = 100
}
