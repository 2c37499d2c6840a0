/// A place in a text as the protocol counts: a line from 0, and units of the agreed encoding from 0.
struct Position: Codable, Hashable, Sendable {
  var line: Int
  var character: Int

  /// The beginning of a text.
  static let zero = Position(line: 0, character: 0)
}

extension Position: Comparable {
  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A stretch of a text; the end is exclusive.
struct TextRange: Codable, Hashable, Sendable {
  var start: Position
  var end: Position
}

/// A stretch of a file.
struct Location: Codable, Hashable, Sendable {
  var uri: String
  var range: TextRange
}

/// What the units are that characters of a line are counted in.
enum PositionEncoding: String, Codable, Hashable, Sendable, CaseIterable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Code units of UTF-16, which every client knows.
  case utf16 = "utf-16"
  /// Code points.
  case utf32 = "utf-32"
}

/// A change of a text.
struct TextEdit: Codable, Hashable, Sendable {
  var range: TextRange
  var newText: String
}

/// Changes of a document.
struct WorkspaceEdit: Encodable, Hashable, Sendable {
  /// Changes of a document in a version, which hold for no other.
  struct DocumentChange: Encodable, Hashable, Sendable {
    struct Document: Encodable, Hashable, Sendable {
      var uri: String
      var version: Int
    }

    var textDocument: Document
    var edits: [TextEdit]
  }

  /// For clients that know nothing of versions.
  var changes: [String: [TextEdit]]?
  var documentChanges: [DocumentChange]?
}
