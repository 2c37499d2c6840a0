import DocumentFormats
import LanguageAssets
import LanguageText

// Why a second name may be no slip: what it is beside the name that is kept, and how the draft writes it.

extension Term {
  /// Whether the term has some of the words of another, perhaps in another form, which a text need not
  /// repeat in full; without spaces its beginning or end, and where nobody has decided on it, however much of it.
  func isShortened(from other: Term) -> Bool {
    let (own, all) = (words, other.words)
    guard own.count < all.count else {
      return isGuessAtEnd(of: other) || isPart(of: other) || isHead(ofCompound: other)
    }
    if (0...all.count - own.count).contains(where: { all[$0...].starts(with: own) }) { return true }
    return status == .proposed && isInflected(in: other)
  }

  /// Whether one of two terms is the other with a word clipped, *app* and *application*, *common prop* and *common
  /// property*, 应用 and 应用程序, which writers do not mean to tell apart.
  func isClipped(orClips other: Term) -> Bool {
    let (own, all) = (words, other.words)
    if language.language == "zh" || language.language == "yue" {
      let (short, long) =
        text.count < other.text.count ? (text, other.text) : (other.text, text)
      return short.count > 1 && short.count < long.count && long.hasPrefix(short)
    }
    guard !language.isWrittenWithoutSpaces, own.count == all.count else { return false }
    let different = zip(own, all).filter { $0 != $1 }
    guard different.count == 1, let (one, two) = different.first else { return false }
    let (short, long) = one.count < two.count ? (one, two) : (two, one)
    return short.count >= 3 && long.count >= short.count + 3 && long.hasPrefix(short)
  }

  /// Whether nobody has decided on the term, a text without spaces has it, and another term begins or ends
  /// with it and more than a long vowel: 生产 of 生产环境.
  private func isGuessAtEnd(of other: Term) -> Bool {
    guard status == .proposed, language.isWrittenWithoutSpaces else { return false }
    let (own, whole) = (TermForms.fold(text), TermForms.fold(other.text))
    return own.count < whole.count && own + "ー" != whole
      && (whole.hasPrefix(own) || whole.hasSuffix(own))
  }

  /// Whether another German noun is a compound that ends with the term: *Regler* of *Schieberegler*.
  private func isHead(ofCompound other: Term) -> Bool {
    guard language.language == "de", text.first?.isUppercase == true else { return false }
    let (own, whole) = (TermForms.fold(text), TermForms.fold(other.text))
    return own.count >= Self.shortestHead && whole.count >= own.count + Self.shortestFirstPart
      && whole.hasSuffix(own)
  }

  private static let (shortestHead, shortestFirstPart) = (4, 3)

  /// Whether a text without spaces has a word of the term left out of another: 面板 of 工具面板; a single character
  /// where that is the name to use, 包 of 软件包.
  private func isPart(of other: Term) -> Bool {
    guard language.isWrittenWithoutSpaces else { return false }
    let (own, whole) = (TermForms.fold(text), TermForms.fold(other.text))
    guard own.count < whole.count, own + "ー" != whole else { return false }
    return own.count > 1
      ? whole.hasPrefix(own) || whole.hasSuffix(own)
      : status == .preferred && whole.count > 2 && whole.hasSuffix(own)
  }

  /// Whether nobody has decided on the term and it only has words around another that somebody has: an
  /// article, a preposition, a measure word, in German the rest of a compound.
  func isGuessAround(_ kept: Term) -> Bool {
    guard status == .proposed, kept.status == .preferred else { return false }
    let isSpaced = !kept.text.unicodeScalars.contains { ScriptClass($0).isWrittenWithoutSpaces }
    return isSpaced
      ? kept.isShortened(from: self) || kept.isInflected(in: self)
        || words.count > 1
          && words.contains {
            DerivedAdjective.isMade(String($0), of: kept.text, in: language)
          }
        || ["ko", "de"].contains(language.language)
          && TermForms.fold(text).hasPrefix(TermForms.fold(kept.text))
      : text != kept.text && TermForms.fold(text).holdsBytes(of: TermForms.fold(kept.text))
        || isPartBehindCoverb(of: kept)
  }

  /// Whether another term has a form of this one among its words: «помощь параметра» beside «параметр».
  private func isInflected(in other: Term) -> Bool {
    let (count, all) = (words.count, other.words)
    guard count < all.count else { return false }
    let forms = TermForms.surfaceForms(of: text, language: language)
    return (0...all.count - count).contains { start in
      forms.contains(all[start..<start + count].joined(separator: " "))
    }
  }

