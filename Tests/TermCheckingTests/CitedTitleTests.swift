import DocumentFormats
import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// What a translation cites in the words of its source.
struct CitedTitleTests {
  @Test(arguments: [
    ("CWE-9901 Improper Handling of Nova Input", true),
    ("RFC 9901 Rules for Very Short Letters", true),
    ("ISO 9901-2: Paper for Very Short Letters", true),
    ("© 2031 The Nova Makers. Take what you like.", true),
    ("Copyright (c) 2031 The Nova Makers. Take what you like.", true),
    ("RFC 9901 says that letters are short", false),
    ("Rules for Very Short Letters", false),
    ("GET 12 Letters and send them on", false),
    ("HTTP Errors and Their Causes", false),
    ("[Bug][Nova] Say when letters are too short", true),
    ("[NOVA-123] Say when letters are too short", true),
    ("[optional] Say when letters are too short", false),
    ("#1234 Letters are too short in Nova", true), ("#1 Letters are short", false),
    ("CVE-2031-9901: letters may be too short", true),
    ("Letters may be too short (CVE-2031-9901)", true),
    ("Letters may be too short (CVE-2031-9901).\u{a0} ", true),
    ("- CWE-9901 Improper Handling of Nova Input", false),
    ("Letters of CVE-2031-9901 are too short", false), ("Letters were short in May (2031)", false),
    ("Why small letters please all readers (May 2031)", true),
    ("Why small letters please all readers [NOVA2031]", true),
    ("Why small letters please all readers [NOVA-L 2031]", false),
    ("Why small letters please all readers [note]", false),
    ("Why small letters please all readers (Nova 2031)", false), ("New letters (May 2031)", false),
    ("[see above] [1] Letters are short", false),
    ("Copyright law is not for letters.", false), ("Nova free letter license 1.3 or later.", true),
    ("Nova Public Licence v3", true), ("The licence of Nova lets you write 3 letters.", false),
    ("Read the licence before you write letters.", false),
    ("Ann Other. On very short letters[J]. Nova Letters, 2031, 33(3): 231-234.", true),
    ("Other, A. On very short letters. Nova Letters, 2031, 33(3): 231–234.", true),
    ("A. Other, “On very short letters,” 2031, pp. 231-234.", true),
    ("[1] On very short letters, Ann Other, Bob Other, Cy Other.", true),
    ("[1] On very short letters, Nova Press, arXiv:3105.1.", true),
    ("[1] Letters may be short, wide or round.", false),
    ("fix the short letters: https://nova.example/issues/12", true),
    ("Letters are here: https://nova.example/issues/12", false),
    ("read about letters: https://nova.example/letters", false),
    ("Other, A.: On letters. In Other, B. (eds.), The Letter. Nova Press (2031).", true),
    ("[J] moves the letter down in 2031.", true), ("Letters[J] are short.", false),
    ("A. Other, “On very short letters,” 2031, pp.231--234.", true),
    ("Take ppages 231-234 of the letter of 2031.", false),
    ("Take lines 231-234 of the letter of 2031.", false),
    ("Ann Other <ann at nova dot example>", true), ("Ann Other <ann@nova.example>", true),
    ("[[[7]]] https://nova.example/[Ann Other. 'On letters'. Nova News.]", true),
    ("Licensed under the Nova License, Version 2.0 (the \"License\");", true),
    ("Nova is free: you can redistribute it and/or modify it under its terms.", true),
    ("It is given in the hope that it will be useful, without any warranty.", true),
    ("Warranty is not for letters.", false),
    ("Licensed under the rules of the house", false), ("error: no such letter", true),
    ("panic: the letter is open", true),
    ("failed to open: failed to list: denied", true), ("failed to open the letter", false),
    ("Failed letters: open them", false), ("error", false),
    ("ERROR The lamp is off", true), ("Error: \"lamp\" is not there", true),
    ("Error: the lamp is off", true), ("WARNING: The lamp is hot", false),
    ("Warning: [lamp] has no name", true), ("Errors of lamps", false),
    ("feat!: drop letters of 20 lines", true), ("features: what letters have", false),
    ("Write to Ann <ann@nova.example>", false), ("Ann Other <see the letter>", false),
  ])
  func entriesOfRegistriesAreCited(text: String, isCited: Bool) {
    #expect(CitedTitle.isCited(text) == isCited)
  }

