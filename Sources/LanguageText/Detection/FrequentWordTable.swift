/// The frequent words of several languages, found by their bytes alone: of a text each word is looked for.
struct FrequentWordTable: Sendable {
  private struct Slot {
    var word = ShortWord()
    /// The place of the word; negative in a free slot.
    var place = -1
  }

  /// Open-addressed; their number is a power of two, and more than half of them are free.
  private var slots: [Slot] = []
  /// The languages of each word, by its place.
  private(set) var languages: [[Int]] = []

  /// Makes a table of the words of languages, which are given by index; each word of a language once.
  init(_ words: [(word: ShortWord, language: Int)]) {
    var size = 64
    while size < 4 * words.count { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
    for (word, language) in words {
      let slot = slot(of: word)
      if slots[slot].place < 0 {
        slots[slot] = Slot(word: word, place: languages.count)
        languages.append([])
      }
      languages[slots[slot].place].append(language)
    }
  }

  /// The place of a word among all; nil for one that is not frequent.
  ///
  /// - Complexity: O(1).
  func place(of word: ShortWord) -> Int? {
    let place = slots[slot(of: word)].place
    return place < 0 ? nil : place
  }

  /// The slot of a word, or the free one that it would have.
  private func slot(of word: ShortWord) -> Int {
    var slot = Int(truncatingIfNeeded: word.mixed >> 32) & (slots.count - 1)
    while slots[slot].place >= 0, slots[slot].word != word { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
