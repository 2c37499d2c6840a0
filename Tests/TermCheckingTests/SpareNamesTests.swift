import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Names that are only proposed, beside one that somebody has decided on.
struct SpareNamesTests {
  func concept(_ language: LanguageTag, _ source: String, _ kept: String, _ guess: String)
    -> Concept
  {
    Concept(
      id: "c",
      terms: [
        Term(source, language: "en"), Term(kept, language: language, status: .preferred),
        Term(guess, language: language, status: .proposed),
      ])
  }

  func weights(
    _ concept: Concept, _ language: LanguageTag, _ source: String, _ drafts: [String]
  ) throws -> [[Weight]] {
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    let original = try CheckedDocument.markdown(source, "en")
    var results = try drafts.map {
      checker.check(try CheckedDocument.markdown($0, language), sources: [original])
    }
    DocumentSet.judge(&results)
    return results.map { result in
      result.findings.filter { $0.rule == "inconsistent-term" }.map(\.weight)
    }
  }

  private struct Fact {
    let language: LanguageTag
    let names: (String, String, String)
    let source: String
    let draft: String
    let weights: [Weight]
  }

  @Test func theSourceHasToAskForAName() throws {
    let facts = [
      // The passage has the decided name as often as its source.
      Fact(
        language: "ja", names: ("navigation", "ナビゲーション", "移動"),
        source: "The navigation is kept.\n\nWhen you go on, the navigation is done.",
        draft: "ナビゲーションを保ちます。\n\n次へ移動します。するとナビゲーションが終わります。移動します。", weights: []),
      Fact(
        language: "zh-Hans", names: ("answer", "应答", "answer"),
        source: "It sends an answer.\n\nEvery answer is short.",
        draft: "它送出 answer（应答）。\n\n每个应答都很短。", weights: []),
      Fact(
        language: "fr", names: ("query", "requête", "query"),
        source: "Make a query object.\n\nThe query is run.",
        draft: "Créez un objet *query* (requête).\n\nLa requête est lancée.", weights: []),
      // The source has a verb, for which there is another word.
      Fact(
        language: "fr", names: ("test", "essai", "tester"),
        source: "It is easy to test.\n\nThe test is short. You can test it twice.",
        draft: "C’est facile à tester.\n\nL’essai est court. On peut le tester deux fois.",
        weights: []),
      Fact(
        language: "es", names: ("test", "prueba", "probar"),
        source: "It is easy to test.\n\nThe test is short. You can test it twice.",
        draft: "Es fácil de probar.\n\nLa prueba es corta. Se puede probar dos veces.",
        weights: []),
      // The word of the source stands in the passage, or a form of the decided name that no rules make.
      Fact(
        language: "zh-Hans", names: ("journal", "日志", "写明"),
        source: "The journal is long.\n\nName the part in every journal.",
        draft: "日志很长。\n\n在每条 journal 中写明部分。", weights: []),
      Fact(
        language: "it", names: ("answer", "risposta", "chiamato"),
        source: "The answer is short.\n\nThe guard of answers is called for good answers only.",
        draft:
          "La risposta è breve.\n\nLa guardia delle risposte viene chiamato per le risposte buone.",
        weights: []),
      // A part of a name need not be all of it, in whatever form.
      Fact(
        language: "ru", names: ("data source", "источник данных", "данные"),
        source: "The data source is new.\n\nOne data source. A data source. Two data sources.",
        draft: "Источник данных новый.\n\nОдин ист. данных. Вот данные. Два ист. данных.",
        weights: [.doubtful, .doubtful, .doubtful]),
      Fact(
        language: "zh-Hans", names: ("production", "生产环境", "生产"),
        source: "This is production.\n\nA production build. For production. In production.",
        draft: "这是生产环境。\n\n生产构建。用于生产。在生产中。", weights: [.doubtful, .doubtful, .doubtful]),
      Fact(
        language: "ja", names: ("application", "アプリケーション", "アプリ"),
        source: "Open the application.\n\nThe application is small. Every application is.",
        draft: "アプリケーションを開きます。\n\nアプリは小さいです。どのアプリもそうです。", weights: [.doubtful, .doubtful]),
      // A spelling of the decided name, which another rule tells.
      Fact(
        language: "ja", names: ("user", "ユーザー", "ユーザ"),
        source: "The user is here.\n\nEvery user. The users.",
        draft: "ユーザーがいます。\n\nどのユーザも来ます。ユーザです。", weights: []),
      Fact(
        language: "ko", names: ("prediction", "예측", "예측값"),
        source: "The prediction is good.\n\nA prediction. The predictions.",
        draft: "예측이 좋습니다.\n\n예측값입니다. 예측값을 봅니다.", weights: [.doubtful, .doubtful]),
      Fact(
        language: "ja", names: ("token", "トークン", "Token"),
        source: "The token is new.\n\nIs it in Token Books now? The token is in Token Books.",
        draft: "トークンは新しいです。\n\nToken Booksで使えますか。Token Booksにあります。", weights: []),
      // It asks twice and gets two names.
      Fact(
        language: "fr", names: ("box", "boîte", "caisse"),
        source: "Open the box. Close the box.\n\nThe box is red.\n\nThe box is full.",
        draft: "Ouvrez la boîte. Fermez la caisse.\n\nLa caisse est rouge.\n\nLa boîte est pleine.",
        weights: [.likely, .likely]),
      Fact(
        language: "ru", names: ("alias", "псевдоним", "алиас"),
        source: "Every alias is short.\n\nThe alias is long.\n\nSet the alias.",
        draft: "Каждый псевдоним краток.\n\nАлиас длинен.\n\nЗадайте алиас.",
        weights: [.likely, .likely]),
    ]
    for fact in facts {
      let concept = concept(fact.language, fact.names.0, fact.names.1, fact.names.2)
      let found = try weights(concept, fact.language, fact.source, [fact.draft])
      #expect(found == [fact.weights], "\(fact.draft)")
    }
  }

