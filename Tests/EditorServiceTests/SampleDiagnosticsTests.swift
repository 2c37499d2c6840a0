import Foundation
import IsoglossProject
import LanguageText
import TermChecking
import Testing

@testable import EditorService

/// A draft in the editor gives what `isogloss check` finds in it, at the same places.
@Suite struct SampleDiagnosticsTests {
  private static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Samples").path

  static let drafts: [String] =
    (FileManager.default.enumerator(atPath: samples + "/drafts")?.compactMap { $0 as? String } ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test func thereAreDrafts() { #expect(Self.drafts.count > 20) }

  @Test(arguments: drafts)
  func findsWhatACheckOfTheFileFinds(draft: String) async throws {
    let path = "\(Self.samples)/drafts/\(draft)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var run = try ServerSettings.discovering().checkRun(path)
    run.paths = [path]
    run.mostOthers = ResidentCheck.mostOthers
    var session = try EditorSession.started()
    try session.open(path, text)
    let published = try session.takePublished()?.diagnostics ?? []
    let checked = try await run.run()
    #expect(published.map(Row.init) == Self.rows(checked))
  }

  @Test(arguments: drafts.filter { $0.hasSuffix("gestures.md") })
  func findsInAChangedTextWhatACheckOfThatTextFinds(draft: String) async throws {
    let path = "\(Self.samples)/drafts/\(draft)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    // A line goes, the rest moves, and a character of two UTF-16 units comes.
    let changed = "😀 isogloss\n\n" + text.split(separator: "\n", maxSplits: 3)[3]
    var run = try ServerSettings.discovering().checkRun(path)
    run.input = (path, Array(changed.utf8))
    run.mostOthers = ResidentCheck.mostOthers
    var session = try EditorSession.started()
    try session.open(path, text)
    try session.change(path, to: changed, version: 2)
    session.advance(by: .milliseconds(300))
    let published = try session.takePublished()
    let checked = try await run.run()
    #expect(published?.version == 2)
    #expect(published?.diagnostics.map(Row.init) == Self.rows(checked))
  }

  /// What editor and terminal both say of a finding, counted as the protocol counts.
  struct Row: Equatable {
    var start: Position
    /// Nil where something is missing, of which the editor shows where that is.
    var end: Position?
    var rule: String
    var message: String
    var severity: Int

    init(_ diagnostic: Diagnostic) {
      start = diagnostic.range.start
      end = diagnostic.data?.match == "" ? nil : diagnostic.range.end
      rule = diagnostic.code ?? ""
      message = diagnostic.message
      severity = diagnostic.severity ?? 0
    }

    init(_ finding: Finding, _ lines: LineTable) {
      func position(_ offset: Int) -> Position {
        let place = lines.position(at: offset)
        return Position(line: place.line - 1, character: place.utf16Column - 1)
      }
      start = position(finding.range.lowerBound)
      end = finding.match.isEmpty ? nil : position(finding.range.upperBound)
      rule = finding.rule
      message = finding.message
      severity = [.error: 1, .warning: 2, .note: 3][finding.severity] ?? 0
    }
  }

  private static func rows(_ drafts: [CheckRun.Draft]) -> [Row] {
    drafts.flatMap { draft in
      draft.result.findings.filter { !$0.isSuppressed && !$0.isDoubtful }
        .map { Row($0, draft.document.lines) }
    }
  }
}
