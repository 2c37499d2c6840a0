import Testing

@testable import LanguageText

/// How Japanese verbs are read from their dictionary form.
@Suite struct JapaneseVerbTests {
  @Test(
    arguments: [
      ("選択する", "選択", .suru), ("タップする", "タップ", .suru), ("エクスポートする", "エクスポート", .suru),
      ("閉じる", "閉じ", .vowel), ("切り替える", "切り替え", .vowel), ("見る", "見", .vowel), ("着る", "着", .vowel),
      ("落ちる", "落ち", .vowel), ("切る", "切", .ru), ("戻る", "戻", .ru), ("混じる", "混じ", .ru),
      ("変わる", "変わ", .ru), ("起こる", "起こ", .ru), ("ググる", "ググ", .ru), ("開く", "開", .ku),
      ("行く", "行", .iku), ("行う", "行", .u), ("急ぐ", "急", .gu), ("取り消す", "取り消", .su), ("待つ", "待", .tsu),
      ("死ぬ", "死", .nu), ("選ぶ", "選", .bu), ("読み込む", "読み込", .mu), ("引き継ぐ", "引き継", .gu),
    ] as [(String, String, JapaneseVerb.Conjugation)])
  func readsVerbs(form: String, stem: String, conjugation: JapaneseVerb.Conjugation) {
    let verb = JapaneseVerb(Array(form.unicodeScalars))
    #expect(verb?.stem == Array(stem.unicodeScalars))
    #expect(verb?.conjugation == conjugation)
  }

  @Test(arguments: [
    "来る", "する", "選択", "近く", "早く", "一つ", "向こう", "保存します", "完了です", "ボタン", "取り消し", "まとめる", "新しく", "フク",
  ])
  func othersAreNone(form: String) {
    #expect(JapaneseVerb(Array(form.unicodeScalars)) == nil)
  }

  @Test(arguments: [
    ("選択する", "選択しず"), ("閉じる", "閉じらない"), ("取り消す", "取り消して"), ("開く", "開いて"), ("開く", "開って"),
    ("行く", "行って"), ("行く", "行いて"), ("読む", "読んだ"), ("読む", "読みた"),
  ])
  func hasTheFormsOfItsParadigmAlone(verb: String, form: String) {
    let wrong: Set = ["選択しず", "閉じらない", "開って", "行いて", "読みた"]
    let verb = JapaneseVerb(Array(verb.unicodeScalars))
    #expect(verb?.forms.contains { $0.form == form } != wrong.contains(form))
    #expect(verb?.isForm(Array(form.unicodeScalars)) != wrong.contains(form))
  }
}
