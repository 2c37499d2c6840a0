import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words that are made of the name that somebody has decided on, or stand around it.
extension SpareNamesTests {
  /// The name that is kept with words around it is that name.
  @Test(
    arguments: [
      ("es", "table", "tabla", "dicha tabla"), ("pt", "namespace", "namespace", "sob o namespace"),
      ("zh-Hans", "table", "表", "一张表"), ("ja", "box", "箱", "箱全体"),
      ("zh-Hans", "box", "箱子", "把箱"), ("ru", "box", "коробка", "помощь коробки"),
      ("uk", "box", "коробка", "допомога коробки"), ("de", "box", "Kiste", "Kistenbau"),
    ] as [(LanguageTag, String, String, String)])
  func wordsAroundANameMakeNoOther(
    _ language: LanguageTag, source: String, kept: String, guess: String
  ) throws {
    let found = try weights(
      concept(language, source, kept, guess), language,
      "1: the \(source).\n\n2: the \(source).\n\n3: the \(source).",
      ["1: \(kept).\n\n2: \(guess).\n\n3: \(guess)."])
    #expect(found.joined().allSatisfy { $0 == .doubtful }, "\(found)")
  }

  /// An adjective made from the name that is kept is no other name, nor is in German a verb beside a noun.
  @Test(
    arguments: [
      ("ru", "sound", "звук", "звуковой", "1: звук.\n\n2: звуковой ряд.\n\n3: звуковые волны.", 0),
      ("uk", "sound", "звук", "звуковий", "1: звук.\n\n2: звуковий ряд.\n\n3: звукові хвилі.", 0),
      ("de", "folder", "Ordner", "legt", "1: Ordner.\n\n2: Man legt an.\n\n3: Sie legt ab.", 0),
      ("ko", "clarity", "투명성", "투명한", "1: 투명성.\n\n2: 투명한 창.\n\n3: 투명한 색.", 0),
      (
        "pt", "attachment", "anexo", "anexado", "1: anexo.\n\n2: foi anexado.\n\n3: foi anexado.", 0
      ),
      ("ru", "folder", "папка", "каталог", "1: папка.\n\n2: каталог.\n\n3: каталог.", 2),
      ("de", "folder", "Ordner", "Mappe", "1: Ordner.\n\n2: Mappe.\n\n3: Mappe.", 2),
    ] as [(LanguageTag, String, String, String, String, Int)])
  func otherPartsOfSpeechAreNoNames(
    _ language: LanguageTag, source: String, kept: String, guess: String, draft: String, count: Int
  ) throws {
    let found = try weights(
      concept(language, source, kept, guess), language,
      "1: the \(source).\n\n2: the \(source).\n\n3: the \(source).", [draft])
    #expect(found == [Array(repeating: .likely, count: count)])
  }

  /// In English the noun of an action is no other name of its verb.
  @Test(arguments: [("subscribe", "subscription", 0), ("folder", "directory", 2)])
  func nounsOfVerbsAreNoNames(_ kept: String, guess: String, count: Int) throws {
    let concept = Concept(
      id: "c",
      terms: [
        Term(kept, language: "en", status: .preferred),
        Term(guess, language: "en", status: .proposed),
      ])
    let draft = try CheckedDocument.markdown(
      "1: \(kept).\n\n2: a \(guess).\n\n3: a \(guess).", "en")
    var results = [
      TermChecker(glossary: Glossary(concepts: [concept], language: "en")).check(draft)
    ]
    DocumentSet.judge(&results)
    #expect(results[0].findings.map(\.weight) == Array(repeating: .likely, count: count))
  }

  /// What stands right beside the name that is kept, or is cut out of it, is no other name of the same thing.
  @Test(
    arguments: [
      ("zh-Hans", "box", "箱子", "打开", "1: 箱子。\n\n2: 打开箱子。\n\n3: 打开 box。", 0),
      ("zh-Hans", "box", "子箱子", "大子", "1: 子箱子。\n\n2: 大子箱子。\n\n3: 大子箱子。", 0),
      ("zh-Hans", "box", "箱子", "盒子", "1: 箱子。\n\n2: 打开盒子。\n\n3: 盒子。", 2),
      ("ja", "box", "箱", "ボックス", "1: 箱。\n\n2: ボックス。\n\n3: ボックス。", 2),
    ] as [(LanguageTag, String, String, String, String, Int)])
  func whatTouchesANameIsNoOther(
    _ language: LanguageTag, source: String, kept: String, guess: String, draft: String, count: Int
  ) throws {
    let found = try weights(
      concept(language, source, kept, guess), language,
      "1: the \(source).\n\n2: the \(source), the \(source).\n\n3: the \(source), the \(source).",
      [draft])
    #expect(found == [Array(repeating: .likely, count: count)])
  }

  /// A word with two names in it that somebody has decided on stands for both.
  @Test(arguments: [("出", "入出力", Weight.doubtful), ("出", "投入", .likely)])
  func aWordForTwoIsNoName(_ other: String, guess: String, weight: Weight) throws {
    let output = Concept.example("output", "ja", english: "output", other + "力")
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept("ja", "input", "入力", guess), output], language: "en"))
    let original = try CheckedDocument.markdown(
      "1: the input.\n\n2: the input.\n\n3: the input.", "en")
    let draft = try CheckedDocument.markdown("1: 入力。\n\n2: \(guess)。\n\n3: \(guess)。", "ja")
    let found = checker.check(draft, sources: [original]).findings
    #expect(found.map(\.weight).filter { $0 != .error } == [weight, weight])
  }
}
