/// Finds the lead of a Chinese paragraph: a first sentence, often bold, without a full stop.
///
/// Guidelines set such a sentence apart by a single space, which is not written between Han
/// characters otherwise. Between Han and Latin letters many authors do write spaces; there one
/// counts only in a paragraph that has no second one.
struct RunInLead {
  private static let shortestLead = 6
  private static let fewestHanInLead = 4
  private static let longestLead = 70
  private static let fewestHanInRest = 8

  /// What a sentence does not end with: prepositions, conjunctions, verbs that want an object.
  private static let unfinished = Set(
    "的地得之在從从和與与及或且而以於于到至對对為为是把被將将讓让使向由用見见閱阅考看即叫稱称、，,（(「『《“".unicodeScalars)

  /// What a sentence does not begin with: what follows a name that stands between spaces.
  private static let continuing = Set("的里裡裏中和與与及或等来來、，,。".unicodeScalars)

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
      !betweenHan.isEmpty || isTight(paragraph),
      isSensible(lead: start..<end, rest: end..<paragraph.upperBound)
    else { return nil }
    return end
  }

  private func endsSearch(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isEastAsianTerminator || "!?：:；;".unicodeScalars.contains(scalar)
  }

  private func isSensible(lead: Range<Int>, rest: Range<Int>) -> Bool {
    (Self.shortestLead...Self.longestLead).contains(lead.count)
      && lead.count { text.scalars[$0].isHan } >= Self.fewestHanInLead
      && rest.count { text.scalars[$0].isHan } >= Self.fewestHanInRest
  }

  private func isBetweenSentences(_ space: Int) -> Bool {
    guard let before = text[space - 1], let after = text[space + 1] else { return false }
    return !Self.unfinished.contains(before) && !Self.continuing.contains(after)
  }

  /// Whether a space stands between Han and Latin letters, or between a Latin word and itself.
  private func isMixedJunction(_ space: Int) -> Bool {
    guard let before = text[space - 1], let after = text[space + 1] else { return false }
    if before.isLatin, after.isLatin {
      let word = text.token(before: space)
      return word.count > 2
        && text.lowercased(word) == text.lowercased(text.token(from: space + 1))
    }
    return before.isHan && after.isLatin || (before.isLatin || before.isClosing) && after.isHan
  }

  /// Whether a paragraph writes Latin words between Han characters without spaces, but for one.
  private func isTight(_ paragraph: Range<Int>) -> Bool {
    var tight = 0
    var spaced = 0
    for index in paragraph.dropFirst() {
      guard let before = text[index - 1], let here = text[index] else { break }
      if before.isHan && here.isLatin || before.isLatin && here.isHan { tight += 1 }
      if here == " ", let after = text[index + 1],
        before.isHan && after.isLatin || before.isLatin && after.isHan
      {
        spaced += 1
      }
    }
    return tight > 0 && spaced <= 1
  }
}
