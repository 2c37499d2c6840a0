import LanguageAssets
import LanguageText
import Testing

@testable import TermChecking

/// A Korean word is read as a noun with particles even where other terms have it with some of them.
struct KoreanParticleWordsTests {
  /// Words of other terms that hold the noun with particles, one or several of them.
  @Test(arguments: [[], ["서버에서 실행"], ["프록시 서버에서 실제", "서버에서는 사용자의", "서버에서는요 모두"]])
  func otherTermsHideNoNoun(others: [String]) {
    let concepts =
      [Concept.example("web-server", "ko", "웹 서버", admitted: ["웹서버"])]
      + others.map { Concept(id: $0, terms: [Term($0, language: "ko", status: .proposed)]) }
    let termbase = CompiledTermbase(Glossary(concepts: concepts), language: "ko")
    let text = "알려진 웹 서버에서는 덜합니다."
    let found = termbase.matches(in: text).map {
      "\(termbase.entries[$0.entry].term.text) \($0.spelling)"
    }
    #expect(found == ["웹 서버 exact"])
  }
}
