import IsoglossProject
import LanguageAssets
import LanguageText

/// Finds the approved terms of a document's language that somebody has begun to write, in that
/// language or as the source calls them.
struct TermCompletion {
  /// A term that fits.
  struct Candidate {
    let concept: Concept
    let term: Term
    /// What has been written of it, which it takes the place of.
    let written: String
    /// The term as it goes on from there: with a capital where that was written.
    var text: String {
      guard let first = written.first, first.isUppercase, !term.isExact,
        term.text.lowercased().hasPrefix(written.lowercased())
      else { return term.text }
      return term.text.prefix(1).uppercased() + term.text.dropFirst()
    }
    /// What the source calls it, and what is known of it.
    let detail: String
  }

  /// Nobody writes more of a term before asking for the rest.
  private static let longestBeginning = 40

  private let vocabulary: ResidentCheck.Vocabulary

  /// Looks in a glossary.
  init(_ vocabulary: ResidentCheck.Vocabulary) { self.vocabulary = vocabulary }

  /// The terms that go on from what stands before the cursor on its line; with nothing written, all.
  ///
  /// Those of which most is written come first, then the preferred ones, then they go by their text. What is only
  /// proposed comes behind all others, and not at all where the concept has an accepted term, where another concept
  /// has that text for one, or where it is the word of the source: extraction has seen it where nobody translated.
  ///
  /// - Complexity: O(n m) in the number of terms and the length of the beginning, 40 at most.
  func candidates(behind line: String) -> [Candidate] {
    let beginnings = Self.beginnings(in: line, vocabulary.language)
    var found: [(candidate: Candidate, length: Int)] = []
    for concept in vocabulary.glossary.concepts {
      let names = sourceNames(of: concept)
      let terms = concept.terms(in: vocabulary.language).acceptedOrProposed.filter { term in
        term.status != .proposed || !names.contains { $0.lowercased() == term.text.lowercased() }
      }
      for term in terms {
        let written =
          beginnings.first { $0.begins(term.text) }
          ?? beginnings.first { beginning in names.contains { beginning.begins($0) } }
        guard let written = written ?? (beginnings.isEmpty ? "" : nil) else { continue }
        let detail = [names.first, term.status == .preferred ? nil : term.status.rawValue]
          .compactMap(\.self).joined(separator: " · ")
        found.append(
          (
            Candidate(concept: concept, term: term, written: written, detail: detail),
            written.count
          ))
      }
    }
    let accepted = Set(found.map(\.candidate.term).filter { $0.status != .proposed }.map(\.text))
    found.removeAll {
      $0.candidate.term.status == .proposed && accepted.contains($0.candidate.term.text)
    }
    return found.sorted { left, right in
      let ranks = (Self.rank(left.candidate.term), Self.rank(right.candidate.term))
      let areProposed = (ranks.0 == Self.lastRank ? 1 : 0, ranks.1 == Self.lastRank ? 1 : 0)
      return (areProposed.0, right.length, ranks.0, left.candidate.term.text)
        < (areProposed.1, left.length, ranks.1, right.candidate.term.text)
    }.map(\.candidate)
  }

  private func sourceNames(of concept: Concept) -> [String] {
    let sources = vocabulary.sources.isEmpty ? ["en"] : vocabulary.sources
    return sources.filter { !$0.matches(vocabulary.language) }
      .flatMap { concept.terms(in: $0).filter { $0.status.isApproved } }
      .sorted { Self.rank($0) < Self.rank($1) }.map(\.text)
  }

  private static func rank(_ term: Term) -> Int {
    switch term.status {
    case .preferred, .doNotTranslate: 0
    case .admitted: 1
    default: lastRank
    }
  }

  /// The rank of what is only proposed.
  private static let lastRank = 2

  /// What may be the beginning of a term at the end of a line, the longest first: from the beginning
  /// of a word on or, where words are not parted, from any character.
  private static func beginnings(in line: String, _ language: LanguageTag) -> [String] {
    let tail = line.suffix(longestBeginning)
    guard let last = tail.last, last.isLetter || last.isNumber || last == "-" || last == "ー" else {
      return []
    }
    return tail.indices.filter { index in
      guard tail[index].isLetter || tail[index].isNumber else { return false }
      guard index > tail.startIndex else { return true }
      let before = tail[tail.index(before: index)]
      let partsWords = !(before.isLetter || before.isNumber)
      return partsWords
        || language.isWrittenWithoutSpaces && !(before.isASCII && tail[index].isASCII)
    }.map { String(tail[$0...]) }
  }
}

extension String {
  /// Whether a term begins with the text, in any case, and goes on.
  fileprivate func begins(_ term: String) -> Bool {
    let (beginning, whole) = (lowercased(), term.lowercased())
    return whole.hasPrefix(beginning) && whole.count > beginning.count
  }
}
