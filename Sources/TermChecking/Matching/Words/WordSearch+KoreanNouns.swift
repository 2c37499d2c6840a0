import LanguageText

// Korean words, which are read as a noun and what is written behind it.

extension WordSearch {
  /// Takes the particles off a Korean word.
  mutating func readNoun(of index: Int) {
    let range = tokens[index].range
    guard let reading = nounReader.reading(range.lowerBound..<range.lowerBound, range) else {
      return
    }
    take(reading, of: range, at: index)
  }

  /// How a Korean word is read.
  struct Noun {
    /// What stands behind the noun; nil when nothing does.
    var tail: KoreanParticles.Tail?
    /// Where the word ends with that, as a byte offset into the folded text.
    let wordEnd: Int
  }

  /// A token as it is read now.
  struct Reading {
    let number: Int32
    let range: Range<Int>
    let noun: Noun?
    /// All of the word.
    let word: Range<Int>
  }

  /// How a Korean word is read in which a shorter noun may stand: it is known with its particles, or some of them, as
  /// a part of a longer term; nil for other words.
  func readingWithParticles(at index: Int) -> Reading? {
    guard matchers.words.isKorean, tokens[index].endsInHangul else { return nil }
    let range = tokens[index].range
    let noun = nouns[index]
    return Reading(
      number: numbers[index], range: range, noun: noun,
      word: range.lowerBound..<(noun?.wordEnd ?? range.upperBound))
  }

  /// Reads a shorter noun in a word than the one that is taken now; returns whether it has one.
  mutating func readShorterNoun(of index: Int, in word: Range<Int>) -> Bool {
    let reading = nounReader.reading(
      word.lowerBound..<word.lowerBound, word, before: tokens[index].range.upperBound)
    guard let reading else { return false }
    take(reading, of: word, at: index)
    return true
  }

  mutating func take(
    _ reading: KoreanNounReader.Reading, of word: Range<Int>, at index: Int
  ) {
    numbers[index] = reading.number
    tokens[index].range = word.lowerBound..<reading.end
    nouns[index] = Noun(tail: reading.tail, wordEnd: word.upperBound)
  }

  mutating func restore(_ reading: Reading, at index: Int) {
    numbers[index] = reading.number
    tokens[index].range = reading.range
    nouns[index] = reading.noun
  }

  var nounReader: KoreanNounReader {
    KoreanNounReader(table: matchers.words.sets.table, bytes: folded.bytes)
  }
}
