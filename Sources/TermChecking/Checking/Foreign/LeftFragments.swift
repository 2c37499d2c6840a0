import DocumentFormats
import LanguageText

/// Tells which parts of translated sentences are left in the words of their source, whatever these words are.
///
/// A word or two may be names. Several that only stand together in a sentence of the source are no name of anything.
struct LeftFragments: Sendable {
  /// A part of a paragraph: some words, or several parts with nothing of the draft's language between them.
  struct Fragment: Sendable {
    /// The index of the paragraph.
    let block: Int
    /// The part of it, as UTF-8 byte offsets into its text.
    var range: Range<Int>
    /// The sentence of the source that has the first of it.
    let original: SourceReference
  }

  /// The parts in order.
  private(set) var all: [Fragment] = []

  /// How many parts of one paragraph are looked for in its source at most: a file may be one paragraph.
  private static let mostOfParagraph = 64
  /// Of how many paragraphs parts are looked for in the code of the page at most.
  private static let mostParagraphs = 64

  /// Looks through the passages of a draft.
  ///
  /// - Complexity: O(n) in the length of the paragraphs that have letters of the source's language in a row, and of
  ///   their sources.
  init(_ context: CheckContext) {
    guard !context.mayStay, !context.facts.isOriginal else { return }
    var fragments: [Int: [Fragment]] = [:]
    for (document, source) in context.sources.enumerated() {
      let search = Search(of: source.language, in: context.language)
      for passage in context.passages
      where passage.document == document && !passage.sourceBlocks.isEmpty {
        for index in passage.draftBlocks where fragments[index] == nil {
          let found =
            search.map { Self.fragments(of: index, in: passage, $0, context) } ?? []
          if !found.isEmpty {
            fragments[index] = found
          } else if let rest = Self.restOfLink(in: index, of: passage, context) {
            fragments[index] = [rest]
          }
        }
      }
    }
    guard !fragments.isEmpty else { return }
    // What the code of the page has is to be written so; a page with so many parts is not translated.
    if fragments.count <= Self.mostParagraphs {
      let code = context.draft.document.blocks.lazy.filter { $0.kind == .code }.map(\.text)
      fragments = fragments.mapValues { parts in
        parts.filter { part in
          let text = context.draft.document.blocks[part.block].text.utf8Slice(part.range)
          return !code.contains { $0.holdsBytes(of: text) }
        }
      }
    }
    // What lists changes is in the words of those who made them.
    let changes = ChangeSections.blocks(of: context.draft.document.blocks)
    all = fragments.filter { !changes.contains($0.key) }.sorted { $0.key < $1.key }
      .flatMap(\.value)
  }

  /// Leaves out the parts of paragraphs and sentences that are told as a whole, given which stretches of them are, and of
  /// those that may be left; the parts that stay are joined where nothing of the draft's language is between them.
  mutating func leaveOut(
    _ untranslated: UntranslatedBlocks, told: Set<Int>, of context: CheckContext
  ) {
    // Of a document that is left for the most part there is nothing more to say.
    if told.contains(where: { untranslated.stretches[$0].isMostOfDocument }) { all = [] }
    all.removeAll { fragment in
      untranslated.keeps(fragment.block)
        || untranslated.stretch(of: fragment.range, in: fragment.block).map {
          told.contains($0) || untranslated.stretches[$0].mayStay
        } ?? false
    }
    let language = context.language
    all = all.reduce(into: []) { joined, fragment in
      if let last = joined.last, last.block == fragment.block,
        let search = Search(
          of: context.sources[fragment.original.document].language, in: language),
        !search.parts(
          context.draft.document.blocks[last.block].text
            .utf8Slice(last.range.upperBound..<fragment.range.lowerBound))
      {
        joined[joined.count - 1].range = last.range.lowerBound..<fragment.range.upperBound
      } else {
        joined.append(fragment)
      }
    }
  }

  /// The index of the part in which a word stands; nil if it stands in none.
  ///
  /// - Complexity: O(number of parts).
  func index(of use: TermUse) -> Int? {
    all.firstIndex { $0.block == use.block && $0.range.overlaps(use.range) }
  }

  /// Whether letters that only the source's language has stand directly beside a word: it is a part of something
  /// that is left, however short.
  func isAmongLeftLetters(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    let scalars = text.unicodeScalars
    let start = text.utf8.index(text.startIndex, offsetBy: use.range.lowerBound)
    let end = text.utf8.index(start, offsetBy: use.range.count)
    let beside = [scalars[..<start].last, scalars[end...].first].compactMap(\.self)
    return context.sources.contains { source in
      guard let letters = ForeignLetters(onlyOf: source.language, in: context.language) else {
        return false
      }
      return beside.contains(where: letters.isForeign)
    }
  }

