import LanguageText
import Testing

struct KoreanAllomorphsTests {
  /// The whole word as it stands, the noun in it, another noun and what the word becomes.
  @Test(arguments: [
    ("창문을", "창문", "가구", "가구를"), ("가구를", "가구", "창문", "창문을"), ("창문이", "창문", "가구", "가구가"),
    ("가구가", "가구", "창문", "창문이"), ("창문은", "창문", "가구", "가구는"), ("가구는", "가구", "창문", "창문은"),
    ("창문과", "창문", "가구", "가구와"), ("가구와는", "가구", "창문", "창문과는"), ("창문으로", "창문", "가구", "가구로"),
    ("가구로부터", "가구", "창문", "창문으로부터"), ("가구로서", "가구", "연필", "연필로서"), ("창문으로", "창문", "연필", "연필로"),
    ("연필로", "연필", "창문", "창문으로"), ("연필을", "연필", "창문", "창문을"), ("연필을", "연필", "가구", "가구를"),
    ("창문이나", "창문", "가구", "가구나"), ("가구나", "가구", "창문", "창문이나"), ("창문이라는", "창문", "가구", "가구라는"),
    ("가구라고", "가구", "창문", "창문이라고"), ("창문이며", "창문", "가구", "가구며"), ("가구든지", "가구", "창문", "창문이든지"),
    ("창문이에요", "창문", "가구", "가구예요"), ("가구예요", "가구", "창문", "창문이에요"), ("창문이었다", "창문", "가구", "가구였다"),
    ("가구다", "가구", "창문", "창문이다"), ("가구이다", "가구", "창문", "창문이다"), ("창문이다", "창문", "가구", "가구이다"),
    ("창문입니다", "창문", "가구", "가구입니다"), ("창문에서는", "창문", "가구", "가구에서는"), ("창문들을", "창문", "가구", "가구들을"),
    ("창문하다", "창문", "가구", "가구하다"), ("창문", "창문", "가구", "가구"),
    ("창문을", "창문", "HTTP", "HTTP를"), ("가구를", "가구", "URL", "URL을"), ("창문으로", "창문", "URL", "URL로"),
    ("창문은", "창문", "GUI", "GUI는"), ("가구를", "가구", "RAM", "RAM을"), ("가구로", "가구", "버전 3", "버전 3으로"),
    ("창문으로", "창문", "버전 8", "버전 8로"), ("Window를", "Window", "window", "window를"),
  ])
  func theParticleFitsTheNewNoun(
    _ word: String, _ noun: String, _ other: String, _ expected: String
  ) {
    let tail = String(word.dropFirst(noun.count))
    switch KoreanAllomorphs.change(of: tail, behind: noun, replacedBy: other) {
    case .none: #expect(other + tail == expected)
    case .replace(let length, let text):
      #expect(
        other + text + String(decoding: tail.utf8.dropFirst(length), as: UTF8.self) == expected)
    case .unknown: Issue.record("unknown: \(word)")
    }
  }

  @Test(arguments: [
    ("을", "창문", "window", true), ("에서", "창문", "window", false), ("으로", "창문", "MAC", true),
    ("입니다", "창문", "window", false), ("를", "window", "door", true),
  ])
  func whatIsReadInSeveralWaysIsUnknown(
    _ tail: String, _ noun: String, _ other: String, _ isUnknown: Bool
  ) {
    let change = KoreanAllomorphs.change(of: tail, behind: noun, replacedBy: other)
    #expect((change == .unknown) == isUnknown)
  }
}
