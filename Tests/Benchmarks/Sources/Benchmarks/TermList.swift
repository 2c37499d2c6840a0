/// Terms made of the words of a corpus: its most frequent sequences of words or characters.
struct TermList {
  /// The terms, the most frequent first.
  let terms: [String]

  /// Counts the sequences of a language's prose.
  ///
  /// Of one, two and three words between spaces; in Japanese and Chinese of two to four Han
  /// characters, and whole runs of katakana. All lengths have the same share.
  init(of paragraphs: [String], language: String, count: Int) {
    let isUnspaced = language == "ja" || language == "zh"
    var counts: [Int: [String: Int]] = [:]
    for paragraph in paragraphs {
      for run in isUnspaced
        ? Self.runs(paragraph) : Self.sentences(paragraph, isCyrillic: language == "ru")
      {
        let isKatakana = isUnspaced && Self.isKatakana(run[0])
        let lengths = isKatakana ? run.count...run.count : isUnspaced ? 2...4 : 1...3
        for length in lengths
        where run.count >= length && (!isKatakana || (2...12).contains(length)) {
          for start in 0...run.count - length {
            let term = run[start..<start + length].joined(separator: isUnspaced ? "" : " ")
            counts[isKatakana ? 1 : length, default: [:]][term, default: 0] += 1
          }
        }
      }
    }
    let ranked = counts.sorted { $0.key < $1.key }.map { _, counts in
      counts.filter { $0.value > 1 }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }
    var terms: [String] = []
    var rank = 0
    while terms.count < count, ranked.contains(where: { rank < $0.count }) {
      terms += ranked.filter { rank < $0.count }.map { $0[rank] }
      rank += 1
    }
    self.terms = Array(terms.prefix(count))
  }

  private init(_ terms: [String]) { self.terms = terms }

  /// The rarest terms of a list, and others that recombine its words and hardly occur: closest to
  /// a real termbase, most terms of which stand nowhere in a document.
  func sparse(real: Int, count: Int, language: String) -> TermList {
    let glue = language == "ja" || language == "zh" ? "" : " "
    var sparse = Array(terms.suffix(real))
    var seen = Set(sparse)
    var step = 0
    while sparse.count < count, step < 40 * count {
      let first = terms[(step &* 7919) % terms.count]
      let second = terms[(step &* 104_729 &+ 31) % terms.count]
      let term = first + glue + second
      if seen.insert(term).inserted { sparse.append(term) }
      step += 1
    }
    return TermList(sparse)
  }

  /// The runs of words of the language's alphabet that no punctuation divides.
  private static func sentences(_ paragraph: String, isCyrillic: Bool) -> [[String]] {
    var sentences: [[String]] = [[]]
    for word in paragraph.split(separator: " ") {
      let isWord = word.unicodeScalars.allSatisfy {
        isCyrillic
          ? (0x410...0x451).contains($0.value) : $0.isASCII && $0.properties.isAlphabetic
      }
      if isWord, word.count > 2 {
        sentences[sentences.count - 1].append(String(word))
      } else {
        sentences.append([])
      }
    }
    return sentences.filter { !$0.isEmpty }
  }

  private static func isKatakana(_ character: String) -> Bool {
    character.unicodeScalars.first.map { (0x30a1...0x30fc).contains($0.value) } ?? false
  }

  /// The runs of Han characters, or of katakana.
  private static func runs(_ paragraph: String) -> [[String]] {
    var runs: [[String]] = [[]]
    var last = 0
    for scalar in paragraph.unicodeScalars {
      let kind =
        switch scalar.value {
        case 0x4e00...0x9fff: 1
        case 0x30a1...0x30fc: 2
        default: 0
        }
      if kind != last { runs.append([]) }
      if kind > 0 { runs[runs.count - 1].append(String(scalar)) }
      last = kind
    }
    return runs.filter { !$0.isEmpty }
  }
}
