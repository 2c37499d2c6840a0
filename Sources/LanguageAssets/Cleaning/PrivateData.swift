/// Finds what identifies a person or opens a door.
enum PrivateData {
  /// The kind of the first find, for people; nil when there is none.
  ///
  /// What was found is not repeated.
  static func first(in text: String) -> String? {
    let words = text.split { " \t\n\r,;()[]{}<>\"'«»“”„‘’|".contains($0) || $0 == "\u{A0}" }
    if let kind = words.lazy.compactMap({ kind(of: $0) }).first { return kind }
    return longNumber(in: text)
  }

  private static func kind(of word: Substring) -> String? {
    let trimmed = word.drop { ".:!?".contains($0) }
    let text = String(trimmed.reversed().drop { ".:!?".contains($0) }.reversed())
    if isMail(text) { return "an e-mail address" }
    if isKey(text) { return "an access key" }
    if isIBAN(text) { return "a bank account (IBAN)" }
    return nil
  }

  /// Whether a word is an address, other than one of the names kept for examples (RFC 2606).
  private static func isMail(_ word: String) -> Bool {
    let word = word.hasPrefix("mailto:") ? String(word.dropFirst(7)) : word
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let name = parts.first, let domain = parts.last, !name.isEmpty else {
      return false
    }
    let labels = domain.lowercased().split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isLabel) }),
      let top = labels.last, top.count > 1, top.allSatisfy({ $0.isASCII && $0.isLetter }),
      name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "._%+-".contains($0)) })
    else { return false }
    if ["example", "invalid", "test", "localhost"].contains(top) { return false }
    return labels[labels.count - 2] != "example"
  }

  private static func isLabel(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "-")
  }

  /// Whether a word is a key of a known form, or a private key's first line.
  private static func isKey(_ word: String) -> Bool {
    let prefixes: [(String, Int)] = [
      ("AKIA", 20), ("ASIA", 20), ("ghp_", 40), ("gho_", 40), ("ghs_", 40), ("github_pat_", 50),
      ("glpat-", 26), ("xoxb-", 30), ("xoxp-", 30), ("sk-", 32), ("sk_live_", 24), ("AIza", 39),
      ("eyJ", 60),
    ]
    return prefixes.contains { prefix, length in
      word.hasPrefix(prefix) && word.utf8.count >= length
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_-.".contains($0)) }
        && word.contains(where: \.isNumber)
    }
  }

  /// Whether a word is an account number with the right check digits (ISO 13616).
  private static func isIBAN(_ word: String) -> Bool {
    let characters = Array(word.uppercased().utf8)
    guard (15...34).contains(characters.count), characters.prefix(2).allSatisfy(isLetter),
      characters[2...3].allSatisfy(isDigit),
      characters.allSatisfy({ isLetter($0) || isDigit($0) })
    else { return false }
    return remainder97(characters) == 1
  }

  private static func remainder97(_ characters: [UInt8]) -> Int {
    (characters[4...] + characters[..<4]).reduce(0) { rest, byte in
      isDigit(byte) ? (rest * 10 + Int(byte) - 0x30) % 97 : (rest * 100 + Int(byte) - 55) % 97
    }
  }

  /// Looks for numbers in groups: phone numbers, cards and accounts.
  private static func longNumber(in text: String) -> String? {
    guard text.utf8.count(where: isDigit) >= 9 else { return nil }
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let isStart =
        (isDigit(bytes[index]) || bytes[index] == UInt8(ascii: "+"))
        && (index == 0 || !isWord(bytes[index - 1]))
      guard isStart else {
        index += 1
        continue
      }
      var end = index + 1
      var digits: [UInt8] = isDigit(bytes[index]) ? [bytes[index]] : []
      var groups = 1
      while end < bytes.count {
        if isDigit(bytes[end]) {
          digits.append(bytes[end])
        } else if end + 1 < bytes.count, " -()/.".utf8.contains(bytes[end]),
          isDigit(bytes[end + 1]) || bytes[end + 1] == UInt8(ascii: "(")
            || bytes[end + 1] == UInt8(ascii: " ")
        {
          groups += 1
        } else if bytes[end] != UInt8(ascii: "("), bytes[end] != UInt8(ascii: ")") {
          break
        }
        end += 1
      }
      if bytes[index] == UInt8(ascii: "+"), (9...15).contains(digits.count) {
        return "a phone number"
      }
      if (13...19).contains(digits.count), groups == 4 || groups == 1, isCard(digits) {
        return "a card number"
      }
      index = end
    }
    return nil
  }

  /// Whether the check digit is right (ISO/IEC 7812-1, Luhn) and a card may begin so.
  private static func isCard(_ digits: [UInt8]) -> Bool {
    guard let first = digits.first, (0x33...0x36).contains(first), digits.count >= 15 else {
      return false
    }
    let sum = digits.reversed().enumerated().reduce(0) { sum, entry in
      let digit = Int(entry.element) - 0x30
      let value = entry.offset.isMultiple(of: 2) ? digit : digit * 2
      return sum + (value > 9 ? value - 9 : value)
    }
    return sum.isMultiple(of: 10)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "_")
  }
}
