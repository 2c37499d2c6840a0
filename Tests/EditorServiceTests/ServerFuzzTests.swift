import Foundation
import TestSupport
import Testing

@testable import EditorService

/// Messages with damage: the server answers each that it can tell is a request, and goes on.
///
/// A few rounds by default; ISOGLOSS_FUZZ_SECONDS makes it go on for so long, from the round that
/// ISOGLOSS_FUZZ_SEED gives.
@Suite struct ServerFuzzTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sessions")

  /// What clients send in all sessions, but what ends them.
  private static let messages: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let file = folder.appendingPathComponent(name)
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      return text.split(separator: "\n").filter { $0.hasPrefix("> ") }
        .map { String($0.dropFirst(2)).replacing("$ROOT", with: "/nowhere/isogloss") }
        .filter { !$0.contains("exit") && !$0.contains("shutdown") && !$0.contains("initialize") }
    }
  }()

  @Test func survivesDamage() throws {
    let environment = ProcessInfo.processInfo.environment
    let seconds = environment["ISOGLOSS_FUZZ_SECONDS"].flatMap(Double.init) ?? 0
    let first = environment["ISOGLOSS_FUZZ_SEED"].flatMap(UInt64.init) ?? 0
    let start = ContinuousClock.now
    #expect(Self.messages.count > 30)
    var round = first
    repeat {
      try play(seed: round)
      round += 1
    } while round < first + 20 || ContinuousClock.now - start < .seconds(seconds)
  }

  @Test func refusesWhatIsTooDeep() throws {
    var session = try EditorSession.started()
    for piece in ["[", #"{"params":"#, #"{"id":1,"method":"textDocument/hover","params":["#] {
      session.send(String(repeating: piece, count: 100_000))
      #expect(session.takeSent().first?.contains("-32700") == true)
    }
    #expect(session.status == nil)
  }

  private func play(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var session = try EditorSession.started()
    for _ in 0..<40 {
      var bytes = Array((Self.messages.randomElement(using: &generator) ?? "{}").utf8)
      for _ in 0..<Int.random(in: 0...3, using: &generator) { damage(&bytes, &generator) }
      session.handle(.received(.message(bytes)))
      session.advance(by: .milliseconds(Int.random(in: 0...200, using: &generator)))
    }
    session.advance(by: .seconds(1))
    #expect(session.status == nil, "round \(seed)")
    _ = session.takeSent()
    try session.send("shutdown", id: 4711)
    #expect(session.takeSent().last?.contains(#""id":4711"#) == true, "round \(seed)")
  }

  private func damage(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: bytes[place] = .random(in: 0...255, using: &generator)
    case 1: bytes.removeLast(bytes.count - max(1, place))
    case 2: bytes.insert(contentsOf: Array(#""\ud800":[{}],"#.utf8), at: place)
    case 3:
      // Another number: positions, versions and identifiers.
      if let digit = bytes[place...].firstIndex(where: { (0x30...0x39).contains($0) }) {
        let numbers = ["-1", "99999999999999999999", "1e400", "1.5", "null", "2147483648"]
        bytes.replaceSubrange(
          digit...digit, with: (numbers.randomElement(using: &generator) ?? "0").utf8)
      }
    case 4:
      // Another kind of value.
      if let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) {
        let values = ["[]", "{}", "true", "null", "\"\"", "[[[[[[[[1]]]]]]]]"]
        bytes.insert(
          contentsOf: Array(((values.randomElement(using: &generator) ?? "0") + ",\"x\":").utf8),
          at: colon + 1)
      }
    default:
      let end = min(bytes.count, place + 20)
      bytes.append(contentsOf: bytes[place..<end])
    }
  }
}
