import LanguageText

/// Gives concepts identifiers that say what they are about, each once.
struct ConceptNamer {
  private var used: Set<String> = []

  /// A kebab-case identifier: of the English name, else of any name in Latin letters, else of the
  /// first name in Latin transliteration.
  mutating func identifier(for concept: ProposedConcept) -> String {
    let base = slug(for: concept)
    var candidate = base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }

  private func slug(for concept: ProposedConcept) -> String {
    let english = concept.terms.filter { $0.language.language == "en" }
    let others = concept.terms.filter { $0.language.language != "en" }
    let names = (english + others).flatMap { [$0.text] + $0.variants.map(\.text) }
    if let latin = names.first(where: { $0.utf8.allSatisfy { $0 < 0x80 } && !slug($0).isEmpty }) {
      return slug(latin)
    }
    let partly = names.map(slug).filter { $0.utf8.count > 2 }
    return partly.first ?? concept.terms.first.map { WordRomanization.slug($0.text) } ?? "term"
  }

  private func slug(_ text: String) -> String {
    var result = ""
    for word in text.split(whereSeparator: { !($0.isASCII && ($0.isLetter || $0.isNumber)) }) {
      if !result.isEmpty { result += "-" }
      result += EnglishNoun.singular(of: word.lowercased())
    }
    return result
  }
}

/// A name in Latin letters for an identifier.
enum WordRomanization {
  static func slug(_ text: String) -> String {
    "term-" + text.unicodeScalars.map { String($0.value, radix: 16) }.joined()
  }
}
