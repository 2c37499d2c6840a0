import DocumentFormats
import LanguageAssets
import LanguageText

/// Tells where a draft has a name that is only proposed, and its source does not ask for another name, and where any
/// name is one word with the preferred one.
///
/// Beside a name that somebody has decided on, what extraction proposed is a guess: the verb, the
/// original in brackets, a word for something near by, a menu on the way. Where the passage has the decided name as often
/// as its source names the concept, the other stands for something else.
enum SpareNames {
  /// Uses without those that no source asks for, and in languages without spaces without those that touch the
  /// preferred name: 配置 in 配置选项 says something else of it.
  ///
  /// - Complexity: O(n) in the number of uses, and in that of the terms of the passage for each name that
  ///   is only proposed.
  static func without(_ uses: [TermUse], _ context: CheckContext) -> [TermUse] {
    func isGuess(_ use: TermUse) -> Bool {
      use.term.status == .proposed
        && context.preferredTerm(for: use.concept)?.status == .preferred
    }
    let isSpaced = !context.language.isWrittenWithoutSpaces
    func mayTouch(_ use: TermUse) -> Bool { !isSpaced && use.term.status != .preferred }
    guard uses.contains(where: { isGuess($0) || mayTouch($0) }) else { return uses }
    let passages = context.sources.isEmpty ? [:] : context.passagesByBlock
    return uses.filter { use in
      guard let kept = context.preferredTerm(for: use.concept) else { return true }
      if mayTouch(use), kept.status == .preferred, touches(kept.text, use, context) { return false }
      guard isGuess(use) else { return true }
      if isOtherPartOfSpeech(use, kept) || touchesName(use, context)
        || ForeignWord.isInPathOfMenu(use, context.draft.document.blocks[use.block])
      {
        return false
      }
      guard let passage = passages[use.block] else { return true }
      return given(use.concept, kept, in: passage, context)
        < asked(for: use.concept, by: passage, context)
    }
  }

  /// Whether a passage has the preferred name of a concept as often as its source asks for it, so that another name
  /// of it stands for something else: the *radio* beside the *transmitter*.
  ///
  /// A longer term may have it, too, where the source has one: *format string*.
  ///
  /// - Complexity: O(n) in the number of terms of the passage.
  static func isSpare(_ use: TermUse, in passage: Passage, _ context: CheckContext) -> Bool {
    let asked = asked(for: use.concept, by: passage, context)
    guard asked > 0 else { return false }
    let preferred = passage.draftUses.count {
      $0.mayName(use.concept) && $0.term.status == .preferred
    }
    let name = TermForms.fold(use.text)
    func hasInside(_ longer: TermUse) -> Bool {
      longer.nestedConcepts.contains(use.concept) && !longer.mayName(use.concept)
    }
    let inside = passage.draftUses.count {
      hasInside($0) && !TermForms.fold($0.text).holdsBytes(of: name)
    }
    return preferred + min(inside, passage.sourceUses.count(where: hasInside)) >= asked
  }

  /// Whether a name begins where a use ends, or ends where it begins.
  private static func touches(_ name: String, _ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    return text.places(ofBytes: name, besidesCase: true).contains {
      $0.upperBound == use.range.lowerBound || $0.lowerBound == use.range.upperBound
    }
  }

  /// Whether another name stands where a proposed one does, or right beside it, in languages without spaces:
  /// *from 子* is cut out of *from 子查询*, and 注册 in 注册回调 says something else of it.
  private static func touchesName(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.isWrittenWithoutSpaces else { return false }
    let text = context.draft.document.blocks[use.block].text
    let names = context.glossary.concepts[use.concept].terms.filter { name in
      name.text != use.term.text
        && (name.language.matches(context.language) || name.language.likelyScript == "Latn")
    }
    return Set(names.map(\.text)).contains { name in
      text.places(ofBytes: name, besidesCase: true).contains { place in
        guard !place.overlaps(use.range) else { return place != use.range }
        let gap =
          place.upperBound <= use.range.lowerBound
          ? place.upperBound..<use.range.lowerBound : use.range.upperBound..<place.lowerBound
        return text.utf8Slice(gap).allSatisfy(\.isWhitespace)
      }
    }
  }

