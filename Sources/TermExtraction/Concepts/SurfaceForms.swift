import DocumentFormats
import LanguageText

/// The text of candidates as it stands in the documents.
struct SurfaceForms {
  private let inventory: CandidateInventory
  private let corpus: Corpus
  private let input: ExtractionInput
  private let russian: RussianCitation?
  private let lemmas: CitationLemmas
  private let nameShare: NameShare
  private let capitals: NameCapitals

  /// Prepares reading the input's text.
  init(
    _ inventory: CandidateInventory, of corpus: Corpus, input: ExtractionInput,
    russian: RussianCitation?
  ) {
    self.russian = russian
    nameShare = NameShare(corpus)
    capitals = NameCapitals(corpus)
    lemmas = CitationLemmas(corpus)
    self.inventory = inventory
    self.corpus = corpus
    self.input = input
  }

  /// What a candidate looks like in the documents.
  struct Reading {
    /// The surface forms, most frequent first; one that differs from a commoner one only in the
    /// case of its first letter is left out.
    var forms: [String]
    /// The form that a glossary lists.
    var citation: String
  }

  /// Reads all places of a candidate.
  func reading(of candidate: Int) -> Reading {
    let counted = counted(candidate)
    var seen: Set<String> = []
    return Reading(
      forms: counted.map(\.text).filter { seen.insert(lowercasedStart($0)).inserted },
      citation: citation(of: candidate, counted))
  }

  /// The form that a glossary lists.
  func citation(of candidate: Int) -> String { citation(of: candidate, counted(candidate)) }

  /// The form of some places of one name that a glossary lists.
  func citation(of name: SlotNames.Name) -> String {
    let counted = counted(name.spans)
    let language = corpus.languages[name.language]
    if name.isMisspelt, let form = counted.first?.text { return form }
    guard language.language == "ru", let russian, let span = name.spans.first else {
      let forms = counted.map { (text: $0.text, count: $0.count) }
      if let form = CitationChoice.plainest(among: forms, isName: false),
        let citation = lemmas.citation(of: form, language: name.language, in: corpus)
      {
        return capitals.restored(citation, of: form, language: name.language)
      }
      return CitationChoice.citation(among: forms, isName: false, language: language)
    }
    return citation(of: nominative(among: counted) ?? span, among: name.spans, by: russian)
  }

  private func citation(of candidate: Int, _ counted: [Form]) -> String {
    let item = inventory.candidates[candidate]
    let language = corpus.languages[item.language]
    // Sentences of another script do not tell.
    let isName =
      language.isWrittenWithoutSpaces
      || nameShare.share(of: item, in: corpus) > Self.leastNameShare
    let forms = counted.map { (text: $0.text, count: $0.count) }
    if let form = CitationChoice.plainest(among: forms, isName: isName),
      let citation = lemmas.citation(of: form, language: item.language, in: corpus)
    {
      return capitals.restored(citation, of: form, language: item.language)
    }
    guard language.language == "ru", let russian,
      let span = nominative(among: counted) ?? counted.first?.span
    else {
      return CitationChoice.citation(
        among: forms, isName: isName, isHeading: nameShare.isHeading(item, in: corpus),
        language: language)
    }
    let citation = citation(of: span, among: item.spans, by: russian)
    return capitals.restored(
      asHeading(item, like: citation, by: russian) ?? citation, of: text(of: span),
      language: item.language)
  }

  /// The place of the most frequent form that is the nominative singular, as far as it tells.
  private func nominative(among counted: [Form]) -> CandidateSpan? {
    guard let russian else { return nil }
    return counted.first { form in
      russian.isNominative(words(of: form.span).map { corpus.tokens[$0].word })
    }?.span
  }

  /// The form of a heading that cites a phrase as it stands: where what follows the noun comes in the
  /// singular and the plural, a heading tells which the text means, аннотация функции.
  private func asHeading(
    _ item: Candidate, like citation: String, by russian: RussianCitation
  ) -> String? {
    let headings = item.spans.lazy.filter { $0.cues.contains(.label) && $0.tokens.count > 1 }
    let cited = headings.prefix(Self.headingsRead).compactMap { span in
      let cited = self.citation(of: span, among: item.spans, by: russian)
      return lowercasedStart(cited) == lowercasedStart(text(of: span)) ? cited : nil
    }.first
    return cited.map { citation.first?.isLowercase == true ? lowercasedStart($0) : $0 }
  }

