import Foundation

/// What every message says before its parameters are looked at (JSON-RPC 2.0).
struct Message: Decodable {
  /// What the answer has to name; nil for a notification.
  let id: RequestIdentifier?
  /// What is asked for; nil for an answer.
  let method: String?
}

/// What tells a request from others: a number or a text.
package enum RequestIdentifier: Hashable, Sendable, Codable {
  /// A number.
  case number(Int)
  /// A text.
  case text(String)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .number(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// A message with parameters of a kind.
struct Parameters<Content: Decodable>: Decodable {
  let params: Content
}

/// Why a request is not answered (JSON-RPC 2.0 §5.1; LSP 3.17, `ErrorCodes`).
struct ResponseError: Error, Encodable {
  /// The kinds of errors.
  enum Code: Int, Encodable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case contentModified = -32801
    case requestCancelled = -32800
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}

/// An answer with a result.
struct Response<Result: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestIdentifier
  let result: Result
}

/// An answer with an error; its identifier is nil where that of the request could not be read.
struct ErrorResponse: Encodable {
  let jsonrpc = "2.0"
  let id: RequestIdentifier?
  let error: ResponseError

  private enum CodingKeys: CodingKey { case jsonrpc, id, error }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(jsonrpc, forKey: .jsonrpc)
    // It is null, not left out.
    try container.encode(id, forKey: .id)
    try container.encode(error, forKey: .error)
  }
}

/// Something the client is told.
struct ClientNotification<Content: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let method: String
  let params: Content
}

/// Something the client is asked.
struct ClientRequest<Content: Encodable>: Encodable {
  let jsonrpc = "2.0"
  let id: RequestIdentifier
  let method: String
  let params: Content?
}

/// No result.
struct Nothing: Codable {
  init() {}
  init(from decoder: any Decoder) throws {}

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encodeNil()
  }
}

/// JSON as messages have it.
enum MessageJSON {
  /// Reads a value.
  static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// Writes a value, the members of objects by name.
  static func encode(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return [UInt8](try encoder.encode(value))
  }
}
