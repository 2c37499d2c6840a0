import DocumentFormats
import TestSupport
import Testing

@testable import TermChecking

/// What stands in the words of a document, each kept once, stands in its text.
struct DistinctWordsTests {
  private static func words(_ texts: [String]) -> DistinctWords {
    DistinctWords(
      of: CheckedDocument(plainText: texts.joined(separator: "\n\n"), language: "en").document
        .blocks)
  }

  @Test func holdWhatTheTextsHold() {
    let texts = ["The cat sat on the mat.", "the  cat’s hat (is flat)", "Über allem: cat."]
    let words = Self.words(texts)
    for part in ["cat", "at.", "he", "(is", "Üb", "cat sat", "cat’s hat", "flat)", "."] {
      #expect(words.hold(part), "\(part)")
    }
    for part in ["dog", "catsat", "mat.the", "sat the", "üb"] {
      #expect(!words.hold(part), "\(part)")
    }
  }

  @Test func holdAllWordsOfALongDocument() {
    var generator = SeededGenerator(seed: 1)
    let known = (0..<4000).map { _ in
      String("abcdefghijklmnop".shuffled(using: &generator).prefix(6))
    }
    let words = Self.words([known.joined(separator: " "), known.reversed().joined(separator: " ")])
    for word in known { #expect(words.hold(word)) }
    #expect(!words.hold("q"))
  }

  @Test func holdNothingOfNothing() { #expect(!Self.words([]).hold("a")) }
}
