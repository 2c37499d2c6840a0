import LanguageText
import Testing

@testable import SentenceAlignment

/// Which parts of two texts are aligned at all.
struct PassageMapTests {
  /// A text of equal sentences, some of which have a number of their own, given by their places.
  private func text(_ sentence: String, count: Int, numbers: [Int: Int]) -> [String] {
    (0..<count).map { place in numbers[place].map { "\(sentence) \($0)." } ?? "\(sentence)." }
  }

  private func match(_ source: [String], _ target: [String]) -> PassageMap.Match {
    var reader = VersionReader()
    let versions = [version("en", source), version("ru", target)].map { reader.read($0) }
    return PassageMap(versions, tokens: reader.vocabulary.count).match(0, 1)
  }

  /// Where one language has twice as many sentences, the same numbers at the end of both say nothing
  /// against the beginnings.
  @Test func textsThatProgressEvenlyAreAlignedAsAWhole() {
    var (source, target): ([Int: Int], [Int: Int]) = ([:], [:])
    // Numbers that both have by chance.
    for number in 0..<60 {
      source[11 + number * 367 % 960] = 5200 + number
      target[13 + number * 811 % 1920] = 5200 + number
    }
    for number in 0..<6 {
      source[150 * number] = 4100 + number
      target[300 * number] = 4100 + number
    }
    for number in 0..<8 {
      source[990 + number] = 7300 + number
      target[1984 + number] = 7300 + number
    }
    let match = match(
      text("We walk on", count: 1000, numbers: source),
      text("Мы идём дальше", count: 2000, numbers: target))
    #expect(match.source == 0..<1000)
    #expect(match.target == 0..<2000)
    #expect(match.anchors.contains { $0.source == 990 && $0.target == 1984 })
    #expect(match.anchors.allSatisfy { abs(2 * $0.source - $0.target) <= 200 })
  }

  @Test func aTextIsAlignedWithThePartOfAnotherThatItTranslates() {
    let numbers = Dictionary(uniqueKeysWithValues: (0..<50).map { (2 * $0, 4100 + $0) })
    let match = match(
      text("We walk on", count: 100, numbers: numbers),
      text("Мы идём дальше", count: 500, numbers: numbers))
    #expect(match.source == 0..<100)
    #expect((100...130).contains(match.target.count))
  }

  /// The same numbers in an order as good backwards as forwards come together by chance; some stretch has the
  /// most of them all the same.
  @Test func whatComesTogetherByChanceCutsNothingOff() {
    var (source, target): ([Int: Int], [Int: Int]) = ([:], [:])
    for number in 0..<60 {
      source[11 + number * 367 % 960] = 5200 + number
      target[13 + (number * number * 7 + number * 101) % 947] = 5200 + number
    }
    let match = match(
      text("We walk on", count: 1000, numbers: source),
      text("Мы идём дальше", count: 1000, numbers: target))
    #expect(match.source == 0..<1000)
    #expect(match.target == 0..<1000)
    #expect(match.anchors.allSatisfy { abs($0.source - $0.target) <= 100 })
  }
}
