import Testing

@testable import TermExtraction

struct BorrowedCharactersTests {
  /// Lines as the dictionary divides them, and how the first one is divided then.
  @Test(
    arguments: [
      // 机 stands alone behind 虚拟, 机上 nowhere else.
      (["虚拟|机上|的", "虚拟|机|停止"], "虚拟|机|上|的"),
      (["虚拟|机上|的", "虚拟|环境|停止"], "虚拟|机上|的"),
      (["虚拟|机上|的", "虚拟|机|停止", "飞|机上|的"], "虚拟|机上|的"),
      // Before a word as well as behind one.
      (["由子|类|定义", "子|类|的"], "由|子|类|定义"),
      (["值|被绑|定", "名字|绑|定"], "值|被|绑|定"),
      (["值|被绑|定", "名字|绑|起来"], "值|被绑|定"),
      // Words of two function characters, or of none, are words.
      (["名字|之后|变", "名字|之|变"], "名字|之后|变"),
      (["使用|方法", "使用|方|的"], "使用|方法"),
      // What only function words are beside tells nothing.
      (["的|机上|有", "的|机|有"], "的|机上|有"),
    ] as [([String], String)])
  func `what hardly ever stands elsewhere is no word`(lines: [String], divided: String) {
    let text = DividedText(lines)
    let found = BorrowedCharacters(tokens: text.tokens, vocabulary: text.vocabulary).boundaries(
      text.isBreak, in: text.segments)
    #expect(text.line(0, dividedBy: found) == divided)
    #expect(found.indices.allSatisfy { found[$0] || !text.isBreak[$0] })
  }
}
