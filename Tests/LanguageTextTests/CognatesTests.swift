import LanguageText
import Testing

@Suite struct CognatesTests {
  @Test(arguments: [
    ("тогл", "トグル"), ("тогл", "toggle"), ("トグル", "Toggle"), ("свитчер", "スイッチ"),
    ("switch", "スイッチ"), ("switch", "свитч"), ("попап", "ポップアップ"), ("попап", "pop-up"),
    ("ポップアップ", "Pop-Up"), ("сегмент контрол", "セグメンティドコントロール"),
    ("segmented control", "セグメンティドコントロール"), ("сегмент-контрол", "Segmented Control"),
    ("алерт", "アラート"), ("alert", "アラート"), ("プルダウンボタン", "pull-down button"),
    ("ツールバー", "toolbar"), ("тулбар", "ツールバー"), ("サーバー", "server"), ("сервер", "サーバ"),
    ("ウィンドウ", "window"), ("виджет", "ウィジェット"), ("widget", "ウィジェット"),
    ("функция", "ファンクション"), ("версия", "バージョン"), ("компонент", "コンポーネント"),
    ("component", "コンポーネント"), ("слайдер", "スライダー"), ("slider", "スライダー"),
    ("степпер", "ステッパー"), ("жест", "ジェスチャー"), ("пикер", "ピッカー"), ("menu", "メニュー"),
    ("меню", "メニュー"), ("thread", "スレッド"), ("method", "メソッド"), ("метод", "メソッド"),
    ("интерфейс", "インターフェース"), ("interface", "インタフェース"), ("フォルダー", "folder"),
    ("Popover", "ポップオーバー"), ("поповер", "popover"), ("ChatBot", "чат-бот"), ("chat bot", "чат-бот"),
  ])
  func hearsCognates(left: String, right: String) {
    #expect(Cognates.similarity(left, right) >= 0.8, "\(left) \(right)")
    #expect(Cognates.similarity(left, right) == Cognates.similarity(right, left))
  }

  @Test(arguments: [
    ("лист", "リスト"), ("скрывать", "スケール"), ("кнопка", "ボタン"), ("дата", "データ"),
    ("список", "スイッチ"), ("вью", "ビュー"), ("окно", "ウィンドウ"), ("строка", "ストローク"),
    ("таблица", "タブ"), ("button", "メニュー"), ("按鈕", "ボタン"), ("", "toggle"),
    ("экран", "スクリーン"), ("кнопка-тогл", "ボタン"), ("папка", "パック"), ("слово", "スロー"),
    ("предупреждение", "アラート"), ("система", "スタイル"), ("toolbar", "スクロールバー"),
  ])
  func refusesOthers(left: String, right: String) {
    #expect(Cognates.similarity(left, right) < 0.8, "\(left) \(right)")
  }

  @Test(arguments: [
    ("кнопка-тогл", "toggle button"), ("кнопка-тогл", "トグルボタン"),
    ("Toggle按鈕", "トグルボタン"), ("попап кнопка", "ポップアップボタン"),
  ])
  func hearsPartsOfCompounds(left: String, right: String) {
    let similarity = Cognates.similarity(left, right)
    #expect((0.3..<0.8).contains(similarity), "\(left) \(right)")
  }

  @Test(arguments: [
    ("トグル", "tgl"), ("toggle", "tgl"), ("тогл", "tgl"), ("プルダウン", "pldn"),
    ("ポップアップ", "ppp"), ("pop-up", "ppp"), ("попап", "ppp"), ("按鈕", ""),
  ])
  func makesSkeletons(text: String, skeleton: String) {
    #expect(Cognates.skeleton(of: text) == skeleton)
  }

  @Test(arguments: [
    ("トグル", "toguru"), ("セグメンティド", "segumentido"), ("Кнопка", "knopka"), ("Ｔｏｇｇｌｅ", "toggle"),
    ("ウィンドウ", "windou"), ("ジェスチャー", "jesucha"), ("щёлк", "shelk"),
  ])
  func romanizes(text: String, latin: String) {
    #expect(Cognates.latin(of: text) == latin)
  }
}
