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
    if isCounted(place, in: scalars) || ChineseSeams.isPurpose(place, in: scalars) { return true }
    // 超类型 is a 类型, and no 超类.
    if place.upperBound < scalars.count, HanVariants.fold(scalars[middle]) == "类",
      scalars[place.upperBound] == "型"
    {
      return true
    }
    // 该条目的细节 has no 目的, either.
    if place.upperBound < scalars.count, scalars[middle] == "目",
      endsInParticle(middle..<place.upperBound + 1, in: scalars),
      KnownWords.dividingChinese.contains(place, in: scalars)
    {
      return false
    }
    var window = Window(place, range, scalars)
    if !window.hasListedWord(from: middle) {
      let mayStandAlone = standsAlsoAlone(scalars[middle])
      // Segmenters are asked last: that costs more than all the rest.
      guard mayStandAlone || window.goesOnBehind else { return false }
      let divides =
        standsBehind(place.lowerBound, in: scalars)
        && window.hasWord(from: middle, text, &boundaries)
        || window.hasWord(endingAt: middle, text, &boundaries)
          && (mayStandAlone || window.hasWord(from: middle, text, &boundaries))
      guard divides else { return false }
    }
    let (parts, expression) = (
      window.cost(of: .parts, text, &boundaries), window.cost(of: .expression, text, &boundaries)
    )
    return parts < expression
      || parts == expression && (isRare(place, in: scalars) || endsInParticle(place, in: scalars))
  }

  /// Whether one end of a term of three characters or more belongs to a word beside it, and the rest is one: 开源代码 has
  /// no 源代码, 工作流程 no 工作流.
  ///
  /// Only where a text is given, of a term that is told where it stands, the last character is looked at, and segmenters
  /// are asked: they take names apart that are none of their words.
  ///
  /// - Complexity: O(1), but for what a segmenter takes.
  static func partsEnd(
    of place: Range<Int>, _ range: Range<Int>, in scalars: [Unicode.Scalar],
    asking boundaries: inout WordBoundaries, _ text: SearchedText?
  ) -> Bool {
    guard let text else {
      return place.count == 3 && partsFirst(of: place, in: scalars, orElse: { false })
    }
    guard place.count >= 3 else { return false }
    // Han characters of the block that words are made of have three bytes.
    let fit = range.count == 3 * place.count ? boundaries.fit(range, in: text) : nil
    return partsFirst(of: place, in: scalars) {
      guard fit == .cuttingPrevious, range.lowerBound >= 3 else { return false }
      let middle = range.lowerBound + 3
      return boundaries.fit(middle..<range.upperBound, in: text) == .whole
        && boundaries.fit(range.lowerBound - 3..<middle, in: text) == .whole
    }
      || partsLast(of: place, in: scalars) {
        guard fit == .cuttingNext, range.upperBound + 3 <= text.bytes.count else { return false }
        let middle = range.upperBound - 3
        return boundaries.fit(range.lowerBound..<middle, in: text) == .whole
          && boundaries.fit(middle..<range.upperBound + 3, in: text) == .whole
      }
  }

  /// Whether the first character of a term ends the word before it; whether words are parted there says the list of
  /// common ones or, where it does not know both, a segmenter.
  private static func partsFirst(
    of place: Range<Int>, in scalars: [Unicode.Scalar], orElse isParted: () -> Bool
  ) -> Bool {
    let (start, known) = (place.lowerBound, KnownWords.dividingChinese)
    guard start > 0 else { return false }
    let isListed =
      known.contains(start - 1..<start + 1, in: scalars)
      && known.contains(start + 1..<place.upperBound, in: scalars)
    guard isListed || isParted() && !isPhrase(scalars[start - 1], scalars[start]) else {
      return false
    }
    return !known.contains(start..<start + 2, in: scalars)
      // 公开源代码 has one all the same.
      && !(start > 1 && known.contains(start - 2..<start, in: scalars))
  }

  /// Whether the last character of a term begins the word behind it.
  private static func partsLast(
    of place: Range<Int>, in scalars: [Unicode.Scalar], orElse isParted: () -> Bool
  ) -> Bool {
    let (end, known) = (place.upperBound, KnownWords.dividingChinese)
    guard end < scalars.count else { return false }
    let isListed =
      known.contains(end - 1..<end + 1, in: scalars)
      && known.contains(place.lowerBound..<end - 1, in: scalars)
    guard isListed || isParted(), !isPhrase(scalars[end - 1], scalars[end]) else { return false }
    return !known.contains(end - 2..<end, in: scalars)
      // 数据流程序 has a 数据流 all the same.
      && !(end + 1 < scalars.count && known.contains(end..<end + 2, in: scalars))
  }

  /// Whether a term ends in 的, and a noun follows, which a noun with that character hardly ever has behind it:
  /// 项目的名称 has no 目的.
  private static func endsInParticle(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    guard scalars[place.upperBound - 1] == "的", place.upperBound < scalars.count else {
      return false
    }
    let next = scalars[place.upperBound]
    let kind = ChineseCharacterClass.of(next)
    // Many nouns begin as a word that says where: 内容, 前缀.
    return ScriptClass(next) == .han && next != "性"
      && (kind.contains(.place) || kind.isDisjoint(with: [.function, .verb]))
  }

  /// Whether a common word parts two characters that are none, and leaves a word of one: 新版本 has 版本,
  /// 至少有 has 至少.
  private static func isRare(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    let known = KnownWords.dividingChinese
    guard !known.contains(place, in: scalars) else { return false }
    let middle = place.lowerBound + 1
    return standsBefore(scalars[place.lowerBound])
      && known.hasWord(from: middle, endingBehind: place.upperBound, in: scalars)
      || standsAlone(scalars[middle])
        && known.hasWord(from: ..<place.lowerBound, endingAt: middle, in: scalars)
  }

  /// Whether a character is a word by itself before others.
  private static func standsBefore(_ scalar: Unicode.Scalar) -> Bool {
    let kind = ChineseCharacterClass.of(scalar)
    return !kind.isDisjoint(with: [.function, .prefix]) && !kind.contains(.place)
  }

  /// Whether a term that a segmenter cuts leaves better words around it than the division without it.
  static func keeps(
    _ place: Range<Int>, _ range: Range<Int>, in scalars: [Unicode.Scalar], _ text: SearchedText,
    _ boundaries: inout WordBoundaries
  ) -> Bool {
    guard place.count == 2, range.count == 6 else { return false }
    var window = Window(place, range, scalars)
    return window.cost(of: .term, text, &boundaries) < window.cost(of: .parts, text, &boundaries)
  }

  /// What a division makes of the term's characters.
  private enum Kind {
    /// A word.
    case term
    /// A word or, with the character behind it, an expression: 内存量.
    case expression
    /// Parts of other words.
    case parts
  }

  /// Whether a character is a word by itself or makes one with many others.
  private static func standsAlsoAlone(_ scalar: Unicode.Scalar) -> Bool {
    !ChineseCharacterClass.of(scalar).isDisjoint(with: [.function, .suffix])
  }

  /// Whether a character is a word by itself: a particle, a preposition, a number, a measure word.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    ChineseCharacterClass.of(scalar).contains(.function)
  }

  /// Whether two characters that a segmenter takes for a word may well be two: 被选, 段中.
  private static func isPhrase(_ first: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
    let kind = ChineseCharacterClass.of(first)
    return kind.contains(.function) && !kind.contains(.place)
      || last != "地" && last != "得" && ChineseCharacterClass.of(last).contains(.function)
  }

  /// Whether the first character of a term counts with the number or the pronoun before it: 个 in 两个数.
  private static func isCounted(_ place: Range<Int>, in scalars: [Unicode.Scalar]) -> Bool {
    let first = HanVariants.fold(scalars[place.lowerBound])
    guard first == "个", place.lowerBound > 0 else { return false }
    let before = HanVariants.fold(scalars[place.lowerBound - 1])
    // 该个人资料 has 个人: 该 takes no 个.
    let kind = ChineseCharacterClass.of(before)
    return kind.contains(.number) && before != "该" && before != "此" || kind.contains(.pronoun)
      || endsInDigit(place.lowerBound, in: scalars)
  }

  /// Whether a digit stands before an index, with or without a space.
  private static func endsInDigit(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    var last = index - 1
    if last > 0, scalars[last] == " " { last -= 1 }
    return last >= 0 && ("0"..."9").contains(scalars[last])
  }

  /// Whether a character stands behind a noun or a number: 内 in 桶内容积, 处 in 两处方案, 日 in 5 日期间.
  private static func standsBehind(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    ChineseCharacterClass.of(scalars[index]).contains(.place) || isMeasure(index, in: scalars)
  }

  /// Whether a character counts with the number before it.
  private static func isMeasure(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    let kind = ChineseCharacterClass.of(scalars[index])
    guard index > 0, !kind.isDisjoint(with: [.measure, .time]) else { return false }
    return endsInDigit(index, in: scalars)
      || kind.contains(.measure) && ChineseCharacterClass.of(scalars[index - 1]).contains(.number)
  }

  /// The Han characters around a term.
  private struct Window {
    let place: Range<Int>
    let first: Int
    let last: Int
    private let start: Int
    private let scalars: [Unicode.Scalar]
    /// What ``cost(ofWord:_:_:)`` gave for words by their last character and length, 0 for none; -1 where
    /// nobody has asked.
    private var costs: [Int8] = []
    /// What the characters cost by themselves, once it is asked for.
    private var costsOfCharacters: [Int] = []

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

    /// Whether a word begins before the term and ends with its first character: one of two characters, or
    /// one of the list.
    mutating func hasWord(
      endingAt middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Bool {
      guard first < place.lowerBound else { return false }
      return KnownWords.dividingChinese.hasWord(
        from: ..<place.lowerBound, endingAt: middle, in: scalars)
        || cost(ofWord: middle - 2..<middle, text, &boundaries) != nil
    }

    /// Whether a Han character stands behind the term.
    var goesOnBehind: Bool { place.upperBound < last }

    /// Whether a word of the list begins with the term's last character and ends behind it.
    func hasListedWord(from middle: Int) -> Bool {
      goesOnBehind
        && KnownWords.dividingChinese.hasWord(
          from: middle, endingBehind: place.upperBound, in: scalars)
    }

    /// Whether the term's last character and the one behind it are a word.
    mutating func hasWord(
      from middle: Int, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Bool {
      goesOnBehind && cost(ofWord: middle..<middle + 2, text, &boundaries) != nil
    }

    /// What two characters or more cost if the list of common words or the segmenter knows them as a word;
    /// nil where neither does.
    ///
    /// The segmenter takes many a particle and the word behind it for one word: 被选 in 被选中.
    private mutating func cost(
      ofWord range: Range<Int>, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Int? {
      let slot = 4 * (range.upperBound - first) + range.count - 1
      if costs.isEmpty { costs = Array(repeating: -1, count: 4 * (last - first + 1)) }
      if costs[slot] >= 0 { return costs[slot] == 0 ? nil : Int(costs[slot]) }
      var cost = 0
      if KnownWords.dividingChinese.contains(range, in: scalars) {
        cost = ChineseDivision.wordCost
      } else {
        // Han characters of the block that words are made of have three bytes.
        let from = start + 3 * (range.lowerBound - place.lowerBound)
        let bytes = from..<from + 3 * range.count
        let isWord =
          from >= 0 && bytes.upperBound <= text.bytes.count && text.bytes[from] >= 0xe3
          && (boundaries.isWord(bytes, in: text)
            || boundaries.isSimplifiedWord(scalars[range]))
        if isWord {
          let isPhrase =
            range.count == 2
            && ChineseDivision.isPhrase(scalars[range.lowerBound], scalars[range.upperBound - 1])
          cost = (isPhrase ? 2 : 1) * ChineseDivision.wordCost
        }
      }
      costs[slot] = Int8(cost)
      return cost == 0 ? nil : cost
    }

    /// What the cheapest division of a kind costs.
    mutating func cost(
      of kind: Kind, _ text: SearchedText, _ boundaries: inout WordBoundaries
    ) -> Int {
      let asOneWord = kind != .parts
      if costsOfCharacters.isEmpty {
        costsOfCharacters = (first..<last).map { costOfCharacter($0) }
      }
      // The cheapest divisions up to each character, and the cheapest of those that end in a longer word.
      var sums = [0]
      var sumsBehindWord = [ChineseDivision.impossible]
      for end in first + 1..<last + 1 {
        let index = end - 1 - first
        var bestWord = ChineseDivision.impossible
        for begin in max(first, end - 4)..<max(first, end - 1) {
          let word = begin..<end
          let cost: Int
          if word == place {
            guard asOneWord else { continue }
            cost = ChineseDivision.wordCost
          } else if asOneWord, word.overlaps(place), !holdsTerm(word) {
            continue
          } else {
            if word.count == 3, holdsTerm(word),
              !KnownWords.dividingChinese.contains(word, in: scalars)
            {
              // That segmenters know 不均衡 does not say whether it is 不 and 均衡.
              continue
            }
            guard let known = self.cost(ofWord: word, text, &boundaries) else { continue }
            cost = known
          }
          bestWord = min(bestWord, sums[begin - first] + cost)
        }
        var best = bestWord
        if !asOneWord || !place.contains(end - 1) {
          let cost = costsOfCharacters[index]
          best = min(best, sums[index] + cost)
          if cost == ChineseDivision.wordCost, attaches(end - 1, in: kind) {
            best = min(best, sumsBehindWord[index] + cost - 1)
          }
        }
        sums.append(best)
        sumsBehindWord.append(bestWord)
      }
      return sums.last ?? 0
    }

    /// Whether a word goes on beyond the term: 参数值 may have 数值 or not.
    private func holdsTerm(_ word: Range<Int>) -> Bool {
      word.lowerBound <= place.lowerBound && word.upperBound >= place.upperBound
    }

    /// What a character costs by itself: little where it counts with the number before it.
    private func costOfCharacter(_ index: Int) -> Int {
      if ChineseDivision.isMeasure(index, in: scalars) { return 1 }
      let kind = ChineseCharacterClass.of(scalars[index])
      let isWord =
        !kind.isDisjoint(with: [.function, .verb, .suffix])
        || index != place.upperBound - 1 && kind.contains(.prefix)
        || index < place.lowerBound && kind.contains(.complement) && followsVerb(index)
      return isWord ? ChineseDivision.wordCost : ChineseDivision.strangerCost
    }

    /// Whether a character can be the complement of a verb before it: 出 in 显示出, not in 会出现.
    private func followsVerb(_ index: Int) -> Bool {
      index > 0 && Self.isHan(scalars[index - 1])
        && !ChineseDivision.standsAlone(scalars[index - 1])
    }

    /// Whether a character makes one expression with the word before it: 下 in 场景下 before the term or as
    /// its first, 量 in 内存量 behind it.
    private func attaches(_ index: Int, in kind: Kind) -> Bool {
      let character = ChineseCharacterClass.of(scalars[index])
      if index <= place.lowerBound { return character.contains(.place) }
      return kind == .expression && index == place.upperBound && character.contains(.quantity)
    }
  }

  /// What a word costs, and a character that is one by itself or makes a word with its neighbours.
  private static let wordCost = 2
  /// What a character costs that is no word.
  private static let strangerCost = 3
  private static let impossible = 1000
}
