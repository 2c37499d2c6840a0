import LanguageText

/// Gives concepts identifiers that say what they are about, each once.
struct ConceptNamer {
  private var used: Set<String> = []
  /// The identifiers of names given so far, for compounds such as Toggle按鈕.
  private var known: [String: String] = [:]

  /// Names concepts in order.
  static func name(_ concepts: inout [ProposedConcept]) {
    var namer = ConceptNamer()
    let romanized = Romanizations(
      concepts.map { namer.slug(for: $0) == nil ? $0.terms.first?.text ?? "" : "" })
    // What a glossary calls a concept stays.
    for index in concepts.indices where !concepts[index].id.isEmpty {
      if !namer.used.insert(concepts[index].id).inserted { concepts[index].id = "" }
    }
    for index in concepts.indices where concepts[index].id.isEmpty {
      concepts[index].id = namer.identifier(for: concepts[index], romanized: romanized[index])
    }
  }

  /// A kebab-case identifier: of the English name, else of any name in Latin letters, else of the
  /// first name in Latin transliteration.
  private mutating func identifier(for concept: ProposedConcept, romanized: String) -> String {
    let base = slug(for: concept) ?? Slug.of(romanized)
    var candidate = base.isEmpty ? "term" : base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base.isEmpty ? "term" : base)-\(number)"
      number += 1
    }
    for term in concept.terms where known[term.text] == nil { known[term.text] = candidate }
    return candidate
  }

  private func slug(for concept: ProposedConcept) -> String? {
    let english = concept.terms.filter { $0.language.language == "en" }
    let others = concept.terms.filter { $0.language.language != "en" }
    let names =
      english.map(\.text) + others.map(\.text) + concept.terms.flatMap { $0.variants.map(\.text) }
    let latin = names.first { $0.utf8.allSatisfy { $0 < 0x80 } && Slug.of($0).utf8.count > 1 }
    return latin.map(Slug.of) ?? others.lazy.compactMap { mixedSlug(of: $0.text) }.first
  }

  /// Toggle按鈕 is “toggle-button” once 按鈕 is “button”; nil without a Latin beginning.
  private func mixedSlug(of text: String) -> String? {
    let latin = text.prefix { $0.isASCII && $0 != "\"" }
    let head = Slug.of(String(latin))
    guard head.utf8.count > 1 else { return nil }
    return known[String(text.dropFirst(latin.count))].map { head + "-" + $0 }
  }
}

/// Words of Latin letters and digits joined by hyphens.
enum Slug {
  /// Every other character parts words; nouns come in the singular.
  static func of(_ text: String) -> String {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map { EnglishNoun.singular(of: $0.lowercased()) }
      .joined(separator: "-")
  }
}

/// Names in any script in Latin letters, transliterated all at once, for ICU is slow to start.
struct Romanizations {
  private let texts: [String]

  /// Transliterates names; a name that ICU cannot read stays as it is.
  init(_ names: [String]) {
    let lines = names.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    let latin =
      ICUTransliteration.apply("Any-Latin; Latin-ASCII", to: lines.joined(separator: "\n")) ?? ""
    let result = latin.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    texts = result.count == names.count ? result : names
  }

  subscript(index: Int) -> String { texts[index] }
}
