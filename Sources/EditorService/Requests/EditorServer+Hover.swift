import IsoglossProject

extension EditorServer {
  /// Tells what the glossary says about the term at a place.
  mutating func answerHover(_ request: Request) throws {
    let parameters: DocumentPositionParams = try request.parameters()
    guard let document = try document(parameters.textDocument.uri) else {
      return reply(request.id, Nothing())
    }
    let conversions = document.conversions(client.encoding)
    guard let project = project(of: document),
      project.checks(document.path),
      // A text that is half written is no fault of who points at it.
      let named = try? project.term(
        at: conversions.offset(of: parameters.position), of: document.bytes, path: document.path)
    else { return reply(request.id, Nothing()) }
    let kind: MarkupContent.Kind = client.readsMarkdown ? .markdown : .plaintext
    reply(
      request.id,
      Hover(
        contents: MarkupContent(
          kind: kind, value: ConceptText(named, isMarkdown: kind == .markdown).text),
        range: conversions.range(of: named.range)))
  }
}
