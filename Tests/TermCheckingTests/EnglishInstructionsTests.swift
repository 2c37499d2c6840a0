import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// English items, cells and paragraphs of a page in another script that end without a full stop.
struct EnglishInstructionsTests {
  @Test(arguments: [
    // What begins with a verb, or has a word that titles do not have.
    ("Use firewall to restrict access", true), ("Only use it when you trust the network", true),
    ("Depends on what the lamp is", true),
    // Names, titles, too few words, and what may be code.
    ("Google Summer of Code", false), ("Deep learning for image recognition", false),
    ("Use the lamp", false), ("Nova Lamp 2 with Warm Light and Long Life", false),
    ("open/lamp is what you have to use", false), ("启动灯", false),
  ])
  func areTold(text: String, isInstruction: Bool) {
    #expect(CopiedLabel.isInstruction(text) == isInstruction)
  }

  @Test(arguments: [("- %", 1), ("%", 1), ("| a | b |\n|---|---|\n| 1 | % |", 1)])
  func areToldWhereverTheyStand(frame: String, count: Int) throws {
    func page(_ first: String, _ last: String) -> String {
      let left = frame.replacing("%", with: "Use firewall to restrict access")
      return "\(first)\n\n\(left)\n\n\(last)"
    }
    let found = TermChecker(glossary: Glossary(concepts: [], language: "en")).check(
      try .markdown(page("在没有防火墙的地方不要打开这盏灯。", "然后再关上这盏灯，看看它是不是还亮着。"), "zh-Hans"),
      sources: [
        try .markdown(
          page("Do not open the lamp without it.", "Then close the lamp and see if it is on."), "en"
        )
      ]
    ).findings.filter { $0.rule == "untranslated-term" }
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.severity == .warning })
  }
}
