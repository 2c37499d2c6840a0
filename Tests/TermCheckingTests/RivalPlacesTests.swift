import LanguageText
import Testing

@testable import TermChecking

/// What the places of another name tell about it.
struct RivalPlacesTests {
  /// A place of which the source marks the term.
  private static func place(_ source: String, _ draft: String = "") -> RivalWords.Place {
    let parts = source.split(separator: "|", omittingEmptySubsequences: false)
    let start = parts[0].utf8.count
    return RivalWords.Place(
      sentence: SharedSentence(
        TranslatedSentence(source: parts.joined(), draft: draft, place: 0)),
      number: source.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xffff_ffff },
      term: start..<start + parts[1].utf8.count)
  }

  private static func occurrences(
    _ sources: [String], from document: Int = 0
  ) -> [SenseEvidence.Occurrence] {
    sources.enumerated().map {
      SenseEvidence.Occurrence(place: place($0.element), document: document + $0.offset)
    }
  }

  private static func places(_ sources: [String]) -> RivalPlaces {
    RivalPlaces(
      members: occurrences(sources).map {
        RivalPlaces.Member(
          occurrence: $0, surface: "x",
          finding: Finding(
            rule: "missing-term", severity: .error, language: "ru", range: 0..<0,
            message: ""))
      })
  }

  /// Sentences that have hardly a word in common.
  private static func sentences(_ numbers: ClosedRange<Int>) -> [String] {
    let syllables = ["ba", "di", "ko", "lu", "me", "na", "po"]
    return numbers.map { number in
      let word = syllables[number % 7] + syllables[number / 7 % 7] + syllables[number / 49]
      return "The \(word)r \(word)s a |state| of \(word)n."
    }
  }

  private static let rivals = sentences(1...20)
  private static let terms = sentences(21...60)

  /// A sentence that comes back with another word in it may have a name for any of its words.
  @Test(arguments: [
    ("The \u{20}x |brush| manual page.", true),
    ("This |brush| is called “\u{20}x” in English.", true),
    ("Take the |brush| with which \u{20}x \u{20}y \u{20}z \u{20}w.", false),
  ])
  func aFrameTellsNothing(frame: String, isFrame: Bool) {
    let words = ["Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jo", "Kay", "Lee"]
    let places = words.indices.map { index in
      ["x", "y", "z", "w"].enumerated().reduce(frame) { sentence, slot in
        sentence.replacing(
          " \(slot.element)", with: slot.element == "x" ? words[index] : words[index] + slot.element
        )
      }
    }
    let verdict = Self.places(places).verdict(
      besides: Self.occurrences(Array(Self.terms.prefix(3)), from: 12), OtherLanguages(), in: "ru")
    #expect(verdict == (isFrame ? .frame : .settled(users: 12, documents: 15)))
  }

  /// What is left as it was is no other name.
  @Test(arguments: [
    ("plugin", "Plugin", true), ("plugins", "plugin", true), ("Plugin", "plugins", true),
    ("plugin", "plug-in", false), ("plugin", "надстройка", false),
  ])
  func theWordOfTheSource(term: String, text: String, isNamed: Bool) {
    #expect(Self.place("Take the |\(term)| there.").isNamed(by: text) == isNamed)
  }

  /// A name in many documents, or in a good part of them, is settled.
  @Test(arguments: [(3, 9, false), (4, 9, true), (4, 40, false), (8, 40, true)])
  func aNameOfManyDocumentsIsSettled(users: Int, others: Int, isSettled: Bool) {
    let verdict = Self.places(Array(Self.rivals.prefix(users))).verdict(
      besides: Self.occurrences(Array(Self.terms.prefix(others)), from: users),
      OtherLanguages(), in: "ru")
    #expect(
      verdict == (isSettled ? .settled(users: users, documents: users + others) : .slip))
  }

  /// What translates a longer expression of the source is none of the term's.
  @Test func aLongerExpressionIsFound() {
    let rivals = [
      "Avoid |element| selectors.", "Use an |element| selector.", "How |element| selectors work:",
    ]
    let terms = ["Add an |element| now.", "This |element| is bold.", "Name the |element| first."]
    #expect(
      Self.places(rivals).verdict(
        besides: Self.occurrences(terms, from: 3), OtherLanguages(), in: "ru")
        == .expression("element selectors"))
    #expect(
      Self.places(rivals).verdict(
        besides: Self.occurrences(terms + ["|Element| selectors too."], from: 3),
        OtherLanguages(), in: "ru") == .slip)
  }

  /// Where other languages do without the term, too, the source means something else.
  @Test(arguments: [(0, false), (2, true)])
  func otherLanguagesTellSenses(without: Int, isOther: Bool) {
    let rivals = Array(Self.rivals.prefix(3))
    var others = OtherLanguages()
    for (index, source) in rivals.enumerated() {
      others.add(Self.place(source), in: "ja", hasTerm: index >= without)
      others.add(Self.place(source), in: "zh-Hans", hasTerm: index >= without)
    }
    for source in Self.terms {
      others.add(Self.place(source), in: "ja", hasTerm: true)
      others.add(Self.place(source), in: "ru", hasTerm: true)
    }
    #expect(
      Self.places(rivals).verdict(
        besides: Self.occurrences(Self.terms, from: 3), others, in: "ru")
        == (isOther ? .otherSense : .slip))
    #expect(others.avoid(Self.place(rivals[0]), besides: "ru") == isOther)
    #expect(!others.agree(on: Self.place(rivals[2]), besides: "ru"))
    others.add(Self.place(rivals[2]), in: "de", hasTerm: true)
    #expect(others.agree(on: Self.place(rivals[2]), besides: "ru"))
  }

  /// Where one language does without the term at the same places and nowhere else, it tells the senses
  /// apart, too, though most others have one word for both.
  @Test(arguments: [
    (5, 5, 0, true), (5, 4, 0, true), (5, 3, 0, false), (7, 4, 0, false), (5, 5, 9, false),
  ])
  func oneLanguageTellsSenses(rivals count: Int, without: Int, elsewhere: Int, isOther: Bool) {
    let rivals = Array(Self.rivals.prefix(count))
    var others = OtherLanguages()
    for (index, source) in rivals.enumerated() {
      others.add(Self.place(source), in: "pt", hasTerm: index >= without)
      for language in ["ja", "ko", "de", "fr"] {
        others.add(Self.place(source), in: language, hasTerm: true)
      }
    }
    for (index, source) in Self.terms.enumerated() {
      others.add(Self.place(source), in: "pt", hasTerm: index >= elsewhere)
    }
    #expect(
      Self.places(rivals).verdict(
        besides: Self.occurrences(Self.terms, from: count), others, in: "es")
        == (isOther ? .otherSense : .slip))
  }

  /// A sentence has a gap when every other word of the source is translated.
  @Test(arguments: [
    ("Close the purple |menu| slowly.", "Медленно закройте красную штуку.", true),
    ("Close the purple |menu| slowly.", "Медленно закройте красную.", false),
    ("Close the |menu| quickly tonight, please.", "Закройте штуку и отдохните.", false),
    ("Close to |menu| the purple door slowly.", "Медленно закройте красную штуку.", false),
    ("Close the purple Main |Menu| slowly.", "Медленно закройте красную штуку.", false),
  ])
  func wordsLeftOverStandForTheTerm(source: String, draft: String, isGap: Bool) {
    let known = [
      ("Close the door.", "Закройте дверь."), ("Close a window slowly.", "Медленно закройте окно."),
      ("Move it slowly.", "Двигайте медленно."), ("A purple apple.", "Красное яблоко."),
      ("The purple cars.", "Красный вагон."), ("Close it all.", "Закройте всё."),
    ]
    let fillers = (1...200).map { ("Number \($0)", "Число \($0)") }
    let sentences =
      (known + fillers + [(source, draft)]).map {
        TranslatedSentence(
          source: $0.0.split(separator: "|").joined(), draft: $0.1, place: 0)
      }
    let place = Self.place(source, draft)
    #expect(LexicalGaps(at: [place], in: sentences, "ru").areLeft(at: place) == isGap)
  }
}
