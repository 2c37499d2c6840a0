import IsoglossProject

/// A language server for translated documentation (Language Server Protocol 3.17).
///
/// It is told what happens and says what is to be done: it reads no stream, starts no thread and
/// looks at no clock, so that a whole session can be told in a test. Times are durations since any
/// moment that stays the same.
package struct EditorServer: Sendable {
  /// How far a session is.
  enum Phase: Sendable {
    case new
    case running
    case shutDown
  }

  let settings: ServerSettings
  var phase = Phase.new
  var client = ClientTraits()
  var projects: ProjectStore
  /// The open documents by the names that the client calls them by.
  var documents: [String: OpenDocument] = [:]
  /// The check that is under way; nil while none is.
  var underWay: CheckUnderWay?
  /// What is to be done, in order.
  var actions: [ServerAction] = []
  /// The time of the event that is handled.
  var now = Duration.zero
  /// What people were told, not to be told again while it stays so.
  var told: Set<String> = []
  /// How many checks are done.
  var checks = 0
  /// How many texts there have been.
  var editions = 0
  /// How many requests the client was sent.
  var requests = 0

  /// Makes a server that has been told nothing.
  package init(_ settings: ServerSettings) {
    self.settings = settings
    projects = ProjectStore(settings)
  }

  /// Takes an event.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - time: when it happens; never earlier than the last event.
  /// - Returns: what is to be done, in order.
  package mutating func handle(_ event: ServerEvent, at time: Duration) -> [ServerAction] {
    now = time
    switch event {
    case .received(.message(let content)): receive(content)
    case .received(.fault(let fault)):
      fail(nil, ResponseError(.parseError, "cannot be read: \(fault.reason)"))
    case .checked(let outcome): finish(outcome)
    case .timePassed: break
    case .inputEnded: end(phase == .shutDown ? 0 : 1)
    }
    startChecks()
    for warning in projects.warnings.take() where told.insert(warning).inserted {
      log(.warning, warning)
    }
    defer { actions = [] }
    return actions
  }

  /// When the server wants to be told that time has passed; nil for never.
  package var wakeUp: Duration? {
    guard underWay == nil, phase == .running else { return nil }
    return documents.values.lazy.compactMap(\.due).min()
  }

  mutating func end(_ status: Int32) { actions.append(.end(status)) }
}

/// A check of which the outcome has not come yet.
struct CheckUnderWay: Sendable {
  /// What tells the text from all others.
  let edition: Int
  let began: Duration
}

/// What the server knows about the client.
struct ClientTraits: Sendable {
  var encoding = PositionEncoding.utf16
  /// Whether it asks for findings, and is not told them.
  var pullsDiagnostics = false
  /// Whether it asks again when it is told that findings have changed.
  var refreshesDiagnostics = false
  /// Whether it shows Markdown.
  var readsMarkdown = false
  /// Whether it makes changes in a version of a document only.
  var editsVersions = false
  /// Whether it watches files that it is asked to.
  var watchesFiles = false
  /// How findings are shown.
  var diagnostics = DiagnosticList.Options()
}
