import Foundation
import LanguageText
import Testing

@testable import EditorService

/// The comment that an editor puts in for a finding hides it, and nothing else changes.
@Suite struct SuppressionActionTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples/drafts").path

  @Test(arguments: ["en/toolbars.md", "ja/gestures.md", "ru/gestures.md", "zh-Hant/sidebars.md"])
  func hidesWhatItIsFor(draft: String) throws {
    let path = "\(Self.samples)/\(draft)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var session = try EditorSession.started()
    try session.open(path, text)
    let findings = try session.takePublished()?.diagnostics ?? []
    #expect(!findings.isEmpty)
    var version = 1
    for finding in findings where finding.code != "unused-suppression" {
      let edits = try #require(
        try session.edits(titled: "Ignore \(finding.code ?? "") here", at: finding.range, of: path),
        "\(finding.message)")
      version += 1
      try session.change(path, to: Self.applied(edits, to: text), version: version)
      session.advance(by: .milliseconds(300))
      let left = try session.takePublished()?.diagnostics ?? []
      // The same comment may hide the same mistake once more in its reach.
      #expect(left.count < findings.count, "\(finding.message)")
      #expect(
        left.allSatisfy { one in
          findings.contains { $0.code == one.code && $0.message == one.message }
        },
        "\(finding.message): \(left.map(\.message))")
      version += 1
      try session.change(path, to: text, version: version)
      session.advance(by: .milliseconds(300))
      _ = session.takeSent()
    }
  }

  private static func applied(_ edits: [TextEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.start > $1.range.start }) {
      let conversions = PositionConversions(bytes, LineTable(bytes), .utf16)
      bytes.replaceSubrange(conversions.bytes(of: edit.range), with: edit.newText.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension EditorSession {
  /// The edits of an action with a title at a place; nil when there is none.
  fileprivate mutating func edits(
    titled title: String, at range: TextRange, of path: String
  ) throws -> [TextEdit]? {
    let uri = FileURI.uri(of: path)
    let place = ["line": range.start.line, "character": range.start.character]
    try send(
      "textDocument/codeAction", id: 1,
      [
        "textDocument": ["uri": uri], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["quickfix"]] as [String: Any],
      ])
    struct Answer: Decodable {
      struct Action: Decodable {
        struct Edit: Decodable { var changes: [String: [TextEdit]] }
        var title: String
        var edit: Edit?
      }
      var result: [Action]
    }
    let answer = try MessageJSON.decode(Answer.self, from: Array((takeSent().last ?? "").utf8))
    return answer.result.first { $0.title == title }?.edit?.changes[uri]
  }
}
