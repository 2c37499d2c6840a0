import DocumentFormats
import LanguageAssets
import LanguageText

/// What is told of a term of the source that the draft does not have.
extension MissingTerm {
  /// How sure it is that a text which is nothing but a protected name should have it.
  private static let confidenceOfNamesAlone = 0.75

  /// Whether a sentence has so few words that it is a title or label.
  static func isTitle(_ sentence: String) -> Bool {
    sentence.split(whereSeparator: \.isWhitespace).count <= mostWordsOfTitle
  }

  private static let mostWordsOfTitle = 3

  /// Whether the paragraphs of a passage have a protected name, or a word that sounds like it.
  func isNamed(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    let name = ProtectedName(use.term.text, context.language)
    return passage.draftBlocks.contains { name.isIn(context.draft.document.blocks[$0]) }
  }

  /// Whether a paragraph of the draft has a term as code, and its source has it without marks, given the texts of the
  /// passage of which that is known.
  func isCode(
    _ use: TermUse, in passage: Passage, _ known: inout [String: Bool], _ context: CheckContext
  ) -> Bool {
    let own = context.draft.document.blocks
    guard passage.draftBlocks.contains(where: { own[$0].spans.contains { $0.kind == .code } })
    else { return false }
    let text = use.text
    if let isCode = known[text] { return isCode }
    let isCode = isCode(text, in: passage, context)
    known[text] = isCode
    return isCode
  }

  private func isCode(_ text: String, in passage: Passage, _ context: CheckContext) -> Bool {
    func isIn(_ block: TextBlock) -> Bool {
      block.spans.contains { span in
        span.kind == .code && span.range.count == text.utf8.count
          && block.text.utf8Slice(span.range).lowercased() == text.lowercased()
      }
    }
    let blocks = context.sources[passage.document].document.blocks
    return passage.draftBlocks.contains { isIn(context.draft.document.blocks[$0]) }
      // Code for code says nothing of the word beside it.
      && !passage.sourceBlocks.contains { isIn(blocks[$0]) }
  }

  /// The finding of a term that is missing in the translation of a sentence; nil where the rule is off.
  func finding(
    _ use: TermUse, in source: CheckedDocument, _ names: ConceptNames,
    _ sentence: TranslatedSentence, _ trace: TermTrace?, _ passage: Passage,
    _ context: CheckContext, _ findings: inout FindingList
  ) -> Finding? {
    let preferred = names.preferred?.text ?? use.term.text
    let isProtected = use.status == .doNotTranslate
    let isAlone = isProtected && sentence.source.filter { $0.isLetter || $0 == " " } == use.text
    let confidence =
      isProtected
      ? isAlone ? Self.confidenceOfNamesAlone : Finding.confidenceOfLikelyNotes
      // A compound has a translation of its own, nobody has said how to abbreviate, and of a verb not all forms are known.
      : use.isPartOfWord || names.isForeignAbbreviation(use.entry) || names.isVerb
        || Self.isOneVerb(sentence.draft, context.language)
        ? 0.5 : trace == .part ? 0.7 : 0.9
    var finding = findings.finding(
      Self.self, at: sentence.place..<sentence.place, match: "",
      concept: context.identifier(of: use.concept), confidence: confidence,
      message: isProtected
        ? "the name “\(use.text)” of the source is missing here; it stays as it is"
        : "“\(use.text)” of the source is missing here; write “\(preferred)”",
      suggestions: [Suggestion(preferred, isSafe: false)],
      source: SourceReference(to: use, in: source, at: passage.document))
    // A sentence may say what a name does without it.
    if isProtected, !isAlone { finding?.severity = .note }
    return finding
  }

  /// Whether a text is one word and an infinitive, as a label says what its button does: *Commenter*.
  private static func isOneVerb(_ text: String, _ language: LanguageTag) -> Bool {
    let word = String(text.prefix { $0.isLetter })
    return !text.dropFirst(word.count).contains(where: \.isLetter)
      && VerbOfNoun.isInfinitive(word, in: language)
  }

