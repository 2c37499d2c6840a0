import DocumentFormats
import LanguageText
import Testing

@testable import SentenceAlignment

/// Which versions are aligned with which.
@Suite struct VersionPairsTests {
  /// A version of forty sentences, so many of them those of the original.
  private static func version(_ language: LanguageTag, untranslated: Int) -> DocumentVersion {
    let segments = (0..<40).map { number in
      let text =
        number < untranslated ? "Sentence \(number)." : "\(language.canonical) \(number) text."
      return Segment(
        kind: .paragraph, block: number, text: text, range: 0..<text.utf8.count, fileRange: 0..<0,
        startsBlock: true)
    }
    return DocumentVersion(language: language, segments: segments)
  }

  private static func pairs(_ versions: [DocumentVersion]) -> [[Int]] {
    var reader = VersionReader()
    let prepared = versions.map { reader.read($0) }
    return VersionPairs(versions, prepared).all.map { [$0.first, $0.second] }
  }

  private static let languages: [LanguageTag] = [
    "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "ru", "uk", "en",
  ]

  @Test func alignsAFewEachWithEach() {
    let versions = Self.languages.suffix(4).map { Self.version($0, untranslated: 40) }
    #expect(Self.pairs(versions).count == 6)
  }

  @Test func alignsManyWithEnglishAndThreeMore() {
    let versions = Self.languages.map { language in
      Self.version(language, untranslated: language == "en" ? 40 : 10)
    }
    let pairs = Self.pairs(versions)
    #expect(pairs.count == 6 + 8 * 4)
    #expect((0..<11).allSatisfy { pairs.contains([$0, 11]) })
  }

  @Test func alignsCopiesWithTheirOriginalAlone() {
    let copies: Set<LanguageTag> = ["es", "nl", "pl", "uk"]
    let versions = Self.languages.map { language in
      Self.version(
        language, untranslated: language == "en" ? 40 : copies.contains(language) ? 36 : 33)
    }
    let pairs = Self.pairs(versions)
    #expect(pairs.count == 6 + 4 * 4 + copies.count)
    #expect(pairs.filter { $0.contains(1) } == [[1, 11]])
  }
}
