import DocumentFormats
import LanguageAssets
import LanguageText

extension ForbiddenTerm {
  /// Reports forbidden names inside German and Korean compounds, *Skript* in *Skriptauswertung*, where the source names the
  /// concept and the draft does not: elsewhere a compound is a word of its own, as *Türknopf* is.
  ///
  /// - Complexity: O(length of the paragraphs) for each concept with forbidden names that a passage lacks.
  func reportCompounds(_ context: CheckContext, into findings: inout FindingList) {
    guard let least = Self.leastLetters[context.language.language] else { return }
    var names: [Int: [Term]] = [:]
    for passage in context.passages where !passage.draftBlocks.isEmpty {
      var asked: Set<Int> = []
      for use in passage.sourceUses where asked.insert(use.concept).inserted {
        let forbidden =
          names[use.concept] ?? Self.names(of: use.concept, least, context)
        names[use.concept] = forbidden
        guard !forbidden.isEmpty, !use.mayName(anyOf: passage.draftConcepts) else { continue }
        for block in passage.draftBlocks {
          for term in forbidden {
            report(term, of: use, in: block, passage, context, into: &findings)
          }
        }
      }
    }
  }

  /// Shorter names are parts of many words by chance.
  private static let leastLetters = ["de": 5, "ko": 2]

  /// The forbidden names of a concept that are one word, and long enough to be found in others.
  private static func names(of concept: Int, _ least: Int, _ context: CheckContext) -> [Term] {
    context.glossary.concepts[concept].terms(in: context.language).filter { term in
      !term.status.isApproved && term.text.count >= least && term.text.allSatisfy(\.isLetter)
    }
  }

  private func report(
    _ term: Term, of use: TermUse, in block: Int, _ passage: Passage, _ context: CheckContext,
    into findings: inout FindingList
  ) {
    let text = context.draft.document.blocks[block].text
    for place in text.places(ofBytes: term.text, besidesCase: true) {
      let word = Self.word(around: place, in: text)
      guard word.count >= place.count + Self.leastBytesBeside,
        !context.draft.document.blocks[block].spans.contains(where: {
          $0.isMasked && $0.range.overlaps(place)
        }),
        !context.uses(near: block).contains(where: {
          $0.block == block && $0.range.overlaps(word)
        }),
        !isInApprovedName(term, at: place, of: use.concept, text, context)
      else { continue }
      let preferred = context.preferredTerm(for: use.concept)
      findings.report(
        Self.self, at: context.draft.document.blocks[block].offsets.fileRange(of: place),
        match: text.utf8Slice(place), concept: context.identifier(of: use.concept),
        confidence: Finding.confidenceOfLikelyNotes,
        message: "the glossary forbids “\(term.text)”, of which “\(text.utf8Slice(word))” is made"
          + (preferred.map { "; write “\($0.text)”" } ?? ""),
        suggestions: preferred.map { [Suggestion($0.text, isSafe: false).unwritten] } ?? [],
        source: SourceReference(
          to: use, in: context.sources[passage.document], at: passage.document))
    }
  }

  /// Whether a forbidden name is a part of an approved one that stands there, *Nutzer* in *Benutzer*, or of a form of one:
  /// *Theme* in *Themendatei*, which begins with the plural of *Thema*.
  private func isInApprovedName(
    _ term: Term, at place: Range<Int>, of concept: Int, _ text: String, _ context: CheckContext
  ) -> Bool {
    let end = Self.word(around: place, in: text).upperBound
    let rest = TermForms.fold(text.utf8Slice(place.lowerBound..<end))
    return context.glossary.concepts[concept].terms(in: context.language).contains { name in
      guard name.status.isApproved else { return false }
      return name.text.utf8.count > term.text.utf8.count
        && text.places(ofBytes: name.text, besidesCase: true).contains { $0.overlaps(place) }
        || TermForms.surfaceForms(of: name.text, language: name.language).contains {
          $0.utf8.count > term.text.utf8.count && rest.hasPrefix($0)
        }
    }
  }

  /// The letters around a place, in UTF-8 bytes.
  private static func word(around place: Range<Int>, in text: String) -> Range<Int> {
    let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
    let end = text.utf8.index(start, offsetBy: place.count)
    let before = text[..<start].reversed().prefix(while: \.isLetter)
    let behind = text[end...].prefix(while: \.isLetter)
    return place.lowerBound - String(before).utf8.count..<place.upperBound
      + String(behind).utf8.count
  }

  /// What is beside it has as many bytes: an ending has less.
  private static let leastBytesBeside = 4
}
