/// What a client says about itself first.
struct InitializeParams: Decodable {
  var rootUri: String?
  var rootPath: String?
  var workspaceFolders: [WorkspaceFolder]?
  var capabilities: ClientCapabilities?
}

/// A folder that is open in the client.
struct WorkspaceFolder: Decodable {
  var uri: String
}

/// What a client can do, as far as the server asks.
struct ClientCapabilities: Decodable {
  struct General: Decodable { var positionEncodings: [String]? }

  struct Dynamic: Decodable { var dynamicRegistration: Bool? }

  struct PublishDiagnostics: Decodable {
    var relatedInformation: Bool?
    var codeDescriptionSupport: Bool?
    var dataSupport: Bool?
  }

  struct TextDocument: Decodable {
    var diagnostic: Dynamic?
    var publishDiagnostics: PublishDiagnostics?
  }

  struct Refresh: Decodable { var refreshSupport: Bool? }

  struct Workspace: Decodable {
    var didChangeWatchedFiles: Dynamic?
    var diagnostics: Refresh?
  }

  var general: General?
  var textDocument: TextDocument?
  var workspace: Workspace?
}

/// What the server says about itself.
struct InitializeResult: Encodable {
  struct ServerInfo: Encodable {
    let name: String
    let version: String
  }

  let capabilities: ServerCapabilities
  let serverInfo: ServerInfo
}

/// What the server can do.
struct ServerCapabilities: Encodable {
  struct Synchronization: Encodable {
    struct Save: Encodable { let includeText = false }

    let openClose = true
    /// Changes come as what has changed.
    let change = 2
    let save = Save()
  }

  struct Diagnostics: Encodable {
    let identifier = "isogloss"
    let interFileDependencies = true
    let workspaceDiagnostics = false
  }

  struct CodeActions: Encodable {
    let codeActionKinds: [String]
  }

  struct Completion: Encodable {
    let resolveProvider = false
  }

  struct Commands: Encodable {
    let commands: [String]
  }

  let positionEncoding: PositionEncoding
  let textDocumentSync = Synchronization()
  /// Only for clients that ask for diagnostics; the others are told.
  var diagnosticProvider: Diagnostics?
  var codeActionProvider: CodeActions?
  var hoverProvider: Bool?
  var completionProvider: Completion?
  var executeCommandProvider: Commands?
}
