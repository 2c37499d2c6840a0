import LanguageText
import Testing

@Suite struct EnglishHomographsTests {
  @Test(arguments: [
    ("due", "due", "residue", "to"), ("front", "front", "in", "of"), ("means", "means", "by", "of"),
    ("order", "order", "in", "to"), ("case", "case", "in", "of"), ("place", "place", "takes", ""),
    ("term", "terms", "in", "of"), ("lot", "lots", "has", "of"), ("account", "account", "into", ""),
    ("response", "response", "in", "to"),
  ])
  func knowsPhrases(lemma: String, form: String, previous: String, next: String) {
    #expect(Self.reading(lemma, form, previous, next) == .phrase)
  }

  @Test(arguments: [
    ("via", "via", "sent", "the", HomographReading.otherWord), ("via", "via", "a", "in", .term),
    ("via", "vias", "place", "the", .term),
  ])
  func knowsPrepositions(
    lemma: String, form: String, previous: String, next: String, expected: HomographReading
  ) {
    #expect(Self.reading(lemma, form, previous, next) == expected)
  }

  @Test(arguments: [
    ("due", "dues", "the", "to"), ("front", "front", "the", "of"), ("order", "order", "the", "to"),
    ("case", "case", "in", "studies"), ("place", "place", "a", "in"), ("term", "term", "the", "of"),
    ("line", "line", "in", "three"), ("light", "light", "in", "traffic"),
    ("response", "response", "the", "to"),
  ])
  func leavesTermsAlone(lemma: String, form: String, previous: String, next: String) {
    #expect(Self.reading(lemma, form, previous, next) == .term)
  }

  private static func reading(
    _ lemma: String, _ form: String, _ previous: String, _ next: String
  ) -> HomographReading {
    EnglishHomographs.reading(
      form: form, previousWord: previous.isEmpty ? nil : previous,
      nextWord: next.isEmpty ? nil : next, lemma: lemma)
  }
}