  /// Somebody has decided that a word of the source names another concept; a menu is called what it shows.
  @Test func aWordMayNameAnotherConcept() throws {
    let terms: [(String, LanguageTag, TermStatus)] = [
      ("page", "en", .preferred), ("site", "en", .proposed), ("страница", "ru", .preferred),
      ("сайт", "ru", .proposed),
    ]
    let page = Concept(id: "page", terms: terms.map { Term($0, language: $1, status: $2) })
    let site = Concept.example("site", "ru", english: "site", "узел")
    let source = "The page is new.\n\nThe site is old.\n\nEvery site is."
    let draft = "Страница новая.\n\nВот сайт.\n\nКаждый сайт такой."
    func count(_ concepts: [Concept]) throws -> Int {
      TermChecker(glossary: Glossary(concepts: concepts, language: "en")).check(
        try CheckedDocument.markdown(draft, "ru"),
        sources: [try CheckedDocument.markdown(source, "en")]
      ).findings.count { $0.rule == "inconsistent-term" && $0.concept == "page" }
    }
    #expect(try count([page]) == 2)
    #expect(try count([page, site]) == 0)
    let console = concept("zh-Hans", "console", "控制台", "终端")
    #expect(
      try weights(
        console, "zh-Hans", "The console is new.\n\nOpen the console.\n\nThe console of all.",
        ["控制台是新的。\n\n应用程序 → 工具 → 终端。\n\n工具 → 终端。"]) == [[]])
  }

  /// What stands in one place is a guess, unless it is a misspelling or other documents have it, too.
  @Test(
    arguments: [
      ("fr", "box", "boîte", "caisse", 1, Weight.doubtful),
      ("fr", "box", "boîte", "caisse", 3, .likely),
      ("fr", "parameter", "paramètre", "paramêtre", 1, .warning),
      ("ru", "alias", "псевдоним", "алиас", 1, .doubtful),
      ("ru", "alias", "псевдоним", "алиас", 3, .likely),
      ("ru", "instance", "экземпляр", "экзепляр", 1, .warning),
      // Half of a Chinese name is a word that many names have.
      ("zh-Hans", "page layout", "页面布局", "页面经常", 1, .likely),
      ("zh-Hans", "page layout", "页面布局", "页面布置", 1, .warning),
      ("ru", "instance", "экземпляр", "экзепляра", 1, .warning),
    ] as [(LanguageTag, String, String, String, Int, Weight)])
  func aLoneNameIsAGuess(
    _ language: LanguageTag, source: String, kept: String, guess: String, documents: Int,
    weight: Weight
  ) throws {
    let concept = concept(language, source, kept, guess)
    let drafts = Array(repeating: "1: \(kept).\n\n2: \(guess).", count: documents)
    let found = try weights(
      concept, language, "1: the \(source).\n\n2: the \(source).", drafts)
    #expect(found == Array(repeating: [weight], count: documents))
  }

  /// What is copied from the source as a whole may be a name.
  @Test(
    arguments: [
      ("es", "image", "imagen", "# image", "# image"),
      (
        "es", "library", "biblioteca", "- Finder (for Nova library files)",
        "- Finder (for Nova library files)"
      ),
      (
        "it", "user", "utente", "Read the user stories first.", "Leggete prima le user stories."
      ),
      ("zh-Hans", "array", "数组", "# Array", "# Array"),
      (
        "zh-Hans", "string", "字符串", "`file`: string (defaults to `a`)", "`file`：string（默认为 `a`）"
      ),
      (
        "fr", "string", "chaîne", "`file`: string (defaults to `a`)",
        "`file`: string (`a` par défaut)"
      ),
      ("es", "pixel", "píxel", "Use [pixel](a/pixel) there.", "Use [pixel](a/pixel) allí."),
      ("es", "image", "imagen", "Use IMAGE there.", "Use IMAGE allí."),
      ("es", "list", "lista", "The first is a list.", "Lo primero es \"list\" y basta."),
      ("es", "file", "archivo", "The part **file** is one.", "La parte **file** es una."),
      ("es", "model", "modelo", "A Model of theirs is one.", "Su Model es uno."),
      ("es", "file", "archivo", "Press File > Open.", "Pulse **File > Open** ahora."),
      ("es", "file", "archivo", "It says “no file found”.", "Dice: no file found."),
      ("pt", "version", "versão", "The number of VERSION is one.", "O número de VERSION é um."),
      (
        "pt", "library", "biblioteca", "# Make It Better With the Nova Part Library",
        "# Faça tudo melhor com a Nova Part Library"
      ),
      ("zh-Hans", "list", "列表", "It is list[(a, b)].", "它是 list[(a, b)]。"),
      ("zh-Hans", "version", "版本", "The number of VERSION is one.", "VERSION 号是一。"),
      ("zh-Hans", "model", "模型", "The model stream is long.", "模型流(model stream)很长。"),
      ("ja", "function", "関数", "Add the make-all-functions part.", "make-all-functions 部品を足す。"),
      ("zh-Hans", "event", "事件", "The parameter event is empty.", "参数 event 为空。"),
      ("ja", "event", "イベント", "The parameter event is empty.", "パラメータ event は空です。"),
      ("ko", "event", "이벤트", "The parameter event is empty.", "매개변수 event는 비어 있습니다."),
      (
        "es", "system", "sistema", "- [Of parts](https://a.b/c)",
        "- [Small Systems for All](https://a.b/d)"
      ),
      ("ru", "model", "модель", "It has the base class Model.", "У него базовый класс Model."),
      ("zh-Hans", "box", "盒子", "# Box Pattern in Nova\n\nUse the Box pattern.", "# Box\n\n使用该模式。"),
    ] as [(LanguageTag, String, String, String, String)])
  func copiesMayBeNames(
    _ language: LanguageTag, source: String, kept: String, original: String, draft: String
  ) throws {
    let found = try weights(
      concept(language, source, kept, source), language,
      "1: the \(source).\n\n\(original)\n\n3: the \(source).",
      ["1: \(kept).\n\n\(draft)\n\n3: \(kept)."])
    #expect(found.joined().allSatisfy { $0 == .doubtful }, "\(found)")
  }

  /// Where the draft has none of what somebody has decided on, none of its names is the one to keep.
  @Test(
    arguments: [
      ("es", "link", "enlace", ["vínculo", "liga"]), ("zh-Hans", "tag", "标签", ["标记", "记号"]),
      ("ru", "box", "ящик", ["короб", "сундук"]),
    ] as [(LanguageTag, String, String, [String])])
  func noGuessIsKept(
    _ language: LanguageTag, source: String, kept: String, guesses: [String]
  ) throws {
    var concept = concept(language, source, kept, guesses[0])
    concept.terms.append(Term(guesses[1], language: language, status: .proposed))
    let found = try weights(
      concept, language,
      "1: the \(source).\n\n2: the \(source).\n\n3: the \(source).\n\n4: the \(source).",
      ["1: \(guesses[0]).\n\n2: \(guesses[1]).\n\n3: \(guesses[0]).\n\n4: \(guesses[1])."])
    #expect(found.joined().allSatisfy { $0 == .doubtful }, "\(found)")
  }

  /// What no source stands behind may be something else, unless it is a misspelling of the name.
  @Test(arguments: [("caisse", Weight.doubtful), ("boitte", .warning)])
  func aPassageOfItsOwnMayMeanSomethingElse(_ guess: String, weight: Weight) throws {
    let found = try weights(
      concept("fr", "box", "boîte", guess), "fr",
      "# One\n\nThe box is red.\n\n# Two\n\nThe box is full and heavy.",
      [
        """
        # Zéro

        Ici, une \(guess) de plus a été ajoutée par le traducteur lui-même, qui en avait envie.

        La \(guess) de cette section n’a donc rien à voir avec l’original, comme chacun le voit.

        # Un

        La boîte est rouge.

        # Deux

        La boîte est pleine et lourde.
        """
      ])
    #expect(found == [[weight, weight]])
  }

  /// Nor can a translation whose source is not there be held to what nobody has decided on.
  @Test(arguments: [
    ("caisse", true, Weight.doubtful), ("caisse", false, .likely), ("boitte", true, .warning),
  ])
  func aLostSourceAsksForNothing(_ guess: String, lacksSource: Bool, weight: Weight) throws {
    let checker = TermChecker(
      glossary: Glossary(concepts: [concept("fr", "box", "boîte", guess)], language: "en"))
    let draft = try CheckedDocument.markdown("1: boîte.\n\n2: \(guess).\n\n3: \(guess).", "fr")
    var results = [checker.check(draft, facts: CheckFacts(lacksSource: lacksSource))]
    DocumentSet.judge(&results)
    #expect(results[0].findings.map(\.weight) == [weight, weight])
  }

  /// Where the source has a name that nobody has decided on, so may the draft.
  @Test(
    arguments: [
      ("tool", ["doubtful", "doubtful"]), ("box", ["likely", "likely"]),
    ])
  func anotherNameOfTheSourceAsksForAnother(_ word: String, weights: [String]) throws {
    var concept = concept("fr", "box", "boîte", "caisse")
    concept.terms.append(Term("tool", language: "en", status: .proposed))
    concept.terms[0].status = .preferred
    let found = try self.weights(
      concept, "fr", "Open the box.\n\nThe \(word) is red.\n\nThe \(word) is full.",
      ["Ouvrez la boîte.\n\nLa caisse est rouge.\n\nLa caisse est pleine."])
    #expect(found.joined().map(\.rawValue) == weights)
  }

  /// What has a reason stays a note, however often the documents have it.
  @Test func whatIsMeantIsNotRaised() throws {
    let drafts = Array(repeating: "1: versión.\n\n2: VERSION.", count: 3)
    let found = try weights(
      concept("es", "version", "versión", "VERSION"), "es", "1: the version.\n\n2: the VERSION.",
      drafts)
    #expect(found.joined().allSatisfy { $0 == .doubtful }, "\(found)")
  }

  /// A word that the documents mostly have where no source names the concept is of general use.
  @Test(arguments: [(3, Weight.likely), (4, .doubtful)])
  func aGeneralWordIsANote(elsewhere: Int, weight: Weight) throws {
    let concept = concept("pt", "lesson", "lição", "usado")
    let checker = TermChecker(glossary: Glossary(concepts: [concept], language: "en"))
    let first = checker.check(
      try .markdown(
        "1: a lição.\n\n2: usado aqui.\n\n3: usado ali.\n\n4: usado também.", "pt"),
      sources: [
        try .markdown(
          "1: the lesson.\n\n2: the lesson here.\n\n3: a lesson.\n\n4: a lesson too.", "en")
      ])
    let numbers = Array(1...elsewhere)
    let second = checker.check(
      try .markdown(numbers.map { "\($0): é usado." }.joined(separator: "\n\n"), "pt"),
      sources: [
        try .markdown(numbers.map { "\($0): it is used." }.joined(separator: "\n\n"), "en")
      ])
    var results = [first, second]
    DocumentSet.judge(&results)
    let found = results.flatMap(\.findings).filter { $0.rule == "inconsistent-term" }
    #expect(found.map(\.weight) == [weight, weight, weight])
  }
}
