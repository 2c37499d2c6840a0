import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// Words of stretches that come back.
struct ShortStretchesTests {
  @Test func whatWasFoundOnceIsKept() {
    let known = ShortStretches()
    let text = Array("（菜单栏）和菜单栏".utf8)
    let (first, second) = (3..<12, 18..<27)
    var asked = 0
    func offsets(_ stretch: Range<Int>) -> [Int] {
      known.offsets(of: stretch, in: text) {
        asked += 1
        return [stretch.lowerBound, stretch.lowerBound + 6, stretch.upperBound]
      }
    }
    #expect(offsets(first) == [3, 9, 12])
    #expect(offsets(second) == [18, 24, 27])
    #expect(asked == 1)
    #expect(offsets(12..<27) == [12, 18, 27])
    #expect(asked == 2)
  }

  @Test func whetherOneIsDividedIsKept() {
    let known = ShortStretches()
    let text = Array("菜单栏和菜单栏，菜单、菜单".utf8)
    var asked = 0
    func isUndivided(_ stretch: Range<Int>, at boundary: Int? = nil) -> Bool {
      known.isUndivided(stretch, in: text) {
        asked += 1
        return boundary == nil
      }
    }
    #expect(!isUndivided(0..<9, at: 6))
    #expect(!isUndivided(12..<21))
    #expect(isUndivided(24..<30))
    #expect(isUndivided(33..<39))
    #expect(asked == 2)
    // Where one is divided was not asked; that another is not says it all.
    for _ in 0..<2 {
      #expect(known.offsets(of: 12..<21, in: text) { [12, 18, 21] } == [12, 18, 21])
      #expect(known.offsets(of: 24..<30, in: text) { [] } == [24, 30])
    }
    #expect(known.offsets(of: 0..<9, in: text) { [] } == [0, 6, 9])
    #expect(!isUndivided(12..<21))
    #expect(asked == 2)
  }

  @Test func manyAreToldApart() {
    let known = ShortStretches()
    let text = Array((0..<1000).map { String($0 + 1000) }.joined().utf8)
    for round in 0..<2 {
      for number in 0..<1000 {
        let start = 4 * number
        let offsets = known.offsets(of: start..<start + 4, in: text) {
          round == 0 ? [start, start + 1 + number % 3, start + 4] : []
        }
        #expect(offsets == [start, start + 1 + number % 3, start + 4])
      }
    }
  }

  @Test func longOnesAreNotKept() {
    let known = ShortStretches()
    let text = Array(String(repeating: "菜", count: 9).utf8)
    var asked = 0
    for _ in 0..<2 {
      _ = known.offsets(of: text.indices, in: text) {
        asked += 1
        return [0, text.count]
      }
    }
    #expect(asked == 2)
  }

  /// A term that is all between two marks is a word, whatever stands elsewhere.
  @Test func termsAreFoundAgain() {
    let terms = ["数组", "组件", "数"].map { Concept.example($0, "zh-Hans", $0) }
    let termbase = CompiledTermbase(Glossary(concepts: terms), language: "zh-Hans")
    let text = "数组、函数组件、数组、函数组件、组件，数"
    var search = termbase.search(in: "zh-Hans")
    let once = search.matches(in: SearchedText(text))
    #expect(search.matches(in: SearchedText(text)) == once)
    #expect(once.map { text.utf8Slice($0.range) } == ["数组", "组件", "数组", "组件", "组件", "数"])
  }
}
