import LanguageText

/// The division of Chinese text into the fewest words around a term of two characters.
///
/// Segmenters follow the frequency of words and find 销售 in 撤销售后, though 撤销 and 售后 leave nothing over.
/// Of two divisions the one with fewer words, and fewer characters that are no word by themselves, is
/// nearly always meant.
enum ChineseDivision {
  /// Whether words that part the term's two characters divide the text better than the term does.
  ///
  /// The place is in scalars, the range in UTF-8 byte offsets of the text.
  ///
  /// - Complexity: O(1): at most four characters on either side are looked at, and only one where no word
  ///   parts the term.
  static func parts(
    _ place: Range<Int>, _ range: Range<Int>, in scalars: [Unicode.Scalar], _ text: SearchedText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard place.count == 2, range.count == 6 else { return false }
    let middle = place.lowerBound + 1
    var window = Window(place, range, scalars)
    let firstStands = standsAlone(scalars[place.lowerBound])
    let endsBefore = window.isWord(endingAt: middle, text, &boundaries)
    guard endsBefore || firstStands else { return false }
    let goesOn = window.isWord(from: middle, text, &boundaries)
    guard
      endsBefore && goesOn || endsBefore && standsAlone(scalars[middle]) || firstStands && goesOn
    else { return false }
    let whole = window.cost(asOneWord: true, text, &boundaries)
    return window.cost(asOneWord: false, text, &boundaries) < whole
  }

  /// Whether a character is a word by itself: a particle, a preposition, a number, a measure word.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    functionCharacters.contains(HanVariants.fold(scalar))
  }

  /// The Han characters around a term.
  private struct Window {
    let place: Range<Int>
    let first: Int
    let last: Int
    private let start: Int
    private let scalars: [Unicode.Scalar]
    private var words: [Range<Int>: Bool] = [:]

    init(_ place: Range<Int>, _ range: Range<Int>, _ scalars: [Unicode.Scalar]) {
      self.place = place
      self.scalars = scalars
      start = range.lowerBound
      var (first, last) = (place.lowerBound, place.upperBound)
      while first > 0, first > place.lowerBound - 4, ScriptClass(scalars[first - 1]) == .han {
        first -= 1
      }
      while last < scalars.count, last < place.upperBound + 4, ScriptClass(scalars[last]) == .han {
        last += 1
      }
      self.first = first
      self.last = last
    }

    /// Whether a word that begins before the term ends with its first character: one of two characters, or
    /// one of the list.
    mutating func isWord(
      endingAt middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Bool {
      first < place.lowerBound
        && (KnownWords.dividingChinese.hasWord(
          from: ..<place.lowerBound, endingAt: middle, in: scalars)
          || isWord(middle - 2..<middle, text, &boundaries))
    }

    /// Whether a word that ends behind the term begins with its last character, as the other.
    mutating func isWord(
      from middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Bool {
      place.upperBound < last
        && (KnownWords.dividingChinese.hasWord(
          from: middle, endingBehind: place.upperBound, in: scalars)
          || isWord(middle..<middle + 2, text, &boundaries))
    }

    /// Whether characters are a word, for the list of common words or for the segmenter.
    mutating func isWord(
      _ range: Range<Int>, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Bool {
      if let known = words[range] { return known }
      var isWord = KnownWords.dividingChinese.contains(range, in: scalars)
      if !isWord {
        // Han characters of the block that words are made of have three bytes.
        let from = start + 3 * (range.lowerBound - place.lowerBound)
        let bytes = from..<from + 3 * range.count
        isWord =
          from >= 0 && bytes.upperBound <= text.bytes.count && text.bytes[from] >= 0xe3
          && (boundaries.isWord(bytes, in: text)
            || boundaries.isSimplifiedWord(scalars[range]))
      }
      words[range] = isWord
      return isWord
    }

    /// What the cheapest division costs: words and characters that stand alone two each, others three.
    mutating func cost(
      asOneWord: Bool, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Int {
      var costs = [0]
      for end in first + 1..<last + 1 {
        var best = Int.max
        for begin in max(first, end - 4)..<end where costs[begin - first] < Int.max {
          let word = begin..<end
          let cost: Int
          if word == place {
            guard asOneWord else { continue }
            cost = 2
          } else if word.lowerBound <= place.lowerBound, word.upperBound >= place.upperBound {
            guard asOneWord, isWord(word, text, &boundaries) else { continue }
            cost = 2
          } else if asOneWord, word.overlaps(place) {
            continue
          } else if word.count == 1 {
            cost = ChineseDivision.standsAlone(scalars[begin]) ? 2 : 3
          } else {
            guard isWord(word, text, &boundaries) else { continue }
            cost = 2
          }
          best = min(best, costs[begin - first] + cost)
        }
        costs.append(best)
      }
      return costs.last ?? 0
    }
  }

  /// Particles, prepositions, conjunctions, adverbs, measure words and words of place of one character.
  private static let functionCharacters = Set(
    """
    一二三四五六七八九十整本\
    的了着过是在有和与及或而但就也都还不没很更最再又才将把被让向往从到对为以于由按给跟同比用上下中内外前后里时之其此该这那每各某\
    个些等所可能会要应须请已未两几位次种处张条只
    """.unicodeScalars.map { HanVariants.fold($0) })
}
