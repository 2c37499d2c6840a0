import DocumentFormats
import LanguageAssets
import LanguageText

/// Reports a protected name that is respelled or transliterated.
struct DoNotTranslate: Rule {
  static let about = RuleDescription(
    id: "do-not-translate", summary: "a protected name translated, transliterated or respelled",
    severity: .error,
    explanation: """
      A name that the glossary marks as do-not-translate stays as it is in every language, letter by letter. Reported \
      are other spellings of it and, where the source has the name and the draft does not, a word that sounds like it. \
      A name with a hyphen is told as a whole; one that the draft does not have at all is a missing term.

      What a program reads stays as it is, too:

      - a placeholder in one of its strings that the source does not have, *{seite}* for *{page}*, is an error; one that \
      a string with others lacks a warning, the only one a note, but for the number in a form for a number;
      - a tag that a string leaves open, or closes once more, where its source does not, is a warning, as is a link or \
      another part of the program that it has none of, `<0>`, `<a>`, `<Link>`;
      - a full-width bar between the forms of a string for one and for many is a warning;
      - code in a paragraph, *valor* for *value*, where all its other code is that of the source: a warning where a \
      letter is wrong or a name beyond doubt is translated, else a note;
      - marks of Markdown that the translation shows and its source does not, since what stands beside them makes them no \
      link, emphasis or code, are a warning, told once where a document has more than three: between Chinese characters \
      `**(lamp)**` is not bold, but where Jekyll, MkDocs or VitePress 2 makes the pages, `_lamp_` is never italic, and \
      `[lamp] (lamp.md)` no link; nor is `[lamp][]` without a definition, and `hhttps://` leads nowhere;
      - a link to a heading of the page by a name that the draft does not have there, where it has the name to which the \
      source links, `{#lamp}`, is a warning.

      Let through are:

      - words in capitals, common English words in lower case that happen to be names of products, plurals in lower \
      case, *lumens*, and words in small letters where the source does not have the name;
      - what the source of the passage spells in the same way: the command *lumen* of Lumen;
      - what has an extension or stands in a path or a domain, *lumen.ex*, a command or a list, *lumen --save* and \
      *lumen-users*, and a value, *'lumen'* and a branch that is linked to;
      - addresses, and the parts of dates.

      In the documents that the others are translated from it is a note, which `--fix` leaves alone.
      """,
    examples: [
      RuleExample(
        "ru", [.protected("lumen", "Lumen", "ru")], source: "Lumen saves the file.",
        draft: "⟦Люмен⟧ сохраняет файл."),
      RuleExample(
        "ru", [.protected("lumen", "Lumen", "ru")], source: "Lumen saves the file.",
        draft: "Lumen сохраняет файл."),
      RuleExample(
        "ja", [.protected("lumen", "Lumen", "ja")], source: "Lumen saves the file.",
        draft: "⟦ルーメン⟧がファイルを保存します。"),
      RuleExample(
        "zh-Hans", [.protected("lumen", "Lumen", "zh-Hans")], draft: "每个 ⟦lumen⟧ 应用。"),
    ])

  func check(_ context: CheckContext, into findings: inout FindingList) {
    let respelled = context.uses.these {
      context.uses[$0].spelling != .exact && context.uses[$0].status == .doNotTranslate
    }
    let passages = respelled.isEmpty ? [:] : context.passagesByBlock
    for use in respelled
    where !isSpelledSo(use.text, in: passages[use.block], context)
      && !joinsNameInCompound(use.term.text, use.range, of: use.block, context)
      && !isCommonWord(use, passages[use.block])
      && !isValue(use.range, in: context.draft.document.blocks[use.block])
      && !ResourceName.isCommand(use.range, in: context.draft.document.blocks[use.block].text)
      && !ResourceName.holds(
        use.range, in: context.draft.document.blocks[use.block].text)
    {
      report(use.term, use.concept, at: use.fileRange, match: use.text, nil, context, &findings)
    }
    var code = CodeDifference.Facts(context)
    var broken: [BrokenMarkup.Kind: [(marks: BrokenMarkup, passage: Passage)]] = [:]
    for passage in context.passages where !passage.draftBlocks.isEmpty {
      if let difference = CodeDifference(in: passage, &code, context) {
        report(difference, in: passage, context, into: &findings)
      }
      if let difference = PlaceholderDifference(in: passage, context) {
        report(difference, in: passage, context, into: &findings)
      }
      if let tag = TagDifference(in: passage, context) {
        report(tag, in: passage, context, into: &findings)
      }
      if let bar = PluralBar(in: passage, context) {
        report(bar, in: passage, context, into: &findings)
      }
      if let marks = BrokenMarkup(in: passage, context) {
        broken[marks.kind, default: []].append((marks, passage))
      }
      // A longer name that nobody has decided on may well have the name respelled in it.
      let present = passage.draftUses.reduce(into: Set<Int>()) { present, use in
        use.addConcepts(to: &present, withNested: use.status != .proposed)
      }
      var seen: Set<Int> = []
      for (use, _) in passage.allSourceUses
      where use.status == .doNotTranslate && !use.mayName(anyOf: present)
        && seen.insert(use.concept).inserted
        // The glossary need not list the name in each language, nor its forms: *Lumens* is the genitive in German.
        && !passage.draftBlocks.contains(where: {
          let text = context.draft.document.blocks[$0].text
          return text.holdsBytes(of: use.text) || text.holdsBytes(of: use.term.text)
        })
      {
        reportSoundalikes(of: use, in: passage, context, into: &findings)
      }
    }
    for anchor in BrokenAnchor.all(in: context) { report(anchor, context, into: &findings) }
    for kind in BrokenMarkup.Kind.allCases {
      report(broken[kind] ?? [], context, into: &findings)
    }
  }

