import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports characters of a script that the language is not written in.
struct MixedScript: Rule {
  static let about = RuleDescription(
    id: "mixed-script", summary: "characters of another script inside the text",
    severity: .error,
    explanation: """
      Characters that are hard to see to be wrong, and that searches miss. Reported are:

      - traditional characters in a Simplified Chinese text and the reverse, simplified ones that Japanese does not have \
      in a Japanese text, and radicals where a character belongs, as in text copied out of a PDF;
      - Latin letters that look like Cyrillic ones inside a word and the reverse, alone where the source has no such \
      letter, and abbreviations in Cyrillic letters that look like those of the source (АРІ for *API*);
      - Russian letters in Ukrainian words, a warning for each paragraph;
      - half-width katakana, a warning in the strings of a program;
      - as a warning, a paragraph of eight words in Latin letters whose language is that of no source, a Polish one among \
      Russian strings;
      - as a note, full-width punctuation in a paragraph that has Latin or Cyrillic letters only, of a translation from \
      Chinese or Japanese or of a text in Latin letters whose source is not known; of more than three marks in a \
      document the first.

      Told once are a Chinese paragraph that is in the other script as a whole, a document most of which is, and a \
      document most of which is in letters that its language does not have, such as Chinese in the folder of the English \
      texts or the reverse, where no source of it has them. Three or more Japanese paragraphs in a Chinese document give \
      one warning, with the short ones beside them, unless they are left of a Japanese source; single Japanese words and \
      sentences are left alone. In a Japanese translation of Chinese the whole word is told that the source has, too.

      No mistakes are:

      - a short word that is set off or stands in a heading that both the Chinese and the Japanese have: a name;
      - a name in Latin letters with an ending behind it, which the text or its source has without one, too (*Pythonу*);
      - a name in brackets behind the same in Latin letters, as somebody writes it at home, what a language calls itself, \
      and a name that a source in other letters has, too.
      """,
    examples: [
      RuleExample("ru", [], draft: "Нажмите ⟦кнoпку⟧ ещё раз."),
      RuleExample("ru", [], draft: "Файл LibreOffice и клавиша Ctrl."),
      RuleExample("ru", [], draft: "Объект HTTPСоединение."),
      RuleExample("ru", [], draft: "Для Pythonу нужен Python."),
      RuleExample("ru", [], draft: "Для ⟦Javа⟧ нужна Java."),
      RuleExample("ru", [], draft: "Кнопка и ⟦еe⟧ подпись."),
      RuleExample("uk", [], draft: "Поле та ⟦элементы⟧ списку; «Справочник элементов»."),
      RuleExample(
        "ru", [], source: "Thank you for your help.",
        draft: "⟦Dziękujemy za pomoc w tym roku, bo jest nam bardzo potrzebna.⟧"),
      RuleExample("uk", [], draft: "Сторінка про Быкова та Русский, Български."),
      RuleExample(
        "ru", [], source: "A list with tabs.", draft: "⟦C⟧ вкладками и меню, список ⟦c⟧ вкладками."),
      RuleExample(
        "ru", [], source: "Let c be the colour of C.", draft: "Пусть c равно цвету."),
      RuleExample("uk", [], source: "The API of Vue.", draft: "Це ⟦АРІ⟧ для Vue."),
      RuleExample("ru", [], source: "Press OK.", draft: "Нажмите ОК."),
      RuleExample("en", [], draft: "The ⟦сommand⟧ is run."),
      RuleExample("en", [], draft: "Open the menu⟦，⟧ then close it."),
      RuleExample("en", [], draft: "A comma is “，” in Chinese, as in 打开，关闭."),
      RuleExample("zh-Hans", [], draft: "打开工具⟦欄⟧。"),
      RuleExample("zh-Hans", [], draft: "- [繁體中文 / 繁体中文](https://a.b/hant)\n- 繁体的⟦說⟧明"),
      RuleExample("zh-Hant", [], draft: "開啟工⟦项⟧。"),
      RuleExample("zh-Hant", [], draft: "開啟工具列，這意味着結束。"),
      RuleExample("zh-TW", [], draft: "用⟦户⟧設定"),
      RuleExample("zh-HK", [], draft: "用户的恒常設定"),
      RuleExample("ja", [], draft: "⟦ﾒﾆｭｰ⟧を開きます。"),
      RuleExample("ja", [], draft: "半角の「ｶ」は U+FF76 です。"),
      RuleExample("ja", [], draft: "⟦⽂⟧字を入力します。"),
      RuleExample("ja", [], draft: "新しい⟦节⟧点を追加します。国会の学者は「节点」と言う。"),
      RuleExample("zh-Hans", [], draft: "打开⟦⻚⟧面。"),
      RuleExample("zh-Hans", [], draft: "- 部首：⼈"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    guard let script = context.script,
      ["Hans", "Hant", "Jpan", "Cyrl", "Latn"].contains(script)
    else { return }
    let isHan = script.hasPrefix("Han")
    var blocks = context.proseBlocks.map(\.block)
    // What is left of a Japanese source another rule tells.
    let isToldOtherwise =
      isHan && context.sources.contains { $0.language.likelyScript == "Jpan" }
      && !context.untranslatedBlocks.told(in: context).isEmpty
    // Hardly any text in Latin letters has others.
    if script == "Latn", let letters = ForeignLetters(besides: context.language),
      !blocks.contains(where: { letters.mayStand(in: $0.text) })
    {
      return
    }
    if reportDocument(of: blocks, context, into: &findings) { return }
    reportOtherLanguages(in: blocks, context, into: &findings)
    // What is translated from a language in other letters has none of its marks.
    let mayHaveMarks =
      context.sources.isEmpty
      ? script == "Latn"
      : ["Latn", "Cyrl"].contains(script)
        && context.sources.contains { $0.language.isWrittenWithoutSpaces }
    if mayHaveMarks {
      reportPunctuation(in: blocks, context, into: &findings)
    }
    if script == "Cyrl" {
      reportAlphabets(context, into: &findings)
      reportLoneLetters(context, into: &findings)
      reportAbbreviations(context, into: &findings)
    }
    if script == "Jpan" {
      // What is left of a Chinese source another rule tells.
      let isFromChinese = context.sources.contains {
        $0.language.likelyScript?.hasPrefix("Han") == true
      }
      blocks = blocks.filter { block in
        CompatibilityShapes.mayStand(in: block.text)
          || HanVariants.hasSimplifiedNotJapanese(block.text)
            && !(isFromChinese && ScriptBalance(block.text, script: script).isOther)
      }
      guard !blocks.isEmpty else { return }
    }
    if isHan || script == "Jpan" {
      reportRadicals(in: blocks, of: script, context, into: &findings)
    }
    // Chinese has two scripts of one kind, and Japanese a part of them.
    let balances =
      isHan || script == "Jpan"
      ? blocks.map { ScriptBalance($0.text, script: script) }
      : Array(repeating: ScriptBalance("", script: nil), count: blocks.count)
    let isWholeDocument = ScriptBalance.isMostlyOther(balances)
    // All paragraphs are counted where one is Japanese that looks like the other script.
    let isPartlyJapanese =
      isHan
      && zip(blocks, balances).contains { block, balance in
        (balance.other > 0 || balance.hasAmbiguous) && JapaneseText.isMost(of: block.text)
      }
      && blocks.count { JapaneseText.isMost(of: $0.text) } >= Self.leastParagraphs
    var stretch: [(problem: Problem, block: TextBlock)] = []
    lazy var known = namesInSources(context)
    lazy var chinese = ChineseLeft(context)
    lazy var inflected = InflectedName(
      [context.draft.document] + context.sources.map(\.document))
    func close(_ findings: inout FindingList) {
      guard let (first, block) = stretch.first else { return }
      let extent =
        isWholeDocument
        ? Self.inMostOfDocument
        : stretch.count > 1 ? "all of \(stretch.count) paragraphs" : "all of the paragraph"
      report(
        first, "\(first.message), as in \(extent)", block, others: Array(stretch.dropFirst()),
        into: &findings)
      stretch = []
    }
    var japanese: (first: TextBlock, count: Int)?
    for (block, balance) in zip(blocks, balances) {
      let isClean = balance.other == 0 && !balance.hasAmbiguous && isHan
      if isHan, !isClean,
        isPartlyJapanese
          ? JapaneseText.mayBeAll(of: block.text) : JapaneseText.isMost(of: block.text)
      {
        japanese = (japanese?.first ?? block, (japanese?.count ?? 0) + 1)
        continue
      }
      let problems: [Problem] =
        isClean
        ? []
        : chinese.joined(visibleProblems(in: block, context.language, script), in: block).filter {
          problem in
          (known.isEmpty || !known.contains(hanRun(around: problem.range, in: block.text)))
            && (script != "Cyrl"
              || !inflected.isOne(
                block.text.utf8Slice(problem.range), corrected: problem.replacement))
        }.map { problem in
          var problem = problem
          if script == "Cyrl", let replacement = problem.replacement {
            problem.isCertain = !inflected.isTouched(
              block.text.utf8Slice(problem.range), corrected: replacement)
          }
          // Where a button has little room, somebody may have meant them.
          if problem.replacement != nil, script == "Jpan",
            !context.draft.document.blockKeys.isEmpty
          {
            (problem.isCertain, problem.confidence) = (false, 0.75)
          }
          return problem
        }
      let belongs =
        isWholeDocument
        ? balance.isOther || balance.own == 0 : balance.isOther && balance.other > 3
      if belongs || !stretch.isEmpty && balance.isOther, let first = problems.first {
        stretch.append((first, block))
        continue
      }
      if balance.own > 0 && !isWholeDocument { close(&findings) }
      // What a fix mends is told place by place, or a second run would find more.
      guard problems.count > Self.mostPlaces, let first = problems.first, first.replacement == nil
      else {
        problems.forEach { report($0, $0.message, block, into: &findings) }
        continue
      }
      report(
        first, "\(first.message), in \(problems.count) places of the paragraph", block,
        others: problems.dropFirst().map { ($0, block) }, into: &findings)
    }
    close(&findings)
    if let japanese, !isToldOtherwise, japanese.count >= Self.leastParagraphs {
      report(japaneseIn: japanese.first, japanese.count, into: &findings)
    }
  }

  /// Where the characters stand that a finding on a document in another script stands for.
  static let inMostOfDocument = "most of the document"

  /// What a finding says that stands for all of a document in letters that the language does not have.
  static let mostOfDocument = "most of the document is in another "

  /// Reports that most of a document is in letters that its language does not have; returns whether it is.
  ///
  /// Where its source has them, it is not translated, which another rule tells.
  private func reportDocument(
    of blocks: [TextBlock], _ context: CheckContext, into findings: inout FindingList
  ) -> Bool {
    var foreign: [TextBlock] = []
    var other = "script"
    if let letters = ForeignLetters(besides: context.language),
      context.sources.allSatisfy({ ForeignLetters(of: $0.language, in: context.language) == nil })
    {
      foreign = letters.blocks(of: blocks)
    }
    if foreign.isEmpty, context.sources.isEmpty, context.script != "Latn",
      !context.mayStay
    {
      foreign = ForeignLetters.latinBlocks(of: blocks)
      other = "language"
    }
    guard let first = foreign.first, foreign.count >= Self.leastParagraphsOfDocument else {
      return false
    }
    findings.report(
      Self.self, at: first.offsets.fileRange(of: 0..<first.text.utf8.count), match: first.text,
      confidence: 0.75, message: "\(Self.mostOfDocument)\(other): \(foreign.count) paragraphs")
    return true
  }

  /// The least paragraphs that can be most of a document.
  private static let leastParagraphsOfDocument = 4
  /// How many Japanese paragraphs of a Chinese document are too many for examples.
  private static let leastParagraphs = 3

  /// Reports that paragraphs are in Japanese, at the first of them.
  private func report(
    japaneseIn block: TextBlock, _ count: Int, into findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: block.offsets.fileRange(of: 0..<block.text.utf8.count), match: block.text,
      confidence: 0.75, message: "\(count) paragraphs are in Japanese")
  }

  /// How many places of a paragraph are reported one by one.
  private static let mostPlaces = 2

  /// Reports what is wrong at a place, and with it the same at others.
  func report(
    _ problem: Problem, _ message: String, _ block: TextBlock,
    others: [(problem: Problem, block: TextBlock)] = [], into findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: block.offsets.fileRange(of: problem.range),
      match: block.text.utf8Slice(problem.range), confidence: problem.confidence,
      message: message,
      suggestions: (problem.isWritten ? problem.replacement : nil).map {
        [Suggestion($0, isSafe: problem.isCertain)]
      } ?? [],
      related: others.map { other in
        RelatedPlace(other.block.offsets.fileRange(of: other.problem.range), RelatedPlace.hereToo)
      })
  }

