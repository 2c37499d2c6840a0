import DocumentFormats
import LanguageText
import SentenceAlignment
import Testing

/// Makes a version of paragraphs, one segment each.
func version(_ language: LanguageTag, _ texts: [String]) -> DocumentVersion {
  DocumentVersion(
    language: language,
    segments: texts.enumerated().map { number, text in
      Segment(
        kind: .paragraph, block: number, text: text, range: 0..<text.utf8.count,
        fileRange: 0..<text.utf8.count, startsBlock: true)
    })
}

@Suite struct SentenceAlignerTests {
  static let english = [
    "A slider chooses a value between 1 and 10.", "Press the red button to delete the file.",
    "Never hide the menu when the user needs help.", "The window opens after the first click.",
    "Save the text before you close the page.",
  ]
  static let german = [
    "Ein Regler wählt einen Wert zwischen 1 und 10.",
    "Drücken Sie den roten Knopf, um die Datei zu löschen.",
    "Verstecken Sie nie das Menü, wenn der Nutzer Hilfe braucht.",
    "Das Fenster öffnet sich nach dem ersten Klick.",
    "Speichern Sie den Text, bevor Sie die Seite schließen.",
  ]

  @Test func alignsNothing() {
    #expect(SentenceAligner().align([]).isEmpty)
    #expect(SentenceAligner().align([version("en", []), version("de", [])]).isEmpty)
    #expect(SentenceAligner().align(documents: []).isEmpty)
  }

  @Test func leavesASingleVersionInPieces() {
    let groups = SentenceAligner().align([version("en", ["One.", "", "Two."])])
    #expect(groups.map(\.members) == [[[0]], [[1]], [[2]]])
    #expect(groups.allSatisfy { $0.score == 0 })
  }

  @Test func keepsTheSegmentsOfAnEmptyVersionsPartnerAlone() {
    let groups = SentenceAligner().align([version("en", ["One.", "Two."]), version("de", [])])
    #expect(groups.map(\.members) == [[[0], []], [[1], []]])
  }

  @Test func pairsSentencesOneToOne() {
    let groups = aligned(Self.english, Self.german)
    #expect(groups == (0..<5).map { [[$0], [$0]] })
  }

  /// What is the same in both versions, such as cells of code, says nothing of how long a translation is.
  @Test(arguments: [1, 2, 3])
  func cellsBesideCodeArePaired(columns: Int) {
    let english = [
      "The port that the daemon sends its metrics information to", "Which colour the sky has",
      "How long the program waits for the answer", "Where the files are kept by the program",
    ]
    let chinese = ["守护程序将指标信息发送到的端口", "天空的颜色", "程序等待应答的时间", "程序存放文件的位置"]
    func cells(_ texts: [String]) -> [String] {
      texts.enumerated().flatMap { row, text in
        (0..<columns).map { "key\(row)x\($0)" } + [text]
      }
    }
    let groups = SentenceAligner().align([
      version("en", cells(english)), version("zh-Hans", cells(chinese)),
    ])
    #expect(groups.map(\.members) == (0..<4 * (columns + 1)).map { [[$0], [$0]] })
  }

  /// Of many versions not every pair is aligned, and they hold together all the same.
  @Test func aligningManyVersionsJoinsThemAll() throws {
    let tags = try ["da", "en", "es", "fr", "it", "nl", "pl", "pt", "ro", "sv"].map {
      try #require(LanguageTag($0))
    }
    let versions = tags.map { version($0, $0 == "en" ? Self.english : Self.german) }
    let groups = SentenceAligner().align(versions + [version("de", Array(Self.german.dropLast()))])
    #expect(
      groups.map(\.members)
        == (0..<5).map { row in Array(repeating: [row], count: 10) + [row < 4 ? [row] : []] })
  }

  @Test func findsTwoSentencesMerged() {
    let merged = [Self.german[0], Self.german[1] + " " + Self.german[2]] + Self.german[3...]
    #expect(aligned(Self.english, merged).contains([[1, 2], [1]]))
  }

  @Test func findsASentenceSplit() {
    let joined = [Self.english[0] + " " + Self.english[1]] + Self.english[2...]
    #expect(aligned(joined, Self.german).contains([[0], [0, 1]]))
  }

  @Test func leavesAnOmittedSentenceAlone() {
    let groups = aligned(Self.english, Self.german.filter { $0 != Self.german[2] })
    #expect(groups.contains([[2], []]))
    #expect(groups.contains([[3], [2]]))
  }

  @Test func leavesAnInsertedSentenceAlone() {
    var longer = Self.german
    longer.insert("Übersetzt im Winter von einer kleinen Gruppe aus Freiwilligen.", at: 2)
    let groups = aligned(Self.english, longer)
    #expect(groups.contains([[], [2]]))
    #expect(groups.contains([[4], [5]]))
  }

  @Test func keepsEmptyLinesAlone() {
    let groups = aligned(
      ["", Self.english[0], "", Self.english[1]], [Self.german[0], Self.german[1], ""])
    #expect(groups.contains([[1], [0]]) && groups.contains([[3], [1]]))
    #expect(groups.contains([[0], []]) && groups.contains([[2], []]))
  }

  @Test(arguments: [BlockKind.furniture, .code])
  func keepsWhatIsNoTextAlone(_ kind: BlockKind) {
    var (first, second) = (version("en", Self.english), version("de", Self.german))
    first.segments[1].kind = kind
    second.segments[1].kind = kind
    let groups = SentenceAligner().align([first, second]).map(\.members)
    #expect(groups.contains([[1], []]) && groups.contains([[], [1]]))
  }

  @Test func pairsAVersionWithItself() {
    #expect(aligned(Self.english, Self.english) == (0..<5).map { [[$0], [$0]] })
  }

  private func aligned(_ first: [String], _ second: [String]) -> [[[Int]]] {
    SentenceAligner().align([version("en", first), version("de", second)]).map(\.members)
  }
}
