import LanguageAssets
import LanguageText

/// Finds terms in text without spaces between words, and Han or kana terms in any text.
///
/// Terms are looked for as strings; ``CharacterGuard`` refuses what is a part of another word.
struct CharacterMatcher: Sendable {
  /// The language of the texts.
  let language: LanguageTag
  /// Whether the language is Chinese or Japanese.
  let isEastAsian: Bool
  /// The terms.
  private(set) var patterns: [CharacterPattern] = []
  /// The terms as they are when folded.
  private(set) var exact = CharacterTrie()
  /// The terms in katakana without what is spelled in different ways.
  private(set) var respelled = CharacterTrie()
  /// The terms in one shape of all variants of a Han character.
  private(set) var otherScript = CharacterTrie()
  /// Whether a pattern of ``otherScript`` is not the same in ``exact``.
  private(set) var hasOtherShapes = false

  /// Compiles some of the entries of a termbase, given by their indices.
  init(_ indices: [Int], of entries: [TermEntry], language: LanguageTag) {
    self.language = language
    isEastAsian = Self.isEastAsian(language)
    for index in indices {
      let term = entries[index].term
      for form in [term.text] + term.forms { add(form, of: term, entry: index) }
    }
    exact.finish()
    respelled.finish()
    otherScript.finish()
  }

  private static func isEastAsian(_ language: LanguageTag) -> Bool {
    ["zh", "yue", "ja"].contains(language.language)
  }

  /// Whether nothing can be found.
  var isEmpty: Bool { patterns.isEmpty }

  // MARK: Compiling

  private mutating func add(_ form: String, of term: Term, entry: Int) {
    let pattern = CharacterPattern(form, of: term, entry: entry)
    guard !pattern.folded.isEmpty else { return }
    let number = Int32(patterns.count)
    patterns.append(pattern)
    if form == term.text, let verb = verb(of: term, pattern.folded) {
      add(verb, .none, of: term, entry: entry)
    } else {
      exact.insert(pattern.folded, number)
    }
    guard !term.isExact else { return }
    if pattern.hasKatakana {
      let key = ScalarText(form, SearchedText.respelling).scalars.filter { !Self.isSkipped($0) }
      if key.count >= 2 { respelled.insert(key, number) }
    }
    if language.language == "ja" {
      for spelling in Okurigana.shorter(pattern.folded) {
        if !spelling.isBare, form == term.text, let verb = verb(of: term, spelling.scalars) {
          add(verb, .some, of: term, entry: entry)
          continue
        }
        add(spelling.scalars, spelling.isBare ? .bare : .some, of: term, entry: entry)
      }
      for spelling in Okurigana.longer(pattern.folded) {
        add(spelling, .more, of: term, entry: entry)
      }
    }
    if language.language == "zh" {
      let shape = Self.inOneHanShape(form, pattern.folded)
      hasOtherShapes = hasOtherShapes || shape != pattern.folded
      otherScript.insert(shape, number)
    }
  }

  /// The verb that a term is, in a spelling; nil when it is none or may not be conjugated.
  private func verb(of term: Term, _ spelling: [Unicode.Scalar]) -> JapaneseVerb? {
    guard language.language == "ja", !term.isExact, term.status != .doNotTranslate,
      term.partOfSpeech == nil || term.partOfSpeech == "verb"
    else { return nil }
    return JapaneseVerb(spelling)
  }

  private mutating func add(
    _ verb: JapaneseVerb, _ change: CharacterPattern.OkuriganaChange, of term: Term, entry: Int
  ) {
    exact.insert(verb.stem, Int32(patterns.count))
    patterns.append(
      CharacterPattern(
        folded: verb.stem, of: term, entry: entry, okurigana: change,
        conjugation: verb.conjugation))
  }

  /// A form, of which the folded scalars are known, in one shape of all variants of a Han character.
  private static func inOneHanShape(_ form: String, _ folded: [Unicode.Scalar]) -> [Unicode.Scalar]
  {
    guard folded.allSatisfy({ (0x4e00...0x9fff).contains($0.value) }) else {
      return ScalarText(form, anyHanShape).scalars
    }
    return HanVariants.folded(folded) ?? folded
  }

  private static let anyHanShape: FoldingOptions = [.silent, .hanVariants]

