import FindingReporters
import IsoglossProject
import TermChecking
import Testing

/// Every format counts columns in its own unit; ends are exclusive.
@Suite struct ColumnTests {
  /// A line, what is reported in it, and its columns from 1.
  struct Vector: Sendable {
    var line: String
    var match: String
    var codePoints: ClosedRange<Int>
    var bytes: ClosedRange<Int>
  }

  static let vectors = [
    // The vector of our notes on other tools: an emoji is one code point and four bytes.
    Vector(line: "😀 點一下「開關」即可。", match: "開關", codePoints: 7...9, bytes: 18...24),
    Vector(line: "Нажмите кнопку", match: "кнопку", codePoints: 9...15, bytes: 16...28),
    // Combining marks and joined emoji are several code points.
    Vector(line: "cafe\u{301} menu", match: "menu", codePoints: 7...11, bytes: 8...12),
    Vector(line: "👩‍💻 menu", match: "menu", codePoints: 5...9, bytes: 13...17),
    Vector(line: "\tmenu", match: "menu", codePoints: 2...6, bytes: 2...6),
    Vector(line: "menu", match: "menu", codePoints: 1...5, bytes: 1...5),
  ]

  /// What the formats say of the match on line 3, behind lines that end in CR LF.
  private func report(_ format: ReportFormat, _ vector: Vector) throws -> String {
    let text = "x\r\n\r\n" + vector.line + "\r\n"
    let document = try DocumentLoader(configuration: Configuration(base: ".")).parse(
      Array(text.utf8), path: "a.txt", language: "ru")
    let range = try #require(text.ranges(of: vector.match).first)
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    let finding = Finding(
      rule: "forbidden-term", severity: .error, language: "ru",
      range: start..<start + vector.match.utf8.count, match: vector.match, message: "m",
      suggestions: [Suggestion("z", isSafe: true)], fingerprint: "f")
    let draft = CheckRun.Draft(
      document: document, sources: [], result: CheckResult(findings: [finding]))
    var reporter = format.reporter(style: TerminalStyle(isColoured: false))
    var output = ""
    reporter.report(draft, to: &output)
    reporter.finish(CheckSummary([draft]), to: &output)
    return output
  }

  @Test(arguments: vectors)
  func codePoints(vector: Vector) throws {
    let (start, end) = (vector.codePoints.lowerBound, vector.codePoints.upperBound)
    #expect(try report(.concise, vector).hasPrefix("a.txt:3:\(start): "))
    #expect(try report(.full, vector).hasPrefix("a.txt:3:\(start): "))
    let fields = "\"line\":3,\"column\":\(start),\"endLine\":3,\"endColumn\":\(end)"
    #expect(try report(.jsonl, vector).contains(fields))
    #expect(try report(.json, vector).contains(fields))
    let region =
      "{\"startLine\":3,\"startColumn\":\(start),\"endLine\":3,\"endColumn\":\(end)}"
    #expect(try report(.sarif, vector).ranges(of: region).count == 2)
    #expect(
      try report(.github, vector).contains("line=3,endLine=3,col=\(start),endColumn=\(end)::"))
    #expect(try report(.junit, vector).contains("line=\"3\""))
    #expect(try report(.gitlab, vector).contains("\"lines\":{\"begin\":3,\"end\":3}"))
  }

  @Test(arguments: vectors)
  func bytes(vector: Vector) throws {
    let (start, end) = (vector.bytes.lowerBound, vector.bytes.upperBound)
    #expect(try report(.checkstyle, vector).contains("line=\"3\" column=\"\(start)\""))
    let range =
      "{\"start\":{\"line\":3,\"column\":\(start)},\"end\":{\"line\":3,\"column\":\(end)}}"
    #expect(try report(.rdjsonl, vector).ranges(of: range).count == 2)
  }
}
