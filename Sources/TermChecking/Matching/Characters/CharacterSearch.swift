import LanguageText

/// A run of a ``CharacterMatcher`` over a text.
///
/// What stands around a term is looked at when the term would stay: most overlap with a longer one, and
/// finding words costs more than all the rest.
struct CharacterSearch {
  private let matchers: TermMatchers
  private let guarding: CharacterGuard
  private let folded: ScalarText
  private let respelled: ScalarText?
  private let inOneScript: ScalarText?

  /// Prepares a search of a text.
  init(_ text: SearchedText, _ matchers: TermMatchers) {
    self.matchers = matchers
    guarding = CharacterGuard(
      text: text, language: matchers.characters.language,
      isEastAsian: matchers.characters.isEastAsian)
    folded = text.scalars
    respelled = matchers.characters.respelled.isEmpty ? nil : text.respelled
    // Where neither the text nor the patterns change shape, all is found in the folded text.
    let shaped = matchers.characters.otherScript.isEmpty ? nil : folded.inOneHanShape
    inOneScript = shaped ?? (matchers.characters.hasOtherShapes ? folded : nil)
  }

  /// Adds all places where a term may stand, overlapping ones included, in no particular order.
  ///
  /// - Complexity: O(n · m) in the lengths of the text and of the longest term.
  func find(_ found: inout [FoundTerm]) {
    CharacterMatcher.find(matchers.characters.exact, in: folded) { pattern, place in
      add(pattern, place, of: folded, .folded, to: &found)
    }
    if let respelled {
      CharacterMatcher.find(spellings: matchers.characters.respelled, in: respelled) {
        pattern, place in
        add(pattern, place, of: respelled, .respelled, to: &found)
      }
    }
    if let inOneScript {
      CharacterMatcher.find(matchers.characters.otherScript, in: inOneScript) { pattern, place in
        add(pattern, place, of: inOneScript, .inOneScript, to: &found)
      }
    }
  }

  private func add(
    _ pattern: Int32, _ place: Range<Int>, of scalars: ScalarText, _ kind: FoundTerm.Question.Text,
    to found: inout [FoundTerm]
  ) {
    let text = guarding.text
    var place = place
    var certainty = JapaneseVerb.Certainty.certain
    if let conjugation = matchers.characters.patterns[Int(pattern)].conjugation {
      guard
        let ending = JapaneseVerb.ending(
          of: conjugation, in: scalars.scalars, from: place.upperBound)
      else { return }
      place = place.lowerBound..<place.upperBound + ending.kana.count
      certainty = ending.certainty
    }
    let range = scalars.originalRange(of: place)
    if text.isMasked(range) { return }
    let entry = matchers.characters.patterns[Int(pattern)].entry
    let hasOtherKana = matchers.characters.patterns[Int(pattern)].hasOtherKana
    let spelling = hasOtherKana ? .variant : kind.spelling
    if kind.spelling != .exact,
      !matchers.characters.patterns[Int(pattern)].accepts(text.bytes[range], as: spelling)
    {
      return
    }
    let spelled = matchers.spelling(
      of: entry, in: text, range, as: spelling,
      folded: FoldedText(utf8: Array(text.bytes[range]), .silent).bytes)
    guard let spelled else { return }
    found.append(
      FoundTerm(
        entry: entry, range: range, spelling: spelled,
        rank: matchers.rank(of: entry, as: spelled) + (certainty == .certain ? 0 : Self.doubt),
        question: FoundTerm.Question(pattern, at: place, in: kind)))
  }

  /// What a form that may be another word's adds to the rank, which others then come before.
  private static let doubt: UInt8 = 16

  /// A place with what the text around it says; nil for one that is not the term's.
  func judged(_ place: FoundTerm, _ boundaries: inout WordBoundaries) -> FoundTerm? {
    guard let question = place.question else { return place }
    guard let scalars = scalars(of: question.text) else { return nil }
    var place = place
    place.question = nil
    switch guarding.judge(
      place.range, of: matchers.characters.patterns[Int(question.pattern)], at: question.place,
      in: scalars, isUnwelcome: place.isUnwelcome, &boundaries)
    {
    case .term: break
    case .cut: place.cutsWord = true
    case .partOfWord: place.isPartOfWord = true
    case .seam:
      place.cutsWord = true
      place.isPartOfWord = true
    case .other: return nil
    }
    return place.isRefused ? nil : place
  }

  private func scalars(of text: FoundTerm.Question.Text) -> ScalarText? {
    switch text {
    case .folded: folded
    case .respelled: respelled
    case .inOneScript: inOneScript
    }
  }
}

extension FoundTerm.Question.Text {
  /// How a term is spelled that is found in the text.
  fileprivate var spelling: TermMatch.Spelling {
    switch self {
    case .folded: .exact
    case .respelled: .variant
    case .inOneScript: .foreignScript
    }
  }
}
