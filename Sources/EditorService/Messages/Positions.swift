/// A place in a text as the protocol counts: a line from 0, and units of the agreed encoding from 0.
struct Position: Codable, Hashable, Sendable {
  var line: Int
  var character: Int
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

/// Changes of files that belong together.
struct WorkspaceEdit: Codable, Hashable, Sendable {
  var changes: [String: [TextEdit]]
}
