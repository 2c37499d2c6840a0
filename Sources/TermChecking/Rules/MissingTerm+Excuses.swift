import DocumentFormats
import LanguageAssets
import LanguageText

/// What lets a draft do without a term of its source.
extension MissingTerm {
  /// Whether a German text has a name of a concept as one of two compounds that share a part.
  func isSuspended(_ concept: Int, in text: String, _ context: CheckContext) -> Bool {
    context.language.language == "de"
      && SuspendedHyphen.holds(
        anyOf: context.glossary.concepts[concept].terms(in: context.language)
          .filter { $0.status.isApproved }, in: text)
  }

  /// Whether a word of the source's language stands in brackets that hold all that the paragraph translates, 添加路由(Adding
  /// a route), so that what stands before them has to name it by itself.
  func isInOriginal(_ use: TermUse, of passage: Passage, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    // Nearly all paragraphs end in another way.
    guard text.utf8.last == UInt8(ascii: ")") || text.hasSuffix("）"),
      let brackets = text.inBrackets(["()", "（）"], around: use.range),
      brackets.endIndex == text.endIndex
    else { return false }
    let inside = brackets.dropFirst().dropLast().lowercased()
    let blocks = context.sources[passage.document].document.blocks
    return passage.sourceBlocks.contains { blocks[$0].text.lowercased() == inside }
  }

  /// Whether a text in a language that parts no words has a name of a concept with spaces in it, which many set beside
  /// what is bold or a link: **知识检索** 节点.
  func isSpaced(_ concept: Int, in text: String, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces, text.utf8.contains(0x20) else { return false }
    let joined = text.filter { $0 != " " }
    return context.glossary.concepts[concept].terms(in: context.language).contains { term in
      term.status.isApproved && !term.text.utf8.contains(0x20)
        && term.text.unicodeScalars.count > 2 && joined.holdsBytes(of: term.text)
    }
  }

  /// Whether a Chinese or Japanese name of one character, or a Korean one, ends a word in a text: 类 in 父类的, though not
  /// in 类型, 線 in 直線を, 값 in 기본값은, 지시어 in 설정지시어를.
  func isHeadOfWord(_ name: Term?, in text: String) -> Bool {
    guard let name else { return false }
    if name.language.language == "ko" { return isHeadOfKoreanWord(name.text, in: text) }
    guard ["zh", "ja"].contains(name.language.language), name.text.unicodeScalars.count == 1 else {
      return false
    }
    return text.places(ofBytes: name.text).contains { place in
      guard let before = text.character(before: place.lowerBound)?.unicodeScalars.first,
        ScriptClass(before) == .han, !ChineseDivision.standsAlone(before)
      else { return false }
      let next = text.character(at: place.upperBound)?.unicodeScalars.first
      guard let next, ScriptClass(next) == .han else { return true }
      // 线上 is no 线.
      let kind = ChineseCharacterClass.of(next)
      return name.language.language == "zh" && kind.contains(.function) && !kind.contains(.place)
    }
  }

  private func isHeadOfKoreanWord(_ name: String, in text: String) -> Bool {
    guard name.allSatisfy(\.isHangul) else { return false }
    return text.places(ofBytes: name).contains { place in
      let before = text.utf8Slice(0..<place.lowerBound).reversed().prefix { $0.isHangul }
      // 배열 is no 열.
      guard before.count > 1 || name.count > 1 && !before.isEmpty else { return false }
      let behind = text.utf8Slice(place.upperBound..<text.utf8.count).prefix { $0.isHangul }
      let noun = String(before.reversed()) + name
      return behind.isEmpty
        || KoreanParticles.tail(of: noun + behind, nounLength: noun.utf8.count) == .particles
    }
  }

  /// The words that sources have as verbs, each looked at once for all strings that say the same.
  struct EnglishVerbs {
    private struct Word: Hashable {
      let document: Int
      let block: Int
      let range: Range<Int>
      let isNoun: Bool
    }

    private var known: [Word: Bool] = [:]

    /// Whether a source, given by its index, has as a verb what a language that tells them apart calls by a
    /// noun, or with another word as one that no language calls so.
    mutating func contain(
      _ use: TermUse, of document: Int, besidesNoun isNoun: Bool, _ context: CheckContext
    ) -> Bool {
      let first = context.repeatedSources[document].first(like: use.block)
      let word = Word(document: document, block: first, range: use.range, isNoun: isNoun)
      if let isVerb = known[word] { return isVerb }
      let source = context.sources[document]
      let text = source.document.blocks[use.block].text
      let isVerb =
        source.language.language == "en" && !use.text.utf8.contains(0x20)
        && (isNoun && EnglishVerb.isVerb(use.range, in: text)
          || EnglishVerb.isPhrasal(use.range, in: text))
      known[word] = isVerb
      return isVerb
    }
  }

  /// What the draft seems to have where it names a term of the source nowhere: parts of two words, a set phrase, or a
  /// longer term for which the source has another one; nil where it has nothing of it.
  func otherReading(of use: TermUse, in passage: Passage) -> String? {
    passage.draftUses.first { use.sharesConcept(with: $0, orNested: true) }.map { other in
      if other.isSeam { return "“\(other.text)” seems to be parts of two words there" }
      return other.isInPhrase
        ? "“\(other.text)” stands in a set phrase there"
        : "“\(other.text)” there stands for another term of the source"
    }
  }

