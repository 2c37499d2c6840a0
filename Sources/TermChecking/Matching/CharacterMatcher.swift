import LanguageAssets
import LanguageText

/// Finds terms in text without spaces between words, and Han or kana terms in any text.
///
/// Terms are looked for as strings; ``CharacterGuard`` refuses what is a part of another word.
struct CharacterMatcher: Sendable {
  private let language: LanguageTag
  private var patterns: [CharacterPattern] = []
  private var exact = CharacterTrie()
  private var respelled = CharacterTrie()
  private var otherScript = CharacterTrie()
  /// Whether a pattern of ``otherScript`` is not the same in ``exact``.
  private var hasOtherShapes = false
  private let isEastAsian: Bool

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

  /// All places where a term stands, overlapping ones included, in no particular order.
  ///
  /// - Complexity: O(n · m) in the lengths of the text and of the longest term.
  func candidates(
    in text: SearchedText, _ matchers: TermMatchers, boundaries: inout WordBoundaries
  ) -> [TermMatch] {
    guard !isEmpty else { return [] }
    var found: [TermMatch] = []
    let folded = text.scalars
    let guarding = CharacterGuard(text: text, language: language, isEastAsian: isEastAsian)
    for match in Self.matches(of: exact, in: folded) {
      add(match, .exact, folded, guarding, matchers, &boundaries, to: &found)
    }
    if !respelled.isEmpty, let respelledText = text.respelled {
      for match in Self.matches(ofSpellings: respelled, in: respelledText) {
        add(match, .variant, respelledText, guarding, matchers, &boundaries, to: &found)
      }
    }
    if !otherScript.isEmpty {
      let inOneScript = folded.inOneHanShape
      // Where neither the text nor the patterns change shape, all has been found already.
      guard inOneScript != nil || hasOtherShapes else { return found }
      let text = inOneScript ?? folded
      for match in Self.matches(of: otherScript, in: text) {
        add(match, .foreignScript, text, guarding, matchers, &boundaries, to: &found)
      }
    }
    return found
  }

  // MARK: Compiling

  private mutating func add(_ form: String, of term: Term, entry: Int) {
    let pattern = CharacterPattern(form, of: term, entry: entry)
    guard !pattern.folded.isEmpty else { return }
    let number = Int32(patterns.count)
    patterns.append(pattern)
    exact.insert(pattern.folded, number)
    guard !term.isExact else { return }
    if pattern.hasKatakana {
      let key = ScalarText(form, SearchedText.respelling).scalars.filter { !Self.isSkipped($0) }
      if key.count >= 2 { respelled.insert(key, number) }
    }
    if language.language == "zh" {
      let shape = ScalarText(form, [.silent, .hanVariants]).scalars
      hasOtherShapes = hasOtherShapes || shape != pattern.folded
      otherScript.insert(shape, number)
    }
  }

  // MARK: Searching

  private struct RawMatch {
    let pattern: Int32
    /// UTF-8 byte offsets into the text as it was written.
    let range: Range<Int>
    /// The same as scalars of the folded text.
    let place: Range<Int>
  }

  private static func matches(of trie: CharacterTrie, in text: ScalarText) -> [RawMatch] {
    var found: [RawMatch] = []
    let scalars = text.scalars
    for start in scalars.indices {
      guard var node = trie.step(0, scalars[start]) else { continue }
      var index = start + 1
      while true {
        if trie.isEnd(node) {
          let range = text.originalRange(of: start..<index)
          for place in trie.places(at: node) {
            found.append(
              RawMatch(pattern: trie.value(at: place), range: range, place: start..<index))
          }
        }
        guard index < scalars.count, let next = trie.step(node, scalars[index]) else { break }
        node = next
        index += 1
      }
    }
    return found
  }

  /// The matches with long vowels, spaces and hyphens between katakana left aside.
  private static func matches(
    ofSpellings trie: CharacterTrie, in text: ScalarText
  ) -> [RawMatch] {
    var found: [RawMatch] = []
    let scalars = text.scalars
    for start in scalars.indices where !isSkipped(scalars[start]) {
      var node: Int32 = 0
      var index = start
      while index < scalars.count {
        if index > start, isSkipped(scalars[index]) {
          guard isKatakana(scalars[index - 1]) || isSkipped(scalars[index - 1]) else { break }
          index += 1
          continue
        }
        guard let next = trie.step(node, scalars[index]) else { break }
        node = next
        index += 1
        for place in trie.places(at: node) {
          var end = index
          while end < scalars.count, scalars[end] == "ー" { end += 1 }
          found.append(
            RawMatch(
              pattern: trie.value(at: place), range: text.originalRange(of: start..<end),
              place: start..<end))
        }
      }
    }
    return found
  }

  /// Whether a scalar makes no difference between katakana that are spelled in different ways.
  private static func isSkipped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "ー" || scalar == " " || scalar == "-" || scalar == "="
  }

  private static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
    ScriptClass(scalar) == .katakana
  }

  private func add(
    _ match: RawMatch, _ spelling: TermMatch.Spelling, _ folded: ScalarText,
    _ guarding: CharacterGuard, _ matchers: TermMatchers, _ boundaries: inout WordBoundaries,
    to found: inout [TermMatch]
  ) {
    let pattern = patterns[Int(match.pattern)]
    let text = guarding.text.bytes
    if spelling != .exact, !pattern.accepts(text[match.range], as: spelling) { return }
    let spelled = matchers.spelling(
      of: pattern.entry, in: text, match.range, as: spelling,
      folded: FoldedText(utf8: Array(text[match.range]), .silent).bytes)
    guard let spelled else { return }
    let verdict = guarding.judge(match.range, of: pattern, at: match.place, in: folded, &boundaries)
    guard verdict != .other else { return }
    found.append(
      TermMatch(
        entry: pattern.entry, range: match.range, spelling: spelled,
        isPartOfWord: verdict == .partOfWord, cutsWord: verdict == .cut))
  }

  // MARK: In a file

  /// Writes the matcher.
  func write(to file: inout FlatWriter) {
    file.write(language.canonical)
    file.write(patterns.map { Int32($0.entry) })
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
    let scalars = try NumberLists(from: &file)
    for (index, owner) in owners.enumerated() {
      let folded = scalars.places(of: index).compactMap {
        Unicode.Scalar(UInt32(bitPattern: scalars.number(at: $0)))
      }
      patterns.append(
        CharacterPattern(folded: folded, of: entries[Int(owner)].term, entry: Int(owner)))
    }
    exact = try CharacterTrie(from: &file)
    respelled = try CharacterTrie(from: &file)
    otherScript = try CharacterTrie(from: &file)
    hasOtherShapes = try file.truth()
  }
}
