import DocumentFormats

/// Splits katakana compounds where their parts are words of the same document:
/// ボタンスタイル into ボタン and スタイル.
struct KatakanaSplitter: Sendable {
  private var counts: [String: Int] = [:]
  /// Where the runs of the document are cut.
  private var cuts: [String: [Int]] = [:]

  /// Counts the katakana runs of a document.
  init(segments: [Segment]) {
    for segment in segments { count(segment.text) }
    cuts = Dictionary(
      uniqueKeysWithValues: counts.keys.map { ($0, cuts(of: Array($0.unicodeScalars))) })
  }

  private mutating func count(_ text: String) {
    var run = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if ScalarClass.script(of: scalar) == .katakana {
        ScalarClass.appendFolded(scalar, to: &run)
      } else if !run.isEmpty {
        counts[String(run), default: 0] += 1
        run = String.UnicodeScalarView()
      }
    }
    if !run.isEmpty { counts[String(run), default: 0] += 1 }
  }

  /// The parts of a katakana token, in order; any other token as it is.
  func parts(of token: TokenScanner.RawToken) -> [TokenScanner.RawToken] {
    guard token.script == .katakana else { return [token] }
    if cuts[token.folded]?.isEmpty == true { return [token] }
    let characters = Array(token.folded.unicodeScalars)
    let cuts = cuts[token.folded] ?? cuts(of: characters)
    guard !cuts.isEmpty else { return [token] }
    let bounds = [0] + cuts + [characters.count]
    return zip(bounds, bounds.dropFirst()).map { lower, upper in
      let text = String(String.UnicodeScalarView(characters[lower..<upper]))
      // Every full-width katakana character takes three bytes.
      let start = token.range.lowerBound + 3 * lower
      return TokenScanner.RawToken(
        range: start..<token.range.lowerBound + 3 * upper, script: .katakana,
        followsSpace: lower == 0 && token.followsSpace, isCapitalized: false, folded: text)
    }
  }

  private func cuts(of run: [Unicode.Scalar]) -> [Int] {
    run.count > 2 * Self.shortestPart - 1 ? cuts(in: run[...]) : []
  }

  /// Peels known words off the end: Japanese compounds have their head there.
  private func cuts(in characters: ArraySlice<Unicode.Scalar>) -> [Int] {
    guard characters.allSatisfy({ (0x30a1...0x30ff).contains($0.value) }) else { return [] }
    for cut in characters.indices.dropFirst(Self.shortestPart).dropLast(Self.shortestPart - 1) {
      let head = count(characters[..<cut])
      let tail = count(characters[cut...])
      let isListed = InterfaceMeanings.katakana.contains(
        String(String.UnicodeScalarView(characters[cut...])))
      let bothKnown = head > 0 && tail > 0 || isListed
      if (bothKnown || tail >= Self.frequent), !Self.cannotBegin(characters[cut]) {
        return cuts(in: characters[..<cut]) + [cut]
      }
    }
    return []
  }

  private func count(_ characters: ArraySlice<Unicode.Scalar>) -> Int {
    counts[String(String.UnicodeScalarView(characters))] ?? 0
  }

  private static func cannotBegin(_ scalar: Unicode.Scalar) -> Bool {
    "ーァィゥェォャュョッンヮ".unicodeScalars.contains(scalar)
  }

  private static let shortestPart = 2
  /// How often the end of a compound must stand alone for the rest to count as a word unseen.
  private static let frequent = 4
}