  private static func fragments(
    of index: Int, in passage: Passage, _ search: Search, _ context: CheckContext
  ) -> [Fragment] {
    let block = context.draft.document.blocks[index]
    guard isRead(block.kind), search.mayStand(in: block.text),
      context.copiedProse.paragraph(index) == nil, !context.isKept(index)
    else { return [] }
    let source = context.sources[passage.document]
    let originals = passage.sourceBlocks.map { source.document.blocks[$0] }
    return search.ranges(in: block).prefix(mostOfParagraph).compactMap { range in
      guard let (original, place) = search.place(of: block.text.utf8Slice(range), in: originals)
      else { return nil }
      return fragment(of: index, range, as: place, of: original, in: passage, context)
    }
  }

  /// A part of a paragraph, given by its index, that is a part of one of its source.
  static func fragment(
    of index: Int, _ range: Range<Int>, as place: Range<Int>, of original: TextBlock,
    in passage: Passage, _ context: CheckContext
  ) -> Fragment {
    let source = context.sources[passage.document]
    let file = original.offsets.fileRange(of: place)
    let segment = source.segment(at: file.lowerBound)
    return Fragment(
      block: index, range: range,
      original: SourceReference(
        document: passage.document, path: source.path, range: segment?.fileRange ?? file,
        text: segment?.text ?? original.text))
  }

  private static func isRead(_ kind: BlockKind) -> Bool {
    switch kind {
    case .paragraph, .listItem, .tableCell: true
    // A heading may ask about a message as a program prints it.
    case .heading, .caption, .metadata, .code, .furniture: false
    }
  }
}

extension LeftFragments {
  /// What makes some words of a source's language a part of a sentence.
  private enum Search {
    /// Letters that the language of the draft does not have.
    case letters(ForeignLetters)
    /// Latin words of a language among other letters.
    case words(LanguageTag)

    init?(of source: LanguageTag, in draft: LanguageTag) {
      guard !source.matches(draft) else { return nil }
      if let letters = ForeignLetters(onlyOf: source, in: draft) {
        self = .letters(letters)
      } else if source.likelyScript == "Latn", let script = draft.likelyScript, script != "Latn" {
        self = .words(source)
      } else {
        return nil
      }
    }

    /// How many letters stand in a row at least, counted as in ``ForeignLetters``: names have fewer.
    private static let leastLetters = 10
    /// How many words stand in a row at least, and how many of them in small letters that do not only join others.
    private static let (leastWords, leastSmall) = (5, 2)
    /// Of how many words a part of which only most is in the source has at most.
    private static let mostWords = 60

    /// Whether a text may have such a part.
    func mayStand(in text: String) -> Bool {
      switch self {
      case .letters(let letters): return letters.mayStand(in: text)
      case .words:
        var (spaces, isOther) = (0, false)
        var most = 0
        for byte in text.utf8 {
          if byte >= 0x80 {
            spaces = 0
            // Quotation marks and dashes begin with E2, letters of ours behind the Latin ones with C6 and above.
            isOther = isOther || byte >= 0xc6 && byte != 0xe2
          } else if byte == UInt8(ascii: " ") {
            spaces += 1
            most = max(most, spaces)
          }
        }
        return isOther && most >= Self.leastWords - 1
      }
    }

    /// The parts of a paragraph beside code, quotations, links and what is set off, as UTF-8 byte offsets, in order.
    func ranges(in block: TextBlock) -> [Range<Int>] {
      let hidden = (block.spans.map(\.range) + QuotedRanges.ranges(in: block.text))
        .sorted { $0.lowerBound < $1.lowerBound }
      return runs(in: block.text, besides: hidden).filter(isPart(of: block.text)).filter {
        !isAnnounced($0, in: block) && !isExplained($0, in: block.text)
      }
    }

    /// Where one of some paragraphs has a part or, of words that were changed since, the most of it: its beginning or its
    /// end.
    func place(of part: String, in originals: [TextBlock]) -> (TextBlock, Range<Int>)? {
      func find(_ text: String) -> (TextBlock, Range<Int>)? {
        for original in originals {
          if let place = original.text.places(ofBytes: text).first { return (original, place) }
        }
        return nil
      }
      if let whole = find(part) { return whole }
      guard case .words(let language) = self, !originals.isEmpty else { return nil }
      let words = part.split(separator: " ")
      guard words.count > Self.leastWords, words.count <= Self.mostWords else { return nil }
      for count in (max(Self.leastWords, words.count / 2)..<words.count).reversed() {
        for some in [words.suffix(count), words.prefix(count)] {
          let text = some.joined(separator: " ")
          if Self.isPart(text, of: language), let place = find(text) { return place }
        }
      }
      return nil
    }