  /// How sure it is that a word is a name of a concept with a letter wrong.
  private static let confidenceOfMisspellings = 0.75

  /// Whether a word that looks misspelt is no slip: the draft has it again and again, or it is a term of the glossary.
  ///
  /// German nouns have capitals, so that a word in small letters is no such name, and what a compound ends with from the
  /// wrong letter on may be a word of the draft: *Buchungszeile* beside *Buchungsteil*.
  func isChoice(
    _ misspelling: MisspeltTerms.Misspelling, of concept: Int, in context: CheckContext
  ) -> Bool {
    let (block, range) = misspelling.place
    if context.language.language == "de",
      isSmall(misspelling, concept, context) || isOtherCompound(misspelling, context)
    {
      return true
    }
    let folded = TermForms.fold(misspelling.word)
    let isTerm =
      context.uses(near: block).contains {
        $0.block == block && $0.status != .proposed && $0.range.overlaps(range)
      }
      // Inside a compound a forbidden name is none of the uses: колбэк-функция.
      || context.glossary.concepts[concept].terms(in: context.language).contains { term in
        !term.status.isApproved
          && TermForms.surfaceForms(of: term.text, language: term.language)
            .contains { TermForms.fold($0) == folded }
      }
    // Only compounds are that long without being slips: *Dateisicherung* in every form beside *Datensicherung*.
    let isCompound = context.language.language == "de"
    let beginning = misspelling.word.prefix(
      isCompound
        ? max(Self.leastBeginning, misspelling.word.count - Self.longestEnding)
        : misspelling.word.count)
    return isTerm
      || context.proseBlocks.lazy.filter { $0.block.text.holdsBytes(of: String(beginning)) }
        .prefix(Self.leastChoices).count == Self.leastChoices
  }

  private static let (leastBeginning, longestEnding) = (7, 3)

  /// Whether a word in small letters stands for names that are all nouns.
  private func isSmall(
    _ misspelling: MisspeltTerms.Misspelling, _ concept: Int, _ context: CheckContext
  ) -> Bool {
    misspelling.word.first?.isLowercase == true
      && context.glossary.concepts[concept].terms(in: context.language).allSatisfy {
        !$0.text.contains(" ") && $0.text.first?.isUppercase == true
      }
  }

  /// Whether the draft has what a compound ends with, from the wrong letter on, as a noun by itself.
  private func isOtherCompound(
    _ misspelling: MisspeltTerms.Misspelling, _ context: CheckContext
  ) -> Bool {
    let (word, form) = (misspelling.word, misspelling.form)
    let common = zip(word, form).prefix { $0 == $1 }.count
    guard common >= Self.leastOfPart else { return false }
    return [common, common - 1].contains { start in
      let tail = word.dropFirst(start)
      guard tail.count > Self.leastOfPart else { return false }
      let noun = tail.prefix(1).uppercased() + tail.dropFirst().dropLast()
      return context.proseBlocks.contains { _, block in
        block.text.places(ofBytes: noun).contains {
          block.text.character(before: $0.lowerBound)?.isLetter != true
        }
      }
    }
  }

  private static let leastOfPart = 3

  /// How many paragraphs have a word that somebody has chosen.
  private static let leastChoices = 4

  /// What a message on such a word ends with.
  static let endOfMisspellings = " with a letter wrong"

  /// Reports a word that is a name of a term's concept with a letter wrong.
  func report(
    _ misspelling: MisspeltTerms.Misspelling, of use: TermUse, in source: CheckedDocument,
    _ passage: Passage, _ context: CheckContext, _ findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: misspelling.fileRange, match: misspelling.word,
      concept: context.identifier(of: use.concept), confidence: Self.confidenceOfMisspellings,
      message: "“\(misspelling.word)” seems to be “\(misspelling.form)”" + Self.endOfMisspellings,
      suggestions: [Suggestion(misspelling.form, isSafe: false)],
      source: SourceReference(to: use, in: source, at: passage.document))
  }
}
