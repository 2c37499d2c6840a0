import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// How much of a document one finding stands for that has characters of the other Chinese script.
struct ScriptBalanceTests {
  private static let own = "開啟選單並選擇其中的指令。"

  @Test(arguments: [
    // One by one, or many of a paragraph together.
    ([own, "開啟選單並选擇指令。"], ["选: simplified characters in a traditional text"]),
    (
      [own, "開啟选單並選擇其中的设定。"],
      [
        "选: simplified characters in a traditional text",
        "设: simplified characters in a traditional text",
      ]
    ),
    (
      [own, "開啟选單，選擇设定並关閉視窗。"],
      [
        "选: simplified characters in a traditional text, in 3 places of the paragraph"
      ]
    ),
    // All of a short document.
    (
      ["绘制图片", "本文将回答以下问题。", "如何让它输出图片？"],
      [
        "绘: simplified characters in a traditional text, as in most of the document"
      ]
    ),
    // Of most of a document paragraphs with a few such characters are parts.
    (
      ["绘制图片", "本文将回答以下问题。", "如何让它输出图片？", "然后，修改你的文件。", "读书。"],
      [
        "绘: simplified characters in a traditional text, as in most of the document"
      ]
    ),
  ])
  func areTold(paragraphs: [String], expected: [String]) throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown(paragraphs.joined(separator: "\n\n"), "zh-Hant")
    ).findings
    #expect(found.map { "\($0.match): \($0.message)" } == expected)
  }

  /// What is told once has its other places with it: lines of a list of findings say where to look.
  @Test(arguments: [
    ("開啟选單，選擇设定並关閉視窗。", ["设", "关"]),
    ("绘制图片\n\n本文将回答以下问题。\n\n读书。", ["将", "读"]),
  ])
  func otherPlacesAreTold(draft: String, places: [String]) throws {
    let document = try CheckedDocument.markdown(draft, "zh-Hant")
    let found = TermChecker(glossary: Glossary()).check(document).findings
    let bytes = Array(draft.utf8)
    #expect(found.count == 1)
    #expect(
      found.flatMap(\.related).map { place in
        String(String(decoding: bytes[place.range], as: UTF8.self).prefix(1))
      } == places)
  }

  /// A word of a source in the other script is told by its characters, not as one that is left.
  @Test func wordsInOtherCharactersAreNotLeft() throws {
    let concept = Concept(
      id: "menu",
      terms: [
        Term("菜单", language: "zh-Hans", status: .preferred),
        Term("選單", language: "zh-Hant", status: .preferred),
      ])
    let found = TermChecker(glossary: Glossary(concepts: [concept], language: "zh-Hans")).check(
      try .markdown("開啟菜单並選擇其中的指令。", "zh-Hant"),
      sources: [try .markdown("打开菜单并选择其中的指令。", "zh-Hans")]
    ).findings
    #expect(found.map(\.rule) == ["mixed-script"], "\(found)")
  }

  /// What a fix mends is told place by place, however many there are, so that a second run finds nothing.
  @Test func whatCanBeMendedIsToldOneByOne() throws {
    let found = TermChecker(glossary: Glossary()).check(
      try .markdown("Нажмите кнoпку, кнoпку, кнoпку и ещё раз кнoпку.", "ru")
    ).findings
    #expect(found.map(\.suggestions.count) == [1, 1, 1, 1])
  }
}
