import Testing

@testable import TermExtraction

struct WordSoundTests {
  @Test(arguments: [
    ("popover", "ポップオーバー"), ("popup", "попап"), ("segmented", "セグメンティド"),
    ("indicator", "индикатор"), ("control", "контрол"), ("slider", "スライダー"),
  ])
  func `borrowings sound alike`(one: String, other: String) {
    #expect(WordSound(one).similarity(to: WordSound(other)) >= 0.6)
  }

  @Test(arguments: [("button", "選"), ("picker", "список"), ("view", "ボタン"), ("menu", "лист")])
  func `other words do not`(one: String, other: String) {
    #expect(WordSound(one).similarity(to: WordSound(other)) < 0.6)
  }
}
