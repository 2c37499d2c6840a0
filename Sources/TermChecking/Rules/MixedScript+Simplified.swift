import DocumentFormats
import LanguageText

extension MixedScript {
  /// Characters of Simplified Chinese in a Japanese text, but for what it quotes.
  func simplifiedInJapanese(_ text: String) -> [Problem] {
    let found = HanVariants.simplifiedNotJapanese(in: text)
    guard !found.isEmpty else { return [] }
    let quoted = QuotedRanges.ranges(in: text).filter { range in
      // What a label means may stand in brackets behind it.
      !text.utf8Slice(range).unicodeScalars.prefix { $0 != "(" && $0 != "（" }
        .contains { ScriptClass($0) == .hiragana }
    }
    return found.filter { range in !quoted.contains { $0.contains(range) } }
      .map { Problem(range: $0, message: "simplified Chinese characters in a Japanese text") }
  }

  /// What a Japanese draft has left of a Chinese source: its words, of which Japanese has some of the characters.
  struct ChineseLeft {
    private let sources: [TextBlock]
    /// What headings leave as their source has it.
    private let headings: [String]

    /// How many characters a name that is left on purpose has at most.
    private static let mostOfName = 3

    /// Takes the Chinese sources of a draft; there are none of one in another language than Japanese.
    init(_ context: CheckContext) {
      guard context.script == "Jpan" else {
        (sources, headings) = ([], [])
        return
      }
      let sources = context.sources.filter { $0.language.likelyScript?.hasPrefix("Han") == true }
        .flatMap { $0.document.blocks.filter(\.kind.isProse) }
      self.sources = sources
      headings =
        sources.isEmpty
        ? []
        : context.proseBlocks.lazy.map(\.block).filter { block in
          block.kind == .heading
            && sources.contains { $0.kind == .heading && $0.text == block.text }
        }.map(\.text)
    }

    /// Problems of a paragraph with the characters between and around them that the source has in the same order: a word
    /// that is left is one problem, and none where it may be a name, a short one that is set off or that headings leave,
    /// too.
    ///
    /// - Complexity: O(length of the source) for each problem.
    func joined(_ problems: [Problem], in block: TextBlock) -> [Problem] {
      guard !sources.isEmpty else { return problems }
      return problems.reduce(into: []) { joined, problem in
        if let last = joined.last, last.range.contains(problem.range) { return }
        let range = MixedScript().hanRange(around: problem.range, in: block.text)
        let word = block.text.utf8Slice(range)
        guard problem.replacement == nil, sources.contains(where: { $0.text.holdsBytes(of: word) })
        else { return joined.append(problem) }
        let mayBeName =
          word.unicodeScalars.count <= Self.mostOfName
          && (block.setOff.contains(range) || headings.contains { $0.holdsBytes(of: word) })
        guard !mayBeName else { return }
        joined.append(Problem(range: range, message: "Chinese of the source in a Japanese text"))
      }
    }
  }
}
