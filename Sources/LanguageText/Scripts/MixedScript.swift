/// Words with letters of a second alphabet that only look right.
package enum MixedScript {
  /// A word in which some letters come from the wrong alphabet.
  package struct Word: Hashable, Sendable {
    /// UTF-8 byte offsets in the text, the whole word.
    package let range: Range<Int>
    /// The word with every letter in the alphabet of its majority.
    package let corrected: String

    package init(range: Range<Int>, corrected: String) {
      self.range = range
      self.corrected = corrected
    }
  }

  /// The words that mix Latin and Cyrillic where the letters of the lesser alphabet look like ones
  /// of the other: «cсылка» with a Latin c.
  ///
  /// Words of both alphabets that differ in looks are left alone: a missing space («дляLibreOffice»)
  /// or a compound. A word counts as one when it has no hyphen inside. With as many letters of one
  /// alphabet as of the other, only one that could be the other throughout is wrong; of two small letters
  /// that both could be, «еe», the one that the text is not in.
  ///
  /// - Complexity: O(n).
  package static func confusables(in text: String, isCyrillic: Bool) -> [Word] {
    guard mayMix(text.utf8.span) else { return [] }
    var found: [Word] = []
    var word: [(scalar: Unicode.Scalar, script: ScriptClass)] = []
    var start = 0
    var offset = 0
    // Ukrainian words have an apostrophe inside; at the end it is a quotation mark, and behind Latin
    // letters Russian puts its endings after it: URL'а.
    var apostrophe: Unicode.Scalar?
    func end() {
      let end = offset - (apostrophe.map { UTF8.width($0) } ?? 0)
      if let corrected = corrected(word, isCyrillic: isCyrillic) {
        found.append(Word(range: start..<end, corrected: corrected))
      }
      word.removeAll(keepingCapacity: true)
      apostrophe = nil
    }
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      let isLetter = script == .latin || script == .cyrillic
      if isLetter || apostrophe == nil && !word.isEmpty && ScriptRun.joinsPrevious(scalar) {
        if word.isEmpty { start = offset }
        if let inside = apostrophe { word.append((inside, .other)) }
        apostrophe = nil
        word.append((scalar, script))
      } else if apostrophe == nil, scalar.isApostrophe,
        word.contains(where: { $0.script == .cyrillic })
      {
        apostrophe = scalar
      } else if !word.isEmpty {
        end()
      }
      offset += UTF8.width(scalar)
    }
    if !word.isEmpty { end() }
    return found
  }

  /// Whether bytes may hold a word of two alphabets: letters of ASCII and of Russian that touch, or
  /// anything but these, common punctuation and spaces.
  private static func mayMix(_ bytes: Span<UInt8>) -> Bool {
    var last = ScriptClass.other
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      switch byte {
      case 0..<0x80:
        let isLetter = (byte | 0x20) &- 0x61 < 26
        if isLetter, last == .cyrillic { return true }
        last = isLetter ? .latin : .other
        position += 1
      case 0xd0, 0xd1:
        if last == .latin { return true }
        last = .cyrillic
        repeat { position += 2 } while position < bytes.count && bytes[position] & 0xfe == 0xd0
      case 0xc3:
        // Letters of Latin 1; of its two other signs nothing follows.
        if last == .cyrillic { return true }
        last = .latin
        position += 2
      case 0xc2:
        // U+00AA and U+00BA are Latin letters.
        if next == 0xaa || next == 0xba { return true }
        last = .other
        position += 2
      case 0xe2:
        // Of the rest behind E2 only U+2000…U+203F is common.
        if next != 0x80 { return true }
        last = .other
        position += 3
      default: return true
      }
    }
    return false
  }

  /// The runs of half-width katakana, as UTF-8 byte offsets.
  ///
  /// Complexity: O(n).
  package static func halfWidthKatakana(in text: String) -> [Range<Int>] {
    guard CompatibilityShapes.mayStand(in: text) else { return [] }
    var found: [Range<Int>] = []
    var start: Int?
    var offset = 0
    for scalar in text.unicodeScalars {
      if (0xff65...0xff9f).contains(scalar.value) {
        start = start ?? offset
      } else if let begin = start {
        found.append(begin..<offset)
        start = nil
      }
      offset += UTF8.width(scalar)
    }
    if let start { found.append(start..<offset) }
    return found
  }

  private static func corrected(
    _ word: [(scalar: Unicode.Scalar, script: ScriptClass)], isCyrillic: Bool
  ) -> String? {
    guard let wrong = wrongScript(of: word, isCyrillic: isCyrillic) else { return nil }
    let lookalikes = wrong == .latin ? cyrillicOfLatin : latinOfCyrillic
    var result = ""
    for (scalar, script) in word {
      guard script == wrong else {
        result.unicodeScalars.append(scalar)
        continue
      }
      guard let right = lookalikes[scalar] else { return nil }
      result.unicodeScalars.append(right)
    }
    return result
  }

  /// The lesser alphabet of a word; of two with as many letters, in a word of at least four, the one that
  /// has only letters that look like others: СТRL; of two small letters that which the text is not in; of two capitals
  /// the Latin one in Cyrillic text, where only that can be the other: KБ.
  private static func wrongScript(
    of word: [(scalar: Unicode.Scalar, script: ScriptClass)], isCyrillic: Bool
  ) -> ScriptClass? {
    let latin = word.count { $0.script == .latin }
    let cyrillic = word.count { $0.script == .cyrillic }
    guard latin > 0, cyrillic > 0, !endsInLetterOfItsOwn(word, latin: latin),
      !isNameWithAbbreviation(word, latin: latin),
      !isAbbreviationWithEnding(word, latin: latin)
    else { return nil }
    if latin != cyrillic { return latin < cyrillic ? .latin : .cyrillic }
    let isLatinAlike = word.allSatisfy { $1 != .latin || cyrillicOfLatin[$0] != nil }
    let isCyrillicAlike = word.allSatisfy { $1 != .cyrillic || latinOfCyrillic[$0] != nil }
    guard word.count >= 4 else {
      let isSmall = word.count == 2 && word.allSatisfy { $0.scalar.properties.isLowercase }
      if word.count == 2, isCyrillic, isLatinAlike, !isCyrillicAlike,
        word.allSatisfy(\.scalar.properties.isUppercase),
        // Of the alphabets with Ѕ and Ј few words are read here.
        !word.contains(where: { "SJ".unicodeScalars.contains($0.scalar) })
      {
        return .latin
      }
      return isSmall && isLatinAlike && isCyrillicAlike ? isCyrillic ? .latin : .cyrillic : nil
    }
    guard isLatinAlike != isCyrillicAlike else { return nil }
    return isLatinAlike ? .latin : .cyrillic
  }

  /// Whether the only Latin letter is a capital behind a small Cyrillic one: the name of one of several, МассивX
  /// beside МассивY, which nobody’s fingers have slipped in.
  private static func endsInLetterOfItsOwn(
    _ word: [(scalar: Unicode.Scalar, script: ScriptClass)], latin: Int
  ) -> Bool {
    guard latin == 1, word.count > 2, let last = word.last, last.script == .latin else {
      return false
    }
    return last.scalar.properties.isUppercase && word[word.count - 2].scalar.properties.isLowercase
  }

  /// Whether Latin capitals stand before a Cyrillic word with a capital: the name of a type, HTTPСоединение.
  private static func isNameWithAbbreviation(
    _ word: [(scalar: Unicode.Scalar, script: ScriptClass)], latin: Int
  ) -> Bool {
    guard latin > 1, word.count > latin + 1 else { return false }
    let isAbbreviation = word[..<latin].allSatisfy {
      $0.script == .latin && $0.scalar.properties.isUppercase
    }
    return isAbbreviation && word[latin].scalar.properties.isUppercase
      && word[(latin + 1)...].allSatisfy { $0.scalar.properties.isLowercase }
  }

  /// Whether Latin capitals of which one is no letter of Russian or Ukrainian stand before small Cyrillic ones, which
  /// are an ending: OSMери.
  private static func isAbbreviationWithEnding(
    _ word: [(scalar: Unicode.Scalar, script: ScriptClass)], latin: Int
  ) -> Bool {
    guard latin > 1, word.count > latin else { return false }
    return word[..<latin].allSatisfy { $0.script == .latin && $0.scalar.properties.isUppercase }
      && word[..<latin].contains { "SJ".unicodeScalars.contains($0.scalar) }
      && word[latin...].allSatisfy { $0.scalar.properties.isLowercase }
  }

  private static let cyrillicOfLatin: [Unicode.Scalar: Unicode.Scalar] = {
    Dictionary(zip(latinLetters, cyrillicLetters)) { first, _ in first }
  }()

  private static let latinOfCyrillic: [Unicode.Scalar: Unicode.Scalar] = {
    Dictionary(zip(cyrillicLetters, latinLetters)) { first, _ in first }
  }()

  /// Letters that look alike, in the same order in both lists.
  private static let latinLetters = Array("aceopxykABCEHKMOPTXYIJSijs".unicodeScalars)
  private static let cyrillicLetters = Array("асеорхукАВСЕНКМОРТХУІЈЅіјѕ".unicodeScalars)
}