  @Test(arguments: [
    ("SHA256: 7f83b1657ff1fc53b92dc18148a1d65d", true), ("SIZE (nova-1.2.zip) = 4100024", true),
    ("- 3.4.1 B12", true), ("Step 1", false), ("All 12 letters", false), ("ШАГ 1", false),
    ("LETTERS", false),
    // A name and the type of its values.
    ("letters.size [Int]", true), ("size: string", true), ("size (Boolean)", true),
    ("Letter open(Size size, int n);", true), ("Open a letter (or two);", false),
    ("Open the letter(s);", false),
    ("Open a letter of this size;", false), ("size, [start,] stop [, step]", true),
    ("(\\S+) - (\\d+) letters", true), ("$ nova open the letter", true),
    ("$ 12 for a letter", false),
    ("a size [or two], a letter", false), ("size [optional]", false), ("size [Int)", false),
    ("size (Int", false), ("size <Int", false),
    ("Letters: see", false), ("letters of string", false),
    // A field and what a program calls its type.
    ("kind: Letter", true), ("parts ([]Letter)", true), ("letter (LetterPart), required", true),
    ("letter: v2.LetterPart", true), ("Letter: Short", false), ("letter: (see below)", false),
    ("size: Optional", false), ("letter (Short) words", false), ("letter: short", false),
    // What a server answers.
    ("200 (Letter): OK", true), ("401: Unauthorized", true), ("12: Letters", false),
    ("409 Conflict: the letter is open", true), ("404 Not found", true), ("404 Letters", false),
    ("200: a letter that has more words than any reason has", false), ("999: Letters", false),
    ("a string", false),
    // Keys side by side.
    ("hide-letters / hide-words", true), ("letter_size, letter_kind", true),
    ("read-only", false), ("read-only letters", false), ("hide-letters / words", false),
    // Formulas.
    ("size = width * height + rest", true), ("Ctrl + A + B", false), ("Letters + words", false),
    // Types and signatures.
    ("string | [string, string]", true), ("(event: object, body?: object) => void", true),
    ("function(time: dayjs, timeString: string): void", true), ("(text: string) => Promise", true),
    ("createLetter(box, size)", true), ("post(letter)(Box)", true), ("letter(s)", false),
    ("letters (and more)", false),
    ("Array<object>", true), ("Date: today", false), ("Letters (see: the list)", false),
    ("Letters and the string | the list", false), ("Letters, list", false),
    ("文字列: string", false),
  ])
  func numbersAndHashesAreNoWords(text: String, isCode: Bool) {
    #expect(CodeLikeText.isCode(text) == isCode)
  }

  /// What fills a page before it has a text is no text.
  @Test(arguments: [
    ("Lorem ipsum dolor sit amet, consectetur adipiscing elit.", true),
    ("Nisi ut aliquip ex ea commodo consequat.", true),
    ("«Lorem» (IPSUM) — dolor", true), ("Lorem lorem, lorem ipsum.", false),
    ("éipsum lorem dolor", false), ("Lorems ipsums dolors", false),
    ("The filler begins with lorem ipsum.", false), ("Letters please all readers.", false),
  ])
  func fillersAreNoText(text: String, isFiller: Bool) {
    #expect(PlaceholderText.isFiller(text) == isFiller)
  }

  /// The page of an option goes by it, where the text has the option as code.
  @Test(arguments: [
    ("Input", "Set `input` to take the input.", Severity.note),
    ("Input", "Set `input.size` to take the input.", .note),
    ("Input", "Set `output` to take the input.", .error),
  ])
  func titlesOfOptionsMayStay(title: String, text: String, severity: Severity) throws {
    let code = text.split(separator: " ")[1]
    #expect(
      try severities("ja", "# \(title)\n\n\(text)", "# \(title)\n\n\(code) で入力を設定します。")
        == [severity])
  }

  private static let glossary = Glossary(
    concepts: [
      Concept(
        id: "input",
        terms: [
          Term("input", language: "en"), Term("入力", language: "ja"),
          Term("ввод", language: "ru"), Term("entrada", language: "es"),
        ])
    ], language: "en")

  private func severities(_ language: LanguageTag, _ source: String, _ draft: String) throws
    -> [Severity]
  {
    TermChecker(glossary: Self.glossary).check(
      try .markdown(draft, language), sources: [try .markdown(source, "en")]
    ).findings.filter { $0.rule == "untranslated-term" }.map(\.severity)
  }

  @Test(
    arguments: [
      ("ja", "これは一覧です。"), ("ru", "Это список."), ("es", "Esta es una lista de números."),
    ] as [(LanguageTag, String)])
  func citedTitlesStay(_ language: LanguageTag, list: String) throws {
    let title = "CWE-9901 Improper Handling of Nova Input"
    let found = try severities(
      language, "This is a list of numbers.\n\n- \(title)", "\(list)\n\n- \(title)")
    #expect(found.allSatisfy { $0 == .note })
  }

  /// A draft that has all of its source once more behind the translation has left nothing out.
  @Test(
    arguments: [
      ("ja", ["入力は短いです。", "入力を読みます。", "入力を書きます。", "入力を消します。", "終わりです。"]),
      (
        "ru",
        ["Ввод краток.", "Он читает ввод.", "Он пишет ввод.", "Он стирает ввод.", "Это конец."]
      ),
    ] as [(LanguageTag, [String])])
  func theWholeOriginalMayStandBelow(_ language: LanguageTag, draft: [String]) throws {
    let source = [
      "The input is very short.", "It reads the input of yours.", "It writes the input for you.",
      "It takes the input away again.", "This is the end of it.",
    ]
    func joined(_ lines: [String]) -> String { lines.joined(separator: "\n\n") }
    #expect(try severities(language, joined(source), joined(draft + source)).isEmpty)
    let left = try severities(
      language, joined(source), joined(Array(draft[..<2] + source[2...])))
    #expect(left.contains { $0 > .note })
  }

  /// A link to the page in another language has the name of that in its own script.
  @Test(
    arguments: [
      ("zh-Hans", "[_日本語_](a.ja.md), [繁體中文](a.zh-TW.md)", []),
      ("zh-Hant", "[简体中文](a.zh-CN.md)", []),
      ("zh-Hans", "他读[日本語文法](a.ja.md)。", ["語"]), ("zh-Hant", "他讀简体中文。", ["简体"]),
      ("zh-Hans", "作者是 Aiko Sato (佐藤愛子)。", []), ("zh-Hans", "看 nova (工具欄)。", ["欄"]),
    ] as [(LanguageTag, String, [String])])
  func languagesHaveTheirOwnNames(
    _ language: LanguageTag, draft: String, matches: [String]
  ) throws {
    let found = TermChecker(glossary: Glossary()).check(try .markdown(draft, language)).findings
    #expect(found.filter { $0.rule == "mixed-script" }.map(\.match) == matches)
  }
}
