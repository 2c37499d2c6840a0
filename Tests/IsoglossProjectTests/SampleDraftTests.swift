import Foundation
import IsoglossProject
import LanguageText
import TermChecking
import Testing

/// A check of the sample drafts finds what `expected.tsv` lists, and nothing in the guideline.
@Suite struct SampleDraftTests {
  private func findings(in folder: String) async throws -> [String] {
    let configuration = try ConfigurationDiscovery.configuration(
      named: Samples.path("isogloss.yml"), for: ".",
      knownRules: RuleCatalog.descriptions.map(\.id))
    let drafts = try await CheckRun(paths: [Samples.path(folder)], configuration: configuration)
      .run()
    return drafts.flatMap { draft in
      draft.result.findings.filter { !$0.isSuppressed }.map { finding in
        let line = draft.document.lines.position(at: finding.range.lowerBound).line
        let path = draft.document.path.dropFirst(Samples.path("").count)
        return [String(path), finding.rule, String(line), finding.match, finding.concept ?? ""]
          .joined(separator: "\t")
      }
    }
  }

  @Test func draftsHaveTheirMistakes() async throws {
    let known = Set(RuleCatalog.descriptions.map(\.id))
    let table = try String(contentsOfFile: Samples.path("drafts/expected.tsv"), encoding: .utf8)
    let expected = table.split(separator: "\n").dropFirst().map(String.init).filter { row in
      known.contains(String(row.split(separator: "\t", omittingEmptySubsequences: false)[1]))
    }
    let found = try await findings(in: "drafts")
    let missed = Set(expected).subtracting(found).sorted()
    let unexpected = Set(found).subtracting(expected).sorted()
    #expect(expected.count > 100)
    #expect(missed.isEmpty, "missed:\n\(missed.joined(separator: "\n"))")
    #expect(unexpected.isEmpty, "unexpected:\n\(unexpected.joined(separator: "\n"))")
  }

  @Test func theGuidelineIsClean() async throws {
    let found = try await findings(in: "guideline")
    #expect(found.isEmpty, "\(found.joined(separator: "\n"))")
  }
}
