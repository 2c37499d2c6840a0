/// Finds the lead of a Chinese paragraph: a first sentence, often bold, without a full stop.
///
/// Guidelines set such a sentence apart by a single space, which is not written between Han
/// characters otherwise. But where authors put spaces around Latin words, they also do around links
/// and names; there the next word must be one that begins sentences.
struct RunInLead {
  private static let shortestLead = 6
  private static let fewestHanInLead = 4
  private static let longestLead = 70
  private static let fewestHanInRest = 8
  private static let fewestHanInNext = 5

  /// What ends a part of a sentence: prepositions, conjunctions, verbs that want an object.
  private static let unfinished = Set(
    "的地得之在從从和與与及或且而以於于到至對对為为是把被將将讓让使向由用見见閱阅考看即叫稱称么麼并並但個个何来來、，,（(「『《“".unicodeScalars)

  /// The longer ones of them.
  private static let unfinishedWords = ["或者", "因此", "如果", "為了", "为了"]

  /// What a sentence does not begin with: what follows a name that stands between spaces.
  private static let continuing = Set("的里裡裏中和與与及或等来來、，,。".unicodeScalars)

  /// Words that begin sentences and hardly ever go on with one.
  private static let starters = [
    "如果", "若", "當", "当", "例如", "舉例", "举例", "比如", "你", "您", "人們", "人们", "我們", "我们", "由於", "由于",
    "雖然", "虽然", "因為", "因为", "這", "这", "除了", "一般", "通常", "預設", "默认", "此外", "一旦", "大多", "許多", "许多",
    "有些",
  ]

  private let text: SentenceScalars

  /// Prepares for a text.
  init(_ text: SentenceScalars) { self.text = text }

  /// The index of the space behind the lead of a paragraph; nil when it has none.
  func end(ofParagraph paragraph: Range<Int>) -> Int? {
    guard let start = paragraph.first(where: { text.scalars[$0].isWordPart }) else { return nil }
    let limit = (start..<paragraph.upperBound).first { endsSearch(text.scalars[$0]) }
    let search = start..<(limit ?? paragraph.upperBound)
    let spaces = search.filter { text.scalars[$0] == " " || text.scalars[$0] == "\u{3000}" }
    let betweenHan = spaces.filter { text[$0 - 1]?.isHan == true && text[$0 + 1]?.isHan == true }
    guard betweenHan.count <= 1 else { return nil }
    let candidates = betweenHan.isEmpty ? spaces.filter { isMixedJunction($0) } : betweenHan
    guard let end = candidates.first, !text.isMasked[end], isBetweenSentences(end),
      isSensible(lead: start..<end, rest: end..<paragraph.upperBound)
    else { return nil }
    let joints = Joints(text, in: paragraph, without: end)
    if betweenHan.isEmpty { return joints.tight > 0 && joints.spaced == 0 ? end : nil }
    return joints.spaced == 0 || startsSentence(end + 1) ? end : nil
  }

  private func endsSearch(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isEastAsianTerminator || "!?：:；;".unicodeScalars.contains(scalar)
  }

  private func isSensible(lead: Range<Int>, rest: Range<Int>) -> Bool {
    (Self.shortestLead...Self.longestLead).contains(lead.count)
      && lead.count { text.scalars[$0].isHan } >= Self.fewestHanInLead
      && rest.count { text.scalars[$0].isHan } >= Self.fewestHanInRest
      && rest.prefix { !endsSearch(text.scalars[$0]) }.count { text.scalars[$0].isHan }
        >= Self.fewestHanInNext
  }

  private func isBetweenSentences(_ space: Int) -> Bool {
    guard let before = text[space - 1], let after = text[space + 1] else { return false }
    let word = text.lowercased(max(0, space - 2)..<space)
    return !Self.unfinished.contains(before) && !Self.unfinishedWords.contains(word)
      && !Self.continuing.contains(after)
  }

  /// Whether a space stands between Han and Latin letters, or between a Latin word and itself.
  private func isMixedJunction(_ space: Int) -> Bool {
    guard let before = text[space - 1], let after = text[space + 1] else { return false }
    if before.isLatin, after.isLatin {
      let word = text.token(before: space)
      return word.count > 2
        && text.lowercased(word) == text.lowercased(text.token(from: space + 1))
    }
    let ends = before.isLatin || before.isClosing && before != "]"
    return before.isHan && after.isLatin || ends && after.isHan
  }

  private func startsSentence(_ index: Int) -> Bool {
    let next = text.lowercased(index..<min(index + 2, text.count))
    return Self.starters.contains { next.hasPrefix($0) }
  }

}

/// How a paragraph joins Han characters and everything else.
private struct Joints {
  /// How often a Latin letter touches a Han character.
  var tight = 0
  /// How often a space stands between a Han character and something else.
  var spaced = 0

  /// Counts the joints of a paragraph without the one at an index.
  init(_ text: SentenceScalars, in paragraph: Range<Int>, without exception: Int) {
    for index in paragraph where index != exception {
      guard let before = text[index - 1], let here = text[index] else { continue }
      if before.isHan && here.isLatin || before.isLatin && here.isHan { tight += 1 }
      guard here == " ", let after = text[index + 1], before.isHan != after.isHan else { continue }
      let other = before.isHan ? after : before
      if other.isWordPart || other.isASCII && !other.isSpace { spaced += 1 }
    }
  }
}
