import Testing

@testable import TermExtraction

struct CandidateTests {
  /// A sentence, a stretch that is proposed, and one that is not.
  @Test(arguments: [
    ("ru", "Откройте боковую панель приложения.", "боковую панель", "откройте"),
    ("ru", "Нажмите кнопку «Готово» справа.", "кнопку«готово»", "нажмите"),
    ("ru", "Это кнопка-тогл, а не список.", "кнопка-тогл", "это"),
    ("ja", "アプリで閉じるボタンを使います。", "閉じるボタン", "使"),
    ("ja", "Moreボタンは破壊的な操作を隠す。", "moreボタン", "を"),
    ("ja", "検索フィールドの色を変更する。", "検索フィールド", "フィールドの"),
    ("ja", "関数の呼び出し元に戻り値を渡す。", "呼び出し元", "元に"),
    ("ja", "戻り値を受け取るだけの関数を呼び出す。", "戻り値", "戻り"),
    ("ja", "新しい関数の繰り返しを許す。", "繰り返し", "新しい関数"),
    ("ja", "各ノードの色を変更する。", "ノード", "各ノード"),
    ("zh-Hans", "进度条显示任务的状态。", "进度条", "的状态"),
    ("zh-Hant", "Toggle按鈕有兩種狀態。", "toggle按鈕", "鈕有"),
    ("zh-Hans", "客户端请求后，服务端合并分支。", "请求", "求后"),
    ("zh-Hans", "路由由此决定，与规则无关。", "规则", "由此"),
    ("zh-Hant", "這種按鈕稱作detail panel按鈕。", "detailpanel按鈕", "稱作detailpanel"),
    ("zh-Hans", "使用贪心等算法。", "贪心", "贪心等算法"),
    ("zh-Hans", "避免使用太多蓝色按钮。", "蓝色按钮", "太多蓝色按钮"),
    ("zh-Hans", "修复按钮的样式 7f83b16。", "按钮", "7f83b16"),
    ("en", "The status bar shows the battery level.", "status bar", "the status bar"),
    ("en", "Keep a record of the audit trail.", "audit trail", "record of"),
    ("zh-Hans", "格列高·维拉斯设计了链接器。", "链接器", "维拉斯"),
    ("zh-Hans", "格列高·维拉斯设计了链接器。", "链接器", "格列高"),
    ("de", "Die Statusleiste zeigt den Akku.", "statusleiste", "."),
    ("de", "Die Statusleiste zeigt s an.", "statusleiste", "s"),
  ])
  func `proposes phrases and no fragments`(
    language: String, text: String, candidate: String, fragment: String
  ) {
    var corpus = SampleInput.corpus([text], language: language)
    let inventory = CandidateInventory(&corpus)
    let isSpaced = ["ru", "en", "de"].contains(language)
    let found = inventory.candidates.flatMap(\.spans).map { span in
      let hasQuote = span.tokens.contains { corpus.tokens[$0].script == .punctuation }
      return span.tokens.map { corpus.word($0) }.joined(separator: isSpaced && !hasQuote ? " " : "")
    }
    #expect(found.contains(candidate), "\(found)")
    #expect(!found.contains(fragment), "\(found)")
  }

  @Test func `a part of one longer term is no candidate`() {
    let lines = ["Das Menü Datei ist hier.", "Das Menü Datei öffnen.", "Ein Menü Datei hat Teile."]
    var corpus = SampleInput.corpus(lines, language: "de")
    let inventory = CandidateInventory(&corpus)
    let words = inventory.candidates.map { $0.spans[0].tokens.map { corpus.word($0) } }
    #expect(words.contains(["menü", "datei"]))
    #expect(!words.contains(["menü"]))
  }

  /// A label, and whether all of it is proposed.
  @Test(arguments: [
    ("en", "# Dependencies with", false),
    ("en", "# Sign in", true),
    ("ru", "# Зависимости с", false),
    ("ru", "# Зависимости", true),
    ("de", "# Abhängigkeiten mit", false),
    ("ja", "# Dockerなど", false),
    ("zh-Hans", "# 例如 Docker", false),
    ("zh-Hans", "# 通过率", true),
    ("zh-Hans", "# 的属性", false),
    ("zh-Hans", "# 和平属性", true),
    ("ja", "# の属性", false),
    ("ja", "# とじる属性", true),
  ])
  func `a label that is open at an end is no name`(language: String, label: String, isWhole: Bool) {
    var corpus = SampleInput.corpus([label, label], language: language)
    let inventory = CandidateInventory(&corpus)
    let isProposed = inventory.candidates.flatMap(\.spans).contains { span in
      span.tokens == corpus.segments[Int(span.segment)].tokens
    }
    #expect(isProposed == isWhole)
  }

  @Test(arguments: [
    ("fr", "# L'opérateur de fusion", "opérateur de fusion"),
    ("fr", "# Les valeurs par défaut", "valeurs par défaut"), ("es", "# La barra", "barra"),
    ("de", "# Die Leiste", "leiste"), ("fr", "# Barre latérale", "barre latérale"),
  ])
  func `a label is proposed without its article`(language: String, label: String, name: String) {
    var corpus = SampleInput.corpus([label, label], language: language)
    let proposed = CandidateInventory(&corpus).candidates.filter { $0.cues.contains(.label) }
    let names = proposed.map { $0.spans[0].tokens.map { corpus.word($0) }.joined(separator: " ") }
    #expect(names.contains(name) && !names.contains { $0.hasPrefix("l") && $0 != "leiste" })
  }

  @Test(arguments: [
    ("ボタン ボタン スタイル ボタンスタイル", ["ボタン", "スタイル"]),
    ("アプリケーション", ["アプリケーション"]),
  ])
  func `katakana compounds fall into known words`(text: String, parts: [String]) {
    let document = SampleInput.document([text], language: "ja")
    let splitter = KatakanaSplitter(segments: document.segments)
    let last = TokenScanner.scan(text).last
    #expect(last.map { splitter.parts(of: $0).map(\.folded) } == parts)
  }
}

struct LemmatizedCandidateTests {
  @Test(
    arguments: [
      ("uk", ["Кнопка закриває вікно.", "Натисніть кнопку.", "Дві кнопки поруч."], 3),
      ("ko", ["서버는 느립니다.", "서버를 켭니다.", "서버에서 읽습니다."], 3),
      ("pl", ["Plik jest pusty.", "Otwórz plik.", "Kilka plików, w plikach."], 4),
      ("tr", ["Dosya boş.", "Dosyayı açın.", "Bu dosyalarda ara."], 3),
      ("ro", ["Un server vechi.", "Porniți serverul.", "Alte servere merg."], 3),
      ("it", ["La chiave apre.", "Due chiavi aprono.", "Altre chiavi restano."], 3),
    ])
  func `forms of one noun are one candidate`(language: String, lines: [String], count: Int) {
    var corpus = SampleInput.corpus(lines, language: language)
    let inventory = CandidateInventory(&corpus)
    let most = inventory.candidates.map(\.count).max()
    #expect(most == count)
  }
}
