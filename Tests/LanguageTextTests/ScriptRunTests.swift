import LanguageText
import Testing

@Suite struct ScriptRunTests {
  @Test(arguments: [
    ("SFシンボル", [(ScriptClass.latin, 0..<2), (.katakana, 2..<14)]),
    ("閉じるボタン", [(.han, 0..<3), (.hiragana, 3..<9), (.katakana, 9..<18)]),
    ("UI-тест", [(.latin, 0..<2), (.other, 2..<3), (.cyrillic, 3..<11)]),
    ("e\u{301}2", [(.latin, 0..<3), (.digit, 3..<4)]),
    ("ー々", [(.katakana, 0..<3), (.han, 3..<6)]),
    ("", []),
  ])
  func splits(text: String, runs: [(ScriptClass, Range<Int>)]) {
    #expect(ScriptRun.runs(in: text) == runs.map { ScriptRun(script: $0.0, range: $0.1) })
  }
}
