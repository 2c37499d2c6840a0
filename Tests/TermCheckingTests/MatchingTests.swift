import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Where terms are found, one sentence a line; `⟦⟧` stands around what is found.
struct MatchingTests {
  private func found(
    _ terms: [Term], _ language: LanguageTag, in text: String
  ) -> [TermMatch] {
    let termbase = CompiledTermbase(
      Glossary(concepts: terms.enumerated().map { Concept(id: "\($0)", terms: [$1]) }),
      language: language)
    return termbase.matches(in: text)
  }

  private func expectMarked(
    _ marked: String, _ term: String, _ language: LanguageTag, status: TermStatus = .forbidden
  ) {
    let example = RuleExample(language, [], draft: marked)
    let matches = found(
      [Term(term, language: language, status: status)], language, in: example.draft)
    #expect(matches.map(\.range) == example.expectedRanges, "\(term): \(marked)")
  }

  @Test(arguments: [
    ("кнопка", "Нажмите ⟦кнопку⟧, затем другие ⟦кнопки⟧ или «⟦Кнопка⟧»."),
    ("кнопка", "Кнопочный ввод и пуговица."),
    ("строка состояния", "В ⟦строке состояния⟧ видно, что со ⟦строкой  состояния⟧ всё хорошо."),
    ("строка состояния", "Строка и состояние. Строка, состояния."),
    ("жёсткий диск", "На ⟦жестком диске⟧ и на ⟦жёстких дисках⟧."),
    ("кнопка-тогл", "Две ⟦кнопки-тогла⟧ и одна ⟦кнопка тогл⟧."),
    ("тогл", "Кнопка-⟦тогл⟧ и ⟦тогл⟧."),
    ("запрос", "SQL-⟦запросы⟧, мини-⟦запрос⟧ и запрос-ответ."),
    ("ряд", "Первый ⟦ряд⟧ стоит рядом с окном."),
    ("запятая", "После ⟦запятой⟧ и ⟦запятых⟧; ⟦запятая⟧, запятый."),
    ("касательная", "⟦Касательная⟧ и ⟦касательной⟧, но касательный вектор и касательное."),
    ("подлежащее", "⟦Подлежащее⟧ и сказуемое."),
    ("слагаемое", "Два ⟦слагаемых⟧, первое ⟦слагаемое⟧; слагаемая величина."),
    ("наличные", "Оплата ⟦наличными⟧, наличный расчёт, наличная валюта."),
    ("принцип", "В принципе, таков ⟦принцип⟧."),
    ("окно", "Много ⟦окон⟧, в ⟦окне⟧; оконный режим."),
    ("меню", "В ⟦меню⟧ есть подменю."),
    ("API-ключ", "Введите ⟦API-ключ⟧ или смените ⟦API-ключа⟧."),
    ("виджет", "Файл виджет.txt, почта виджет@example.com."),
    ("виджет", "⟦Ви­джет⟧ с мягким переносом."),
  ])
  func russian(_ term: String, _ marked: String) { expectMarked(marked, term, "ru") }

  /// A term that cuts a word gives way to the one that follows.
  @Test(arguments: [(["数组", "组件"], "在函数组件中调用，数组和组件。", ["组件", "数组", "组件"])])
  func aTermThatCutsAWordGivesWay(terms: [String], text: String, expected: [String]) {
    let matches = found(terms.map { Term($0, language: "zh-Hans") }, "zh-Hans", in: text)
    #expect(matches.map { text.utf8Slice($0.range) } == expected)
  }

  @Test(arguments: [
    ("toolbar", "The ⟦toolbar⟧, two ⟦Toolbars⟧ and the ⟦toolbar⟧'s edge."),
    ("toolbar", "See toolbar.width, my_toolbar, @toolbar and toolbar() here."),
    ("toolbar", "Not toolBar, --toolbar, toolbar=1, type=toolbar, <toolbar id='x'> or {#toolbar}."),
    ("bar", "A toolbar, a bar-code and a ⟦bar⟧."),
    ("check box", "⟦Check boxes⟧ and ⟦checkboxes⟧, and a ⟦check-box⟧."),
    ("email", "An ⟦e-mail⟧ or ⟦email⟧."),
    ("loss", "The ⟦losses⟧; the ⟦loss⟧ es."),
    ("pop-up", "Menus pop up. The ⟦pop up⟧ closes like any ⟦popup⟧."),
    ("log in", "⟦Log in⟧ on the login page."),
    ("IT", "Ask ⟦IT⟧ about it. It helps."),
    ("C++", "Written in ⟦C++⟧, not in C."),
    (".NET", "The ⟦.NET⟧ runtime on the net."),
    ("toolbar", "⟦toolbar⟧を開く、「⟦toolbar⟧」。"),
  ])
  func english(_ term: String, _ marked: String) { expectMarked(marked, term, "en") }

