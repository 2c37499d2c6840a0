import LanguageText
import Testing

@Suite struct FoldedTextTests {
  static let facts: [(text: String, options: FoldingOptions, folded: String)] = [
    ("Кнопка ЁЖ", .letterCase, "кнопка ёж"),
    ("Ёлка и чёрный", [.letterCase, .yo], "елка и черный"),
    ("STRASSE straße ẞ", .letterCase, "strasse strasse ss"),
    ("ΛΌΓΟΣ λόγος", .letterCase, "λόγοσ λόγοσ"),
    ("İstanbul ÀÉ Žižek", .letterCase, "istanbul àé žižek"),
    ("ＡＢＣ１２３（：，）", [.letterCase, .width], "abc123(:,)"),
    ("ﾎﾞﾀﾝ･ﾊﾟﾈﾙ", .width, "ボタン・パネル"),
    ("ホ\u{3099}タン", [], "ボタン"),
    ("ユーザー ユーザ パース パス", .longVowel, "ユーザ ユーザ パース パス"),
    ("インジケーター インジケータ", .longVowel, "インジケタ インジケタ"),
    ("看\u{2ed4}狗", .width, "看门狗"), ("看\u{2ed4}狗", .letterCase, "看\u{2ed4}狗"),
    ("アクション・シート 東京・大阪", .middleDot, "アクションシート 東京・大阪"),
    ("ウィンドウ ウインドウ", .smallKana, "ウインドウ ウインドウ"),
    ("メディア", .smallKana, "メディア"),
    ("インターフェイス インターフェース", .vowelSpelling, "インターフェース インターフェース"),
    ("ダイヤル ダイアル ヤード イ ヤ", .vowelSpelling, "ダイアル ダイアル ヤード イ ヤ"),
    ("ファイヤー ティャ", [.smallKana, .vowelSpelling], "フアイアー ティヤ"),
    ("ヴィーナス ビーナス イヴ イブ", .katakanaV, "ビーナス ビーナス イブ イブ"),
    ("ネルヴァヴュー", [.katakanaV, .smallKana], "ネルバブユー"),
    ("drop‑down 1–2 −5", .hyphens, "drop-down 1-2 -5"),
    ("a\u{a0}\u{3000} b\n\tc", .spaces, "a b c"),
    ("со\u{ad}вет\u{200b}ы\u{feff}", .invisibles, "советы"),
    ("drop-down drop down dropdown", .joins, "dropdowndropdowndropdown"),
    ("вкл - выкл", .joins, "вкл - выкл"),
    ("Toggle 按鈕 和 iOS 16", .hanSpacing, "Toggle按鈕 和iOS 16"),
    ("React組件\u{fe00} の 組\u{301}件，X組件", .silent, "react組件 の 組\u{301}件,x組件"),
    ("選択 选择 選擇", .hanVariants, "选择 选择 选择"),
    ("и\u{306}од", [], "йод"),
    ("Кла\u{301}виша И\u{306}о\u{301}д", .silent, "клавиша йод"),
    ("є\u{301}мність ї\u{301}жа", .silent, "ємність їжа"),
    ("к\u{301}ука и\u{300} вожња\u{302}", .silent, "к\u{301}ука и\u{300} вожња\u{302}"),
    ("rato\u{301}n Fu\u{308}N\u{303}", .letterCase, "ratón füñ"),
    ("e\u{302}\u{301}m a\u{323}\u{306} x\u{301}", [], "ếm ặ x\u{301}"),
  ]

  @Test(arguments: facts)
  func folds(text: String, options: FoldingOptions, folded: String) {
    #expect(FoldedText.fold(text, options) == folded)
  }

  @Test(arguments: [
    ("Кнопка", 0..<12, FoldingOptions.silent, 0..<12),
    ("ＡＢ", 1..<2, .silent, 3..<6),
    ("ß", 0..<1, .silent, 0..<2),
    ("со\u{ad}вет", 0..<10, .silent, 0..<12),
    ("\u{ad}вет", 0..<6, .silent, 2..<8),
    ("a \u{a0} b", 1..<2, .silent, 1..<5),
    ("ユーザー", 0..<9, .spellingVariants, 0..<12),
    ("ヴィラ", 0..<3, .spellingVariants, 0..<6),
    ("rato\u{301}n", 0..<6, .silent, 0..<7),
    ("кла\u{301}виша", 0..<14, .silent, 0..<16), ("замо\u{301}к", 0..<8, .silent, 0..<10),
    ("", 0..<0, .silent, 0..<0),
  ])
  func leadsBack(text: String, range: Range<Int>, options: FoldingOptions, original: Range<Int>) {
    #expect(FoldedText(text, options).originalRange(of: range) == original)
  }
}
