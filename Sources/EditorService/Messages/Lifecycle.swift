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
  }

  struct Hover: Decodable { var contentFormat: [String]? }

  struct TextDocument: Decodable {
    var diagnostic: Dynamic?
    var hover: Hover?
    var publishDiagnostics: PublishDiagnostics?
  }

  struct Refresh: Decodable { var refreshSupport: Bool? }

  struct Edit: Decodable { var documentChanges: Bool? }

  struct Workspace: Decodable {
    var workspaceEdit: Edit?
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
    let codeActionKinds = CodeAction.Kind.allCases
  }

  struct Completion: Encodable {
    let resolveProvider = false
  }

  struct Commands: Encodable {
    let commands = Command.Name.allCases
  }

  let positionEncoding: PositionEncoding
  let textDocumentSync = Synchronization()
  /// Only for clients that ask for diagnostics; the others are told.
  var diagnosticProvider: Diagnostics?
  let codeActionProvider = CodeActions()
  let hoverProvider = true
  let completionProvider = Completion()
  let executeCommandProvider = Commands()
}

/// Word of files that change is asked for.
struct RegistrationParams: Encodable {
  struct Registration: Encodable {
    let id: String
    let method: String
    let registerOptions: Options
  }

  struct Options: Encodable { let watchers: [Watcher] }

  struct Watcher: Encodable { let globPattern: String }

  let registrations: [Registration]

  /// All files: a glossary, a memory or a document may have any name.
  static let ofFiles = RegistrationParams(
    registrations: [
      Registration(
        id: "isogloss-files", method: "workspace/didChangeWatchedFiles",
        registerOptions: Options(
          watchers: [
            Watcher(globPattern: "**/*.{tbx,csv,tsv,utx,tmx}"),
            Watcher(globPattern: "**/*.{md,mdx,markdown,html,htm,rst,adoc,txt,po,xlf,xliff}"),
            Watcher(globPattern: "**/*.{strings,stringsdict,xcstrings,arb,json,yml,yaml,xml}"),
          ]))
    ])
}
