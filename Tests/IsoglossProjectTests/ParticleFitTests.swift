import IsoglossProject
import Testing

/// Korean particles change with the noun that is replaced, in every format that can say so.
@Suite struct ParticleFitTests {
  /// What the file becomes with unsafe fixes.
  @Test(arguments: [
    ("창문을 옮긴다.", "가구를 옮긴다."), ("창문으로 간다.", "가구로 간다."), ("책상을 본다.", "연필통을 본다."),
    ("의자로 간다.", "걸상으로 간다."), ("창문이라는 말.", "가구라는 말."), ("창문은, 창문이나", "가구는, 가구나"),
    ("**창문**을 옮긴다.", "**창문**을 옮긴다."), ("**창문**에서 옮긴다.", "**가구**에서 옮긴다."),
    ("창문(A)을 옮긴다.", "창문(A)을 옮긴다."), ("창문을(를) 옮긴다.", "가구을(를) 옮긴다."),
    ("창문은/는 옮긴다.", "가구은/는 옮긴다."), ("창문으로/로 옮긴다.", "가구으로/로 옮긴다."),
    ("창문을/벽을 옮긴다.", "가구를/벽을 옮긴다."),
    ("창문(으)로 간다.", "가구(으)로 간다."), ("창문 옆에.", "가구 옆에."), ("[창문](a.md)과 문", "[창문](a.md)과 문"),
    ("그림을 본다.", "그림을 본다."), ("그림 옆에.", "picture 옆에."),
  ])
  func fixesWriteTheRightShape(text: String, expected: String) async throws {
    let drafts = try await check(text)
    let fix = DraftFix.fixes(of: drafts, includingUnsafe: true)
    let fixed = fix.first.map { String(decoding: $0.fixed, as: UTF8.self) } ?? text
    #expect(fixed == expected)
  }

  @Test func allFormatsSayTheSame() async throws {
    let drafts = try await check("창문을 옮긴다.")
    let draft = try #require(drafts.first)
    let finding = try #require(draft.result.findings.first)
    #expect(finding.match == "창문을")
    #expect(finding.name == "창문")
    #expect(finding.range == 0..<9)
    #expect(finding.suggestions.map(\.text) == ["가구를"])
    #expect(draft.fixes(of: finding).map(\.text) == ["가구를"])
    #expect(DraftFix(draft, includingUnsafe: false).replacements.map(\.text) == ["가구를"])
  }

  private func check(_ text: String) async throws -> [CheckRun.Draft] {
    let terms = [
      "a,ko,가구,preferred", "a,ko,창문,forbidden", "b,ko,연필통,preferred", "b,ko,책상,forbidden",
      "c,ko,걸상,preferred", "c,ko,의자,forbidden", "d,ko,picture,preferred", "d,ko,그림,forbidden",
    ]
    let tree = try TemporaryTree([
      "g.csv": "concept,lang,term,status\n" + terms.joined(separator: "\n") + "\n",
      "a.md": text,
    ])
    let run = CheckRun(
      paths: [tree.path("a.md")], language: "ko", glossaries: [tree.path("g.csv")],
      configuration: Configuration(base: tree.root))
    return try await run.run()
  }
}
