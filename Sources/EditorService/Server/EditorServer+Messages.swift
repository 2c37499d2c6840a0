extension EditorServer {
  /// Reads a message and does what it asks for.
  mutating func receive(_ content: [UInt8]) {
    let message: Message
    do { message = try MessageJSON.decode(Message.self, from: content) } catch {
      return fail(nil, Self.error(of: error, in: content))
    }
    // An answer to a request of the server: none of them has a result that matters.
    guard let method = message.method else {
      if message.id == nil { fail(nil, ResponseError(.invalidRequest, "has no method")) }
      return
    }
    do {
      if let id = message.id {
        try answer(Request(id: id, method: method, content: content))
      } else {
        try notice(method, content)
      }
    } catch {
      if let id = message.id {
        fail(id, error as? ResponseError ?? ResponseError(.internalError, "\(error)"))
      } else {
        log(.error, (error as? ResponseError)?.message ?? "\(method): \(error)")
      }
    }
  }

  /// Whether an unreadable message is no JSON, or none of the protocol's.
  private static func error(of error: any Error, in content: [UInt8]) -> ResponseError {
    if case .some(.dataCorrupted) = error as? DecodingError {
      return ResponseError(.parseError, "is no JSON")
    }
    return ResponseError(.invalidRequest, "is no request: expected an object with a method")
  }

  /// Answers a request.
  mutating func answer(_ request: Request) throws {
    switch (phase, request.method) {
    case (.new, "initialize"): return try initialize(request)
    case (.new, _):
      throw ResponseError(.serverNotInitialized, "expected “initialize” first")
    case (.shutDown, _):
      throw ResponseError(.invalidRequest, "nothing is answered behind “shutdown”")
    case (.running, "initialize"):
      throw ResponseError(.invalidRequest, "the server is initialized already")
    case (.running, _): break
    }
    switch request.method {
    case "shutdown":
      phase = .shutDown
      reply(request.id, Nothing())
    case "textDocument/diagnostic": try answerDiagnostics(request)
    case "textDocument/codeAction": try answerActions(request)
    case "textDocument/hover": try answerHover(request)
    case "textDocument/completion": try answerCompletion(request)
    case "workspace/executeCommand": try execute(request)
    default:
      throw ResponseError(.methodNotFound, "no method is named “\(request.method)”")
    }
  }

  /// Takes note of something.
  mutating func notice(_ method: String, _ content: [UInt8]) throws {
    if method == "exit" { return end(phase == .shutDown ? 0 : 1) }
    // What comes before “initialize” or behind “shutdown” is let by, as the protocol says.
    guard phase == .running else { return }
    switch method {
    case "initialized": watchFiles()
    case "textDocument/didOpen": open(try Request.parameters(of: content, method))
    case "textDocument/didChange": change(try Request.parameters(of: content, method))
    case "textDocument/didSave": try save(Request.parameters(of: content, method))
    case "textDocument/didClose": try close(Request.parameters(of: content, method))
    case "workspace/didChangeWatchedFiles":
      try watchedFilesHaveChanged(Request.parameters(of: content, method))
    case "$/cancelRequest": try cancel(Request.parameters(of: content, method))
    default: break
    }
  }
}

/// A request as it came.
struct Request {
  let id: RequestIdentifier
  let method: String
  let content: [UInt8]

  /// The parameters of the request.
  ///
  /// - Throws: ``ResponseError`` when they are none of its kind.
  func parameters<Content: Decodable>() throws(ResponseError) -> Content {
    try Self.parameters(of: content, method)
  }

  /// The parameters of a message.
  ///
  /// - Throws: ``ResponseError`` when they are none of its kind.
  static func parameters<Content: Decodable>(
    of content: [UInt8], _ method: String
  ) throws(ResponseError) -> Content {
    do { return try MessageJSON.decode(Parameters<Content>.self, from: content).params } catch {
      throw ResponseError(
        .invalidParams, "\(method): \((error as? DecodingError)?.place ?? "unknown parameters")")
    }
  }
}

extension DecodingError {
  /// What is wrong, and where.
  fileprivate var place: String {
    func path(_ context: Context) -> String {
      context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }
        .joined(separator: ".")
    }
    return switch self {
    case .keyNotFound(let key, let context):
      "“\(key.stringValue)” is missing in “\(path(context))”"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      "“\(path(context))” has the wrong kind"
    @unknown default: "unknown parameters"
    }
  }
}