    /// Whether a colon stands before a part, or before what a program says with it, or a mark of a link that the reader
    /// of the file does not know; one behind the bold words that the paragraph begins with only parts them from it.
    private func isAnnounced(_ range: Range<Int>, in block: TextBlock) -> Bool {
      let text = block.text
      let label = block.spans.first { $0.kind == .strong && $0.range.lowerBound == 0 }
      if let label, label.range.upperBound <= range.lowerBound,
        text.utf8Slice(label.range.upperBound..<range.lowerBound).allSatisfy({ ": ".contains($0) })
      {
        return false
      }
      let scalars = text.unicodeScalars
      let before = scalars[..<text.utf8.index(text.startIndex, offsetBy: range.lowerBound)]
      let behind = scalars[text.utf8.index(text.startIndex, offsetBy: range.upperBound)...]
      if behind.first.map({ "]`<".unicodeScalars.contains($0) }) ?? false { return true }
      if before.last.map({ "[`".unicodeScalars.contains($0) }) ?? false { return true }
      let mark =
        switch self {
        case .letters: before.last { $0 != " " }
        case .words: before.suffix(Self.reach).last { $0 == ":" || !$0.isASCII }
        }
      return mark.map { $0 == ":" || $0 == "：" } ?? false
    }

    /// Whether a part in Latin letters has words of the draft in brackets behind it, or begins the paragraph and has
    /// them behind a dash: the text gives both.
    private func isExplained(_ range: Range<Int>, in text: String) -> Bool {
      guard case .words = self else { return false }
      let behind = text.unicodeScalars[
        text.utf8.index(text.startIndex, offsetBy: range.upperBound)...
      ].drop { $0 == " " }
      guard let mark = behind.first,
        mark == "(" || mark == "（" || range.lowerBound == 0 && "-–—".unicodeScalars.contains(mark)
      else { return false }
      let next = behind.drop { $0 == mark || $0 == " " }.first
      return next.map { !$0.isASCII && $0.properties.isAlphabetic } ?? false
    }

    /// How far before a part a colon is looked for, in code points.
    private static let reach = 200

    /// Whether what stands between two parts makes two of them.
    func parts(_ text: String) -> Bool {
      switch self {
      case .letters(let letters):
        letters.weight(in: text) == 0 && text.split(separator: " ").count > Self.mostBetween
      case .words: text.contains { $0.isLetter && !$0.isASCII }
      }
    }

    /// How many words a name among other letters has at most.
    private static let mostBetween = 3

    private func isPart(of text: String) -> (Range<Int>) -> Bool {
      { range in
        let part = text.utf8Slice(range)
        switch self {
        case .letters(let letters):
          return letters.weight(in: part) >= Self.leastLetters && !LanguageAutonyms.make(up: part)
            && !CopiedLabel.isOrganization(part)
        case .words(let language): return Self.isPart(part, of: language)
        }
      }
    }

    private static func isPart(_ part: String, of language: LanguageTag) -> Bool {
      let words = part.split {
        !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’" || $0 == "-")
      }
      guard words.count >= leastWords else { return false }
      let joining = words.filter {
        UntranslatedSentences.isFunctionWord($0.lowercased(), in: language)
      }
      let small = words.count {
        $0.count > 2 && $0.allSatisfy { $0.isLetter && $0.isLowercase }
          && !UntranslatedSentences.isFunctionWord($0.lowercased(), in: language)
      }
      return !joining.isEmpty && small >= leastSmall
    }

    /// The longest stretches of the language's letters beside some ranges, with what may stand between its words.
    private func runs(in text: String, besides hidden: [Range<Int>]) -> [Range<Int>] {
      var runs: [Range<Int>] = []
      var start: Int?
      var end = 0
      var offset = 0
      var rest = hidden[...]
      for scalar in text.unicodeScalars {
        let width = UTF8.width(scalar)
        while let first = rest.first, first.upperBound <= offset { rest.removeFirst() }
        let isHidden = rest.first.map { $0.contains(offset) } ?? false
        if !isHidden, isLetter(scalar) {
          if start == nil { start = offset }
          end = offset + width
        } else if isHidden || !joins(scalar), let first = start {
          runs.append(first..<end)
          start = nil
        }
        offset += width
      }
      if let first = start { runs.append(first..<end) }
      return runs
    }

    private func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .letters(let letters): letters.isForeign(scalar)
      case .words: scalar.isASCII && scalar.isLetterOrNumber
      }
    }

    private func joins(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .letters: "，、。；： ".unicodeScalars.contains(scalar)
      case .words: " ,'’-".unicodeScalars.contains(scalar)
      }
    }
  }
}