  private func visibleProblems(
    in block: TextBlock, _ language: LanguageTag, _ script: String
  ) -> [Problem] {
    problems(in: block.text, language, script).filter { problem in
      !block.spans.contains { $0.isMasked && $0.range.overlaps(problem.range) }
        && !isJoinedByMarkup(problem, block) && !isNameOfLanguage(problem, block)
        && !isNameInItsScript(problem, block)
        && !(script.hasPrefix("Han") && JapaneseText.surrounds(problem.range, in: block.text))
    }
  }

  /// The runs of Chinese characters in sources that are not written in them: what languages and persons call
  /// themselves stays as it is.
  private func namesInSources(_ context: CheckContext) -> Set<String> {
    var names: Set<String> = []
    for source in context.sources
    where ["Cyrl", "Latn"].contains(source.language.likelyScript ?? "") {
      for block in source.document.blocks {
        // All Chinese characters are of three bytes and more, the first of which is never less.
        guard block.text.utf8.contains(where: { $0 >= 0xe3 }) else { continue }
        var run = String.UnicodeScalarView()
        for scalar in block.text.unicodeScalars {
          if ScriptClass(scalar) == .han {
            run.append(scalar)
          } else if !run.isEmpty {
            names.insert(String(run))
            run = String.UnicodeScalarView()
          }
        }
        if !run.isEmpty { names.insert(String(run)) }
      }
    }
    return names
  }

