import Testing

@testable import TermChecking

/// Forms and their numbers.
struct FormTableTests {
  private static let forms = ["web", "site", "website", "sites", "websites", "we", "bsite"]

  /// Two parts make the form that is both in one.
  @Test func partsMakeAForm() {
    var whole = FormTable()
    var parts = FormTable()
    for form in Self.forms + Self.forms {
      let bytes = Array(form.utf8)
      let number = whole.insert(bytes)
      let (head, tail) = (Array(bytes.prefix(3)), Array(bytes.dropFirst(3)))
      let hash = FormTable.hash(head, head.indices, FormTable.seed)
      #expect(parts.insert(head, hash: hash, tail) == number)
      #expect(parts.number(of: bytes, bytes.indices) == number)
    }
    #expect(parts.count == Self.forms.count)
  }

  /// The words of a text are looked up as they are one by one, from any of them on.
  @Test func wordsOfATextHaveNumbers() {
    let table = FormTable(Self.forms.map { Array($0.utf8) })
    let text = Array("the web site is no website but sites".utf8)
    let words = WordScanner(text, apostropheJoins: false).tokens
    let one = words.map { table.number(of: text, $0.range) ?? -1 }
    for start in words.indices {
      var numbers: [Int32] = []
      table.addNumbers(of: words[start...], in: text, to: &numbers)
      #expect(numbers == Array(one[start...]))
    }
    #expect(one == [-1, 0, 1, -1, -1, 2, -1, 3])
  }

  /// Texts are told by their bytes.
  @Test func textsHaveNumbers() {
    var table = FormTable()
    let texts = ["web", "сайт", "", "й", "и\u{0306}", "сайты"]
    #expect(texts.map { table.insert($0) } == [0, 1, 2, 3, 4, 5])
    #expect(texts.map { table.insert($0) } == [0, 1, 2, 3, 4, 5])
    #expect(texts.map { table.number(of: $0) } == [0, 1, 2, 3, 4, 5])
    #expect(table.number(of: "сай") == nil)
    #expect(table.number(of: Array("сайт".utf8), 0..<8) == 1)
  }
}
