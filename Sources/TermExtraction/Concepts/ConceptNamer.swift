import LanguageText

/// Gives concepts identifiers that say what they are about, each once.
package struct ConceptNamer {
  private var used: Set<String> = []
  /// The identifiers of names given so far, for compounds such as Toggle按鈕.
  private var known: [String: String] = [:]

  /// Names concepts in order, those that have no identifier yet otherwise than some known ones.
  static func name(_ concepts: inout [ProposedConcept], besides known: Set<String> = []) {
    var namer = ConceptNamer()
    let slugs = concepts.map(Self.slug)
    let romanized = Romanizations(
      zip(concepts, slugs).map { $1 == nil ? legible(among: $0.terms)?.text ?? "" : "" })
    // What a glossary calls a concept stays.
    for index in concepts.indices where !concepts[index].id.isEmpty {
      if !namer.used.insert(concepts[index].id).inserted { concepts[index].id = "" }
    }
    namer.used.formUnion(known)
    for index in concepts.indices where concepts[index].id.isEmpty {
      concepts[index].id = namer.identifier(
        for: concepts[index], slugs[index], romanized: romanized[index])
    }
  }

  /// A kebab-case identifier: of the English name, else of any name in Latin letters, else of the
  /// first legible name in Latin transliteration.
  private mutating func identifier(
    for concept: ProposedConcept, _ slug: String?, romanized: String
  ) -> String {
    let base = slug ?? mixedSlug(of: concept) ?? Slug.of(romanized)
    var candidate = base.isEmpty ? "term" : base
    var number = 2
    while !used.insert(candidate).inserted {
      candidate = "\(base.isEmpty ? "term" : base)-\(number)"
      number += 1
    }
    for term in concept.terms where known[term.text] == nil { known[term.text] = candidate }
    return candidate
  }

  /// An identifier for a concept that has one name so far, other than some.
  package static func identifier(named name: String, besides known: Set<String>) -> String {
    let slug = Slug.of(name.utf8.allSatisfy { $0 < 0x80 } ? name : Romanizations([name])[0])
    let base = slug.isEmpty ? "term" : slug
    var candidate = base
    var number = 2
    while known.contains(candidate) {
      candidate = "\(base)-\(number)"
      number += 1
    }
    return candidate
  }

  /// The term whose letters tell best how it is read: Han characters of Japanese, which ICU reads as
  /// Chinese, tell it least.
  private static func legible(among terms: [ProposedTerm]) -> ProposedTerm? {
    terms.first { term in
      term.language.language != "ja"
        || !term.text.unicodeScalars.contains { ScriptClass($0) == .han }
    } ?? terms.first
  }

  /// The identifier that a name in Latin letters gives; nil where there is none.
  private static func slug(for concept: ProposedConcept) -> String? {
    let english = concept.terms.lazy.filter { $0.language.language == "en" }.map(\.text)
    let others = concept.terms.lazy.filter { $0.language.language != "en" }.map(\.text)
    let variants = concept.terms.lazy.flatMap { $0.variants.lazy.map(\.text) }
    return slug(among: english) ?? slug(among: others) ?? slug(among: variants)
  }

  private static func slug(among names: some Sequence<String>) -> String? {
    for name in names where name.utf8.allSatisfy({ $0 < 0x80 }) {
      let slug = Slug.of(name)
      if slug.utf8.count > 1 { return slug }
    }
    return nil
  }

  private func mixedSlug(of concept: ProposedConcept) -> String? {
    concept.terms.lazy.filter { $0.language.language != "en" }
      .compactMap { mixedSlug(of: $0.text) }.first
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
  /// Every other character parts words; nouns come in the singular, names as they stand.
  static func of(_ text: String) -> String {
    let words = text.split(separator: " ")
    return words.indices.flatMap { index in
      words[index].split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map { part in
        let word = part.lowercased()
        return isName(index, of: words) ? word : EnglishNoun.singular(of: word)
      }
    }.joined(separator: "-")
  }

  /// Whether a word is a name, whose -s is no plural: with a capital inside a phrase that has small
  /// words, too, “unsupported Windows version”.
  private static func isName(_ index: Int, of words: [Substring]) -> Bool {
    if words[index] == "Windows" { return true }
    return index > 0 && words[index].first?.isUppercase == true
      && words[index].contains(where: \.isLowercase)
      && words.dropFirst().contains { $0.count > shortest && $0.first?.isLowercase == true }
  }

  /// In letters; what is shorter is small in headings, too.
  private static let shortest = 3
}

/// Names in any script in Latin letters, transliterated many at once, for ICU is slow to start, and
/// slow in long texts.
struct Romanizations {
  private let texts: [String]

  /// Transliterates names; a name that ICU cannot read stays as it is.
  init(_ names: [String]) {
    var texts = names
    let wanted = names.indices.filter { !names[$0].isEmpty }
    for start in stride(from: 0, to: wanted.count, by: Self.atOnce) {
      let places = wanted[start..<min(start + Self.atOnce, wanted.count)]
      for (place, text) in zip(places, Self.latin(places.map { names[$0] })) {
        texts[place] = text
      }
    }
    self.texts = texts
  }

  private static func latin(_ names: [String]) -> [String] {
    let lines = names.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
    let latin =
      ICUTransliteration.apply("Any-Latin; Latin-ASCII", to: lines.joined(separator: "\n")) ?? ""
    let result = latin.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return result.count == names.count ? result : names
  }

  private static let atOnce = 2_000

  subscript(index: Int) -> String { texts[index] }
}
