import DocumentFormats
import LanguageAssets
import LanguageText

/// What is found of a word of the source that a draft leaves as it is, by itself and by the paragraphs around it.
struct LeftWord {
  /// How sure it is that the word was forgotten, 0…1.
  let confidence: Double
  /// Whether it is surely no name.
  let isWord: Bool

  /// Which of the terms of a passage of the source the draft leaves.
  private enum Original {
    /// One of ``Passage/sourceUses``, from 0.
    case term(Int)
    /// One of ``Passage/coveredUses``.
    case covered(Int)
  }

  private let original: Original

  private init(_ original: Original, _ confidence: Double, isWord: Bool) {
    self.original = original
    self.confidence = confidence
    self.isWord = isWord
  }

  /// Judges a word of a passage; nil where the glossary does not translate it, for a name and an explanation.
  init?(_ use: TermUse, in passage: Passage, _ context: CheckContext) {
    guard !Self.isPartOfWord(use, context), !Self.isOfSameLanguage(use, context),
      let place = Self.original(of: use, in: passage, context),
      Self.isTranslated(use, context),
      case let original = Self.use(place, in: passage),
      !use.isGloss(
        of: context.uses(near: use.block), in: context,
        sourceBrackets: SourceBrackets(
          around: original.range,
          in: context.sources[passage.document].document.blocks[original.block].text,
          of: context.draft.document.blocks[use.block].text))
    else { return nil }
    switch ForeignWord(use, in: passage, context) {
    case .name: return nil
    case .possibleName: self.init(place, 0.5, isWord: false)
    case .word:
      let concept = context.glossary.concepts[use.concept]
      if use.isGuessed(in: context.glossary) || Self.isOwnNoun(use, context)
        || Self.isCoined(use, context)
        || FrenchVerb.isLikely(use, in: context) || IberianInfinitive.isLikely(use, in: context)
        || NativeNoun.isLikely(use, in: context)
      {
        self.init(place, 0.5, isWord: false)
        return
      }
      let isHabit =
        context.draft.document.blocks[use.block].kind == .caption
        || concept.hasCopy(of: use.term, in: context.language)
      self.init(place, isHabit ? Self.confidenceInHabits : 0.95, isWord: true)
    }
  }

  /// The term of the source that is left, in a passage with the same wording as the one that was judged.
  func original(in passage: Passage) -> TermUse { Self.use(original, in: passage) }

  private static func use(_ original: Original, in passage: Passage) -> TermUse {
    switch original {
    case .term(let index): passage.sourceUses[passage.sourceUses.startIndex + index]
    case .covered(let index): passage.coveredUses[index].use
    }
  }

  /// Whether the glossary has a translation of a term that is not the same word, nor only full names
  /// where the term is an abbreviation.
  static func isTranslated(_ use: TermUse, _ context: CheckContext) -> Bool {
    context.translated.answer(to: use.entry) { hasTranslation(use, context) }
  }

  private static func hasTranslation(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.term.status != .doNotTranslate,
      let preferred = context.preferredTerm(for: use.concept),
      !context.isForeignAbbreviation(use)
    else { return false }
    let concept = context.glossary.concepts[use.concept]
    return preferred.status != .doNotTranslate
      && !concept.terms(in: context.language).contains {
        $0.status.isApproved && use.term.isSameWord(as: $0)
          && !concept.isCopy($0, from: use.term.language)
      }
  }

  /// How sure a word is a mistake that translators of the project have left before, or that stands for a
  /// picture: they may know why.
  private static let confidenceInHabits = 0.75

  /// Whether a word is only proposed as one more name of a concept in both languages, most likely that of something new:
  /// *theap* beside *heap*.
  private static func isCoined(_ use: TermUse, _ context: CheckContext) -> Bool {
    let concept = context.glossary.concepts[use.concept]
    return use.term.status == .proposed
      && concept.terms(in: use.term.language).first.map { !$0.isSameWord(as: use.term) } ?? false
      && concept.terms(in: context.language).contains {
        $0.status == .proposed && $0.isSameWord(as: use.term)
      }
  }

  /// Whether the draft's language calls the concept by the verb of the same noun: German *exportieren* has
  /// *Export* beside it.
  private static func isOwnNoun(_ use: TermUse, _ context: CheckContext) -> Bool {
    !use.text.contains(" ")
      && context.glossary.concepts[use.concept].terms(in: context.language).contains {
        $0.status.isApproved && VerbOfNoun.isVerb($0.text, of: use.text, in: context.language)
      }
  }

