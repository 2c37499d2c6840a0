import TestSupport
import Testing

@testable import LanguageText

/// The quick look at two words never denies what hearing them would find.
@Suite struct SoundSetTests {
  private static let letters = Array("aeiouybcdfghjklmnpstvwzCDJST".utf8)

  private static func word(using generator: inout SeededGenerator) -> [UInt8] {
    let length = Int.random(in: 0...8, using: &generator)
    return (0..<length).map { _ in letters.randomElement(using: &generator) ?? 0 }
  }

  @Test func isNeverMoreThanTheDistance() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let left = Self.word(using: &generator)
      var right = Self.word(using: &generator)
      // Every other pair is alike.
      if Bool.random(using: &generator) {
        right = Array((left + right).shuffled(using: &generator))
      }
      let distance = SoundDistance.distance(left, right, isInside: false)
      #expect(SoundSet.leastDistance(SoundSet(left), SoundSet(right)) <= distance)
      let inside = SoundDistance.distance(left, right, isInside: true)
      #expect(SoundSet(left).leastCost(in: SoundSet(right)) <= inside)
    }
  }

  @Test func countsWhatTheOtherWordHasNothingLike() {
    func least(_ left: String, _ right: String) -> Int {
      SoundSet.leastDistance(SoundSet(Array(left.utf8)), SoundSet(Array(right.utf8)))
    }
    #expect(least("togl", "togl") == 0)
    #expect(least("togl", "togul") == 6)
    #expect(least("bo", "vo") == 10)
    #expect(least("k", "m") == 100)
    #expect(least("", "togl") == 308)
  }

  @Test func theQuickLookAllowsAllThatAreSimilar() {
    var generator = SeededGenerator(seed: 2)
    let words = [
      "toggle", "тогл", "トグル", "switch", "свитчер", "スイッチ", "component", "компонент", "コンポーネント",
      "menu",
      "меню", "server", "сервер", "サーバー", "slider", "слайдер", "alert", "алерт", "アラート", "按鈕",
      "кнопка",
      "state", "стейт", "button", "батон", "reducer", "редьюсер",
    ]
    for _ in 0..<3000 {
      var left = words.randomElement(using: &generator) ?? ""
      let right = words.randomElement(using: &generator) ?? ""
      if Bool.random(using: &generator) { left = String(left.shuffled(using: &generator)) }
      let (first, second) = (Cognates.Key(left), Cognates.Key(right))
      let similarity = Cognates.similarity(first, second)
      #expect(Cognates.similarity(first, second, atLeast: similarity) == similarity)
      #expect(similarity >= 0.8 || Cognates.similarity(first, second, atLeast: 0.8) < 0.8)
      #expect(
        Cognates.mayBe(similarity, Cognates.Outline(of: first), Cognates.Outline(of: second)),
        "\(left) \(right)")
    }
  }
}
