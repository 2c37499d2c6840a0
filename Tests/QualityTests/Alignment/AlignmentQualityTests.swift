import IsoglossProject
import LanguageText
import SentenceAlignment
import TestSupport
import Testing

/// Measures alignment; run in an optimised build with `ISOGLOSS_QUALITY=1` for all of it.
@Suite(.serialized) struct AlignmentQualityTests {
  @Test func alignsTheGuideline() throws {
    var table = QualityTable("Alignment of the sample guideline, strict")
    let pages =
      SharedFolder.isMeasuringAll ? GuidelineGold.pages : ["labels", "sliders-and-steppers"]
    let pairs: [(LanguageTag, LanguageTag)] = [
      ("en", "ja"), ("en", "ru"), ("ru", "zh-Hans"), ("ja", "zh-Hant"), ("ru", "ja"),
    ]
    for (first, second) in pairs {
      var score = BeadScore()
      for page in pages {
        let gold = try GuidelineGold.gold(page, first, second)
        score.add(SentenceAligner().align([gold.source, gold.target]), gold)
      }
      table.rows.append(score.row("align guideline \(first.canonical)–\(second.canonical)"))
      Self.printErrors(of: score)
    }
    Self.check(table)
  }

  @Test(
    .enabled(if: SharedFolder.isMeasurable, "no shared gold, or ISOGLOSS_QUALITY=1 not set"))
  func alignsBitexts() throws {
    let shared = try #require(SharedFolder.url)
    var table = QualityTable("Alignment of bitexts, document by document")
    var calibration = Calibration()
    for set in BitextGold.sets {
      var score = BeadScore()
      for gold in try BitextGold.documents(set, in: shared) {
        score.add(SentenceAligner().align([gold.source, gold.target]), gold)
      }
      table.rows.append(score.row("align \(set.folder) strict", baseline: set.baseline))
      table.rows.append(score.laxRow("align \(set.folder) lax"))
      calibration.add(score.judgements)
      Self.printErrors(of: score)
    }
    Self.check(table)
    print("Scores of beads, calibration error \(QualityTable.share(calibration.error))")
    print(calibration.text)
    #expect(calibration.error < 0.05)
  }

  @Test func followsSectionsThatChangedPlaces() throws {
    var table = QualityTable("Alignment with the second and third section exchanged, strict")
    let pages = SharedFolder.isMeasuringAll ? GuidelineGold.pages : ["sliders-and-steppers"]
    let pairs: [(LanguageTag, LanguageTag)] = [("en", "ja"), ("ru", "zh-Hant")]
    for (first, second) in pairs {
      var score = BeadScore()
      for page in pages {
        let gold = try GuidelineGold.gold(page, first, second).withSectionsExchanged()
        score.add(SentenceAligner().align([gold.source, gold.target]), gold)
      }
      table.rows.append(score.row("align moved \(first.canonical)–\(second.canonical)"))
      Self.printErrors(of: score)
    }
    Self.check(table)
  }

  @Test(
    .enabled(if: SharedFolder.isMeasurable, "no shared gold, or ISOGLOSS_QUALITY=1 not set"))
  func alignsThreeVersionsAtOnce() throws {
    let shared = try #require(SharedFolder.url)
    let gold = try #require(try SeedsGold.load(in: shared))
    let languages = ["ja", "ru", "zh-Hant"]
    let paths = try languages.map {
      shared.appending(path: "seeds/\(try #require(gold.files[$0]))").path
    }
    let score = gold.score(try AlignRun(paths: paths).run(), languages)
    var table = QualityTable(
      "Alignment of three versions, links; \(score.exactGroups) of \(gold.groups.count) groups exact"
    )
    table.rows.append(
      .init(
        "align seeds links", right: score.right, found: score.found, wanted: score.wanted,
        baseline: "prototype .932, 106 groups"))
    Self.check(table)
    #expect(score.exactGroups >= 115)
  }

  @Test(
    .enabled(if: SharedFolder.isMeasurable, "no shared gold, or ISOGLOSS_QUALITY=1 not set"))
  func scoresUnrelatedDocumentsLow() throws {
    let shared = try #require(SharedFolder.url)
    print("Scores of documents that have nothing to do with each other")
    for set in BitextGold.sets {
      let documents = try BitextGold.documents(set, in: shared)
      guard documents.count > 3 else { continue }
      var scores: [Double] = []
      for (number, gold) in documents.enumerated() {
        let other = documents[(number + 3) % documents.count].target
        scores += SentenceAligner().align([gold.source, other])
          .filter { $0.members.allSatisfy { !$0.isEmpty } }.map(\.score)
      }
      let mean = scores.reduce(0, +) / Double(max(1, scores.count))
      print("  \(set.folder)  mean \(QualityTable.share(mean))  beads \(scores.count)")
      #expect(mean < 0.25)
    }
  }

  private static func check(_ table: QualityTable) {
    print(table.text)
    for row in table.rows {
      #expect(row.f1 >= Thresholds.least(row.name) ?? 0, "\(row.name)")
    }
  }

  private static func printErrors(of score: BeadScore) {
    for error in score.errors.prefix(SharedFolder.printedErrors) { print(error) }
  }
}
