import DocumentFormats
import LanguageAssets
import LanguageText

/// Names that a text itself says are names of a thing, beside others.
extension TermUse {
  /// Whether a use is all of a cell beside one that is a term of the concept: a table of terms, | property | 属性 |.
  func isInTermTable(_ context: CheckContext) -> Bool {
    guard context.draft.document.blocks[block].kind == .tableCell else { return false }
    let blocks = context.draft.document.blocks
    guard blocks[block].text.utf8.count == text.utf8.count else { return false }
    return [block - 1, block + 1].contains { other in
      guard blocks.indices.contains(other), blocks[other].kind == .tableCell else { return false }
      let cell = TermForms.fold(blocks[other].text)
      return context.glossary.concepts[concept].terms.contains { TermForms.fold($0.text) == cell }
    }
  }

  /// Whether brackets say that what another name of the concept stands for, in the same sentence, is
  /// called so, too, or words between the names do: 又称.
  func isIntroduced(by others: some Sequence<TermUse>, in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    if isInTranslatorsNote(text) { return true }
    let phrases = Self.alsoCalled[context.language.language] ?? []
    let isAlsoCalled = others.contains { other in
      guard other.block == block, other.entry != entry else { return false }
      let gap = Self.gap(between: other.range, range)
      return Self.lengthsOfPhrase.contains(gap.count)
        && phrases.contains { text.utf8Slice(gap).holdsBytes(of: $0) }
    }
    if isAlsoCalled || self.isAlsoCalled(in: context) { return true }
    let isListed = others.contains { other in
      other.block == block && other.entry != entry && other.concept == concept
        && Self.joinsNames(text.utf8Slice(Self.gap(between: other.range, range)))
    }
    if isListed { return true }
    guard let start = openBracket(in: text) else { return false }
    if isBehindCompound(of: text.utf8Slice(0..<start), in: context) { return true }
    // A longer term may end with the name.
    let longer = context.uses(near: block).filter { $0.nestedConcepts.contains(concept) }
    return (Array(others) + longer).contains { other in
      guard other.block == block, other.entry != entry else { return false }
      return other.range.upperBound <= start
        && text.utf8Slice(other.range.upperBound..<start).allSatisfy { !$0.isLetter }
    }
  }

  /// Whether a text ends with a German compound that begins with another approved name of the concept:
  /// *Protokolleintrag* before *(Log)*.
  private func isBehindCompound(of text: String, in context: CheckContext) -> Bool {
    guard context.language.language == "de" else { return false }
    let letters = text.reversed().drop { $0 == " " }.prefix { $0.isLetter }
    let word = TermForms.fold(String(letters.reversed()))
    return context.glossary.concepts[concept].terms(in: context.language).contains {
      $0.status.isApproved && $0.text != term.text && word.hasPrefix(TermForms.fold($0.text))
    }
  }

  /// Whether nothing but a comma, a slash or a conjunction stands between two names, as where a list says which there are,
  /// *Tileindex / Kachelindex*, or a text names two things: *Devisen oder Wertpapiere*.
  private static func joinsNames(_ gap: String) -> Bool {
    let word = gap.filter { $0 != " " }
    return ["/", ",", "、", "，", "／"].contains(word) || conjunctions.contains(word)
  }

  private static let conjunctions: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "e", "ed", "o", "y", "u", "и", "или", "та", "або", "i",
    "lub", "oraz", "や", "と", "または", "および", "或", "或者", "和", "与", "與", "及", "및", "또는",
  ]

  /// Whether words directly in front of the use, or in Japanese and Chinese behind it, say that something is called so,
  /// too.
  func isAlsoCalled(in context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[block].text
    let language = context.language.language
    if language == "ja" || language == "zh", let behind = Self.alsoCalledBehind[language] {
      let start = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
      let rest = text[start...].drop { "」』”’\"".contains($0) }
      if behind.contains(where: rest.hasPrefix) { return true }
    }
    guard let usual = Self.alsoCalled[language] else { return false }
    let head = text.utf8Slice(max(0, range.lowerBound - Self.reachOfPhrase)..<range.lowerBound)
    let phrases = usual + (Self.alsoCalledBefore[language] ?? [])
    return phrases.contains { phrase in
      head.places(ofBytes: phrase).last.map { place in
        let between = head.utf8Slice(place.upperBound..<head.utf8.count)
        return !between.contains { ".!?;:".contains($0) }
          && between.split(separator: " ").count <= Self.mostWordsBehindPhrase
          && (phrase != Self.also || isNamed(in: text))
      } ?? false
    }
  }

  /// Whether a German verb behind the use says that what stands before it is a name: *auch als Index bekannt*.
  private func isNamed(in text: String) -> Bool {
    let end = min(text.utf8.count, range.upperBound + Self.reachOfPhrase)
    let rest = text.utf8Slice(range.upperBound..<end)
    return ["bekannt", "bezeichnet", "genannt"].contains(where: rest.holdsBytes)
  }

  private static let also = "auch als"
  private static let mostWordsBehindPhrase = 3
  /// How far in front of a name what says so begins, in UTF-8 bytes.
  private static let reachOfPhrase = 60

  /// What says so only directly in front of a name.
  private static let alsoCalledBefore: [String: [String]] = [
    "de": [also, "auch bekannt als"], "en": ["commonly called", "often called"],
    "es": ["comúnmente llamad"], "fr": ["parfois appelé", "communément appelé"],
    "it": ["chiamati anche", "chiamato anche", "comunemente chiamat", "conosciut"],
  ]

  /// What says so behind a name; “hereafter” in brackets gives the one that is used from there on.
  private static let alsoCalledBehind: [String: [String]] = [
    "ja": ["とも呼", "とも言", "ともい", "と同義", "と同じです", "(以下", "（以下"],
    "zh": ["(以下", "（以下"],
  ]

  /// The offset of the round bracket that is open where the use begins; nil for none.
  ///
  /// Most uses stand in none, and characters take long to read.
  private func openBracket(in text: String) -> Int? {
    let bytes = text.utf8.span
    for index in (0..<range.lowerBound).reversed() {
      switch bytes[index] {
      case UInt8(ascii: "("): return index
      case UInt8(ascii: ")"): return nil
      // U+FF08 and U+FF09, the same in full width.
      case 0x88, 0x89:
        guard index > 1, bytes[index - 1] == 0xbc, bytes[index - 2] == 0xef else { continue }
        return bytes[index] == 0x88 ? index - 2 : nil
      default: continue
      }
    }
    return nil
  }

  /// How long what stands between such names is, in UTF-8 bytes.
  private static let lengthsOfPhrase = 6..<60

  /// What says between two names that both are names of a thing.
  static let alsoCalled: [String: [String]] = [
    "de": ["auch genannt"], "en": ["also called", "also known as", "a.k.a"],
    "es": ["también llamad", "también conocid"], "fr": ["aussi appelé", "également appelé"],
    "it": ["anche chiamat", "anche noto"], "ja": ["とも呼ば", "とも言", "ともいう"], "ko": ["라고도"],
    "pt": ["também chamad", "também conhecid"], "ru": ["также назыв", "также извест", "или иначе"],
    "uk": ["також назив"],
    "zh": [
      "又称", "又稱", "也称", "也稱", "亦称", "亦稱", "或称", "或稱", "又名", "又叫", "也叫",
    ],
  ]
}