  /// Why a draft may do without a term of the source; nil when nothing tells.
  func excuse(
    _ use: TermUse, in source: CheckedDocument, _ names: ConceptNames, _ segment: Int,
    _ sentence: Int, _ passage: Passage, _ table: SentenceTable, _ context: CheckContext,
    _ hasAddedCode: inout Bool?
  ) -> String? {
    if EnglishSentence.isOne(table.draftText(of: sentence), in: context.language) {
      return Self.sentenceIsLeft
    }
    if source.language.language == "en",
      EnglishCompounds.isOrdinal(use.range, in: source.document.blocks[use.block].text)
    {
      return "it belongs to an expression with a number or grade"
    }
    if Self.isExclamation(of: use.text, table.sentences[sentence]) {
      return "what is called out has words of its own"
    }
    if use.isGuessed(in: context.glossary) { return "nobody has decided on “\(use.term.text)”" }
    if source.document.blocks[use.block].kind == .caption {
      return "what a picture shows may be said in other words"
    }
    if let counter = counter(
      of: use.text, in: table.sentences[sentence].source, table.draftText(of: sentence), context)
    {
      return "“\(counter)” counts it"
    }
    if isJoinedBySlash(use, source) {
      return "it belongs to an expression with a slash"
    }
    if table.isLeftOut(segment, in: passage.document) {
      return "the draft seems to leave the sentence out"
    }
    if let name = NameInTerm.alone(of: use.term.text, in: table.draftText(of: sentence)) {
      return "“\(name)” may stand for it"
    }
    if table.isDoubtful(segment, in: passage.document)
      || isTooLittle(table.draftText(of: sentence), for: table.sentences[sentence].source)
    {
      return Self.doubt
    }
    let isOther = hasAddedCode ?? self.hasAddedCode(passage, context)
    hasAddedCode = isOther
    return isOther ? Self.doubt : nil
  }

  /// Whether a source and its translation call out one word each: *Warning!* and *Attention !*.
  private static func isExclamation(of term: String, _ sentence: TranslatedSentence) -> Bool {
    sentence.source.utf8.last == UInt8(ascii: "!")
      && sentence.draft.last { !$0.isWhitespace }.map { "!！".contains($0) } == true
      && sentence.source.filter(\.isLetter) == term.filter(\.isLetter)
  }

  /// That a sentence is not translated.
  static let sentenceIsLeft = "the draft has the sentence in English"

  /// The Chinese character that counts what the source names behind a number, where neither says anything else: 10 通 for
  /// *10 messages*.
  private func counter(
    of term: String, in source: String, _ draft: String, _ context: CheckContext
  ) -> Character? {
    guard context.language.isWrittenWithoutSpaces else { return nil }
    let letters = draft.filter(\.isLetter)
    guard letters.count == 1, let counter = letters.first,
      counter.unicodeScalars.first.map({ ScriptClass($0) }) == .han,
      source.filter(\.isLetter) == term.filter(\.isLetter),
      draft.contains(where: { $0.isNumber || $0 == TranslatedSentence.gap })
    else { return nil }
    return counter
  }

  private static let doubt = "the sentences may not translate each other"

  /// Whether a text is one word in Latin letters, such as the name of a type in a cell, beside a sentence, which it
  /// cannot translate.
  private func isTooLittle(_ draft: String, for source: String) -> Bool {
    !draft.utf8.contains(UInt8(ascii: " "))
      && draft.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
      && source.utf8.count(where: { $0 == UInt8(ascii: " ") }) >= Self.leastSpacesOfSentence
  }

  private static let leastSpacesOfSentence = 3

  /// Whether the draft's paragraphs have code that the source's do not.
  private func hasAddedCode(_ passage: Passage, _ context: CheckContext) -> Bool {
    let source = context.sources[passage.document].document.blocks
    let draft = context.draft.document.blocks
    // Most passages have none, which is told before their paragraphs are gathered.
    guard passage.draftBlocks.contains(where: { !draft[$0].spans.isEmpty }) else { return false }
    return AddedCode.isIn(
      passage.draftBlocks.map { draft[$0] }, of: passage.sourceBlocks.map { source[$0] })
  }

  /// Whether a slash joins the term to another word: *key/value* may have a name of its own.
  private func isJoinedBySlash(_ use: TermUse, _ source: CheckedDocument) -> Bool {
    let text = source.document.blocks[use.block].text.utf8
    guard text.count >= use.range.upperBound else { return false }
    let start = text.index(text.startIndex, offsetBy: use.range.lowerBound)
    let end = text.index(text.startIndex, offsetBy: use.range.upperBound)
    func isWord(_ byte: UInt8?) -> Bool {
      byte.map { $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 } ?? false
    }
    let slash = UInt8(ascii: "/")
    return text[..<start].last == slash && isWord(text[..<start].dropLast().last)
      || text[end...].first == slash && isWord(text[end...].dropFirst().first)
  }
}

extension Character {
  fileprivate var isHangul: Bool {
    unicodeScalars.first.map { ScriptClass($0) == .hangul } ?? false
  }
}
