import DocumentFormats
import LanguageText

/// Cuts the documents of an input into tokens.
struct CorpusBuilder {
  private var vocabulary = Vocabulary()
  private var segments: [CorpusSegment] = []
  private var tokens: [TextToken] = []
  private var isBreak: [Bool] = []
  private let input: ExtractionInput
  private let languages: [LanguageTag]
  private var placeOfSegment: [[Int]]

  /// The corpus of an input, in time linear in the size of its text.
  static func corpus(of input: ExtractionInput) -> Corpus {
    var builder = CorpusBuilder(input)
    builder.addDocuments()
    builder.repairWords()
    return Corpus(
      languages: builder.languages, segments: builder.segments, tokens: builder.tokens,
      vocabulary: builder.vocabulary, groups: builder.groups(), isBreak: builder.isBreak)
  }

  private init(_ input: ExtractionInput) {
    self.input = input
    var byKey: [String: LanguageTag] = [:]
    for document in input.documents {
      let key = document.language.matchingKey
      byKey[key] = min(byKey[key] ?? document.language, document.language)
    }
    languages = byKey.values.sorted()
    placeOfSegment = input.documents.map { Array(repeating: -1, count: $0.segments.count) }
  }

  private mutating func addDocuments() {
    let order = input.documents.indices.sorted { left, right in
      let (one, other) = (input.documents[left], input.documents[right])
      if one.language != other.language { return one.language < other.language }
      if one.path != other.path { return one.path < other.path }
      return one.segments.lazy.map(\.text).lexicographicallyPrecedes(other.segments.map(\.text))
    }
    for document in order { addDocument(document) }
  }

  private mutating func addDocument(_ index: Int) {
    let document = input.documents[index]
    let key = document.language.matchingKey
    let language = languages.firstIndex { $0.matchingKey == key } ?? 0
    let splitter =
      document.language.isWrittenWithoutSpaces
      ? KatakanaSplitter(segments: document.segments) : nil
    let breaker = TextBreaker(words: document.language)
    for (number, segment) in document.segments.enumerated()
    where segment.kind != .code && segment.kind != .furniture {
      placeOfSegment[index][number] = segments.count
      let isAlone =
        segment.startsBlock
        && (number + 1 == document.segments.count || document.segments[number + 1].startsBlock)
      add(
        segment, isLabel: LabelShape.matches(segment, isAlone: isAlone),
        place: (index, number, language), splitter: splitter,
        boundaries: splitter == nil ? nil : breaker.boundaries(in: segment.text))
    }
  }

  private mutating func repairWords() {
    let borrowed = BorrowedCharacters(tokens: tokens, vocabulary: vocabulary)
    let repair = WordRepair(tokens: tokens, vocabulary: vocabulary)
    for language in languages.indices where ["zh", "yue"].contains(languages[language].language) {
      let texts = segments.lazy.filter { $0.language == language }.map(\.tokens)
      isBreak = repair.boundaries(borrowed.boundaries(isBreak, in: texts), in: texts)
    }
    let verbs = CompoundVerbs(tokens: tokens, vocabulary: vocabulary)
    for language in languages.indices where languages[language].language == "ja" {
      isBreak = verbs.boundaries(
        isBreak, in: segments.lazy.filter { $0.language == language }.map(\.tokens))
    }
  }

  private mutating func add(
    _ segment: Segment, isLabel: Bool, place: (document: Int, segment: Int, language: Int),
    splitter: KatakanaSplitter?, boundaries: [Int]?
  ) {
    let first = tokens.count
    let masked = masked(in: segment)
    let elides = ["fr", "it"].contains(languages[place.language].language)
    var breaks = boundaries.map { $0[...] }
    for raw in TokenScanner.scan(segment.text, masked: masked, elides: elides) {
      guard let splitter, raw.script == .katakana else {
        add(raw, &breaks)
        continue
      }
      for part in splitter.parts(of: raw) { add(part, &breaks) }
    }
    segments.append(
      CorpusSegment(
        document: place.document, segment: place.segment, language: place.language,
        tokens: first..<tokens.count, isLabel: isLabel,
        stressed: stressedRanges(of: segment, in: first..<tokens.count)))
  }

  /// Code, addresses and formulas, in order.
  private func masked(in segment: Segment) -> [Range<Int>] {
    let spans = segment.spans.filter(\.isMasked).map(\.range)
    let formulas = Formulas.ranges(in: segment.text)
    guard !formulas.isEmpty else { return spans }
    var next = spans[...]
    let free = formulas.filter { formula in
      next = next.drop { $0.upperBound <= formula.lowerBound }
      return next.first?.overlaps(formula) != true
    }
    return (spans + free).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Adds a token; of the boundaries, those before it are passed by.
  private mutating func add(_ raw: TokenScanner.RawToken, _ boundaries: inout ArraySlice<Int>?) {
    let start = raw.range.lowerBound
    while let next = boundaries?.first, next < start { boundaries?.removeFirst() }
    isBreak.append(boundaries.map { $0.first == start } ?? true)
    tokens.append(
      TextToken(
        start: Int32(start), end: Int32(raw.range.upperBound),
        word: vocabulary.number(of: raw.folded), script: raw.script,
        followsSpace: raw.followsSpace, isCapitalized: raw.isCapitalized,
        hasInnerCapital: raw.hasInnerCapital, isAllCapitals: raw.isAllCapitals))
  }

  private func stressedRanges(of segment: Segment, in range: Range<Int>) -> [Range<Int>] {
    segment.spans.compactMap { span in
      guard !span.isMasked else { return nil }
      let lower = range.first { Int(tokens[$0].start) >= span.range.lowerBound }
      guard let lower, Int(tokens[lower].start) < span.range.upperBound else { return nil }
      let upper = range[lower...].first { Int(tokens[$0].end) > span.range.upperBound }
      return lower..<max(lower, upper ?? range.upperBound)
    }
  }

  private func groups() -> [CorpusGroup] {
    let groups = input.groups.map { group in
      var members = Array(repeating: [Int](), count: languages.count)
      for member in group.members {
        for number in member.segments
        where placeOfSegment.indices.contains(member.document)
          && placeOfSegment[member.document].indices.contains(number)
        {
          let place = placeOfSegment[member.document][number]
          if place >= 0 { members[segments[place].language].append(place) }
        }
      }
      return CorpusGroup(members: members.map { $0.sorted() }, score: group.score)
    }
    return groups.filter { $0.members.count { !$0.isEmpty } > 1 }
      .sorted {
        $0.members.lexicographicallyPrecedes($1.members) { $0.lexicographicallyPrecedes($1) }
      }
  }
}
