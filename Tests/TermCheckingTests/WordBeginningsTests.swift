import TestSupport
import Testing

@testable import TermChecking

/// A look that never misses a word that is there.
struct WordBeginningsTests {
  private static let text = " откройте контекстное меню the x y2 form и größe "

  @Test(arguments: [1, 2, 3, 4, 5, 8, 13])
  func allowsAllBeginningsThatAreThere(length: Int) {
    let beginnings = WordBeginnings(of: Self.text)
    for word in Self.text.split(separator: " ") {
      #expect(beginnings.mayHave(.init(" " + word.prefix(length))), "\(word)")
      #expect(beginnings.mayHave(.init(" \(word) ")), "\(word)")
    }
  }

  @Test func deniesMostOthers() {
    var generator = SeededGenerator(seed: 1)
    let beginnings = WordBeginnings(of: Self.text)
    let denied = (0..<1000).count { _ in
      let word = String("абвгдежзиклмнопрстуфхцчшщ".shuffled(using: &generator).prefix(5))
      return !beginnings.mayHave(.init(" " + word))
    }
    #expect(denied > 900)
  }

  @Test func knowsNothingOfShortOnes() {
    #expect(WordBeginnings(of: "").mayHave(.init(" ab")))
    #expect(!WordBeginnings(of: "").mayHave(.init(" abcd")))
  }
}