  @Test(arguments: [
    ("フォルダー", "⟦フォルダー⟧と⟦フォルダ⟧と⟦フォルダーー⟧。"),
    ("クエリー", "⟦クエリ⟧ウィザードと⟦クエリ⟧の作成。"), ("文字", "⟦文字⟧の数と文字列の長さ。"),
    ("トレース", "⟦トレース⟧と⟦トレス⟧とステートレス。"),
    ("ユーザーインターフェース", "グラフィカル⟦ユーザインタフェース⟧の言語。"),
    ("インストール", "インストルメンテーションとカスタムインストルメンテーション、サーバー⟦インストル⟧。"),
    ("サーバー", "内部⟦サーバ⟧とアプリケーション⟦サーバ⟧。"),
    ("メニュー", "⟦メニュー⟧項目とコンテキスト⟦メニュー⟧。"),
    ("ポート", "サポートとインポートとエクスポート、⟦ポート⟧を開く。"),
    ("トポロジー", "⟦トポロジ⟧とトポロジカルドメイン、トポロジカル。"),
    ("フィルター", "⟦フィルタ⟧でフィルタリング、データフィルタリング。"),
    ("レンダー", "⟦レンダ⟧とレンダリング、グレンダリング。"),
    ("利用", "利用者は⟦利用⟧します。"),
    ("バー", "サーバーのバージョンとツール⟦バー⟧と⟦バー⟧。"),
    ("ログ", "ダイアログとブログとエラー⟦ログ⟧。"),
    ("キー", "プライマリ⟦キー⟧とキーボードとスキーマ。"),
    ("テーブル", "ピボット⟦テーブル⟧を閉じる。"),
    ("ファイル", "プロファイルとテキスト⟦ファイル⟧。"),
    ("ステート", "ステートフルとステートレスと⟦ステート⟧マシン。"), ("レンダー", "サーバレンダラと⟦レンダー⟧。"),
    ("プロクシ", "リバース⟦プロクシ⟧、フォワード⟦プロクシ⟧とアプロクシマ。"),
    ("道具バー", "道具バー.txtと⟦道具バー⟧。"), ("app", "⟦app⟧。The Box.appを開く。"),
    ("パス", "パースとパスワード、⟦パス⟧。"),
    ("表", "⟦表⟧を表示し、代表の発表を聞く。"),
    ("行", "⟦行⟧を追加する操作を行い、実行します。"),
    ("取り消し", "⟦取り消し⟧ボタン"),
    ("タブ", "タブーのない⟦タブ⟧。"),
    ("ベルベット", "⟦ヴェルヴェット⟧と⟦ベルベット⟧。"),
    ("ヴィーナス", "⟦ビーナス⟧と⟦ヴィーナス⟧。"),
    (
      "エンタープライズアプリケーションインテグレーションサービス",
      "社内⟦エンタープライズアプリケーションインテグレーションサービス⟧プロバイダー"
    ),
    ("フレーム", "フレームワークの⟦フレーム⟧とキー⟦フレーム⟧。"),
    ("リング", "スケジューリング、カップリング、⟦リング⟧。"),
    ("カラ", "カラーの箱が⟦カラ⟧。"),
    ("スレッド", "マルチ⟦スレッド⟧の⟦スレッド⟧。"),
    ("打ち切り", "⟦打ち切り⟧、⟦打切り⟧、⟦打切⟧。打切る、打切料、打ち切る前の⟦打ち切り⟧。"),
    ("問い合わせ", "⟦問い合わせ⟧と⟦問合せ⟧と⟦問い合せ⟧と⟦問合わせ⟧先、⟦問合⟧。"),
    ("払い戻し", "一部⟦払戻し⟧、払戻金。"),
    ("持ち運び", "⟦持運び⟧と⟦持ち運び⟧。"),
    ("手続き", "⟦手続⟧は済み、⟦手続き⟧も終わった。手続法。"),
    ("組み合わせ", "⟦組合せ⟧を選ぶ。労働組合に入る。"),
    ("組み立て", "⟦組立て⟧と⟦組立⟧。"),
    ("売り上げ", "⟦売上げ⟧と⟦売上⟧。"),
    ("食べ物", "動物と食物。"),
    ("申込", "⟦申込⟧と⟦申し込み⟧。"),
    ("SFシンボル", "⟦SFシンボル⟧と⟦SF シンボル⟧と⟦ＳＦシンボル⟧。"),
    ("インターフェース", "⟦インターフェイス⟧と⟦インターフェース⟧と⟦インタフェース⟧。"),
    ("ドラッグ＆ドロップ", "⟦ドラッグ&ドロップ⟧で動かす。"),
    ("メニュー", "⟦ﾒﾆｭｰ⟧を開く。"),
    ("値", "関数⟦値⟧を返す。数値は返さない。"),
    ("数値", "整数値と奇数値、変数値。⟦数値⟧と入力⟦数値⟧。"),
    ("件数", "条件数を調べ、⟦件数⟧を数える。"),
    ("列名", "配列名と⟦列名⟧。"),
    ("透明", "⟦透明⟧な背景、不透明な背景。"), ("安定版", "⟦安定版⟧と不安定版と未安定版。"),
    ("声部", "⟦声部⟧と多声部音楽。"),
    ("枠", "⟦枠⟧内の文字、窓枠。"),
    ("節", "この⟦節⟧では季節を扱う。"),
    ("マクロ", "これは コンパイル⟦マクロ⟧ です。`$x`は（コンパイル⟦マクロ⟧）。"),
  ])
  func japanese(_ term: String, _ marked: String) {
    expectMarked(marked, term, "ja")
  }

