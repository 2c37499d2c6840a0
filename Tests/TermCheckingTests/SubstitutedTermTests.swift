import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A name of another concept where the other languages have the term.
@Suite struct SubstitutedTermTests {
  private static let names: [(language: LanguageTag, listener: String, object: String)] = [
    ("ru", "обработчик", "объект"), ("ja", "リスナー", "オブジェクト"), ("zh-Hans", "监听器", "对象"),
    ("ko", "리스너", "객체"),
  ]

  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "listener",
        terms: [Term("listener", language: "en")]
          + names.map { Term($0.listener, language: $0.language) }),
      Concept(
        id: "object",
        terms: [Term("object", language: "en")]
          + names.map { Term($0.object, language: $0.language) }),
    ], language: "en")

  /// What becomes of the last of ten sentences, which names the listener in all languages but Russian.
  private func told(
    source: String, russian: String, languages: ArraySlice<Int> = [0, 1, 2, 3]
  ) throws -> [Finding] {
    var results: [CheckResult] = []
    func check(_ source: String, _ draft: String, _ language: LanguageTag) throws {
      results.append(
        TermChecker(glossary: Self.glossary).check(
          try .markdown(draft, language), sources: [try .markdown(source, "en")]))
    }
    for index in languages {
      let (language, listener, _) = Self.names[index]
      for number in 1...9 {
        try check("Listener number \(number) is ready.", "\(number): \(listener).", language)
      }
      try check(source, index == 0 ? russian : "\(listener).", language)
    }
    DocumentSet.judge(&results)
    return results[9].findings.filter { $0.rule == "missing-term" && $0.concept == "listener" }
  }

  @Test(arguments: [
    // The source does not name the object.
    ("The listener gets it first.", "Объект получает это первым.", true),
    // It does, or nothing else is named: the word for the listener may be any other.
    ("The listener gets the object.", "Объект получает это первым.", false),
    ("The listener is objective.", "Объект получает это первым.", false),
    ("The listener gets it first.", "Он получает это первым.", false),
  ])
  func whatStandsForATerm(source: String, russian: String, isTold: Bool) throws {
    let found = try told(source: source, russian: russian)
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.isDoubtful) == [!isTold])
    #expect(
      found.map { $0.message.contains("“Объект”, which the source does not name") } == [isTold])
  }

  /// A name that stands for the term again and again is told without other languages.
  @Test(arguments: [(3, false), (2, true)])
  func whatRecursStandsForATerm(sentences: Int, isDoubtful: Bool) throws {
    var results: [CheckResult] = []
    for number in 1...9 {
      results.append(try check("Listener number \(number) is ready.", "\(number): обработчик."))
    }
    let told = [
      ("The listener gets it first.", "Объект получает это первым."),
      ("A listener is kept here.", "Тут хранится объект."),
      ("Read what the listener says.", "Прочтите сообщение объекта."),
    ]
    for (source, draft) in told.prefix(sentences) { results.append(try check(source, draft)) }
    DocumentSet.judge(&results)
    let found = results[9...].flatMap(\.findings).filter { $0.concept == "listener" }
    #expect(found.map(\.isDoubtful) == Array(repeating: isDoubtful, count: sentences))
    #expect(found.allSatisfy { $0.severity == .note })
    #expect(
      found.allSatisfy { $0.message.contains(", which the source does not name") == !isDoubtful })
  }

  private func check(_ source: String, _ draft: String) throws -> CheckResult {
    TermChecker(glossary: Self.glossary).check(
      try .markdown(draft, "ru"), sources: [try .markdown(source, "en")])
  }

  @Test func twoOtherLanguagesMayHaveATermByChance() throws {
    let found = try told(
      source: "The listener gets it first.", russian: "Объект получает это первым.",
      languages: [0, 1, 2])
    #expect(found.map(\.isDoubtful) == [true])
  }
}