  /// Whether the source of a passage has a spelling that the draft has.
  private func isSpelledSo(_ text: String, in passage: Passage?, _ context: CheckContext) -> Bool {
    guard let passage else { return false }
    let blocks = context.sources[passage.document].document.blocks
    return passage.sourceBlocks.contains { blocks[$0].text.holdsBytes(of: text) }
  }

  /// Whether words in small letters may be no name, since the source of their passage has none there: *un signal* where
  /// Signal is a program, *a new API* where New API is one.
  private func isCommonWord(_ use: TermUse, _ passage: Passage?) -> Bool {
    guard let passage, !passage.sourceConcepts.contains(use.concept) else { return false }
    return use.text == use.text.lowercased()
      || use.text.contains(" ") && use.text.first?.isLowercase == true
        && use.term.text.first?.isUppercase == true
  }

  /// Whether a word in small letters is what a program reads: between straight quotation marks, `'lumen'`, or the last part
  /// of an address that the paragraph links to, as a branch is.
  private func isValue(_ range: Range<Int>, in block: TextBlock) -> Bool {
    let word = block.text.utf8Slice(range)
    guard word == word.lowercased() else { return false }
    let marks = [
      block.text.character(before: range.lowerBound), block.text.character(at: range.upperBound),
    ]
    return marks == ["'", "'"] || marks == ["\"", "\""]
      || block.spans.contains { span in
        guard case .link(let destination) = span.kind else { return false }
        return destination.hasSuffix("/" + word)
      }
  }

  /// The name with the ending that a word has behind it: *GitHubie* for *Githubie*.
  private func inflected(_ name: String, like match: String) -> String {
    let ending = match.dropFirst(name.count)
    guard match.lowercased().hasPrefix(name.lowercased()),
      ending.allSatisfy({ $0.isLetter && $0.isLowercase })
    else { return name }
    return name + ending
  }

  /// Whether a German text has a name with hyphens for spaces because it is a part of a compound:
  /// *Tailwind-CSS-Konfiguration*.
  private func joinsNameInCompound(
    _ name: String, _ range: Range<Int>, of block: Int, _ context: CheckContext
  ) -> Bool {
    guard context.language.language == "de", name.contains(" ") else { return false }
    let text = context.draft.document.blocks[block].text
    return text.utf8Slice(range).replacing("-", with: " ") == name
      && SuspendedHyphen.demandsHyphens(range, in: text)
  }

  private func report(
    _ difference: CodeDifference, in passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let block = context.draft.document.blocks[difference.block]
    let match = block.text.utf8Slice(difference.range)
    findings.report(
      Self.self, at: block.offsets.fileRange(of: difference.range), match: match,
      confidence: difference.kind == .wrong
        ? Self.confidenceOfMissing
        : difference.kind == .translated
          ? Finding.confidenceOfLikelyNotes : Finding.confidenceOfDoubtfulNotes,
      atMost: difference.kind == .wrong ? .warning : .note,
      message: "the source has the code “\(difference.original)” here; it stays as it is",
      suggestions: [Suggestion(difference.original, isSafe: false)],
      source: reference(to: passage, context))
  }