  private mutating func add(
    _ spelling: [Unicode.Scalar], _ change: CharacterPattern.OkuriganaChange, of term: Term,
    entry: Int
  ) {
    exact.insert(spelling, Int32(patterns.count))
    patterns.append(
      CharacterPattern(folded: spelling, of: term, entry: entry, okurigana: change))
  }

  // MARK: Searching

  /// Hands on the patterns of a trie that stand in a text, with their places in its scalars.
  @inline(__always)
  static func find(
    _ trie: CharacterTrie, in text: ScalarText, _ take: (Int32, Range<Int>) -> Void
  ) {
    let array = text.scalars
    let scalars = array.span
    var next = 0
    while case (let start, var node)? = trie.firstStep(in: scalars, from: next) {
      next = start + 1
      var index = next
      while true {
        if trie.isEnd(node) {
          for place in trie.places(at: node) { take(trie.value(at: place), start..<index) }
        }
        guard index < scalars.count, let child = trie.step(node, scalars[index]) else { break }
        node = child
        index += 1
      }
    }
  }

  /// Hands on the patterns that stand in a text, with long vowels, spaces and hyphens between katakana
  /// left aside.
  @inline(__always)
  static func find(
    spellings trie: CharacterTrie, in text: ScalarText, _ take: (Int32, Range<Int>) -> Void
  ) {
    let array = text.scalars
    let scalars = array.span
    var next = 0
    while case (let start, var node)? = trie.firstStep(in: scalars, from: next) {
      next = start + 1
      var index = next
      while true {
        if trie.isEnd(node) {
          var end = index
          while end < scalars.count, scalars[end] == "ー" { end += 1 }
          for place in trie.places(at: node) { take(trie.value(at: place), start..<end) }
        }
        while index < scalars.count, isSkipped(scalars[index]),
          isKatakana(scalars[index - 1]) || isSkipped(scalars[index - 1])
        {
          index += 1
        }
        guard index < scalars.count, !isSkipped(scalars[index]),
          let child = trie.step(node, scalars[index])
        else { break }
        node = child
        index += 1
      }
    }
  }

  /// Whether a scalar makes no difference between katakana that are spelled in different ways.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "ー" || scalar == " " || scalar == "-" || scalar == "="
  }

  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    ScriptClass(scalar) == .katakana
  }

  // MARK: In a file

  /// Writes the matcher.
  func write(to file: inout FlatWriter) {
    file.write(language.canonical)
    file.write(patterns.map { Int32($0.entry) })
    file.write(patterns.map(\.okurigana.rawValue))
    file.write(patterns.map { $0.conjugation?.rawValue ?? 0 })
    NumberLists(patterns.map { $0.folded.map { Int32($0.value) } }).write(to: &file)
    for trie in [exact, respelled, otherScript] { trie.write(to: &file) }
    file.write(hasOtherShapes)
  }

  /// Reads what ``write(to:)`` wrote; the terms are those of the entries.
  init(from file: inout FlatReader, _ entries: [TermEntry]) throws(FlatReader.Damaged) {
    guard let language = LanguageTag(try file.text()) else { throw FlatReader.Damaged() }
    self.language = language
    isEastAsian = Self.isEastAsian(language)
    let owners = try file.int32s()
    let losses = try file.bytes()
    let conjugations = try file.bytes()
    guard losses.count == owners.count, conjugations.count == owners.count else {
      throw FlatReader.Damaged()
    }
    let scalars = try NumberLists(from: &file)
    for (index, owner) in owners.enumerated() {
      let folded = scalars.places(of: index).compactMap {
        Unicode.Scalar(UInt32(bitPattern: scalars.number(at: $0)))
      }
      patterns.append(
        CharacterPattern(
          folded: folded, of: entries[Int(owner)].term, entry: Int(owner),
          okurigana: CharacterPattern.OkuriganaChange(rawValue: losses[index]) ?? .none,
          conjugation: JapaneseVerb.Conjugation(rawValue: conjugations[index])))
    }
    exact = try CharacterTrie(from: &file)
    respelled = try CharacterTrie(from: &file)
    otherScript = try CharacterTrie(from: &file)
    hasOtherShapes = try file.truth()
  }
}
