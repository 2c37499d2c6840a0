extension EditorServer {
  /// Answers a request for the findings of a document, once it has been checked as it is.
  mutating func answerDiagnostics(_ request: Request) throws {
    let parameters: DocumentDiagnosticParams = try request.parameters()
    try whenChecked(
      parameters.textDocument.uri,
      WaitingRequest(
        id: request.id, kind: .diagnostics(previousResult: parameters.previousResultId)))
  }

  /// Answers a request as soon as what was found is of the text as it is.
  mutating func whenChecked(_ uri: String, _ request: WaitingRequest) throws {
    guard let document = try document(uri) else { return answer(request, .nothing) }
    if let checked = document.current { return answer(request, checked) }
    documents[uri]?.waiting.append(request)
    let isUnderWay = underWay?.edition == document.edition && document.due == nil
    // Clients ask for findings with each letter; who asks what can be done waits for it.
    if !isUnderWay, document.due == nil || request.isUrgent { documents[uri]?.due = now }
  }

  /// Answers a request for a text that has been checked.
  mutating func answer(_ request: WaitingRequest, _ checked: CheckedText) {
    switch request.kind {
    case .diagnostics(let previous):
      let number = String(checked.number)
      reply(
        request.id,
        previous == number
          ? DocumentDiagnosticReport.unchanged(resultId: number)
          : .full(resultId: number, items: checked.diagnostics))
    case .actions(let parameters): reply(request.id, actions(parameters, checked))
    }
  }
}
