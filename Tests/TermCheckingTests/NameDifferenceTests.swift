import LanguageText
import Testing

@testable import TermChecking

/// Names that differ in nothing that a glossary decides on, and names that do.
@Suite struct NameDifferenceTests {
  @Test(
    arguments: [
      // What links the parts of a name, with spaces around it or not.
      ("ja", "プロパティキー", "各プロパティのキー"), ("ja", "typescript との統合", "typescript統合"),
      ("ja", "ファイルの読み込み", "ファイル読み込み"), ("ja", "組み込み配列", "組み込みの配列"), ("zh-Hans", "实例属性", "实例上的属性"),
      ("zh-Hant", "這一章節", "章節"), ("zh-Hans", "该组件", "组件"),
      // More is said of the same thing.
      ("zh-Hans", "组合式 api", "组合式风格的 api"), ("ja", "状態管理", "状態の一元管理"),
      // Words in another form.
      ("ru", "имя слота", "имя слотов"), ("fr", "nom de propriété", "nom de propriétés"),
      ("de", "zustand der komponente", "zustand der komponenten"),
      // One stem as a verb, an adjective, an adverb, a noun.
      ("ru", "обозначает", "обозначение"), ("ru", "инкапсулировать", "инкапсулирует"),
      ("ru", "принудительно", "принудительный"), ("uk", "перетворює", "перетворення"),
      ("ru", "язык", "языковой"),
    ] as [(LanguageTag, String, String)])
  func isNoChoice(language: LanguageTag, first: String, second: String) {
    #expect(NameDifference.isNoChoice(first, second, in: language))
    #expect(NameDifference.isNoChoice(second, first, in: language))
  }

  @Test(
    arguments: [
      ("ja", "状態変更", "状態の変化"), ("ja", "読込", "読み込み"), ("ja", "もとの値", "旧値"), ("ja", "切替", "切り替え"),
      ("zh-Hans", "原数组", "原始数组"), ("zh-Hans", "条件块", "条件区块"), ("zh-Hans", "上下文", "环境"),
      // At the beginning and the end of a name nothing links.
      ("zh-Hans", "内层", "上层"), ("zh-Hans", "内存", "存在"), ("zh-Hans", "所选项", "选项"),
      // More before or behind a name makes another.
      ("zh-Hans", "组件", "组件实例"), ("ja", "属性", "カスタム属性"), ("zh-Hans", "", "组件"),
      ("ru", "имя слота", "название слота"), ("ru", "рендер", "рендеринг"),
      // Joined or not is a question of spelling.
      ("ru", "css-свойство", "css свойство"), ("ru", "css-свойства", "css свойство"),
      ("ru", "объект события", "событие объекта"), ("de", "ordner", "verzeichnis"),
    ] as [(LanguageTag, String, String)])
  func isChoice(language: LanguageTag, first: String, second: String) {
    #expect(!NameDifference.isNoChoice(first, second, in: language))
    #expect(!NameDifference.isNoChoice(second, first, in: language))
  }

  @Test(arguments: [("可重現的構建", "可重現構建", true), ("可重現構建", "重現構建", false)])
  func oneOfTwoHasAParticle(first: String, second: String, expected: Bool) {
    #expect(NameDifference.differInParticle(first, second) == expected)
  }
}
