import Testing

@testable import TermChecking

/// Words of folded texts and what stands around them.
struct WordScannerTests {
  /// A word between single spaces is told by a quick look, any other by its neighbours: both say the same
  /// of it.
  @Test(
    arguments: [
      ("open the file", [.other, .space, .space], []),
      ("open the  file", [.other, .space, .space], []),
      ("open the-file .net", [.other, .space, .hyphen, .other], []),
      ("откройте файл file", [.other, .space, .space], []),
      ("open file.txt now", [.other, .space, .dot, .space], [1, 2]),
      ("open file() now", [.other, .space, .other], [1]),
      ("open $file now", [.other, .other, .space], [1]),
      ("a my_file now", [.other, .space, .space], [1]),
      ("файл.файл то", [.other, .dot, .space], []),
    ] as [(String, [WordGap], Set<Int>)])
  func tellsGapsAndNames(_ text: String, _ gaps: [WordGap], _ names: Set<Int>) {
    let tokens = WordScanner(Array(text.utf8), apostropheJoins: false).tokens
    #expect(tokens.map(\.gap) == gaps)
    #expect(Set(tokens.indices.filter { tokens[$0].isIdentifier }) == names)
  }

  @Test func tellsMixedScripts() {
    let tokens = WordScanner(Array("cхема схема scheme".utf8), apostropheJoins: false).tokens
    #expect(tokens.map(\.mixesScripts) == [true, false, false])
  }
}