  /// Whether one word cannot name what another does: an adjective made from it, as «звуковой» from «звук»,
  /// the noun or verb of an English one, and in German what is written small beside a noun.
  private static func isOtherPartOfSpeech(_ use: TermUse, _ noun: Term) -> Bool {
    guard !use.text.contains(" ") else { return false }
    switch noun.language.language {
    case "de":
      return noun.text.first?.isUppercase == true && !use.text.contains(where: \.isUppercase)
    case "en": return EnglishDerivation.isSame(use.term.text, noun.text)
    case "ko": return isMade(use.term.text, ["한", "하다", "하게"], of: noun.text, ["성", "함"])
    case "es", "pt": return isMade(use.term.text, ["ado", "ada"], of: noun.text, ["o", "a"])
    case "ru", "uk":
      let texts = [use.term, noun].map { Array(TermForms.fold($0.text)) }
      let common = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
      return adjectiveEndings.contains(String(texts[0].suffix(2)))
        && !adjectiveEndings.contains(String(texts[1].suffix(2)))
        && common > 2 && common + 2 >= texts[1].count
    default: return false
    }
  }

  /// Whether a word has one of some endings where a noun has one of others: the adjective 투명한 of 투명성, the participle
  /// *anexado* of *anexo*.
  private static func isMade(
    _ word: String, _ endings: [String], of noun: String, _ nounEndings: [String]
  ) -> Bool {
    let (word, noun) = (TermForms.fold(word), TermForms.fold(noun))
    return endings.contains { ending in
      word.hasSuffix(ending) && word.count > ending.count + 1
        && nounEndings.contains { noun == word.dropLast(ending.count) + $0 }
    }
  }

  private static let adjectiveEndings: Set<String> = [
    "ый", "ий", "ой", "ая", "яя", "ое", "ее", "їй",
  ]

  /// How often the draft of a passage has a name of a concept that somebody has decided on, or the word of
  /// the source, which another rule judges.
  private static func given(
    _ concept: Int, _ kept: Term, in passage: Passage, _ context: CheckContext
  ) -> Int {
    passage.draftUses.count { use in
      use.mayName(concept) && use.term.status != .proposed || use.nestedConcepts.contains(concept)
    } + passage.foreignUses.count { $0.mayName(concept) }
      + passage.draftBlocks.reduce(0) {
        $0 + KindredNames.formCount(of: kept, in: context.draft.document.blocks[$1].text)
      }
  }

  /// How often the source of a passage names a concept, but for where it has it as a verb, which the
  /// draft's language has another word for.
  private static func asked(
    for concept: Int, by passage: Passage, _ context: CheckContext
  ) -> Int {
    let source = context.sources[passage.document]
    let tellsVerbs =
      source.language.language == "en"
      && context.preferredTerm(for: concept).map {
        NounEnding.isNoun($0.text, in: context.language)
      } ?? false
    return passage.sourceUses.count { use in
      guard use.mayName(concept) || use.nestedConcepts.contains(concept),
        !isNameOfOther(use, than: concept, context)
      else { return false }
      return !tellsVerbs || use.text.contains(" ")
        || !EnglishVerb.isVerb(use.range, in: source.document.blocks[use.block].text)
    }
  }

  /// Whether a concept is called so by a proposal only, and somebody has decided that another one is: a
  /// *website* is no page.
  private static func isNameOfOther(
    _ use: TermUse, than concept: Int, _ context: CheckContext
  ) -> Bool {
    let readings = [use] + use.alternatives.map(use.reading)
    let own = readings.filter { $0.concept == concept }
    return !own.isEmpty && own.allSatisfy { $0.isGuessed(in: context.glossary) }
      && readings.contains { $0.concept != concept && $0.term.status == .preferred }
  }
}

extension Term {
  /// Whether two names of a language look alike: one is misspelt, or has a part of the other.
  ///
  /// - Complexity: O(n²) in the length of the names.
  func looksLike(_ other: Term) -> Bool {
    let texts = [self, other].map { Array(TermForms.fold($0.text).unicodeScalars) }
    let longest = texts.map(\.count).max() ?? 0
    let head = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
    let tail = zip(texts[0].reversed(), texts[1].reversed()).prefix { $0 == $1 }.count
    // Half of a Chinese name is a word of its own, which many names have.
    let isHan = texts.joined().allSatisfy { ScriptClass($0) == .han }
    let same = (head + tail) * 2
    return same > longest || same == longest && !isHan
      || EditDistance.between(texts[0], texts[1]) * 3 <= longest
  }
}