  private func report(
    _ tag: TagDifference, in passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let block = context.draft.document.blocks[tag.block]
    let message =
      switch tag.kind {
      case .unbalanced(let opened, let closed):
        "<\(tag.name)> is opened \(opened.counted("time")) here and closed \(closed.counted("time")); "
          + "the source closes it as often"
      case .missing: "<\(tag.name)>…</\(tag.name)> of the source is missing here"
      }
    findings.report(
      Self.self, at: block.offsets.fileRange(of: tag.range),
      match: block.text.utf8Slice(tag.range), confidence: Self.confidenceOfMissing,
      message: message, source: reference(to: passage, context))
  }

  private func report(
    _ bar: PluralBar, in passage: Passage, _ context: CheckContext, into findings: inout FindingList
  ) {
    let block = context.draft.document.blocks[bar.block]
    findings.report(
      Self.self, at: block.offsets.fileRange(of: bar.range),
      match: block.text.utf8Slice(bar.range), confidence: Self.confidenceOfMissing,
      message: "a program that looks for “|” between the forms of a string finds none here",
      suggestions: [Suggestion("|", isSafe: true)], source: reference(to: passage, context))
  }

  /// The first paragraph that a passage translates.
  func reference(to passage: Passage, _ context: CheckContext) -> SourceReference? {
    let document = context.sources[passage.document]
    return passage.sourceBlocks.first.map { index in
      let original = document.document.blocks[index]
      return SourceReference(
        document: passage.document, path: document.path,
        range: original.offsets.fileRange(of: 0..<original.text.utf8.count), text: original.text)
    }
  }

  private func report(
    _ difference: PlaceholderDifference, in passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let block = context.draft.document.blocks[difference.block]
    let source = reference(to: passage, context)
    for added in difference.added {
      let match = block.text.utf8Slice(added.range)
      findings.report(
        Self.self, at: block.offsets.fileRange(of: added.range), match: match, confidence: 0.9,
        message: "the source has no placeholder “\(match)”"
          + (added.original.map { "; “\($0)” stays as it is" } ?? ""),
        suggestions: added.original.map { [Suggestion($0, isSafe: false)] } ?? [], source: source)
    }
    guard !difference.missing.isEmpty else { return }
    let names = difference.missing.map { "“\($0)”" }.joined(separator: ", ")
    findings.report(
      Self.self, at: block.offsets.fileRange(of: 0..<block.text.utf8.count), match: block.text,
      confidence: difference.hasOthers
        ? Self.confidenceOfMissing : Finding.confidenceOfLikelyNotes,
      atMost: difference.hasOthers ? .error : .note,
      message: "the placeholder\(difference.missing.count == 1 ? "" : "s") \(names) of the source "
        + (difference.missing.count == 1 ? "is" : "are") + " missing here",
      source: source)
  }

  /// How sure it is that a string needs the placeholder that its source has: a language may say it without.
  static let confidenceOfMissing = 0.75

  private func report(
    _ term: Term, _ concept: Int, at range: Range<Int>, match: String, _ source: SourceReference?,
    _ context: CheckContext, _ findings: inout FindingList
  ) {
    findings.report(
      Self.self, at: range, match: match, concept: context.identifier(of: concept),
      confidence: source == nil ? 0.9 : 0.8, atMost: context.facts.isOriginal ? .note : .error,
      message: "“\(match)”: the name “\(term.text)” stays as it is",
      suggestions: [
        Suggestion(
          inflected(term.text, like: match), isSafe: source == nil && !context.facts.isOriginal)
      ],
      source: source)
  }

  private func reportSoundalikes(
    of use: TermUse, in passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let name = ProtectedName(use.term.text, context.language)
    for index in passage.draftBlocks {
      let block = context.draft.document.blocks[index]
      for range in name.soundalikes(in: block)
      where !joinsNameInCompound(use.term.text, range, of: index, context)
        && !isSpelledSo(block.text.utf8Slice(range), in: passage, context)
        && !isValue(range, in: block)
      {
        report(
          use.term, use.concept, at: block.offsets.fileRange(of: range),
          match: block.text.utf8Slice(range), context.reference(to: use, in: passage.document),
          context, &findings)
      }
    }
  }
}

extension Concept {
  /// A name that stays as it is in English and in the language of an example.
  fileprivate static func `protected`(
    _ id: String, _ name: String, _ language: LanguageTag
  ) -> Concept {
    Concept(
      id: id,
      terms: [
        Term(name, language: "en", status: .doNotTranslate),
        Term(name, language: language, status: .doNotTranslate),
      ])
  }
}