  /// Whether Chinese has a part of another term behind a word that only leads to it: 对表 beside 表格.
  private func isPartBehindCoverb(of kept: Term) -> Bool {
    guard language.language == "zh", let first = text.first, Self.coverbs.contains(first) else {
      return false
    }
    let rest = text.dropFirst()
    return !rest.isEmpty && kept.text.holdsBytes(of: String(rest))
  }

  private static let coverbs = Set("对對把将將给給被从從在向用与與和为為由按")

  /// Whether the term is the verb that belongs to a noun: パースする to パース.
  func isVerb(of noun: Term) -> Bool {
    VerbOfNoun.isVerb(text, of: noun.text, in: language)
  }

  /// Whether the term is a noun where another is a verb that a program says what it does by: neither can stand for the
  /// other.
  func isOtherPartOfSpeech(than verb: Term) -> Bool {
    VerbOfNoun.isInfinitive(verb.text, in: language)
      && !VerbOfNoun.isInfinitive(text, in: language)
  }

  private var words: [Substring] {
    TermForms.fold(text).split { !($0.isLetter || $0.isNumber) }
  }
}

extension TermUse {
  /// Whether the word has a name of another concept in it that somebody has decided on and that the name to
  /// keep has not: 入出力 beside 入力, where 出力 is one.
  func isGuessOfSeveral(besides kept: Term, _ context: CheckContext) -> Bool {
    context.language.isWrittenWithoutSpaces
      && nestedConcepts.contains { concept in
        context.glossary.concepts[concept].terms(in: context.language).contains {
          $0.status == .preferred && text.holdsBytes(of: $0.text)
            && !kept.text.holdsBytes(of: $0.text)
        }
      }
  }

  /// Whether the word stands in the text of a link to another page of the documentation, which may have that title.
  func isTitleOfPage(_ context: CheckContext) -> Bool {
    context.draft.document.blocks[block].spans.contains { span in
      guard case .link(let destination) = span.kind, span.range.contains(range), span.range != range
      else { return false }
      return !destination.holdsBytes(of: "://") && !destination.hasPrefix("#")
    }
  }

  /// Whether the word has capitals throughout, and the name that is kept has not: what stands for a value,
  /// VERSION, or the part of a form.
  func isShouted(besides kept: Term) -> Bool {
    func isShouted(_ text: String) -> Bool {
      text == text.uppercased() && text != text.lowercased()
    }
    return text.count > 3 && isShouted(text) && !isShouted(kept.text)
  }

  /// Whether the word stands alone in lower case between straight quotation
  /// marks: what somebody has to type, as in *"list" or "tree"*.
  func isLiteral(_ context: CheckContext) -> Bool {
    guard text == text.lowercased() else { return false }
    let whole = context.draft.document.blocks[block].text
    return whole.character(before: range.lowerBound) == "\""
      && whole.character(at: range.upperBound) == "\""
  }

  /// Whether Japanese has the word as a part of a compound, which may be the name of something else, 依存性 in
  /// 依存性注入, or Chinese one character at its end, as compounds are made: 包 in 支持包.
  func isInCompound(_ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let before = text.utf8Slice(0..<range.lowerBound).unicodeScalars.last
    let after = text.utf8Slice(range.upperBound..<text.utf8.count).unicodeScalars.first
    func isHan(_ scalar: Unicode.Scalar?) -> Bool {
      scalar.map { ScriptClass($0) == .han } ?? false
    }
    switch context.language.language {
    case "ja": return isHan(before) || isHan(after)
    case "zh", "yue":
      // Of words without borders only those tell that no stop word ends.
      return self.text.count == 1 && isHan(before)
        && before.map { !"的了和与與或及在是将將把为為对對从從个個该該此这這些一两兩几幾多每各其".unicodeScalars.contains($0) }
          ?? false
    default: return false
    }
  }
}

extension Passage {
  /// Whether the source names a concept, but by nothing that somebody has decided on.
  func isGuessed(_ concept: Int, in glossary: Glossary) -> Bool {
    let named = sourceUses.compactMap { use in
      use.concept == concept
        ? use : use.alternatives.first { $0.concept == concept }.map(use.reading)
    }
    return !named.isEmpty && named.allSatisfy { $0.isGuessed(in: glossary) }
  }
}
