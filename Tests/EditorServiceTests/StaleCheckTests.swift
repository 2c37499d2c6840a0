import Foundation
import Testing

@testable import EditorService

/// Texts go on changing while they are checked: what is told is of the text as it is.
@Suite struct StaleCheckTests {
  private let root: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("isogloss-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    root = url.path
    try Data("glossaries: [terms.csv]\n".utf8)
      .write(to: url.appendingPathComponent("isogloss.yml"))
    let terms = "concept,lang,term,status\na,de,Ordner,preferred\na,de,Verzeichnis,forbidden\n"
    try Data(terms.utf8).write(to: url.appendingPathComponent("terms.csv"))
  }

  private var path: String { "\(root)/de.md" }
  private let wrong = "Das Verzeichnis ist nicht in der Liste.\n"
  private let right = "Der Ordner ist nicht in der Liste.\n"

  private func session(_ capabilities: [String: Any] = [:]) throws -> EditorSession {
    var session = try EditorSession.started(capabilities)
    session.holdsChecks = true
    return session
  }

  @Test func aResultForAnOlderTextIsDropped() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    try session.open(path, wrong)
    #expect(session.heldChecks.count == 1)
    try session.change(path, to: right, version: 2)
    session.finishChecks()
    #expect(try session.takePublished() == nil)
    session.advance(by: .milliseconds(300))
    session.finishChecks()
    let published = try #require(try session.takePublished())
    #expect(published.version == 2)
    #expect(published.diagnostics.isEmpty)
  }

  @Test func oneTextIsCheckedOnceAtATime() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    try session.open(path, wrong)
    for version in 2...5 {
      try session.change(path, to: right, version: version)
      session.advance(by: .seconds(1))
    }
    #expect(session.heldChecks.count == 1)
    session.finishChecks()
    #expect(session.heldChecks.count == 1)
    session.finishChecks()
    #expect(try session.takePublished()?.version == 5)
    #expect(session.server.wakeUp == nil)
  }

  @Test func aTextWhoseCheckTakesLongRestsLonger() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    try session.open(path, wrong)
    session.advance(by: .milliseconds(200))
    session.finishChecks()
    try session.change(path, to: right, version: 2)
    session.advance(by: .milliseconds(799))
    #expect(session.heldChecks.isEmpty)
    session.advance(by: .milliseconds(1))
    #expect(session.heldChecks.count == 1)
    session.advance(by: .seconds(60))
    session.finishChecks()
    try session.change(path, to: wrong, version: 3)
    session.advance(by: .seconds(2))
    #expect(session.heldChecks.count == 1)
  }

  @Test func aTextThatWasClosedIsNotTalkedAbout() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    try session.open(path, wrong)
    try session.send(
      "textDocument/didClose", ["textDocument": ["uri": FileURI.uri(of: path)]])
    _ = session.takeSent()
    session.finishChecks()
    #expect(session.takeSent().isEmpty)
  }

  @Test func aRequestWaitsForTheTextAsItIs() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session(["textDocument": ["diagnostic": [String: Any]()]])
    try session.open(path, wrong)
    let document = ["textDocument": ["uri": FileURI.uri(of: path)]]
    try session.send("textDocument/diagnostic", id: 1, document)
    try session.change(path, to: right, version: 2)
    session.finishChecks()
    #expect(session.takeSent().isEmpty)
    session.advance(by: .milliseconds(300))
    session.finishChecks()
    let answer = try #require(session.takeSent().first)
    #expect(answer.contains(#""id":1"#) && answer.contains(#""items":[]"#))
  }

  @Test func aRequestWaitsForTheCheckThatIsUnderWay() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session(["textDocument": ["diagnostic": [String: Any]()]])
    try session.open(path, wrong)
    try session.send(
      "textDocument/diagnostic", id: 1, ["textDocument": ["uri": FileURI.uri(of: path)]])
    session.finishChecks()
    #expect(session.takeSent().count == 1)
    #expect(session.heldChecks.isEmpty)
  }

  @Test func aRequestThatWaitsIsWithdrawn() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session(["textDocument": ["diagnostic": [String: Any]()]])
    try session.open(path, wrong)
    let document = ["textDocument": ["uri": FileURI.uri(of: path)]]
    try session.send("textDocument/diagnostic", id: 7, document)
    try session.send("$/cancelRequest", ["id": 7])
    #expect(session.takeSent().first?.contains("-32800") == true)
    try session.send("$/cancelRequest", ["id": 7])
    session.finishChecks()
    #expect(session.takeSent().isEmpty)
  }

  @Test func aResultForATextThatWasOpenedAnewIsDropped() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    try session.open(path, wrong)
    try session.send("textDocument/didClose", ["textDocument": ["uri": FileURI.uri(of: path)]])
    try session.open(path, right)
    _ = session.takeSent()
    session.finishChecks()
    #expect(session.takeSent().isEmpty)
    session.finishChecks()
    #expect(try session.takePublished()?.diagnostics.isEmpty == true)
  }

  @Test func aTextThatIsClosedBeforeItsTurnIsNotChecked() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    for name in ["a", "b", "c"] { try session.open("\(root)/\(name).md", wrong) }
    #expect(session.heldChecks.map(\.path).map(Self.name) == ["a.md"])
    try session.send(
      "textDocument/didClose", ["textDocument": ["uri": FileURI.uri(of: "\(root)/b.md")]])
    session.finishChecks()
    #expect(session.heldChecks.map(\.path).map(Self.name) == ["c.md"])
    session.finishChecks()
    #expect(session.heldChecks.isEmpty)
  }

  @Test func whatWasOpenedLastIsCheckedNext() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    for name in ["a", "b", "c"] { try session.open("\(root)/\(name).md", wrong) }
    var order: [String] = []
    while !session.heldChecks.isEmpty {
      order += session.heldChecks.map(\.path).map(Self.name)
      session.finishChecks()
    }
    #expect(order == ["a.md", "c.md", "b.md"])
  }

  @Test func whatSomebodyHasAskedForIsCheckedNext() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    for name in ["a", "b", "c"] { try session.open("\(root)/\(name).md", wrong) }
    let start = ["line": 0, "character": 5]
    try session.send(
      "textDocument/codeAction", id: 1,
      [
        "textDocument": ["uri": FileURI.uri(of: "\(root)/b.md")],
        "range": ["start": start, "end": start], "context": ["diagnostics": [Any]()],
      ])
    session.finishChecks()
    #expect(session.heldChecks.map(\.path).map(Self.name) == ["b.md"])
  }

  @Test func nothingIsCheckedBehindShutdown() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session()
    for name in ["a", "b"] { try session.open("\(root)/\(name).md", wrong) }
    try session.send("shutdown", id: 1)
    session.finishChecks()
    #expect(session.heldChecks.isEmpty)
    #expect(session.server.wakeUp == nil)
  }

  @Test func whoWaitsIsToldWhatIsFoundWithTheFilesOfNow() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session(["textDocument": ["diagnostic": [String: Any]()]])
    try session.open(path, wrong)
    let document = ["textDocument": ["uri": FileURI.uri(of: path)]]
    try session.send("textDocument/diagnostic", id: 1, document)
    try Data("concept,lang,term,status\na,de,Verzeichnis,preferred\n".utf8)
      .write(to: URL(fileURLWithPath: "\(root)/terms.csv"))
    try session.send("textDocument/didSave", document)
    session.finishChecks()
    #expect(session.takeSent().isEmpty)
    session.finishChecks()
    #expect(session.takeSent().first?.contains(#""items":[]"#) == true)
  }

  @Test func whatIsWrongAgainIsSaidAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try EditorSession.started()
    try session.open(path, wrong)
    let configuration = URL(fileURLWithPath: "\(root)/isogloss.yml")
    let document: [String: Any] = [
      "textDocument": ["uri": FileURI.uri(of: path)], "position": ["line": 0, "character": 5],
    ]
    for _ in 0..<2 {
      _ = session.takeSent()
      try Data("glossary: [terms.csv]\n".utf8).write(to: configuration)
      try session.send("textDocument/didSave", document)
      #expect(session.takeSent().contains { $0.contains("window/showMessage") })
      try Data("glossaries: [terms.csv]\n".utf8).write(to: configuration)
      session.advance(by: .seconds(2))
      // Whoever points at a term sees first that it is mended.
      try session.send("textDocument/hover", id: 1, document)
    }
  }

  private static func name(_ path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  @Test func aRequestForATextThatIsClosedIsAnswered() throws {
    defer { try? FileManager.default.removeItem(atPath: root) }
    var session = try session(["textDocument": ["diagnostic": [String: Any]()]])
    try session.open(path, wrong)
    let document = ["textDocument": ["uri": FileURI.uri(of: path)]]
    try session.send("textDocument/diagnostic", id: 7, document)
    try session.send("textDocument/didClose", document)
    #expect(session.takeSent().first?.contains("-32801") == true)
  }
}
