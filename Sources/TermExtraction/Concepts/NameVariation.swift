import LanguageText

/// Finds stretches that look like a name: with words inside it («лист со списком действий», «лист
/// действий»), as long and with the same first word (選單物件, 選單項目), or with another label beside
/// the same noun (「もっと見る」ボタン, Moreボタン).
///
/// Source: insertion and substitution variants after Jacquemin, “Spotting and Discovering Terms
/// through Natural Language Processing” (2001); the aligned text must tell which of them are names
/// of the same.
struct NameVariation {
  /// A stretch that looks like a name.
  struct Match {
    var span: CandidateSpan
    /// The tokens that the name does not have.
    var difference: Range<Int>
  }

  private let language: Int
  private let keys: any CandidateProposer
  private let corpus: Corpus
  private let isJoined: Bool

  /// Prepares finding names of one language, whose words are compared by what identifies them.
  init(_ language: Int, _ keys: any CandidateProposer, in corpus: Corpus) {
    self.language = language
    self.keys = keys
    self.corpus = corpus
    isJoined = corpus.languages[language].isWrittenWithoutSpaces
  }

  /// The first stretch of a segment that looks like a name, given by the tokens of one of its places.
  func match(_ name: Range<Int>, in segment: Int) -> Match? {
    inserted(name, in: segment) ?? substituted(name, in: segment) ?? relabelled(name, in: segment)
  }

  // MARK: Insertion

  /// A name with a few words inside.
  private func inserted(_ name: Range<Int>, in segment: Int) -> Match? {
    let words = name.map(key)
    let tokens = corpus.segments[segment].tokens
    for lower in tokens where key(lower) == words[0] {
      let most = min(tokens.upperBound, lower + words.count + mostInserted(words.count))
      guard lower + words.count < most else { continue }
      for upper in (lower + words.count + 1)...most {
        guard let difference = difference(lower..<upper, from: words) else { continue }
        return match(lower..<upper, difference, segment)
      }
    }
    return nil
  }

  /// Two characters are a word with one more inside, longer names with a few words.
  private func mostInserted(_ length: Int) -> Int { isJoined && length == 2 ? 1 : 3 }

  /// What a stretch has inside that a name has not; nil when it is not the name around that.
  private func difference(_ range: Range<Int>, from words: [UInt64]) -> Range<Int>? {
    let start = zip(words, range).prefix { key($1) == $0 }.count
    let end = zip(words.reversed(), range.reversed()).prefix { key($1) == $0 }.count
    guard start > 0, end > 0, start < words.count, end < words.count, start + end >= words.count
    else { return nil }
    let lower = range.lowerBound + min(start, words.count - end)
    let inside = lower..<lower + range.count - words.count
    let isName = range.allSatisfy { corpus.tokens[$0].script.isWord }
    return isName && isTelling(inside) ? inside : nil
  }

  /// Whether words inside a name make it another one: no joint of two names, and more than
  /// particles and articles.
  private func isTelling(_ inside: Range<Int>) -> Bool {
    !inside.contains { Self.joints.contains(corpus.word($0)) }
      && inside.contains {
        corpus.tokens[$0].script != .hiragana && !Self.fillers.contains(corpus.word($0))
          || corpus.word($0) == "の"
      }
  }

  // MARK: Substitution

  /// As many characters that begin with the same word.
  ///
  /// Where words are joined the modifier comes first; «кнопка …» begins many other names.
  private func substituted(_ name: Range<Int>, in segment: Int) -> Match? {
    guard isJoined, name.count >= 4 else { return nil }
    let half = (name.count + 1) / 2
    let tokens = corpus.segments[segment].tokens
    for lower in tokens where lower + name.count <= tokens.upperBound {
      let range = lower..<lower + name.count
      guard zip(name, range).prefix(half).allSatisfy({ word($0) == word($1) }),
        !zip(name, range).allSatisfy({ word($0) == word($1) }),
        isWords(range.dropFirst(half), before: tokens.upperBound)
      else { continue }
      return match(range, lower + half..<range.upperBound, segment)
    }
    return nil
  }

  private func word(_ token: Int) -> Int32 { corpus.tokens[token].word }

  /// Whether a stretch of Han characters is whole words of content.
  private func isWords(_ range: Range<Int>, before end: Int) -> Bool {
    range.allSatisfy {
      corpus.tokens[$0].script == .han
        && !ChineseWords.functionCharacters.contains(corpus.word($0))
    } && corpus.isBreak[range.lowerBound]
      && (range.upperBound == end || corpus.isBreak[range.upperBound])
  }

  // MARK: Another label

  /// The same noun beside another quoted label: 「もっと見る」ボタン, Moreボタン.
  private func relabelled(_ name: Range<Int>, in segment: Int) -> Match? {
    guard let head = head(of: name) else { return nil }
    let tokens = corpus.segments[segment].tokens
    for label in SegmentStructure(corpus.segments[segment], of: corpus).quotes {
      let quoted = label.lowerBound - 1..<label.upperBound + 1
      let lower = isJoined ? quoted.upperBound : quoted.lowerBound - head.count
      let beside = lower..<lower + head.count
      guard tokens.contains(beside.lowerBound), beside.upperBound <= tokens.upperBound,
        zip(head, beside).allSatisfy({ key($0) == key($1) })
      else { continue }
      return match(
        min(quoted.lowerBound, lower)..<max(quoted.upperBound, beside.upperBound), label, segment)
    }
    return nil
  }

  /// The words of a name beside its label, which is quoted or, where words are joined, in Latin
  /// letters; nil for names without label.
  private func head(of name: Range<Int>) -> Range<Int>? {
    let isMark = { (token: Int) in corpus.tokens[token].script == .punctuation }
    let head: Range<Int>
    if !isJoined {
      guard let last = name.last, isMark(last), let first = name.first(where: isMark) else {
        return nil
      }
      head = name.lowerBound..<first
    } else if let first = name.first, isMark(first) {
      head = (name.last(where: isMark) ?? first) + 1..<name.upperBound
    } else {
      let label = name.prefix { corpus.tokens[$0].script == .latin }
      guard !label.isEmpty else { return nil }
      head = label.upperBound..<name.upperBound
    }
    return head.isEmpty || head.contains(where: isMark) ? nil : head
  }

  // MARK: Tokens

  private func match(_ range: Range<Int>, _ difference: Range<Int>, _ segment: Int) -> Match {
    Match(
      span: CandidateSpan(
        segment: Int32(segment), lower: Int32(range.lowerBound), upper: Int32(range.upperBound),
        cues: []),
      difference: difference)
  }

  private func key(_ token: Int) -> UInt64 {
    keys.key(
      of: CandidateSpan(segment: 0, lower: Int32(token), upper: Int32(token + 1), cues: []),
      in: corpus)
  }

  /// Words that make no difference.
  private static let fillers: Set<String> = ["a", "an", "the", "的", "之"]
  /// Words that join two names: what has them inside is two.
  private static let joints: Set<String> = [
    "and", "or", "и", "или", "和", "與", "与", "及", "或", "跟", "や", "と", "か", "または", "及び",
  ]
}
