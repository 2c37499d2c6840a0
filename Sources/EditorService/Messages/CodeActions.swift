/// Actions are asked for, for a stretch of a document.
struct CodeActionParams: Decodable, Sendable {
  struct Context: Decodable, Sendable {
    var diagnostics: [ShownDiagnostic]
    /// The kinds that are wanted, with what is below them; nil for all.
    var only: [String]?
  }

  /// A diagnostic as the client has it: as much of it as tells it from others, and all that goes back.
  struct ShownDiagnostic: Decodable, Sendable {
    var diagnostic: Diagnostic

    init(from decoder: any Decoder) throws {
      // Those of other servers have codes and data of other kinds.
      diagnostic =
        (try? Diagnostic(from: decoder))
        ?? Diagnostic(range: .init(start: .zero, end: .zero), message: "")
    }
  }

  var textDocument: TextDocumentIdentifier
  var range: TextRange
  var context: Context
}

/// Something that can be done about a finding.
struct CodeAction: Encodable {
  /// The kinds of actions that the server has.
  enum Kind: String, Encodable, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll.isogloss"
  }

  let title: String
  let kind: Kind
  var diagnostics: [Diagnostic]?
  var isPreferred: Bool?
  var edit: WorkspaceEdit?
  var command: Command?
}

/// Something that the server does when it is told to.
struct Command: Encodable {
  /// The names of the commands.
  enum Name: String, Codable, CaseIterable {
    case addTerm = "isogloss.addTerm"
    case setStatus = "isogloss.setStatus"
  }

  /// What a command works on.
  struct Argument: Codable {
    /// A document of the project whose glossary is changed.
    var uri: String
    /// The term.
    var term: String
    var lang: String
    /// The identifier of the concept; nil for a new one.
    var concept: String?
    /// The new status; nil for the one that suits.
    var status: String?
  }

  let title: String
  let command: Name
  let arguments: [Argument]
}

/// A command is to be carried out.
struct ExecuteCommandParams: Decodable {
  var command: String
  var arguments: [Command.Argument]?
}
