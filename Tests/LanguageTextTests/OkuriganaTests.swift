import LanguageText
import Testing

@Suite struct OkuriganaTests {
  @Test(arguments: [
    ("取り扱い", "取扱い 取扱"), ("打ち合わせ", "打ち合せ 打合わせ 打合せ 打合"),
    ("引き渡し", "引渡し 引渡"), ("支払い", "支払"), ("日割り", "日割"), ("見積もり", "見積り 見積"),
    ("受け渡し日", "受渡し日 受け渡日 受渡日"), ("乗り場", "乗場"), ("積み立て", "積立て 積立"),
    ("書き込みエラー", "書込みエラー 書込エラー"), ("自動引き落とし", "自動引き落し 自動引落とし 自動引落し 自動引落"),
  ])
  func leavesKanaOut(term: String, shorter: String) {
    let spellings = Okurigana.shorter(Array(term.unicodeScalars))
    let texts = spellings.map { String(String.UnicodeScalarView($0.scalars)) }
    #expect(Set(texts) == Set(shorter.split(separator: " ").map(String.init)))
  }

  @Test(arguments: [
    ("取消", "取り消し 取消し"), ("見積", "見積もり 見積り"), ("受付番号", "受け付け番号 受付け番号 受け付番号"),
    ("支払", "支払い"),
  ])
  func addsKana(term: String, longer: String) {
    let spellings = Okurigana.longer(Array(term.unicodeScalars))
    let texts = spellings.map { String(String.UnicodeScalarView($0)) }
    #expect(Set(texts) == Set(longer.split(separator: " ").map(String.init)))
  }

  @Test(arguments: ["検索", "組合", "置換", "取り消し", "総取引高", "見積もり", "切手", ""])
  func addsNoKanaToOthers(term: String) {
    #expect(Okurigana.longer(Array(term.unicodeScalars)).isEmpty)
  }

  /// Other words come out, or none.
  @Test(arguments: ["置き換え", "読み書き", "開け閉め"])
  func leavesSomeKanaOfWhatElseIsAnotherWord(term: String) {
    #expect(Okurigana.shorter(Array(term.unicodeScalars)).allSatisfy { !$0.isBare })
  }

  @Test(arguments: [
    "検索", "サーバー", "動き", "一通り", "文字化け", "新しい順", "古い値", "データの表", "消しゴム", "お知らせ", "",
    "設定する", "見た目",
  ])
  func leavesOtherTermsAlone(term: String) {
    #expect(Okurigana.shorter(Array(term.unicodeScalars)).isEmpty)
  }

  @Test func tellsWhichMayGoOnAsAVerb() {
    let spellings = Okurigana.shorter(Array("取り消し".unicodeScalars))
    #expect(spellings.filter(\.isBare).map(\.scalars) == [Array("取消".unicodeScalars)])
  }
}
