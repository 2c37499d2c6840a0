import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a Korean term begins with may stand for all of it, and is no other name.
struct KoreanPartsTests {
  @Test(arguments: [("보관을", Weight.doubtful), ("창고를", .likely)])
  func aPartIsNoRival(_ rival: String, weight: Weight) throws {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("storage", "ko", english: "storage", "보관소")], language: "en"))
    func check(_ source: String, _ draft: String) throws -> CheckResult {
      checker.check(try .markdown(draft, "ko"), sources: [try .markdown(source, "en")])
    }
    let named = try ["추가", "삭제", "교체", "확인", "설명", "변경"].map {
      try check("Add the storage to the page.", "페이지에 보관소를 \($0)합니다.")
    }
    let rivals = try [
      ("Remove a storage at once.", "\(rival) 바로 치웁니다."),
      ("Put one storage back.", "\(rival) 제자리에 둡니다."),
      ("Name this storage later.", "나중에 \(rival) 부릅니다."),
    ].map(check)
    var results = named + rivals
    DocumentSet.judge(&results)
    let found = results[6...8].flatMap(\.findings).filter { $0.rule == "missing-term" }
    #expect(found.map(\.weight) == [weight, weight, weight], "\(found.map(\.message))")
  }

  /// A compound that ends with the name has it.
  @Test(arguments: [
    ("큰보관소를 치웁니다.", false), ("큰보관소입니다.", false), ("문을 치웁니다.", true),
  ])
  func aCompoundHasItsHead(draft: String, isMissing: Bool) throws {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("storage", "ko", english: "storage", "보관소")], language: "en"))
    let found = checker.check(
      try .markdown(draft, "ko"), sources: [try .markdown("Remove the storage.", "en")]
    ).findings.filter { $0.rule == "missing-term" }
    #expect(found.isEmpty != isMissing, "\(found)")
  }

  /// A message has a name without its particles, as far as the sentences tell.
  @Test(arguments: [
    ("창고를", [], "창고"), ("창고에서", [], "창고"), ("난이도", ["난이도를"], "난이도"),
    ("강건도", [], "강건도"), ("창고로", ["창고를"], "창고"), ("창고로", ["큰 창고에 둡니다."], "창고"),
    ("CD로", ["CD를"], "CD"), ("모노레일", ["모노레일을"], "모노레일"), ("창고", ["창고를"], "창고"),
  ])
  func namesHaveNoParticles(word: String, others: [String], name: String) {
    #expect(KoreanNouns(in: others + ["\(word) 봅니다."]).noun(of: word) == name)
  }

  @Test func aRivalIsNamedWithoutParticles() throws {
    let checker = TermChecker(
      glossary: Glossary(
        concepts: [.example("storage", "ko", english: "storage", "보관소")], language: "en"))
    func check(_ source: String, _ draft: String) throws -> CheckResult {
      checker.check(try .markdown(draft, "ko"), sources: [try .markdown(source, "en")])
    }
    let named = try ["추가", "삭제", "교체", "확인", "설명", "변경"].map {
      try check("Add the storage to the page.", "페이지에 보관소를 \($0)합니다.")
    }
    let rivals = try [
      ("Remove a storage at once.", "창고를 바로 치웁니다."), ("Put one storage back.", "창고를 제자리에 둡니다."),
      ("Name this storage later.", "나중에 창고를 부릅니다."),
    ].map(check)
    var results = named + rivals
    DocumentSet.judge(&results)
    let found = results[6...].flatMap(\.findings).filter { $0.rule == "missing-term" }
    let texts = found.map(\.message) + found.flatMap(\.related).map(\.message)
    #expect(texts.contains { $0.contains("“창고”") }, "\(texts)")
    #expect(!texts.contains { $0.contains("“창고를”") }, "\(texts)")
  }
}
