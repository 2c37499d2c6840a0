import DocumentFormats
import LanguageAssets
import LanguageText

extension UntranslatedBlocks {
  /// The blocks with a term of the source language, be it admitted in the draft's, or one forbidden or
  /// in another spelling.
  static func suspects(
    _ context: CheckContext, of source: LanguageTag
  ) -> Set<Int> {
    var foreign: [TermEntry: Bool] = [:]
    func isForeign(_ use: TermUse) -> Bool {
      guard use.entry.hasSynonyms else { return false }
      if let isForeign = foreign[use.entry] { return isForeign }
      let text = TermForms.fold(use.term.text)
      let isForeign = context.glossary.concepts[use.concept].terms(in: source)
        .contains { TermForms.fold($0.text) == text }
      foreign[use.entry] = isForeign
      return isForeign
    }
    return Set(
      context.foreignUses.map(\.block)
        + context.uses.filter {
          !$0.term.status.isApproved || $0.spelling == .variant || isForeign($0)
        }.map(\.block))
  }

  /// How a paragraph stands to the language of its source.
  enum Standing {
    case own
    case foreign
    /// A few Latin words that may be a name.
    case open

    /// How a paragraph of a draft in Latin letters stands to its source's language.
    init(_ block: TextBlock, isSuspect: Bool, of source: LanguageTag) {
      func isForeign(_ text: String) -> Bool {
        text.split(separator: " ").count > 4
          && LanguageDetector.detect(text)?.matches(source) == true
      }
      // What a translated paragraph quotes may be longer than the rest.
      let rest = isSuspect ? block.textBesideQuotations : ""
      let isForeign =
        isSuspect && isForeign(block.textBesideExternalLinks)
        && (rest.split(separator: " ").count < 3 || isForeign(rest))
      self = isForeign ? .foreign : .own
    }

    /// How a paragraph stands to its source's language that is the same there; nil if it looks like another.
    ///
    /// A few words may be a name in both.
    init?(copied block: TextBlock, of source: LanguageTag) {
      let text = block.textBesideExternalLinks
      let words = text.split(separator: " ").count { $0.contains(where: \.isLetter) }
      guard words > 4, !(Self.mayList(block.kind) && Self.isListOfNames(text)) else {
        self = .open
        return
      }
      guard LanguageDetector.detect(text)?.matches(source) ?? true else { return nil }
      self = .foreign
    }

    private static func mayList(_ kind: BlockKind) -> Bool {
      kind == .tableCell || kind == .heading
    }

    /// Whether a text is single words with commas between them, as what other programs call a command, or at least
    /// three names of one or two words with capitals.
    static func isListOfNames(_ text: String) -> Bool {
      let parts = text.split(separator: ",").map { $0.split(separator: " ") }
      return parts.count > 1 && parts.allSatisfy { $0.count < 2 }
        || parts.count > 2
          && parts.allSatisfy { part in
            part.count < 3 && part.allSatisfy { $0.unicodeScalars.first?.isCapital == true }
          }
    }

    /// How a paragraph of a draft in another script stands to its source's language.
    init(_ block: TextBlock, isOriginal: Bool, isKept: () -> Bool) {
      var words = 0
      var offset = 0
      // Of a word the number is known when it has ended: a checksum is none.
      var word: (isOpen: Bool, isCounted: Bool) = (false, false)
      let cited = RangeIndex(
        block.spans.filter { $0.isMasked || $0.isExternalLink }.map(\.range))
      for scalar in block.text.unicodeScalars {
        let start = offset
        offset += UTF8.width(scalar)
        switch ScriptClass(scalar) {
        case .latin:
          if !word.isOpen { word = (true, !cited.overlaps(start..<offset)) }
        case .digit:
          word = (true, false)
        case .other where scalar.isLatinOrNeutral:
          guard !(word.isOpen && "'’-".unicodeScalars.contains(scalar)) else { continue }
          if word.isOpen, word.isCounted { words += 1 }
          word = (false, false)
        default:
          self = .own
          return
        }
      }
      if word.isOpen, word.isCounted { words += 1 }
      let isText =
        (words > 4 || isOriginal && words > 1)
        && !(Self.mayList(block.kind) && Self.isListOfNames(block.text))
      self = isText && !isKept() ? .foreign : .open
    }
  }
}
