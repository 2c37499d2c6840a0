import Testing

@testable import TermExtraction

struct EnumerationAliasesTests {
  private static let list = "有桌子、椅子、台灯、图片、书架、地毯、窗帘。"

  /// A list that is given again, another sentence, and the two names that take each other’s place.
  @Test(arguments: [
    ("有桌子、椅子、台灯、图像、书架、地毯、窗帘。", "房间很大。", ["图像", "图片"]),
    ("有桌子、椅子、台灯、图像、书架、地毯以及窗帘。", "房间很大。", ["图像", "图片"]),
    // What looks different may be different.
    ("有桌子、椅子、台灯、花瓶、书架、地毯、窗帘。", "房间很大。", []),
    // What stands in one list is two things.
    ("有桌子、椅子、台灯、图像、书架、地毯、窗帘。", "买颜料、图像、图片、花瓶、画笔、纸。", []),
    // The rest has little in common.
    ("有桌子、沙发、台灯、图像、书架、电视、冰箱。", "房间很大。", []),
    // Something was added.
    ("有桌子、椅子、台灯、图像、花瓶、书架、地毯、窗帘。", "房间很大。", []),
  ])
  func `what takes the place of an item may be its other name`(
    again: String, other: String, names: [String]
  ) {
    var corpus = SampleInput.corpus(
      [Self.list, again, other, "图片很新。", "图像很新。", "花瓶很新。"], language: "zh-Hans")
    let inventory = CandidateInventory(&corpus)
    let found = EnumerationAliases.aliases(in: inventory, of: corpus).flatMap {
      [$0.first, $0.second]
    }.map { index in
      inventory.candidates[index].spans[0].tokens.map { corpus.word($0) }.joined()
    }
    #expect(found.sorted() == names.sorted())
  }
}
