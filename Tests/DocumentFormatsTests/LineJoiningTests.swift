import Testing

@testable import DocumentFormats

/// Which line breaks of plain text join and which part, as visible texts of the blocks.
@Suite struct LineJoiningTests {
  /// A text and the blocks it is read as.
  struct Fact: CustomTestStringConvertible, Sendable {
    let text: String
    let blocks: [String]

    init(_ text: String, _ blocks: String...) {
      (self.text, self.blocks) = (text, blocks)
    }

    var testDescription: String { text }
  }

  static let joined = [
    // The next line begins in lower case.
    Fact("Choose the colour\npicker of your tablet.", "Choose the colour picker of your tablet."),
    Fact("В окне\nнастроек есть три вкладки.", "В окне настроек есть три вкладки."),
    Fact("Закройте панель с \nцветами.", "Закройте панель с цветами."),
    // Between characters of Chinese and Japanese nothing is put.
    Fact("図形の色を変\n更します。", "図形の色を変更します。"),
    Fact("パレ\nットに色を足す。", "パレットに色を足す。"),
    Fact("按住键盘上的\n键。", "按住键盘上的键。"),
    Fact("調整圖層的不透\n明度,然後儲存。", "調整圖層的不透明度,然後儲存。"),
    // A space is put between Latin and CJK.
    Fact("色を選ぶ画面で iPad\nの設定を開きます。", "色を選ぶ画面で iPad の設定を開きます。"),
    // The line announces more.
    Fact("Red, green,\nBlue and more.", "Red, green, Blue and more."),
    // A long line without an end.
    Fact(
      "When you paint on a layer that is locked the brush leaves\nDavid without any colour.",
      "When you paint on a layer that is locked the brush leaves David without any colour."),
    // A hyphen inside a word, a soft hyphen at the line end.
    Fact("Open a drop-\ndown list.", "Open a drop-down list."),
    Fact("Open the work\u{AD}\nsheet.", "Open the worksheet."),
    // An abbreviation at the line end.
    Fact("Paint with colours, e.g.\nred or blue.", "Paint with colours, e.g. red or blue."),
    // Windows line ends.
    Fact("Choose the colour\r\npicker.", "Choose the colour picker."),
  ]

  static let parted = [
    Fact("One is red.\nTwo is blue.", "One is red.", "Two is blue."),
    Fact("これは赤です。\niPadは青です。", "これは赤です。", "iPadは青です。"),
    Fact(
      "Colours\nA colour has a name and a value.", "Colours", "A colour has a name and a value."),
    Fact("Layers\n図形はレイヤーにあります。", "Layers", "図形はレイヤーにあります。"),
    Fact("注意\n图层已被锁定", "注意", "图层已被锁定"),
    Fact("開發者注意\n這個方法已經過時", "開發者注意", "這個方法已經過時"),
    Fact("Совет\nсохраняйте чаще", "Совет", "сохраняйте чаще"),
    Fact("brush\npencil\neraser", "brush", "pencil", "eraser"),
    Fact("画笔\n铅笔\n橡皮", "画笔", "铅笔", "橡皮"),
    Fact("Two colours:\n• red\n• blue", "Two colours:", "red", "blue"),
    Fact("Colours\n1. red\n2. blue", "Colours", "red", "blue"),
    Fact("图层\n📌 已被锁定", "图层", "📌 已被锁定"),
    Fact("Red and blue\n\nand green", "Red and blue", "and green"),
    Fact("Colours are:\nRed is warm.", "Colours are:", "Red is warm."),
    // Every sentence has a line of its own: bare lines between them are headings.
    Fact(
      "色\n赤は暖かい色です。\n青は冷たい色です。\n形\n円は丸い形です。\n四角は角のある形です。",
      "色", "赤は暖かい色です。", "青は冷たい色です。", "形", "円は丸い形です。", "四角は角のある形です。"),
  ]

  @Test(arguments: joined) func joins(_ fact: Fact) throws {
    #expect(try visible(fact.text) == fact.blocks)
  }

  @Test(arguments: parted) func parts(_ fact: Fact) throws {
    #expect(try visible(fact.text) == fact.blocks)
  }

  @Test func aTextWithFilledLinesKeepsItsParagraphsWhole() throws {
    let paragraph = """
      The brush leaves paint on the layer that is chosen. When no
      layer is chosen it leaves paint on the background. Press the
      Shift key to draw a straight line. To draw in steps of some
      degrees press the Control key as well. A layer that has been
      locked takes no paint.
      """
    let text = paragraph + "\n\n" + paragraph
    let whole = paragraph.split(separator: "\n").joined(separator: " ")
    #expect(try visible(text) == [whole, whole])
  }

  @Test func theLineBreakIsPartOfWhatAMatchCovers() throws {
    let block = try #require(
      PlainTextFormat().parse(Array("Open colour \n picker".utf8)).blocks.first)
    #expect(block.text == "Open colour picker")
    #expect(block.offsets.fileRange(of: 5..<18) == 5..<20)
    #expect(block.offsets.fileRange(of: 11..<12) == 11..<14)
  }

  private func visible(_ text: String) throws -> [String] {
    try PlainTextFormat().parse(Array(text.utf8)).blocks.map(\.text)
  }
}
