import Testing

@testable import TermExtraction

/// Nouns of two verbs are one word, whatever the dictionary makes of them.
struct CompoundVerbsTests {
  @Test(arguments: [
    ("埋め|込み|を|使う", "埋め込み|を|使う"), ("各埋|め|込み|処理", "各|埋め込み|処理"),
    ("差し|替え|後", "差し替え|後"), ("組み|合わせ|の", "組み合わせ|の"), ("盛り|上がり|が", "盛り上がり|が"),
    // What the dictionary has stays.
    ("書き込み|の|後", "書き込み|の|後"),
    // Verbs, particles and other characters.
    ("読み|込む|時", "読み|込む|時"), ("値|の|取り|方", "値|の|取り|方"), ("本|を|出し|た", "本|を|出し|た"),
    ("高い|山|道", "高い|山|道"), ("込み|の|値", "込み|の|値"), ("埋め|込", "埋め|込"),
  ])
  func `two verbs make one noun`(line: String, divided: String) {
    let text = DividedText([line])
    let found = CompoundVerbs(tokens: text.tokens, vocabulary: text.vocabulary)
      .boundaries(text.isBreak, in: text.segments)
    #expect(text.line(0, dividedBy: found) == divided)
  }
}