  @Test(arguments: [
    ("zh-Hans", "列", "添加一⟦列⟧，列表和序列不变。"),
    ("zh-Hans", "稳定版", "⟦稳定版⟧不同于不稳定版。"), ("zh-Hans", "安装插件", "暂时不⟦安装插件⟧。"),
    ("zh-Hans", "函数", "⟦函数⟧的函数式编程，⟦函数⟧形式。"),
    ("zh-Hans", "服务", "启动⟦服务⟧和服务器，问服务员。"), ("zh-Hans", "电子", "⟦电子⟧器件。"),
    ("zh-Hant", "管理", "⟦管理⟧使用者，由管理員⟦管理⟧。"),
    ("zh-Hans", "点", "点击三个⟦点⟧。"),
    ("zh-Hans", "值", "函数⟦值⟧与指定⟦值⟧相加，数值不变。"),
    ("zh-Hans", "宏", "文档和⟦宏⟧的签名。"),
    ("zh-Hans", "时", "及时保存。"),
    ("zh-Hans", "开关", "打开关闭的窗口，再按⟦开关⟧。"),
    ("zh-Hans", "使用", "请⟦使用⟧新版，使用户放心。"),
    ("zh-Hans", "有限", "时间⟦有限⟧，没有限制。"),
    ("zh-Hans", "上传", "⟦上传⟧完成，网上传言不实。"),
    ("zh-Hans", "库房", "⟦库房⟧钥匙，数据库房间。"),
    ("zh-Hans", "端口", "⟦端口⟧号，多个⟦端口⟧上的服务。"),
    ("zh-Hans", "层", "共三⟦层⟧，第一⟦层⟧与上一⟦层⟧，各⟦层⟧；层次与楼层。"),
    ("zh-Hans", "图", "如下⟦图⟧所示，见第二⟦图⟧；下图书馆。"),
    ("zh-Hans", "角", "三角形，两个⟦角⟧。"),
    ("zh-Hans", "章", "⟦章⟧名，本⟦章⟧，下一⟦章⟧，文章与勋章。"),
    ("zh-Hans", "网", "互联网的官网，一张⟦网⟧。"),
    ("zh-Hans", "式", "显式的表达式，这个⟦式⟧子。"),
    ("zh-Hans", "列表", "任务⟦列表⟧与参数⟦列表⟧。"),
    ("zh-Hans", "告警", "监控⟦告警⟧的规则。"),
    ("zh-Hans", "中文", "复制选中文本，⟦中文⟧文本，繁体⟦中文⟧。"),
    ("zh-Hans", "表单", "字母代表单个字符，提交⟦表单⟧。"),
    ("zh-Hans", "种类", "共有三种类型，⟦种类⟧很多。"),
    ("zh-Hans", "格式", "包含特定⟦格式⟧样式，清单⟦格式⟧。"),
    ("zh-Hans", "项目", "清单⟦项目⟧的资料，打开选项目录。"),
    ("zh-Hans", "数据", "对⟦数据⟧库的访问，参数据此计算。"),
    ("zh-Hans", "文", "在文档中插入一篇⟦文⟧。"),
    ("zh-Hans", "图片", "更换背景⟦图片⟧。"),
    ("zh-Hans", "宏", "管理⟦宏⟧和脚本，⟦宏⟧与事件。"),
    ("zh-Hant", "種類", "有四種類型，⟦種類⟧不同。"),
    ("zh-Hant", "行為", "⟦行為⟧準則，執行為準。"),
    ("zh-Hans", "菜单", "右键⟦菜单⟧和子⟦菜单⟧。"),
    ("zh-Hans", "菜单", "右键⟦菜單⟧。"),
    ("zh-Hant", "列", "每⟦列⟧的高度，雙面列印，陣列。"),
    ("zh-Hant", "Toggle按鈕", "按 ⟦Toggle 按鈕⟧ 或⟦toggle按鈕⟧。"),
    ("zh-Hant", "OK", "按⟦OK⟧，不按BOOK。"),
  ])
  func chinese(_ language: LanguageTag, _ term: String, _ marked: String) {
    expectMarked(marked, term, language)
  }

