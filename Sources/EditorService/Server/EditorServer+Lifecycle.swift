import IsoglossProject

extension EditorServer {
  /// Agrees with the client on what both can do.
  mutating func initialize(_ request: Request) throws {
    let parameters: InitializeParams = try request.parameters()
    client = ClientTraits(parameters.capabilities, settings)
    if let folder = Self.folder(of: parameters) { settings.enterFolder(folder) }
    phase = .running
    var capabilities = ServerCapabilities(positionEncoding: client.encoding)
    if client.pullsDiagnostics { capabilities.diagnosticProvider = .init() }
    reply(
      request.id,
      InitializeResult(
        capabilities: capabilities,
        serverInfo: .init(name: "isogloss", version: ToolVersion.current)))
  }

  /// Asks for word of files that change.
  ///
  /// A client that is not asked tells what it saves; what others write is seen with the next check.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    ask("client/registerCapability", RegistrationParams.ofFiles)
  }

  /// The folder that the client works in.
  private static func folder(of parameters: InitializeParams) -> String? {
    let uri = parameters.workspaceFolders?.first?.uri ?? parameters.rootUri
    return uri.flatMap(FileURI.path) ?? parameters.rootPath
  }
}

extension ClientTraits {
  /// Makes out what is known of a client.
  init(_ capabilities: ClientCapabilities?, _ settings: ServerSettings) {
    self.init()
    let offered = capabilities?.general?.positionEncodings ?? []
    // Bytes need no conversion.
    encoding =
      offered.contains("utf-8")
      ? .utf8 : offered.compactMap(PositionEncoding.init).first ?? .utf16
    pullsDiagnostics = capabilities?.textDocument?.diagnostic != nil
    refreshesDiagnostics = capabilities?.workspace?.diagnostics?.refreshSupport ?? false
    readsMarkdown =
      capabilities?.textDocument?.hover?.contentFormat?.contains("markdown") ?? false
    editsVersions = capabilities?.workspace?.workspaceEdit?.documentChanges ?? false
    watchesFiles =
      capabilities?.workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    let published = capabilities?.textDocument?.publishDiagnostics
    diagnostics.encoding = encoding
    diagnostics.showsDoubtful = settings.showsDoubtful
    diagnostics.hasRelatedInformation = published?.relatedInformation ?? false
    if published?.codeDescriptionSupport ?? false {
      let page = settings.rulePage
      diagnostics.rulePage = { page($0).map(FileURI.uri) }
    }
  }
}