  private static let headingsRead = 3

  /// From this share of capitals inside sentences on, a word is a name, whose -s is no plural.
  private static let leastNameShare = 0.9

  private func citation(
    of span: CandidateSpan, among spans: [CandidateSpan], by russian: RussianCitation
  ) -> String {
    let tokens = words(of: span)
    let texts = tokens.map { text(ofToken: $0, in: span) }
    let words = russian.citation(
      words: texts, numbers: tokens.map { corpus.tokens[$0].word },
      variety: variety(of: spans, words: tokens.count))
    var result = ""
    var next = 0
    for token in span.tokens {
      if token > span.tokens.lowerBound, corpus.tokens[token].followsSpace { result += " " }
      if next < tokens.count, tokens[next] == token {
        result += Yo.restored(
          words[next], from: spellings(of: next, words: tokens.count, in: spans))
        next += 1
      } else {
        result += text(ofToken: token, in: span)
      }
    }
    return result
  }

  /// How one word of a phrase is spelt at its places.
  private func spellings(of word: Int, words count: Int, in spans: [CandidateSpan]) -> [String] {
    spans.compactMap { span in
      let tokens = words(of: span)
      return tokens.count == count ? text(ofToken: tokens[word], in: span) : nil
    }
  }

  private func words(of span: CandidateSpan) -> [Int] {
    span.tokens.filter { corpus.tokens[$0].script.isWord }
  }

  /// In how many forms each word of a phrase occurs.
  private func variety(of spans: [CandidateSpan], words count: Int) -> [Int] {
    var forms = Array(repeating: Set<Int32>(), count: count)
    for span in spans {
      let tokens = words(of: span)
      guard tokens.count == count else { continue }
      for (place, token) in tokens.enumerated() { forms[place].insert(corpus.tokens[token].word) }
    }
    return forms.map(\.count)
  }

  private func text(ofToken token: Int, in span: CandidateSpan) -> String {
    text(
      of: CandidateSpan(
        segment: span.segment, lower: Int32(token), upper: Int32(token + 1), cues: []))
  }

  /// Some places of a candidate, spread over the documents in order.
  func evidence(of candidate: Int, limit: Int) -> [TermEvidence] {
    inventory.candidates[candidate].spans.prefix(limit).map { span in
      let segment = corpus.segments[Int(span.segment)]
      return TermEvidence(
        document: segment.document, segment: segment.segment, range: byteRange(of: span))
    }
  }

  /// A surface form, how often it stands, and where first.
  private typealias Form = (text: String, count: Int, span: CandidateSpan)

  private func counted(_ candidate: Int) -> [Form] {
    counted(inventory.candidates[candidate].spans)
  }

  private func counted(_ spans: [CandidateSpan]) -> [Form] {
    // Most places look like one before: only new forms need a text of their own.
    var places: [UInt64: Int] = [:]
    var forms: [Form] = []
    for span in spans {
      let digest = digest(of: span)
      if let place = places[digest] {
        forms[place].count += 1
      } else {
        places[digest] = forms.count
        forms.append((text(of: span), 1, span))
      }
    }
    return forms.sorted { ($1.count, $0.text) < ($0.count, $1.text) }
  }

  /// A hash of a stretch of text, byte by byte (FNV-1a).
  private func digest(of span: CandidateSpan) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let segment = corpus.segments[Int(span.segment)]
    let bytes = input.documents[segment.document].segments[segment.segment].text.utf8Span.span
    for index in byteRange(of: span) { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01b3 }
    return hash
  }

  private func byteRange(of span: CandidateSpan) -> Range<Int> {
    let tokens = span.tokens
    return Int(
      corpus.tokens[tokens.lowerBound].start)..<Int(corpus.tokens[tokens.upperBound - 1].end)
  }

  /// The words of a place with a space each between them: markup may leave several.
  private func text(of span: CandidateSpan) -> String {
    let text = String(bytes(of: span)) ?? ""
    return text.contains("  ") ? text.split(separator: " ").joined(separator: " ") : text
  }

  private func bytes(of span: CandidateSpan) -> Substring.UTF8View {
    let segment = corpus.segments[Int(span.segment)]
    let text = input.documents[segment.document].segments[segment.segment].text.utf8
    let range = byteRange(of: span)
    let lower = text.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.index(text.startIndex, offsetBy: range.upperBound)
    return text[lower..<upper]
  }

  private func lowercasedStart(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
