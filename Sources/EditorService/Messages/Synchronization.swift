/// A document by its name.
struct TextDocumentIdentifier: Codable {
  var uri: String
}

/// A document by its name, in a version.
struct VersionedTextDocumentIdentifier: Decodable {
  var uri: String
  var version: Int?
}

/// A document is opened.
struct DidOpenParams: Decodable {
  struct Item: Decodable {
    var uri: String
    var version: Int
    var text: String
  }

  var textDocument: Item
}

/// A document has changed.
struct DidChangeParams: Decodable {
  /// What has changed: a stretch, or all where there is none.
  struct Change: Decodable {
    var range: TextRange?
    var text: String
  }

  var textDocument: VersionedTextDocumentIdentifier
  var contentChanges: [Change]
}

/// A document was saved or closed, or something is asked about it.
struct DocumentParams: Decodable {
  var textDocument: TextDocumentIdentifier
}

/// A place of a document is asked about.
struct DocumentPositionParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var position: Position
}

/// A request that is no longer of interest.
struct CancelParams: Decodable {
  var id: RequestIdentifier
}

/// Files have changed on disk.
struct WatchedFilesParams: Decodable {
  struct Change: Decodable { var uri: String }

  var changes: [Change]
}
