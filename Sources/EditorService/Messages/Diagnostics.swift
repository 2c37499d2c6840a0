/// A finding as editors show it.
struct Diagnostic: Codable, Hashable, Sendable {
  struct CodeDescription: Codable, Hashable, Sendable { var href: String }

  struct RelatedInformation: Codable, Hashable, Sendable {
    var location: Location
    var message: String
  }

  var range: TextRange
  /// 1 is an error, 2 a warning, 3 information.
  var severity: Int?
  var code: String?
  var codeDescription: CodeDescription?
  var source: String?
  var message: String
  var relatedInformation: [RelatedInformation]?
  var data: DiagnosticData?
}

/// What actions on a finding need, so that nothing is checked for them.
struct DiagnosticData: Codable, Hashable, Sendable {
  /// A text to write in place of a stretch that is there.
  struct Fix: Codable, Hashable, Sendable {
    var edit: TextEdit
    var isSafe: Bool
  }

  /// What tells the finding from others, wherever it moves.
  var fingerprint: String
  var concept: String?
  /// The language of the draft.
  var lang: String
  /// What is reported.
  var match: String
  var fixes: [Fix]
}

/// The findings of a document.
struct PublishDiagnosticsParams: Encodable {
  let uri: String
  let version: Int?
  let diagnostics: [Diagnostic]
}

/// The findings of a document are asked for.
struct DocumentDiagnosticParams: Decodable {
  var textDocument: TextDocumentIdentifier
  var previousResultId: String?
}

/// An answer with all findings, or that they are what they were.
enum DocumentDiagnosticReport: Encodable {
  case full(resultId: String, items: [Diagnostic])
  case unchanged(resultId: String)

  private enum CodingKeys: CodingKey { case kind, resultId, items }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .full(let resultId, let items):
      try container.encode("full", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
      try container.encode(items, forKey: .items)
    case .unchanged(let resultId):
      try container.encode("unchanged", forKey: .kind)
      try container.encode(resultId, forKey: .resultId)
    }
  }
}