  /// Whether the word is the name of a language in its own script, with no other character around it, or the
  /// link that it stands in is no more than that: it leads to the page in that language.
  private func isNameOfLanguage(_ problem: Problem, _ block: TextBlock) -> Bool {
    if LanguageAutonyms.inHan.contains(hanRun(around: problem.range, in: block.text)) {
      return true
    }
    return block.spans.contains { span in
      guard case .link = span.kind, span.range.contains(problem.range) else { return false }
      return LanguageAutonyms.inHan.contains(block.text.utf8Slice(span.range))
    }
  }

  /// The Chinese characters that stand around a part of a text without any other between them.
  private func hanRun(around part: Range<Int>, in text: String) -> String {
    text.utf8Slice(hanRange(around: part, in: text))
  }

  /// The same as UTF-8 byte offsets.
  func hanRange(around part: Range<Int>, in text: String) -> Range<Int> {
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: part.lowerBound)
    let end = text.utf8.index(start, offsetBy: part.count)
    func width(_ scalars: some Sequence<Unicode.Scalar>) -> Int {
      scalars.prefix { ScriptClass($0) == .han }.reduce(0) { $0 + UTF8.width($1) }
    }
    return part.lowerBound - width(scalars[..<start].reversed())..<part.upperBound
      + width(scalars[end...])
  }

  /// Whether the word stands in brackets with nothing but Chinese characters, behind a word in Latin letters
  /// with a capital: how somebody's name is written at home.
  private func isNameInItsScript(_ problem: Problem, _ block: TextBlock) -> Bool {
    let scalars = block.text.unicodeScalars
    let utf8 = block.text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: problem.range.lowerBound)
    let end = utf8.index(start, offsetBy: problem.range.count)
    guard let closing = scalars[end...].first(where: { ScriptClass($0) != .han }),
      closing == ")" || closing == "）"
    else { return false }
    let before = scalars[..<start].reversed().drop { ScriptClass($0) == .han }
    guard let opening = before.first, opening == "(" || opening == "（" else { return false }
    let word = before.dropFirst().drop { $0 == " " }.prefix {
      $0.isASCII && $0.properties.isAlphabetic
    }
    return word.count > 1 && word.last.map { $0.isCapital } ?? false
  }

  /// Whether markup stands between the alphabets of the word: two words that only touch, as in
  /// texts of which the page shows one.
  private func isJoinedByMarkup(_ problem: Problem, _ block: TextBlock) -> Bool {
    guard problem.replacement != nil else { return false }
    let file = block.offsets.fileRange(of: problem.range)
    return file.count != problem.range.count
  }

  struct Problem {
    var range: Range<Int>
    var message: String
    var replacement: String?
    /// Whether the replacement surely is what was meant.
    var isCertain = true
    /// Whether anybody is to write the replacement.
    var isWritten = true
    var confidence = 0.97
  }

  private func problems(
    in text: String, _ language: LanguageTag, _ script: String
  ) -> [Problem] {
    switch script {
    case "Hans":
      HanVariants.traditionalOnly(in: text).map {
        Problem(range: $0, message: "traditional characters in a simplified text")
      }
    case "Hant":
      HanVariants.simplifiedOnly(in: text).filter { range in
        !["HK", "MO"].contains(language.region ?? "")
          || !text.utf8Slice(range).unicodeScalars.allSatisfy(HanVariants.isHongKongShape)
      }.map { Problem(range: $0, message: "simplified characters in a traditional text") }
    case "Jpan":
      LanguageText.MixedScript.halfWidthKatakana(in: text).filter { range in
        // The text speaks of the characters.
        !QuotationMarks.surround(range, in: text)
      }.map { range in
        let wide = FoldedText.fold(text.utf8Slice(range), .width)
        return Problem(range: range, message: "half-width katakana", replacement: wide)
      } + simplifiedInJapanese(text)
    case "Cyrl", "Latn": lookAlikes(in: text, language, isCyrillic: script == "Cyrl")
    default: []
    }
  }
}