  @Test func theLongestTermWins() {
    let terms = [
      Term("меню", language: "ru", status: .forbidden), Term("контекстное меню", language: "ru"),
    ]
    #expect(found(terms, "ru", in: "В контекстном меню есть меню.").map(\.entry) == [1, 0])
  }

  @Test func ofEqualTermsTheApprovedOneWins() {
    let terms = [
      Term("行", language: "zh-Hant", status: .forbidden), Term("行", language: "zh-Hant"),
    ]
    let matches = found(terms, "zh-Hant", in: "第一行")
    #expect(matches.map(\.entry) == [1])
    #expect(matches.map(\.alternatives) == [[0]])
  }

  @Test func blockersHideATerm() {
    let russian = Term("кнопка", language: "ru", blockers: ["кнопка мыши"])
    #expect(found([russian], "ru", in: "Правой кнопкой мыши по кнопке").count == 1)
    let chinese = Term("资料", language: "zh-Hans", blockers: ["资料夹"])
    #expect(found([chinese], "zh-Hans", in: "资料夹里的资料").count == 1)
  }

  @Test func formsAreAddedAndRemoved() {
    let term = Term("лист", language: "ru", forms: ["листок"], removedForms: ["листья"])
    #expect(found([term], "ru", in: "лист, листа, листок, листья").count == 3)
  }

  @Test func anExactTermIsNotFolded() {
    let term = Term("Go", language: "en", isExact: true)
    #expect(found([term], "en", in: "Go is fun; go on, Gos").map(\.range) == [0..<2])
  }

  @Test func lettersOfAnotherAlphabetAreSeenThrough() {
    let matches = found([Term("флажок", language: "ru")], "ru", in: "Снимите флaжок.")
    #expect(matches.map(\.spelling) == [.foreignScript])
  }

  @Test func whatIsMaskedIsNotSearched() {
    let termbase = CompiledTermbase(
      Glossary(concepts: [.example("a", "en", "toolbar")]), language: "en")
    let text = "toolbar toolbar"
    #expect(
      termbase.matches(in: text, masked: [0..<7]).map(\.range) == [8..<15])
  }

  @Test(arguments: ["", "é", "👩‍👩‍👧 toolbar", "\u{301}toolbar", "a\u{300}\u{301}b toolbar ﬁ"])
  func offsetsAreBytesOfTheText(_ text: String) {
    for match in found([Term("toolbar", language: "en")], "en", in: text) {
      #expect(text.utf8Slice(match.range) == "toolbar")
    }
  }
}
