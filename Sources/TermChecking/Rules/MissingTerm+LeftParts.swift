import DocumentFormats
import LanguageAssets
import LanguageText

// Terms of several words of which a draft in other letters leaves one as it is: “environment 变量”.

extension MissingTerm {
  /// How sure it is that a word is left of a term.
  private static let confidenceOfLeftParts = 0.75

  /// A word of a source's term that stands in the draft.
  struct LeftPart {
    /// The word as the draft has it.
    let word: String
    /// Its place in the file of the draft, as UTF-8 byte offsets.
    let fileRange: Range<Int>
  }

  /// A word of a term that the draft of a sentence has in Latin letters before a word of its own; nil where there is none,
  /// where a name of the concept has that word, too, or the source has it elsewhere.
  ///
  /// - Complexity: O(length of the sentence · words of the term).
  func leftPart(
    of use: TermUse, in sentence: Int, of table: SentenceTable, _ passage: Passage,
    _ context: CheckContext
  ) -> LeftPart? {
    guard context.script != "Latn", use.text.utf8.contains(UInt8(ascii: " ")) else { return nil }
    let texts = passage.sourceBlocks.map {
      context.sources[passage.document].document.blocks[$0].text
    }
    let count = passage.sourceUses.count { $0.concept == use.concept }
    // The source has it for something else as well: the upstream branch of an upstream tarball.
    func isOfTermOnly(_ word: String) -> Bool {
      texts.reduce(0) { $0 + $1.count(ofWord: word) } <= count
    }
    let names = context.glossary.concepts[use.concept].terms(in: context.language)
    for word in use.text.split(separator: " ").map(String.init)
    where word.utf8.count >= Self.leastLetters
      && word.utf8.allSatisfy({ ($0 | 0x20) &- 0x61 < 26 })
      && !names.contains(where: { $0.text.holdsWord(word) })
      && isOfTermOnly(word)
    {
      for segment in table.draft(of: sentence) {
        let block = context.draft.document.blocks[segment.block]
        for place in segment.text.places(ofBytes: word, besidesCase: true) {
          let start = segment.range.lowerBound + place.lowerBound
          let range = start..<start + place.count
          guard Self.standsBeforeOwnWord(range, in: block.text),
            !block.spans.contains(where: { $0.isMasked && $0.range.overlaps(range) }),
            !context.foreignUses.contains(where: {
              $0.block == segment.block && $0.range.overlaps(range)
            })
          else { continue }
          return LeftPart(
            word: block.text.utf8Slice(range),
            fileRange: table.fileRange(of: range, in: segment.block))
        }
      }
    }
    return nil
  }

  /// Whether a word in Latin letters stands by itself, and right before a word in others.
  private static func standsBeforeOwnWord(_ range: Range<Int>, in text: String) -> Bool {
    let before = text.character(before: range.lowerBound)
    guard before.map({ $0 == " " || !$0.isASCII && !$0.isPunctuation }) ?? true else {
      return false
    }
    let isSpaced = text.character(at: range.upperBound) == " "
    let next = text.character(at: range.upperBound + (isSpaced ? 1 : 0))
    guard let next, next.isLetter, let scalar = next.unicodeScalars.first else { return false }
    if isSpaced, let previous = before == " " ? text.character(before: range.lowerBound - 1) : nil,
      previous.isASCII, previous.isLetter
    {
      // Of several Latin words another rule tells.
      return false
    }
    return ScriptClass(scalar) != .latin
  }

  private static let leastLetters = 4

  /// Reports a word that is left of a term.
  func report(
    _ part: LeftPart, of use: TermUse, _ names: ConceptNames, in source: CheckedDocument,
    _ passage: Passage, _ context: CheckContext, _ findings: inout FindingList
  ) {
    let preferred = names.preferred?.text
    findings.report(
      Self.self, at: part.fileRange, match: part.word,
      concept: context.identifier(of: use.concept), confidence: Self.confidenceOfLeftParts,
      message: "“\(part.word)” of “\(use.text)” is left untranslated"
        + (preferred.map { "; write “\($0)”" } ?? ""),
      suggestions: preferred.map { [Suggestion($0, isSafe: false).unwritten] } ?? [],
      source: SourceReference(to: use, in: source, at: passage.document))
  }
}

extension String {
  /// How often the text has an English word by itself, in whatever case.
  fileprivate func count(ofWord word: String) -> Int {
    places(ofBytes: word, besidesCase: true).count { place in
      character(before: place.lowerBound)?.isLetter != true
        && character(at: place.upperBound)?.isLetter != true
    }
  }

  /// Whether the text has an English word, in the singular or the plural.
  fileprivate func holdsWord(_ word: String) -> Bool {
    let singular = word.hasSuffix("s") ? String(word.dropLast()) : word
    return !places(ofBytes: singular, besidesCase: true).isEmpty
  }
}
