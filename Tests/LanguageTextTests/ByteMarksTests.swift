import LanguageText
import Testing

/// One to six bytes looked for in text.
struct ByteMarksTests {
  @Test(arguments: 1...6)
  func findsTheFirstOfAll(_ count: Int) {
    let marks = Array("`{[$\\:".utf8.prefix(count))
    let text = Array("a plain text of ASCII, längere Wörter, и буквы кириллицы".utf8)
    let finder = ByteMarks(marks)
    #expect(finder.first(in: text.span, from: 0, to: text.count) == nil)
    for place in text.indices {
      for mark in marks {
        var changed = text
        changed[place] = mark
        #expect(finder.first(in: changed.span, from: 0, to: text.count) == place)
        #expect(finder.first(in: changed.span, from: place, to: text.count) == place)
        #expect(finder.first(in: changed.span, from: 0, to: place) == nil)
      }
    }
  }

  @Test func findsZero() {
    let text = Array("longer than a word\0 of bytes".utf8)
    #expect(ByteMarks([0]).first(in: text.span, from: 0, to: text.count) == 18)
  }
}
