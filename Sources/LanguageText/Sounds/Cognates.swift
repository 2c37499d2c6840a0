/// How much words of different scripts sound alike: тогл, トグル and toggle.
///
/// A hint, not a proof: short words agree by chance, and false friends exist beyond the few known
/// here, so combine it with co-occurrence. Source: weighted edit distance over rough phonetic
/// classes, after Kondrak 2000 (ALINE), with costs of our own.
package enum Cognates {
  /// What comparing needs to know of a text; make it once for a text that is compared often.
  package struct Key: Hashable, Sendable {
    let words: [Sounds]
    let whole: Sounds
    /// The weight of Han characters, which have no sound here.
    let silent: Int
    /// Which known false friends the words are.
    let friends: FalseFriends

    package init(_ text: some StringProtocol) {
      let words = SoundWords.words(of: text)
      self.words = words.sounding.map(\.sounds)
      whole = Sounds(self.words.flatMap(\.letters))
      silent = words.silentWeight
      friends = FalseFriends(words.sounding.map(\.spelling))
    }

    /// Whether the text has anything that can be compared by sound.
    package var isEmpty: Bool { whole.consonants == 0 }
  }

  /// A rough Latin spelling of katakana, hiragana, Cyrillic or Latin text, without spaces.
  package static func latin(of text: some StringProtocol) -> String {
    Romanization.latin(of: text)
  }

  /// The consonants of a text, those that languages confuse made equal; empty for Han text.
  package static func skeleton(of text: some StringProtocol) -> String {
    SoundWords.words(of: text).sounding.map(\.sounds.skeleton).joined()
  }

  /// How alike two texts sound, from 0 to 1, higher is more alike.
  ///
  /// 0.8 and more is worth believing; a text with a single consonant never gets there. Words are
  /// matched in any order; a word without a partner counts against the pair.
  package static func similarity(
    _ left: some StringProtocol, _ right: some StringProtocol
  ) -> Double {
    similarity(Key(left), Key(right))
  }

  /// How alike two texts sound, from 0 to 1, given their keys; of less than is asked for, any number that is less.
  ///
  /// Complexity: O(n · m) in their lengths.
  package static func similarity(
    _ left: Key, _ right: Key, atLeast least: Double = 0
  ) -> Double {
    guard !left.isEmpty, !right.isEmpty else { return 0 }
    let silent = max(left.silent, right.silent)
    let mayBeWhole = mayBe(
      least, atCost: SoundSet.leastDistance(left.whole.set, right.whole.set),
      Outline(of: left), Outline(of: right))
    let whole =
      mayBeWhole ? SoundDistance.similarity(left.whole, right.whole, silent: silent) : 0
    let wordwise = left.words.count + right.words.count > 2 ? wordwise(left, right) : 0
    let best = max(whole, wordwise) * confidence(min(left.whole.consonants, right.whole.consonants))
    return left.friends.areFalse(to: right.friends) ? best * 0.5 : best
  }

  /// What a quick look at a ``Key`` tells: numbers alone, which a copy costs nothing.
  package struct Outline: Hashable, Sendable {
    fileprivate let wordCount: Int
    fileprivate let consonants: Int
    fileprivate let nonvowels: Int
    fileprivate let strong: Int
    fileprivate let weight: Int
    fileprivate let silent: Int
    fileprivate let sounds: SoundSet

    /// Takes the numbers of a key.
    package init(of key: Key) {
      wordCount = key.words.count
      consonants = key.whole.consonants
      nonvowels = key.whole.nonvowels
      strong = key.whole.strong
      weight = key.whole.weight
      silent = key.silent
      sounds = key.whole.set
    }
  }

  /// Whether two texts may be this similar; a quick look that never says no to those that are.
  ///
  /// A consonant of one word that the other, of fewer sounds, has no partner for is deleted or heard
  /// as a vowel, which costs as much as the consonant; and so is every sound that the other has nothing like.
  package static func mayBe(_ least: Double, _ left: Outline, _ right: Outline) -> Bool {
    guard confidence(min(left.consonants, right.consonants)) >= least else { return false }
    guard left.wordCount + right.wordCount <= 2 else { return true }
    let lonely = max(left.strong - right.nonvowels, right.strong - left.nonvowels, 0)
    return mayBe(least, atCost: 100 * lonely, left, right)
      && mayBe(least, atCost: SoundSet.leastDistance(left.sounds, right.sounds), left, right)
  }

  /// Whether two texts may be this similar as wholes if turning one into the other costs so much.
  private static func mayBe(
    _ least: Double, atCost cost: Int, _ left: Outline, _ right: Outline
  ) -> Bool {
    let silent = max(left.silent, right.silent)
    let weight = max(left.weight, right.weight) + silent
    return confidence(min(left.consonants, right.consonants)) * Double(weight - cost - silent)
      >= least * Double(weight) - 0.001
  }

  /// Less than 1 where few consonants could agree by chance.
  private static func confidence(_ consonants: Int) -> Double {
    switch consonants {
    case ...1: 0.5
    case 2: 0.92
    default: 1
    }
  }

  /// The mean over the words of both sides of how well each is matched, by weight.
  private static func wordwise(_ left: Key, _ right: Key) -> Double {
    let leftMatched = matchedWeight(of: left.words, in: right)
    let rightMatched = matchedWeight(of: right.words, in: left)
    let total = left.whole.weight + left.silent + right.whole.weight + right.silent
    // A run of katakana is one word for several of the other side: it is covered by those it holds.
    let isOneRun = left.words.count == 1 || right.words.count == 1
    let matched = isOneRun ? 2 * max(leftMatched, rightMatched) : leftMatched + rightMatched
    return min(1, Double(matched) / Double(max(total, 1)))
  }

  /// How well a word is matched at least that the other text holds.
  private static let leastMatch = 0.75

  /// The weight of the words that the other text holds, each times how well it does.
  private static func matchedWeight(of words: [Sounds], in other: Key) -> Int {
    words.reduce(0) { sum, word in
      guard word.consonants > 1 else { return sum }
      let best = other.words.reduce(0) { best, longer in
        // What has no chance is told by the sounds alone.
        let most = 1 - Double(word.set.leastCost(in: longer.set)) / Double(word.weight)
        return most < leastMatch
          ? best : max(best, SoundDistance.similarity(of: word, inside: longer))
      }
      return best < leastMatch ? sum : sum + Int(best * Double(word.weight))
    }
  }
}
