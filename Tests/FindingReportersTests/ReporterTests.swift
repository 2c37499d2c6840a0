import FindingReporters
import Foundation
import IsoglossProject
import TermChecking
import Testing

@Suite struct ReporterTests {
  func report(
    _ format: ReportFormat, isColoured: Bool = false, failLevel: Severity = .error
  ) throws -> String {
    let draft = try SampleDraft.draft()
    var reporter = format.reporter(
      style: TerminalStyle(isColoured: isColoured), failLevel: failLevel)
    var text = ""
    reporter.report(draft, to: &text)
    reporter.finish(CheckSummary([draft]), to: &text)
    return text
  }

  @Test func fullMarksTheTextByDisplayWidth() throws {
    #expect(
      try report(.full) == """
        docs/zh-Hant/a b.md:3:7: error[forbidden-term] “開關” is forbidden: write “切換”
         3 │ 😀 點一下「開關」即可。
           │            ^^^^
           = write: 切換
           = source docs/en/a b.md:3  Tap the toggle.

        docs/zh-Hant/a b.md:5:1: warning[forbidden-term] over two lines, 100%
         5 │ комби
           │ ^^^^^


        """)
  }

  /// One line for several places names the lines of the others, unless they are most of the document.
  @Test(arguments: [
    ("2 paragraphs are left", [2], RelatedPlace.alsoLeft, " (and in line 3)"),
    ("3 paragraphs are left", [2, 2, 4], RelatedPlace.hereToo, " (and in lines 3, 5)"),
    (
      "8 paragraphs are left", [1, 2, 3, 4, 5, 6, 7], RelatedPlace.alsoLeft,
      " (and in lines 2, 3, 4, 5, 6 and 2 more)"
    ),
    ("one word", [0, 0], RelatedPlace.hereToo, ""), ("two names", [2], "called “a” here", ""),
    ("most of the document is left untranslated: 2", [2], RelatedPlace.alsoLeft, ""),
  ])
  func conciseNamesOtherLines(
    message: String, lines: [Int], place: String, ending: String
  ) throws {
    let document = try DocumentLoader(configuration: Configuration(base: ".")).parse(
      Array(String(repeating: "x\n", count: 9).utf8), path: "a.txt", language: "en")
    let finding = Finding(
      rule: "r", severity: .error, language: "en", range: 0..<1, message: message,
      related: lines.map { RelatedPlace(2 * $0..<2 * $0 + 1, place) }, fingerprint: "0")
    var reporter = ReportFormat.concise.reporter(
      style: TerminalStyle(isColoured: false), failLevel: .error)
    var text = ""
    reporter.report(
      CheckRun.Draft(
        document: document, sources: [],
        result: CheckResult(findings: [finding], pairsAligned: 0, termsLoaded: 0)), to: &text)
    #expect(text == "a.txt:1:1: error r: \(message)\(ending)\n")
  }

  /// An old translation lacks hundreds of passages.
  @Test(arguments: [
    (1, "d.txt: nothing here for s.txt:1  Line 1.\n"),
    (3, "d.txt: nothing here for 3 passages of s.txt: its lines 1, 2, 3\n"),
    (
      14,
      "d.txt: nothing here for 14 passages of s.txt: its lines 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, …\n"
    ),
  ])
  func fullTellsOnceWhatADraftLeavesOut(count: Int, text: String) throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let lines = (1...count).map { "Line \($0)." }
    let source = try loader.parse(
      Array(lines.joined(separator: "\n").utf8), path: "s.txt", language: "en")
    var start = 0
    let omitted = lines.map { line in
      defer { start += line.utf8.count + 1 }
      return SourceReference(
        document: 0, path: "s.txt", range: start..<start + line.utf8.count, text: line)
    }
    let report = try fullReport(omitted, of: source, loader)
    #expect(report == text)
  }

  /// What the full format says of a draft that leaves out passages.
  private func fullReport(
    _ omitted: [SourceReference], of source: LoadedDocument, _ loader: DocumentLoader
  ) throws -> String {
    let draft = CheckRun.Draft(
      document: try loader.parse([], path: "d.txt", language: "ru"), sources: [source],
      result: CheckResult(omittedPassages: omitted))
    var reporter = ReportFormat.full.reporter(style: TerminalStyle(isColoured: false))
    var report = ""
    reporter.report(draft, to: &report)
    reporter.finish(CheckSummary([draft]), to: &report)
    return report
  }

  /// A remark that each page has, and that nobody translates, is told of two of them and then counted.
  @Test func fullCountsWhatManyDocumentsLeaveOut() throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let source = try loader.parse(Array("Gone.\nOther.".utf8), path: "s.txt", language: "en")
    let gone = SourceReference(document: 0, path: "s.txt", range: 0..<5, text: "Gone.")
    let other = SourceReference(document: 0, path: "s.txt", range: 6..<12, text: "Other.")
    var reporter = ReportFormat.full.reporter(style: TerminalStyle(isColoured: false))
    var (report, drafts): (String, [CheckRun.Draft]) = ("", [])
    for number in 1...5 {
      let draft = CheckRun.Draft(
        document: try loader.parse([], path: "d\(number).txt", language: "ru"), sources: [source],
        result: CheckResult(omittedPassages: number == 4 ? [gone, other] : [gone]))
      reporter.report(draft, to: &report)
      drafts.append(draft)
    }
    reporter.finish(CheckSummary(drafts), to: &report)
    #expect(
      report == """
        d1.txt: nothing here for s.txt:1  Gone.
        d2.txt: nothing here for s.txt:1  Gone.
        d4.txt: nothing here for s.txt:2  Other.
        3 more documents have nothing for “Gone.”

        """)
  }

  /// Of many documents those are told that leave out most.
  @Test func fullTellsOfTwelveDocumentsWhatTheyLeaveOut() throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let lines = (1...15).map { "Line \($0)." }
    let source = try loader.parse(
      Array(lines.joined(separator: "\n").utf8), path: "s.txt", language: "en")
    var reporter = ReportFormat.full.reporter(style: TerminalStyle(isColoured: false))
    var (report, drafts): (String, [CheckRun.Draft]) = ("", [])
    for number in 1...14 {
      let omitted = SourceReference(
        document: 0, path: "s.txt", range: 0..<1, text: lines[number - 1])
      let draft = CheckRun.Draft(
        document: try loader.parse([], path: "d\(number).txt", language: "ru"), sources: [source],
        result: CheckResult(
          omittedPassages: number == 14 ? [omitted, omitted] : [omitted]))
      reporter.report(draft, to: &report)
      drafts.append(draft)
    }
    reporter.finish(CheckSummary(drafts), to: &report)
    let told = report.split(separator: "\n")
    #expect(told.count == 13)
    #expect(
      told.dropLast().map { $0.prefix { $0 != ":" } }
        == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14].map { "d\($0).txt" })
    #expect(told.last == "nothing for 2 more passages in 2 more documents")
  }

  /// The cells of a row share their line, which is named once.
  @Test func fullNamesALineOnce() throws {
    let loader = DocumentLoader(configuration: Configuration(base: "."))
    let source = try loader.parse(Array("One two.\nThree.".utf8), path: "s.txt", language: "en")
    let omitted = [0..<3, 4..<8, 9..<15].map {
      SourceReference(document: 0, path: "s.txt", range: $0, text: "")
    }
    let report = try fullReport(omitted, of: source, loader)
    #expect(report == "d.txt: nothing here for 3 passages of s.txt: its lines 1, 2\n")
  }

  @Test(arguments: ReportFormat.allCases)
  func bytesAreThoseOfTheText(format: ReportFormat) throws {
    let draft = try SampleDraft.draft()
    var reporter = format.reporter(style: TerminalStyle(isColoured: false))
    var (bytes, pieces): ([UInt8], [UInt8]) = ([], [])
    reporter.report(draft, to: &bytes) { bytes in
      pieces += bytes
      bytes = []
    }
    var text = ""
    reporter.finish(CheckSummary([draft]), to: &text)
    #expect(bytes.isEmpty)
    #expect(String(decoding: pieces, as: UTF8.self) + text == (try report(format)))
  }

  @Test func conciseIsALineAFinding() throws {
    #expect(
      try report(.concise) == """
        docs/zh-Hant/a b.md:3:7: error forbidden-term: “開關” is forbidden: write “切換”
        docs/zh-Hant/a b.md:5:1: warning forbidden-term: over two lines, 100%

        """)
  }

  @Test func coloursOnlyWhenAsked() throws {
    #expect(try !report(.full).contains("\u{1b}["))
    #expect(try report(.full, isColoured: true).contains("\u{1b}[1;31merror[forbidden-term]"))
  }

  @Test func githubEscapesAndSortsBySeverity() throws {
    #expect(
      try report(.github) == """
        ::error title=isogloss (forbidden-term),file=docs/zh-Hant/a b.md,line=3,endLine=3,col=7,\
        endColumn=9::docs/zh-Hant/a b.md:3:7: forbidden-term: “開關” is forbidden: write “切換”
        ::warning title=isogloss (forbidden-term),file=docs/zh-Hant/a b.md,line=5,\
        endLine=6::docs/zh-Hant/a b.md:5:1: forbidden-term: over two lines, 100%25

        """)
  }

  @Test func jsonLinesCarryTheContractsFields() throws {
    let lines = try report(.jsonl).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0] == """
        {"schema":1,"rule":"forbidden-term","severity":"error","confidence":0.99,\
        "concept":"toggle","lang":"zh-Hant","path":"docs/zh-Hant/a b.md","line":3,"column":7,\
        "endLine":3,"endColumn":9,"byteOffset":25,"byteLength":6,"match":"開關",\
        "message":"“開關” is forbidden: write “切換”",\
        "suggestions":[{"text":"切換","safe":true}],\
        "source":{"path":"docs/en/a b.md","line":3,"text":"Tap the toggle."},\
        "fingerprint":"46750eda29effbff","suppressed":false}
        """)
    #expect(lines[2].contains("\"suppressed\":true"))
    #expect(
      lines[3] == """
        {"summary":{"files":1,"pairs":1,"terms":3,"findings":2,"errors":1,"warnings":1,"notes":0,\
        "suppressed":1,"baselined":0}}
        """)
  }

  @Test func sarifDeclaresColumnsAndKeepsSuppressedResults() throws {
    let data = Data(try report(.sarif).utf8)
    let log = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains(#""uri":"docs/zh-Hant/a%20b.md","uriBaseId":"%SRCROOT%""#))
    #expect(
      text.contains(#""region":{"startLine":3,"startColumn":7,"endLine":3,"endColumn":9}"#))
    #expect(results[2]["suppressions"] != nil)
    #expect(results[0]["suppressions"] == nil)
  }
}

extension ReporterTests {
  @Test func gitlabHasAnArrayAlsoWhenClean() throws {
    #expect(
      try report(.gitlab) == """
        [{"description":"forbidden-term: “開關” is forbidden: write “切換”",\
        "check_name":"forbidden-term","fingerprint":"46750eda29effbff","severity":"major",\
        "location":{"path":"docs/zh-Hant/a b.md","lines":{"begin":3,"end":3}}},\
        {"description":"forbidden-term: over two lines, 100%","check_name":"forbidden-term",\
        "fingerprint":"00000000000000aa","severity":"minor",\
        "location":{"path":"docs/zh-Hant/a b.md","lines":{"begin":5,"end":6}}}]

        """)
    var clean = ReportFormat.gitlab.reporter(style: TerminalStyle(isColoured: false))
    var text = ""
    clean.finish(CheckSummary([]), to: &text)
    #expect(text == "[]\n")
  }

  @Test func byteColumnsWhereTheFormatWantsThem() throws {
    #expect(
      try report(.checkstyle) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="docs/zh-Hant/a b.md">
            <error line="3" column="18" severity="error" message="“開關” is forbidden: \
        write “切換”" source="isogloss.forbidden-term"/>
            <error line="5" column="1" severity="warning" message="over two lines, 100%" \
        source="isogloss.forbidden-term"/>
          </file>
        </checkstyle>

        """)
    let first = try report(.rdjsonl).split(separator: "\n")[0]
    #expect(
      first.contains(
        #""range":{"start":{"line":3,"column":18},"end":{"line":3,"column":24}},"text":"切換""#))
  }

  /// What cannot fail the run is no failure.
  @Test(arguments: [(Severity.error, 1), (.warning, 2), (.note, 2)])
  func junitCountsWhatItHolds(failLevel: Severity, failures: Int) throws {
    let text = try report(.junit, failLevel: failLevel)
    #expect(
      text.contains(#"<testsuites name="isogloss" tests="2" failures="\#(failures)" errors="0">"#))
    #expect(text.contains(#"tests="2" failures="\#(failures)" errors="0" skipped="0">"#))
    #expect(text.ranges(of: "<testcase ").count == 2)
    #expect(text.ranges(of: "<failure ").count == failures)
    #expect(
      text.contains(
        "<system-out>docs/zh-Hant/a b.md:5:1: warning: over two lines, 100%</system-out>")
        == (failures == 1))
  }

  @Test func jsonIsOneDocument() throws {
    let value = try JSONSerialization.jsonObject(with: Data(try report(.json).utf8))
    let document = try #require(value as? [String: Any])
    #expect((document["findings"] as? [Any])?.count == 3)
    #expect((document["summary"] as? [String: Int])?["errors"] == 1)
  }
}
