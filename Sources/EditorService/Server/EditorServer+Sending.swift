import IsoglossProject

extension EditorServer {
  /// Answers a request with a result.
  mutating func reply(_ id: RequestIdentifier, _ result: some Encodable) {
    send(Response(id: id, result: result))
  }

  /// Answers a request with an error; nil stands for one whose identifier could not be read.
  mutating func fail(_ id: RequestIdentifier?, _ error: ResponseError) {
    send(ErrorResponse(id: id, error: error))
  }

  /// Tells the client something.
  mutating func notify(_ method: String, _ content: some Encodable) {
    send(ClientNotification(method: method, params: content))
  }

  /// Asks the client for something whose answer does not matter.
  mutating func ask(_ method: String, _ content: (some Encodable)?) {
    requests += 1
    send(ClientRequest(id: .text("isogloss-\(requests)"), method: method, params: content))
  }

  /// Writes something into the client's log.
  mutating func log(_ kind: MessageParams.Kind, _ text: String) {
    notify("window/logMessage", MessageParams(type: kind, message: text))
  }

  /// Shows something to whoever sits before the client, and logs it.
  mutating func show(_ kind: MessageParams.Kind, _ text: String) {
    log(kind, text)
    notify("window/showMessage", MessageParams(type: kind, message: text))
  }

  /// Shows why something cannot be read, once as long as that stays so.
  mutating func complain(_ error: RunError) {
    if told.insert(error.description).inserted { show(.error, error.description) }
  }

  private mutating func send(_ message: some Encodable) {
    // What is sent are texts and numbers, which JSON can always hold.
    guard let content = try? MessageJSON.encode(message) else { return }
    actions.append(.send(content))
  }
}
