import Foundation
import IsoglossProject
import TermChecking

@testable import EditorService

/// A session with a server in this process, whose clock and checks the test holds.
struct EditorSession {
  /// The server.
  private(set) var server: EditorServer
  /// The time since the session began.
  private(set) var time = Duration.zero
  /// What the server has sent since somebody asked, as JSON.
  private(set) var sent: [String] = []
  /// The checks that wait, where the test holds them back.
  private(set) var heldChecks: [CheckJob] = []
  /// Whether checks wait for ``finishChecks()``.
  var holdsChecks = false
  /// The exit status; nil while the server runs.
  private(set) var status: Int32?

  init(_ settings: ServerSettings = .discovering()) { server = EditorServer(settings) }

  /// Sends a message; `"jsonrpc": "2.0"` may be left out.
  mutating func send(_ json: String) { handle(.received(.message(Array(json.utf8)))) }

  /// Sends a message made of parts.
  mutating func send(_ method: String, id: Int? = nil, _ parameters: Any = NSNull()) throws {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    let data = try JSONSerialization.data(withJSONObject: message)
    handle(.received(.message([UInt8](data))))
  }

  /// Lets something happen.
  mutating func handle(_ event: ServerEvent) {
    for action in server.handle(event, at: time) {
      switch action {
      case .send(let content): sent.append(String(decoding: content, as: UTF8.self))
      case .end(let status): self.status = self.status ?? status
      case .check(let job) where holdsChecks: heldChecks.append(job)
      case .check(let job): handle(.checked(job.run()))
      }
    }
  }

  /// Lets time pass, and the server do what it wanted to.
  mutating func advance(by duration: Duration) {
    time += duration
    if let wakeUp = server.wakeUp, wakeUp <= time { handle(.timePassed) }
  }

  /// Does the checks that were held back.
  mutating func finishChecks() {
    let checks = heldChecks
    heldChecks = []
    for check in checks { handle(.checked(check.run())) }
  }

  /// What was sent since somebody asked last.
  mutating func takeSent() -> [String] {
    defer { sent = [] }
    return sent
  }

  /// The same as objects.
  mutating func takeMessages() throws -> [[String: Any]] {
    try takeSent().map {
      try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:]
    }
  }
}

extension EditorSession {
  /// A session behind the greeting of a client that can do some things.
  static func started(
    _ capabilities: [String: Any] = [:], _ settings: ServerSettings = .discovering()
  ) throws -> EditorSession {
    var session = EditorSession(settings)
    try session.send("initialize", id: 0, ["capabilities": capabilities])
    try session.send("initialized", [String: Any]())
    _ = session.takeSent()
    return session
  }

  /// Opens a document.
  mutating func open(_ path: String, _ text: String, version: Int = 1) throws {
    try send(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": FileURI.uri(of: path), "languageId": "markdown", "version": version, "text": text,
        ] as [String: Any]
      ])
  }

  /// Replaces the whole text of a document.
  mutating func change(_ path: String, to text: String, version: Int) throws {
    try send(
      "textDocument/didChange",
      [
        "textDocument": ["uri": FileURI.uri(of: path), "version": version] as [String: Any],
        "contentChanges": [["text": text]],
      ])
  }

  /// The diagnostics that were published last since somebody asked; nil when none were.
  mutating func takePublished() throws -> (version: Int?, diagnostics: [Diagnostic])? {
    let last = takeSent().last { $0.contains("textDocument/publishDiagnostics") }
    guard let last else { return nil }
    let content = try MessageJSON.decode(Parameters<Published>.self, from: Array(last.utf8)).params
    return (content.version, content.diagnostics)
  }

  private struct Published: Decodable {
    var version: Int?
    var diagnostics: [Diagnostic]
  }
}

extension ServerSettings {
  /// Projects as the command finds them.
  static func discovering() -> ServerSettings {
    ServerSettings(
      checkRun: { path throws(RunError) in
        let configuration = try ConfigurationDiscovery.configuration(
          named: nil, for: path, knownRules: RuleCatalog.names)
        var run = CheckRun(paths: [], configuration: configuration)
        for (rule, level) in configuration.rules {
          run.rules.set(rule, to: Severity(rawValue: level.rawValue))
        }
        return run
      }, configurationFile: { ConfigurationDiscovery.file(for: $0) })
  }
}
