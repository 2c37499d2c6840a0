import LanguageText

/// The words of a sentence, as other names of a concept are looked for among them.
enum SentenceWords {
  /// A word with what it is compared by.
  struct Word: Hashable {
    /// The word without the end that inflection changes, in lower case.
    let key: String
    /// The word as written.
    let surface: String

    static func == (left: Word, right: Word) -> Bool {
      UTF8Key(left.surface) == UTF8Key(right.surface) && UTF8Key(left.key) == UTF8Key(right.key)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(UTF8Key(surface)) }
  }

  /// What the words of a text are compared by; where there are no spaces, every two to four
  /// characters in a row of Han, and the parts of runs of katakana.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func keys(of text: String) -> Set<String> {
    ScriptRun.runs(in: text).reduce(into: []) { keys, run in
      let surface = text.utf8Slice(run.range)
      switch run.script {
      case .han: keys.formUnion(pieces(of: surface))
      case .katakana: keys.formUnion(parts(of: surface))
      default: if let word = word(surface, run.script) { keys.insert(word.key) }
      }
    }
  }

  /// The words of a text that may be names: those of ``keys(of:)``, but of Han characters only such
  /// as begin and end where words do.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func names(in text: String, _ language: LanguageTag) -> [Word] {
    var breaks: Set<Int>?
    let runs = ScriptRun.runs(in: text)
    return runs.indices.flatMap { index -> [Word] in
      let run = runs[index]
      let surface = text.utf8Slice(run.range)
      switch run.script {
      case .han:
        let words = breaks ?? Self.breaks(in: text, language)
        breaks = words
        return pieces(of: surface, at: run.range.lowerBound, between: words)
      case .katakana: return parts(of: surface).map { Word(key: $0, surface: $0) }
      default:
        guard let word = word(surface, run.script) else { return [] }
        return [Word(key: word.key, surface: text.utf8Slice(wholeWord(index, runs, in: text)))]
      }
    }
  }

  /// The words of ``names(in:_:)`` that are one word, or of Han characters that are no words by
  /// themselves: what is unknown falls into single characters.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func simpleNames(in text: String, _ language: LanguageTag) -> [Word] {
    guard language.isWrittenWithoutSpaces else { return names(in: text, language) }
    let words = TextBreaks.wordRanges(in: text, language: language)
    let simple = Set(words.map { text.utf8Slice($0) })
    return names(in: text, language).filter { name in
      simple.contains(name.surface) || name.surface.allSatisfy { simple.contains(String($0)) }
        || name.surface.unicodeScalars.allSatisfy { ScriptClass($0) == .katakana }
    }
  }

  /// A run of a word with what belongs to it: what stands behind the apostrophe of об’єкт is compared alone.
  private static func wholeWord(_ index: Int, _ runs: [ScriptRun], in text: String) -> Range<Int> {
    guard runs[index].script == .cyrillic, index > 1, runs[index - 2].script == .cyrillic,
      case let mark = text.utf8Slice(runs[index - 1].range).unicodeScalars, mark.count == 1,
      mark.first?.isApostrophe == true
    else { return runs[index].range }
    return runs[index - 2].range.lowerBound..<runs[index].range.upperBound
  }

  private static func word(_ surface: String, _ script: ScriptClass) -> Word? {
    switch script {
    case .latin, .cyrillic, .hangul:
      let word = surface.lowercased()
      if script != .hangul, let key = plainKey(of: word) {
        return key.isEmpty ? nil : Word(key: key, surface: surface)
      }
      guard word.count > 3 || script == .hangul && word.count > 1 else { return nil }
      return Word(key: String(word.prefix(max(4, word.count - 3))), surface: surface)
    default: return nil
    }
  }

  /// The key of a word of Latin or Russian letters that are one code point each; empty for one that
  /// is too short, nil for any other word.
  private static func plainKey(of word: String) -> String? {
    var starts: [Int] = []
    for (offset, byte) in word.utf8.enumerated() where byte & 0xc0 != 0x80 {
      guard byte < 0xcc || byte == 0xd0 || byte == 0xd1 else { return nil }
      starts.append(offset)
    }
    guard starts.count > 3 else { return "" }
    let length = max(4, starts.count - 3)
    return length < starts.count ? word.utf8Slice(0..<starts[length]) : word
  }

  /// A run of katakana, and its beginnings and ends of at least three letters.
  private static func parts(of run: String) -> [String] {
    let letters = Array(run)
    guard letters.count > 3 else { return letters.count > 1 ? [run] : [] }
    let cuts = (3...max(3, letters.count - 3)).filter {
      $0 <= letters.count - 3 && !"ーァィゥェォッャュョ".contains(letters[$0])
    }
    return [run] + cuts.flatMap { [String(letters[..<$0]), String(letters[$0...])] }
  }

  private static func pieces(of run: String) -> [String] {
    let characters = Array(run)
    return (2...4).flatMap { length in
      characters.count < length
        ? []
        : (0...characters.count - length).map { String(characters[$0..<$0 + length]) }
    }
  }

  private static func pieces(of run: String, at start: Int, between breaks: Set<Int>) -> [Word] {
    var offset = start
    var ends: [(offset: Int, index: String.Index)] = []
    for index in run.indices {
      if breaks.contains(offset) || index == run.startIndex { ends.append((offset, index)) }
      offset += String(run[index]).utf8.count
    }
    ends.append((offset, run.endIndex))
    func isParticle(_ word: Int) -> Bool {
      let word = run[ends[word].index..<ends[word + 1].index]
      return particles.contains(word) || FunctionWords.chinese.contains(String(word))
    }
    return ends.indices.dropLast().flatMap { first in
      (first + 1..<min(first + 5, ends.count)).compactMap { end in
        let piece = String(run[ends[first].index..<ends[end].index])
        let isPhrase = end > first + 1 && (isParticle(first) || isParticle(end - 1))
        // Words that ICU does not know keep their particle: 讲的.
        let isCut = piece.hasSuffix("的") && piece != "目的"
        return (2...4).contains(piece.count) && !isPhrase && !isCut && !isCount(piece)
          ? Word(key: piece, surface: piece) : nil
      }
    }
  }

  /// Whether two Chinese characters say how many or which: 几种, 每个.
  private static func isCount(_ piece: String) -> Bool {
    guard piece.count == 2, let first = piece.first, let last = piece.last else { return false }
    return "几幾多两兩一三四这這那各每该該某此数數".contains(first) && "种種个個些类類项項".contains(last)
  }

  /// Chinese words that no name of several words begins or ends with.
  private static let particles: Set<Substring> = [
    "上", "下", "个", "中", "为", "之", "也", "了", "于", "从", "以", "会", "個", "其", "到", "及", "又",
    "和", "在", "对", "對", "将", "將", "就", "并", "並", "或", "把", "於", "時", "时", "是", "會", "有", "由",
    "的", "與", "与", "被", "要", "這", "这", "那", "都", "為", "從", "該", "该", "可", "不", "地", "得", "所",
  ]

  private static func breaks(in text: String, _ language: LanguageTag) -> Set<Int> {
    TextBreaks.wordRanges(in: text, language: language).reduce(into: []) {
      $0.insert($1.lowerBound)
      $0.insert($1.upperBound)
    }
  }
}
