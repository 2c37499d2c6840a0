import AssetFormats
import Foundation
import IsoglossProject
import LanguageText
import TermChecking
import TestSupport
import Testing

/// How many known drifts of real guidelines `check` and `report` tell, given the glossary that
/// `extract` makes of them, and how many of the names that they put together are of one concept.
@Suite(
  .serialized,
  .enabled(if: SharedFolder.isMeasurable, "no shared gold, or ISOGLOSS_QUALITY=1 not set"))
struct DriftQualityTests {
  /// What `isogloss extract` writes into a glossary.
  private static let leastConfidence = 0.5

  @Test func tellsKnownDrifts() async throws {
    let shared = try #require(SharedFolder.url)
    let gold = try DriftGold(shared.appending(path: "gold/terms/seeds-dev.tsv"))
    let documents = shared.appending(path: "seeds").path
    let glossary = FileManager.default.temporaryDirectory
      .appending(path: "isogloss-drift-\(ProcessInfo.processInfo.processIdentifier).tbx")
    defer { try? FileManager.default.removeItem(at: glossary) }
    var extracted = try await ExtractRun(
      paths: [documents], configuration: Configuration(base: ".")
    ).run()
    extracted.concepts.removeAll { $0.confidence < Self.leastConfidence }
    try Data(GlossaryText.bytes(of: extracted.glossary, as: .tbx, for: glossary.path))
      .write(to: glossary)
    let reported = try reportedPairs(documents, glossary.path)
    let checked = try await checkedPairs(documents, glossary.path)
    for (name, pairs) in [("report", reported), ("check", checked), ("either", reported + checked)]
    {
      let verdict = gold.verdict(on: pairs)
      print(
        "drift by \(name): \(verdict.found.count) of \(gold.drifts.count) told, "
          + "\(verdict.right.count) pairs right, \(verdict.wrong.count) wrong")
    }
    let verdict = gold.verdict(on: reported + checked)
    for pair in verdict.wrong.map(\.self).prefix(SharedFolder.printedErrors) { print(pair) }
    for drift in gold.drifts.keys.filter({ !verdict.found.contains($0) }).sorted()
      .prefix(SharedFolder.printedErrors)
    { print("not told:", drift) }
    #expect(Double(verdict.found.count) >= 0.7 * Double(gold.drifts.count))
    #expect(
      Double(verdict.right.count) >= 0.9 * Double(verdict.right.count + verdict.wrong.count))
  }

  private func reportedPairs(_ documents: String, _ glossary: String) throws -> [DriftGold.Pair] {
    let report = try ReportRun(
      paths: [documents], glossaries: [glossary], configuration: Configuration(base: ".")
    ).run()
    return report.sections.flatMap { section in
      section.drifting.flatMap { subject in
        subject.renderings.dropFirst().map {
          DriftGold.Pair(
            language: section.language.canonical, usual: subject.renderings[0].text,
            other: $0.text)
        }
      }
    }
  }

  private func checkedPairs(
    _ documents: String, _ glossary: String
  ) async throws -> [DriftGold.Pair] {
    let drafts = try await CheckRun(
      paths: [documents], glossaries: [glossary],
      rules: RuleSelection(only: ["inconsistent-term"]), configuration: Configuration(base: ".")
    ).run()
    return drafts.flatMap { draft in
      draft.result.findings.flatMap { finding in
        let names = quoted(in: finding.message)
        return names.dropFirst().map {
          DriftGold.Pair(
            language: draft.document.language.canonical, usual: names[0], other: $0)
        }
      }
    }
  }

  /// What a message quotes; names may hold quotation marks of their own.
  private func quoted(in message: String) -> [String] {
    var names: [String] = []
    var depth = 0
    for character in message {
      if character == "”" { depth -= 1 }
      if depth > 0 { names[names.count - 1].append(character) }
      if character == "“" {
        depth += 1
        if depth == 1 { names.append("") }
      }
    }
    return names
  }
}
