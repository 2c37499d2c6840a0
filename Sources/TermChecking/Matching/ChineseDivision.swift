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
    let before = window.word(endingAt: middle, text, &boundaries)
    guard before != nil || standsBehind(place.lowerBound, in: scalars) else { return false }
    let behind = window.word(from: middle, text, &boundaries)
    let isParted =
      switch (before, behind) {
      case (.common, .some): true
      case (.segmented, .some): !standsBefore(scalars[middle - 2])
      case (.common, nil): standsAlone(scalars[middle])
      case (nil, .some): true
      default: false
      }
    guard isParted else { return false }
    let whole = window.cost(asOneWord: true, text, &boundaries)
    return window.cost(asOneWord: false, text, &boundaries) < whole
  }

  /// Whether a character is a word by itself: a particle, a preposition, a number, a measure word.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    functionCharacters.contains(HanVariants.fold(scalar))
  }

  /// Whether a character stands before words rather than in them: 和 in 和文件 is no part of 和文.
  private static func standsBefore(_ scalar: Unicode.Scalar) -> Bool {
    leadingCharacters.contains(HanVariants.fold(scalar))
  }

  /// Whether a character stands behind a noun or a number: 内 in 桶内容积, 处 in 两处方案.
  private static func standsBehind(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let scalar = HanVariants.fold(scalars[index])
    return places.contains(scalar)
      || index > 0 && measureWords.contains(scalar)
        && numbers.contains(HanVariants.fold(scalars[index - 1]))
  }

  /// Who knows a word.
  private enum Evidence {
    /// The list of common words.
    case common
    /// Only the segmenter, which has rare words and names, too.
    case segmented
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
      while first > 0, first > place.lowerBound - 4, Self.isHan(scalars[first - 1]) { first -= 1 }
      while last < scalars.count, last < place.upperBound + 4, Self.isHan(scalars[last]) {
        last += 1
      }
      self.first = first
      self.last = last
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
      // Nearly all characters are in the first block.
      (0x4e00...0x9fff).contains(scalar.value) || ScriptClass(scalar) == .han
    }

    /// What is known of a word that begins before the term and ends with its first character; nil where
    /// there is none of two characters, nor one of the list.
    mutating func word(
      endingAt middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Evidence? {
      guard first < place.lowerBound else { return nil }
      let isCommon = KnownWords.dividingChinese.hasWord(
        from: ..<place.lowerBound, endingAt: middle, in: scalars)
      if isCommon { return .common }
      return isWord(middle - 2..<middle, text, &boundaries) ? .segmented : nil
    }

    /// What is known of a word that begins with the term's last character and ends behind it, as the other.
    mutating func word(
      from middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Evidence? {
      guard place.upperBound < last else { return nil }
      let isCommon = KnownWords.dividingChinese.hasWord(
        from: middle, endingBehind: place.upperBound, in: scalars)
      if isCommon { return .common }
      return isWord(middle..<middle + 2, text, &boundaries) ? .segmented : nil
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

  /// Particles, prepositions, conjunctions, adverbs and auxiliary verbs of one character.
  private static let leadingCharacters = characters(
    """
    的了着过是在有和与及或而但就也都还不没很更最再又才将把被让向往从到对为以于由按给跟同比用时之可能会要应须请已未并且即使因若则\
    仅只先当做所等
    """)
  private static let places = characters("上下中内外前后里")
  private static let measureWords = characters("处位种次张条个些本章节页行列组段")
  private static let numbers = characters("一二三四五六七八九十两几每各某该此多数")
  private static let functionCharacters =
    leadingCharacters.union(places).union(numbers).union(characters("处位种次张条个些其这那"))

  private static func characters(_ text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars.map { HanVariants.fold($0) })
  }
}