  /// Whether a word of a source in the same language, but another script, is what the draft calls the concept, too, or
  /// has characters of the other script, which say all that is wrong with it.
  private static func isOfSameLanguage(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.sources.contains(where: { $0.language.language == context.language.language })
    else { return false }
    if context.preferredTerm(for: use.concept)?.text == use.text { return true }
    return switch context.script {
    case "Hans": !HanVariants.traditionalOnly(in: use.text).isEmpty
    case "Hant": !HanVariants.simplifiedOnly(in: use.text).isEmpty
    default: false
    }
  }

  /// What the source has where the draft leaves a word: the same term, or a longer one with the term in
  /// it, *simple server*, that is not called by the word in the draft's language, either, or is only proposed so and has
  /// another name there.
  private static func original(
    of use: TermUse, in passage: Passage, _ context: CheckContext
  ) -> Original? {
    func term(_ index: Int) -> Original { .term(index - passage.sourceUses.startIndex) }
    let same = passage.sourceUses.firstIndex { $0.sharesConcept(with: use) }
    if let same { return term(same) }
    let word = use.text.lowercased()
    let covered = passage.coveredUses.firstIndex { covered in
      covered.use.sharesConcept(with: use)
        && !covered.proposals.contains { proposal in
          isCalled(proposal.concept, with: word, context)
            && passage.draftUses.contains { $0.sharesConcept(with: proposal) }
        }
    }
    if let covered { return .covered(covered) }
    return passage.sourceUses.firstIndex { longer in
      use.sharesConcept(with: longer, orNested: true)
        && context.preferredTerm(for: longer.concept) != nil
        && !isCalled(longer.concept, with: word, context)
    }.map(term)
  }

  /// Whether the draft's language calls a concept by a name that has a word of the source's.
  ///
  /// What nobody has decided on and has words of the draft's beside the word was proposed because the word was left
  /// there, *DVP camera 接口*, *neue camera*; a hyphen makes it a part of one, *мини-component*.
  private static func isCalled(
    _ concept: Int, with word: String, _ context: CheckContext
  ) -> Bool {
    guard let name = context.preferredTerm(for: concept) else { return false }
    let text = name.text.lowercased()
    guard text.holdsBytes(of: word) else { return false }
    return name.status != .proposed || text.holdsBytes(of: "-" + word)
      || text.holdsBytes(of: word + "-")
      || (context.script == "Latn"
        ? isKept(text, of: context.glossary.concepts[concept], context)
        : text.unicodeScalars.allSatisfy(\.isLatinOrNeutral))
  }

  /// Whether all words of a name are the source's for the concept.
  private static func isKept(_ name: String, of concept: Concept, _ context: CheckContext) -> Bool {
    let source = context.sources.first?.language ?? context.glossary.sourceLanguage
    let words = Set(concept.terms(in: source).flatMap { TermTracer.words(of: $0.text) })
    return TermTracer.words(of: name).allSatisfy(words.contains)
  }

  /// Whether a word is a single Chinese character beside another one in a Japanese text, of whose word it is a
  /// part: 大樹.
  static func isPartOfWord(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.language == "ja", use.text.count == 1, isHan(use.text.first) else {
      return false
    }
    let text = context.draft.document.blocks[use.block].text
    return isHan(text.character(before: use.range.lowerBound))
      || isHan(text.character(at: use.range.upperBound))
  }

  private static func isHan(_ character: Character?) -> Bool {
    character?.unicodeScalars.first.map { ScriptClass($0) == .han } ?? false
  }
}

/// The words that a draft leaves, each judged once for all strings that say the same, and in a paragraph that is
/// full of them once for all places: it is nothing that anybody wrote.
struct LeftWords {
  private struct Place: Hashable {
    let wording: Int
    /// The number among the words of the source's language in a passage.
    let number: Int
  }

  private let context: CheckContext
  private var known: [Place: LeftWord?] = [:]
  private var repeated: [RepeatedWord: LeftWord?] = [:]

  /// Judges nothing yet.
  init(_ context: CheckContext) { self.context = context }

  /// What is found of a word, one of ``Passage/foreignUses``, given by its index there: see ``LeftWord``.
  mutating func word(_ index: Int, in passage: Passage) -> LeftWord? {
    let use = passage.foreignUses[index]
    if passage.isFullOfForeignWords {
      // Each look at a word reads its paragraph.
      if let word = repeated[RepeatedWord(use)] { return word }
      let word = LeftWord(use, in: passage, context)
      repeated[RepeatedWord(use)] = .some(word)
      return word
    }
    // What a cell is worth depends on its row.
    guard context.sources[passage.document].isPairedWithDraft,
      context.draft.document.blocks[use.block].kind != .tableCell
    else { return LeftWord(use, in: passage, context) }
    let place = Place(wording: passage.wording, number: index - passage.foreignUses.startIndex)
    if let word = known[place] { return word }
    let word = LeftWord(use, in: passage, context)
    known[place] = .some(word)
    return word
  }
}
