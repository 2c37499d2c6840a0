import Foundation
import TermChecking
import TestSupport
import Testing

@testable import FindingReporters

/// The manual of rules in the repository against the rules; `RECORD=1` writes it anew and fails.
struct RuleManualTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/TermChecking/TermChecking.docc")

  private static let pages =
    [("Rules.md", RuleManualPage.index(of: RuleCatalog.descriptions))]
    + RuleCatalog.descriptions.map { ($0.id + ".md", RuleManualPage.markdown(of: $0)) }

  @Test(arguments: pages)
  func isWhatTheRulesSay(name: String, text: String) throws {
    let file = Self.folder.appending(path: name)
    let written = try? String(contentsOf: file, encoding: .utf8)
    if let recorded = try RecordedFile.record(text.utf8, at: file) {
      Issue.record("\(recorded)")
      return
    }
    #expect(written == text, "\(name) is stale: RECORD=1 swift test --filter RuleManual")
  }

  @Test func hasNoPageOfARuleThatIsGone() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.pages.map(\.0)))
  }

  /// What a page quotes cannot end the block that holds it.
  @Test(arguments: pages)
  func closesItsBlocks(name: String, text: String) {
    let fences = text.split(separator: "\n").count { $0.hasPrefix("```") }
    #expect(fences.isMultiple(of: 2), "\(name)")
  }
}
