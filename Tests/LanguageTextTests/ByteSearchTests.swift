import LanguageText
import Testing

/// Parts looked for in the bytes of a text.
struct ByteSearchTests {
  @Test(arguments: [
    ("папка и файл", "файл", true), ("папка и файл", "файлы", false), ("", "", true),
    ("box", "", true), ("", "box", false), ("bo", "box", false), ("box", "box", true),
    ("aaaaaaaaab", "aab", true), ("aaaaaaaaab", "aba", false), ("ボタンを押す", "押す", true),
    ("a long line of ASCII with a `` in it", "``", true),
    ("a long line of ASCII with a ` in it", "``", false), ("ends with `", "``", false),
  ])
  func holds(_ text: String, _ part: String, _ isThere: Bool) {
    let isFound = text.utf8.span.holds(part.utf8.span)
    #expect(isFound == isThere)
  }

  @Test func findsEachPlace() {
    let text = Array("the first and the last".utf8)
    for start in text.indices {
      for end in start...text.count {
        let part = Array(text[start..<end])
        let isFound = text.span.holds(part.span) && text.span.holds(part.span, at: start)
        #expect(isFound, "\(start)..<\(end)")
      }
    }
    let isBehind = text.span.holds(Array("d".utf8).span, at: text.count)
    #expect(!isBehind)
  }
}
