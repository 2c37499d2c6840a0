import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a term of the glossary in another spelling.
struct SpellingVariant: Rule {
  static let about = RuleDescription(
    id: "spelling-variant", summary: "a known term in another spelling", severity: .warning,
    explanation: """
      The text equals a term only when conventions of spelling are ignored: the long vowel, the middle dot and small \
      kana in Japanese, the hyphen or the space in a compound, accents in Spanish and Portuguese, and in French on the \
      first letter. A name that is only proposed and spells one that somebody has decided on is such a spelling; one \
      that the glossary forbids is a `forbidden-term`.

      Never reported are:

      - letter case, accents on words in capitals, full width and Russian ё, unless the glossary forbids such a \
      spelling, which makes it a `forbidden-term`;
      - the words of a list between middle dots, 枠・ボタン・カラー;
      - names in code such as IPAddress for *IP address*, and those of products before their abbreviation, *Container \
      Plug-in (CP)*;
      - a spelling of a term that is only proposed in the documents that the others are translated from; in these all \
      others are notes.

      Notes are all but the first of a term that a document spells so in more than three places, and those of all but \
      the first document where more than eight have it; doubtful ones a proposed term that most likely is a name in \
      code, *carbonAds* beside *Carbon Ads*, and German words apart that make a compound.
      """,
    examples: [
      RuleExample(
        "ja", [.example("folder", "ja", "フォルダー")], draft: "⟦フォルダ⟧を作成します。"),
      RuleExample(
        "ja", [.example("folder", "ja", "フォルダー")], draft: "フォルダーを作成します。"),
      RuleExample(
        "en", [.example("drop-down", "en", "drop-down list")],
        draft: "Choose a font from the ⟦drop down list⟧."),
      RuleExample(
        "en", [.example("address", "en", "IP address")],
        draft:
          "The ⟦IPaddress⟧ of an IPAddress is in its \"ipaddress\", or a/ipaddress.\n\nipaddress: what it has."
      ),
      RuleExample(
        "en", [.example("popup", "en", "pop-up")],
        draft: "Windows pop up on the screen, as do lists that pop up."),
      RuleExample(
        "en", [.example("plugin", "en", "plugin")],
        draft: "It is Page Plug-in (PP), a ⟦plug-in⟧ with the Setup ⟦Plug-in⟧ (it is small)."),
      RuleExample(
        "fr", [.example("state", "fr", "état")], draft: "⟦Etat⟧ initial : l’état ne change pas."),
      RuleExample(
        "es", [.example("parameter", "es", "parámetro")],
        draft: "El ⟦parametro⟧ es un parámetro. PARAMETRO."),
      RuleExample(
        "es", [.example("last", "es", "ésta")], draft: "Esta página no es ésta."),
      RuleExample(
        "de", [.example("field", "de", "Textfeld")], draft: "Das ⟦Text Feld⟧ ist leer."),
      RuleExample(
        "de", [.example("bug", "de", "Fehlerbericht"), .example("policy", "de", "Nova-Regeln")],
        draft: "Man soll Fehler berichten. Der ⟦Fehler Bericht⟧ folgt Novas Regeln."),
      RuleExample(
        "fr", [.example("package", "fr", "paquet source")],
        draft: "Voir https://nova.example/pkg/paquet-source et le ⟦paquet-source⟧."),
      RuleExample(
        "de", [.example("remote", "de", "Remote Desktop")],
        draft: "Remote-Desktop- und Netzwerkdienste laufen. Der ⟦Remote-Desktop⟧ bleibt aus."),
      RuleExample(
        "de", [.example("mode", "de", "Dark Mode")],
        draft:
          "Light- und Dark-Mode gibt es, auch den Dark-Mode-Schalter. Im ⟦Dark-Mode⟧ ist es dunkel."
      ),
      RuleExample(
        "de", [.example("editor", "de", english: "code editor", "Code-Editor")],
        source: "Watch [Your code editor, part 1](https://a.b/c) first.",
        draft: "Sieh dir zuerst [Your code editor, part 1](https://a.b/c) an."),
      RuleExample(
        "de", [.example("handler", "de", "Event-Handler")],
        source: "Every event handler runs after the page is ready.",
        draft: "Every event handler runs after the page is ready."),
      RuleExample(
        "pt", [.example("limit", "pt", english: "rate limiting", "rate limiting")],
        source: "Logging and rate limiting come first.",
        draft: "Logging e ⟦rate-limiting⟧ vêm antes."),
      RuleExample(
        "en", [.example("edge-node", "en", "edge node")],
        draft: "为节点 edge-node 开启自治，并配置容忍时间。\n\nStart the ⟦edge-node⟧."),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let respelled = context.uses.these { context.uses[$0].spelling == .variant }
    let variants = respelled.filter { use in
      use.status.isApproved
        && use.status != .doNotTranslate && !use.isPartOfWord
        && !use.isInCamelCase
        && !Self.isIdentifier(use, context.draft.document.blocks[use.block])
        && !Self.isSpacedByMarkup(use, context.draft.document.blocks[use.block])
        && !use.isListed(in: context.draft.document.blocks[use.block])
        && !Self.isInName(use, context) && !Self.isInCapitals(use)
        && !(context.facts.isOriginal && use.status == .proposed)
        && !Self.isInOtherScript(use, context) && !Self.isNoCompoundApart(use)
        && !Self.isBroken(use)
        && !ResourceName.holds(use.range, in: context.draft.document.blocks[use.block].text)
        && !Self.hasItsHyphens(use, context) && !Self.isPlaceholder(use, context)
    }.filter { !Self.isCopied(context.draft.document.blocks[$0.block], context) }
    let chosen = Self.withoutNames(
      CopiedNames.without(
        UntranslatedBlocks.chosen(variants, in: context), raisedOnly: true, context), context)
    // Those who translate a text do not mend it.
    func isNote(_ use: TermUse) -> Bool { use.status == .proposed || context.facts.isOriginal }
    let counts = Dictionary(grouping: chosen, by: \.entry).mapValues(\.count)
    var told: Set<TermEntry> = []
    lazy var passages = context.passagesByBlock
    for use in chosen {
      let count = counts[use.entry, default: 1]
      let isTold = !told.insert(use.entry).inserted && count > Self.mostPlaces
      let isPhrase =
        Self.isAdverbial(use, context) || Self.isOfSource(use, passages[use.block], context)
      let isDoubtful =
        isPhrase || Self.isLowered(use)
        || use.status == .proposed && Self.isHardlyTheRule(use)
      let suggestion = Replacement.respelled(use, in: context)
      let more = count > Self.mostPlaces && !isTold ? "; it is spelt so in \(count) places" : ""
      findings.report(
        Self.self, at: use.fileRange, match: use.text,
        concept: context.identifier(of: use.concept),
        confidence: isTold || isDoubtful
          ? Finding.confidenceOfDoubtfulNotes
          : isNote(use) ? Finding.confidenceOfLikelyNotes : 0.9,
        atMost: isNote(use) ? .note : .error,
        message: "“\(use.text)” is a spelling of “\(use.term.text)”\(more)",
        suggestions: use.status == .proposed && Self.isJoined(use)
          ? []
          : [
            context.facts.isOriginal || isPhrase || Self.isInKatakana(use, context)
              ? suggestion.unwritten
              : isDoubtful || isNote(use) || Self.isInLabel(use, context)
                ? suggestion.unsafe : suggestion
          ])
    }
  }

  /// Whether a draft has a name with the hyphens and spaces that its source has: in other letters whatever begins with a
  /// capital, else several words that all do, *Front Matter* as the name of a program, or what the source does not spell as
  /// the term is, *rate-limiting*.
  private static func isOfSource(
    _ use: TermUse, _ passage: Passage?, _ context: CheckContext
  ) -> Bool {
    guard let passage, use.text.unicodeScalars.allSatisfy(\.isLatinOrNeutral) else { return false }
    let texts = passage.sourceBlocks.map {
      context.sources[passage.document].document.blocks[$0].text
    }
    guard texts.contains(where: { $0.holdsBytes(of: use.text) }) else { return false }
    if context.script == "Latn" {
      let words = use.text.split(separator: " ")
      return words.count > 1 && words.allSatisfy { $0.first?.isUppercase == true }
        || !texts.contains { $0.holdsBytes(of: use.term.text) }
    }
    return use.text.first?.isUppercase == true
  }

  /// Whether words joined by hyphens are what the code of the draft has for something to put in: *mot-de-passe* beside
  /// `-A nom:mot-de-passe`.
  private static func isPlaceholder(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.text.utf8.contains(UInt8(ascii: "-")), !use.term.text.utf8.contains(UInt8(ascii: "-"))
    else { return false }
    return context.draft.document.blocks.contains { block in
      block.text.places(ofBytes: use.text).contains { place in
        block.kind == .code
          || block.spans.contains { $0.kind == .code && $0.range.overlaps(place) }
      }
    }
  }

  /// Whether a term stands between the corner brackets that set off what a program shows: the program may spell it so.
  private static func isInLabel(_ use: TermUse, _ context: CheckContext) -> Bool {
    let text = context.draft.document.blocks[use.block].text
    return text.holdsBytes(of: "」")
      && QuotedRanges.ranges(in: text).contains {
        $0.contains(use.range) && text.character(before: $0.lowerBound) == "「"
      }
  }

  /// Whether a text joins words, closed or with hyphens, that a term has apart or with hyphens: outside English that is as
  /// often the better spelling, so that nothing is to be written that nobody has decided on.
  private static func isJoined(_ use: TermUse) -> Bool {
    guard use.term.language.language != "en", !use.term.language.isWrittenWithoutSpaces else {
      return false
    }
    func joints(_ text: String) -> (spaces: Int, hyphens: Int) {
      (text.utf8.count { $0 == UInt8(ascii: " ") }, text.count { "-‐‑".contains($0) })
    }
    let (found, term) = (joints(use.text), joints(use.term.text))
    return found.spaces < term.spaces
      || found.spaces == term.spaces && found.hyphens < term.hyphens
  }

  /// Whether a heading, or a value of the front matter, is what a source in another language has: it is not translated.
  private static func isCopied(_ block: TextBlock, _ context: CheckContext) -> Bool {
    guard block.kind == .heading || block.kind == .metadata || block.kind == .listItem else {
      return false
    }
    return context.sources.contains { source in
      !source.language.matches(context.language)
        && source.document.blocks.contains { $0.text == block.text }
    }
  }

  /// Whether a word of a language without spaces that the term has one in is broken over two lines there, which a page may
  /// show as a space.
  private static func isBroken(_ use: TermUse) -> Bool {
    use.term.language.isWrittenWithoutSpaces && use.fileRange.count > use.range.count
      && use.term.text.filter { $0 != " " } == use.text.filter { $0 != " " }
  }

  /// Whether a term that has a space stands joined in a longer run of katakana, which would be parted in its middle.
  private static func isInKatakana(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard use.term.language.language == "ja", use.term.text.contains(" ") else { return false }
    let text = context.draft.document.blocks[use.block].text
    let neighbours = [
      text.character(before: use.range.lowerBound), text.character(at: use.range.upperBound),
    ]
    return neighbours.contains { character in
      character?.unicodeScalars.first.map { $0 == "ー" || ScriptClass($0) == .katakana } ?? false
    }
  }

  /// Whether German words apart are no compound that should be one word: a noun before a verb, *Fehler berichten* beside
  /// *Fehlerbericht*, or one in the genitive, *Debians Richtlinien* beside *Debian-Richtlinien*.
  private static func isNoCompoundApart(_ use: TermUse) -> Bool {
    guard use.term.language.language == "de", !use.term.text.contains(" ") else { return false }
    let words = use.text.split(separator: " ")
    guard words.count > 1, let first = words.first else { return false }
    let parts = use.term.text.split(separator: "-")
    return words.dropFirst().contains { $0.first?.isLowercase == true }
      || parts.count > 1 && !first.contains("-")
        && TermForms.fold(first) != TermForms.fold(parts[0])
  }

  /// Whether a German term has its hyphens from the words around it.
  private static func hasItsHyphens(_ use: TermUse, _ context: CheckContext) -> Bool {
    use.term.language.language == "de" && use.text.contains("-") && use.term.text.contains(" ")
      && SuspendedHyphen.demandsHyphens(
        use.range, in: context.draft.document.blocks[use.block].text)
  }

  /// Whether a term stands in capitals, on which many leave the accents out, and differs in nothing else.
  private static func isInCapitals(_ use: TermUse) -> Bool {
    use.text == use.text.uppercased() && use.text.utf8.count < use.term.text.utf8.count
      && use.text.unicodeScalars.count == use.term.text.unicodeScalars.count
  }

  /// Whether a Latin word stands in a paragraph that has more letters of another script: it is no text of a language
  /// in Latin letters, whatever the document is.
  private static func isInOtherScript(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.script == "Latn" else { return false }
    var (latin, other) = (0, 0)
    for scalar in context.draft.document.blocks[use.block].text.unicodeScalars {
      switch ScriptClass(scalar) {
      case .latin: latin += 1
      case .cyrillic, .han, .hangul, .hiragana, .katakana: other += 1
      case .digit, .other: break
      }
    }
    return other > latin
  }

  /// Uses without those in the text of a link to another site that the source has in the same words, what a page or
  /// film is called, and those in longer names.
  private static func withoutNames(
    _ uses: [TermUse], _ context: CheckContext
  ) -> [TermUse] {
    let blocks = context.draft.document.blocks
    guard !context.sources.isEmpty,
      uses.contains(where: { !blocks[$0.block].externalLinks.isEmpty || $0.text.contains(" ") })
    else { return uses }
    let passages = context.passagesByBlock
    return uses.filter { use in
      guard let passage = passages[use.block] else { return true }
      let sources = passage.sourceBlocks.map {
        context.sources[passage.document].document.blocks[$0]
      }
      return !ForeignWord.isInTitleOfPage(use, blocks[use.block], sources)
        && !isInLongerName(use, blocks[use.block].text, sources)
    }
  }

  /// Whether a term with capitals has other words with capitals beside it, and a source has all of them so: *Domain
  /// Name System* is no *Domainname*.
  private static func isInLongerName(
    _ use: TermUse, _ text: String, _ sources: [TextBlock]
  ) -> Bool {
    func isRaised(_ word: Substring) -> Bool {
      word.first?.isUppercase == true && word.allSatisfy { $0.isASCII && $0.isLetter }
    }
    let words = use.text.split(separator: " ")
    guard words.count > 1, words.allSatisfy(isRaised) else { return false }
    let behind = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    let before = text.utf8Slice(0..<use.range.lowerBound)
    let next = behind.dropFirst().prefix { $0.isLetter }
    let last = before.dropLast().reversed().prefix { $0.isLetter }.count
    let previous = before.dropLast().suffix(last)
    var names: [String] = []
    if behind.first == " ", isRaised(next) { names.append("\(use.text) \(next)") }
    if before.last == " ", isRaised(previous) { names.append("\(previous) \(use.text)") }
    return names.contains { name in sources.contains { $0.text.holdsBytes(of: name) } }
  }

  /// How many places of a term are reported one by one.
  private static let mostPlaces = 3

  /// Whether it is the proposed term that most likely is no spelling to follow: a name in code, *carbonAds* for *Carbon
  /// Ads* and *qt-creator* for *Qt Creator*, or German words apart that make a compound, *SAN Zertifikat*.
  private static func isHardlyTheRule(_ use: TermUse) -> Bool {
    let term = use.term.text
    if use.term.language.language == "de" {
      return term.contains(" ") && !use.text.contains(" ")
    }
    guard !term.contains(" "), use.text.contains(" "), term.utf8.allSatisfy({ $0 < 0x80 }) else {
      return false
    }
    let hasInnerCapital = zip(term, term.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
    return hasInnerCapital
      || term == term.lowercased() && use.text.contains(where: \.isUppercase)
  }

  /// Whether hyphens join in lower case what the term has apart, with a capital inside a word: *tidb-cluster* for
  /// *TiDB cluster* most likely is what a chart or a type goes by.
  private static func isLowered(_ use: TermUse) -> Bool {
    use.text.contains("-") && !use.term.text.contains("-") && use.text == use.text.lowercased()
      && use.term.text.split(separator: " ").contains { word in
        word.dropFirst().contains(where: \.isUppercase)
      }
  }

  /// Whether a word of a language without spaces has some only at the edges of markup, which many writers
  /// set off with them: `[スコープ](scope.md) 解決`.
  private static func isSpacedByMarkup(_ use: TermUse, _ block: TextBlock) -> Bool {
    guard use.term.language.isWrittenWithoutSpaces, !use.term.text.contains(" "),
      use.text.contains(" "),
      TermForms.fold(use.text.filter { $0 != " " }) == TermForms.fold(use.term.text)
    else { return false }
    let bytes = Array(use.text.utf8)
    let spaces = bytes.indices.filter { bytes[$0] == UInt8(ascii: " ") }
      .map { use.range.lowerBound + $0 }
    return spaces.allSatisfy { space in
      block.spans.contains { $0.range.upperBound == space || $0.range.lowerBound == space + 1 }
    }
  }

  /// Whether an English word with a capital has another with one before it, and an abbreviation in brackets behind
  /// it: a product, *Container Plug-in (CP)*.
  private static func isInName(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.language.language == "en", context.isRaised(use) else { return false }
    let text = context.draft.document.blocks[use.block].text
    let behind = text.utf8Slice(use.range.upperBound..<text.utf8.count)
    let before = text.utf8Slice(0..<use.range.lowerBound).split(separator: " ").last
    return before?.first?.isUppercase == true && behind.hasPrefix(" (")
      && behind.dropFirst(2).prefix { $0 != ")" }.allSatisfy(\.isUppercase)
  }

  /// Whether a value of the front matter, a heading or a cell in lower case is nothing but the word with hyphens, a
  /// colon joins it to another word, or it is written as one word in lower case between quotation marks, in a path or
  /// before what a colon explains it with: the name of a page, a setting or a rule, `builtin:loader`, or a value,
  /// *may be "controlplane"*.
  private static func isIdentifier(_ use: TermUse, _ block: TextBlock) -> Bool {
    if block.kind == .metadata || block.kind == .heading && use.text == use.text.lowercased(),
      block.text == use.text, use.text.contains("-")
    {
      return true
    }
    if block.kind == .tableCell, use.text.contains("-"), block.text == use.text,
      use.text == use.text.lowercased(), !use.term.text.contains("-")
    {
      return true
    }
    let behind = block.text.utf8.dropFirst(use.range.upperBound).prefix(2)
    if use.term.text.contains(" "), use.text.utf8.allSatisfy({ $0 &- 0x61 < 26 }) {
      let before = block.text.utf8.prefix(use.range.lowerBound).last
      if behind.first == UInt8(ascii: "\"") && before == UInt8(ascii: "\"")
        || behind.first == UInt8(ascii: ":") && before == nil
        || before == UInt8(ascii: "/")
      {
        return true
      }
    }
    return behind.first == UInt8(ascii: ":")
      && behind.last.map { ($0 | 0x20) &- 0x61 < 26 } ?? false
  }
}
