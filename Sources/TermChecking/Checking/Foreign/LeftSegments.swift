import DocumentFormats
import LanguageText

/// Tells which sentences of a draft are in the language of its source as a whole, however short they are: they need a
/// translation, and one replaced word would only mix two languages.
struct LeftSegments {
  private let context: CheckContext
  private let source: LanguageTag
  /// Whether source and draft are in Latin letters, and whether they are in the same.
  private let (isSourceLatin, isDraftLatin, isOfOneScript): (Bool, Bool, Bool)
  private let passages: [Int: [Passage]]
  private var known: [Range<Int>: Bool] = [:]

  /// Replacements that are right in any language: names, and characters.
  private static let rulesOfAnyLanguage: Set<String> = [
    DoNotTranslate.about.id, MixedScript.about.id, UnusedSuppression.about.id,
  ]

  /// Looks up what each paragraph of a draft translates; nil where the draft is in the language of its source.
  ///
  /// - Complexity: O(n) in the number of passages.
  init?(_ context: CheckContext) {
    self.context = context
    source = context.sources.first?.language ?? context.glossary.sourceLanguage
    guard !source.matches(context.language) else { return nil }
    let script = source.likelyScript
    (isSourceLatin, isDraftLatin) = (script == "Latn", context.script == "Latn")
    isOfOneScript = script == context.script
    passages = context.passages.reduce(into: [:]) { passages, passage in
      for block in passage.draftBlocks { passages[block, default: []].append(passage) }
    }
  }

  /// Makes the suggestions of a finding mere names of terms where its sentence is left and the finding is not about
  /// all of it.
  ///
  /// - Complexity: O(length of the sentence and of the paragraphs that it translates) when it is asked about first.
  mutating func refuse(_ finding: inout Finding) {
    guard finding.suggestions.contains(where: \.isInflected),
      !Self.rulesOfAnyLanguage.contains(finding.rule), mayBeLeft(around: finding.match),
      let segment = context.draft.segment(at: finding.range.lowerBound), isLeft(segment),
      letters(of: finding.match) != letters(of: segment.text)
    else { return }
    finding.suggestions = finding.suggestions.map(\.unwritten)
  }

  /// Makes a doubtful note of a finding about a name of the draft's language, or the spelling of one that all languages
  /// share, where its sentence is left, be it in another wording than the source's: nobody has translated it yet.
  ///
  /// - Complexity: O(length of the sentence).
  func lower(_ finding: inout Finding) {
    guard Self.rulesOfNames.contains(finding.rule), !finding.match.isEmpty,
      finding.severity > .note, mayBeLeft(around: finding.match),
      let segment = context.draft.segment(at: finding.range.lowerBound),
      isOfOneScript
        ? isForeign(segment.text)
          && UntranslatedSentences.words(of: segment.text).count >= Self.leastWords
        : EnglishSentence.isOne(segment.text, in: context.language)
    else { return }
    finding.lower(to: Finding.confidenceOfDoubtfulNotes)
  }

  /// Names alone have fewer words.
  private static let leastWords = 4

  private static let rulesOfNames: Set<String> = [
    DoNotTranslate.about.id, ForbiddenTerm.about.id, InconsistentTerm.about.id,
    MissingTerm.about.id, SpellingVariant.about.id,
  ]

  /// Whether a part of a sentence may be in the source's language: what is copied from Latin letters has no others.
  private func mayBeLeft(around part: String) -> Bool {
    !isSourceLatin || isDraftLatin || part.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
  }

  private mutating func isLeft(_ segment: Segment) -> Bool {
    if let isLeft = known[segment.fileRange] { return isLeft }
    let isLeft = isForeign(segment.text) || mayBeLeft(around: segment.text) && isCopied(segment)
    known[segment.fileRange] = isLeft
    return isLeft
  }

  /// Whether the source has all words of a sentence, or its text.
  private func isCopied(_ segment: Segment) -> Bool {
    let originals = (passages[segment.block] ?? []).flatMap { passage in
      passage.sourceBlocks.map {
        context.sources[passage.document].document.blocks[$0].text
      }
    }
    guard !originals.isEmpty else { return false }
    if context.language.isWrittenWithoutSpaces, source.isWrittenWithoutSpaces {
      let text = letters(of: segment.text)
      return originals.contains { letters(of: $0).contains(text) }
    }
    let words = UntranslatedSentences.words(of: segment.text)
    let known = Set(originals.flatMap(UntranslatedSentences.words))
    return !words.isEmpty && words.allSatisfy(known.contains)
  }

  /// Whether a sentence has nothing of the draft's language: no letter of its script, or in the same one words that
  /// only the source's language joins others with, and none that its own does.
  private func isForeign(_ text: String) -> Bool {
    if isSourceLatin, !isDraftLatin, context.script != nil {
      return text.unicodeScalars.allSatisfy(\.isLatinOrNeutral)
    }
    guard isOfOneScript else {
      return isDraftLatin && !text.unicodeScalars.contains { ScriptClass($0) == .latin }
    }
    let words = UntranslatedSentences.words(of: text)
    func joins(_ language: LanguageTag, but other: LanguageTag) -> Bool {
      words.contains {
        JoiningWords.contain($0, in: language) && !JoiningWords.contain($0, in: other)
      }
    }
    return joins(source, but: context.language) && !joins(context.language, but: source)
      && !words.contains { word in
        word.unicodeScalars.contains { $0.value >= 0x80 }
      }
  }

  private func letters(of text: String) -> String {
    String(TermForms.fold(text).filter { $0.isLetter || $0.isNumber })
  }
}
