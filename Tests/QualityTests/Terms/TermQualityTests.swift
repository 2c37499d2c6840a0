import Foundation
import TestSupport
import Testing

/// Measures extraction by running the built tool; `ISOGLOSS_QUALITY=1` for all of it.
@Suite(.serialized) struct TermQualityTests {
  private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Samples/guideline")
  private static let glossaries = samples.deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "glossaries")

  @Test(.enabled(if: ExtractedConcepts.tool != nil, "the tool is not built"))
  func linksTheGuideline() throws {
    let gold = try TermGold.glossary(Self.glossaries.appending(path: "ui-controls.tbx"))
    let pages = SharedFolder.isMeasuringAll ? GuidelineGold.pages : ["labels", "pickers"]
    let paths = pages.flatMap { page in
      GuidelineGold.languages.map {
        Self.samples.appending(path: "\($0.canonical)/\(page).md").path
      }
    }
    var table = QualityTable("Terms of the sample guideline, linked")
    let name = SharedFolder.isMeasuringAll ? "terms guideline" : "terms guideline, two pages"
    table.rows.append(gold.linkRow(name, try ExtractedConcepts.run(paths)))
    Self.check(table)
  }

  @Test(
    .enabled(
      if: SharedFolder.isMeasurable && ExtractedConcepts.tool != nil,
      "no shared gold, or ISOGLOSS_QUALITY=1 not set"))
  func linksTheGoldSets() throws {
    let shared = try #require(SharedFolder.url)
    var table = QualityTable("Terms")
    let seeds = try TermGold.seeds(shared.appending(path: "gold/terms/seeds-dev.tsv"))
    let files = try FileManager.default.contentsOfDirectory(
      atPath: shared.appending(path: "seeds").path)
    let paths = files.filter { $0.hasSuffix(".txt") }.sorted().map {
      shared.appending(path: "seeds/\($0)").path
    }
    let concepts = try ExtractedConcepts.run(paths)
    table.rows.append(seeds.linkRow("terms seeds linked", concepts))
    var calibration = Calibration()
    calibration.add(seeds.judgements(concepts))

    let docs = try TermGold.table(
      shared.appending(path: "gold/terms/python-docs.glossary.tsv"))
    let memory = shared.appending(path: "gold/terms/python-docs.tmx").path
    let translated = try ExtractedConcepts.run([memory])
    for (source, target, baseline) in [
      ("en", "ru", "eflomal + phrases .73/.90"), ("en", "zh-Hans", "eflomal + phrases .71/.79"),
      ("ru", "zh-Hans", "LLR .72"),
    ] {
      table.rows.append(
        docs.translationRow(
          "terms python-docs \(source)→\(target)", translated, from: source, to: target,
          baseline: baseline))
    }
    calibration.add(docs.judgements(translated))
    Self.check(table)
    print("Confidence of linked concepts, calibration error", QualityTable.share(calibration.error))
    print(calibration.text)
    let sure = calibration.bins[9]
    #expect(Double(sure.right) >= 0.9 * Double(sure.count), "of what is shown at .9 or more")
  }

  @Test(
    .enabled(
      if: SharedFolder.isMeasurable && ExtractedConcepts.tool != nil,
      "no shared gold, or ISOGLOSS_QUALITY=1 not set"),
    arguments: ["corp", "equi", "wind"])
  func findsTermsOfOneLanguage(_ domain: String) throws {
    let folder = try #require(SharedFolder.url).appending(path: "gold/terms/acter/\(domain)")
    let lines = try String(contentsOf: folder.appending(path: "terms.tsv"), encoding: .utf8)
    let wanted = Set(
      lines.split(separator: "\n").compactMap {
        $0.split(separator: "\t").first.map { $0.lowercased() }
      })
    let extracted = try ExtractedConcepts.run([
      folder.appending(path: "texts").path, "--lang", "en",
    ])
    let found = Set(
      extracted.concepts.flatMap { $0.terms.flatMap { $0.forms ?? [$0.text] } }
        .map { $0.lowercased() })
    var table = QualityTable("Terms of English texts, \(domain)")
    table.rows.append(
      .init(
        "terms ACTER \(domain)", right: found.intersection(wanted).count, found: found.count,
        wanted: wanted.count, baseline: "C-value .35, YAKE .19 (heart failure)"))
    Self.check(table)
  }

  private static func check(_ table: QualityTable) {
    print(table.text)
    for row in table.rows {
      #expect(row.f1 >= Thresholds.least(row.name) ?? 0, "\(row.name)")
    }
  }
}
