import LanguageText

/// Tells texts that are cited rather than translated: what a registry calls an entry by its number, what a
/// program says that failed, who has the rights in the text, what a ticket or a change is called, and what was
/// published when.
enum CitedTitle {
  /// Whether a text is cited as a whole.
  ///
  /// That is a number such as *RFC 2119* or *CWE-20* and the title that belongs to it, the message *TypeError: …* or *ERROR …*,
  /// the tickets *[Bug][server] …*, *#1234 …*, *feat!: …* and *fix it: https://nova.example/issues/1*, what begins or ends with the
  /// number of a year's entry, *CVE-2014-9001*, a notice of copyright, the name of a licence with its version or its notice, a title with the month of its publication in
  /// brackets behind it, *… of Models (May 2023)*, an entry of a bibliography, *Ann Other. On Colours[J]. Hues, 2005,
  /// 33(3): 231-234*, *[1] On Colours, arXiv:2605.1* or *[[[6]]] …* in AsciiDoc, or a person with an address, *Ann Other
  /// <ann at example dot org>*.
  ///
  /// - Complexity: O(length of the text).
  static func isCited(_ text: String) -> Bool {
    isCopyright(text) || isLicence(text) || isMessage(text) || isTicket(text)
      || text.hasPrefix("[[[")
      // All others have a number, which most texts have not.
      || text.utf8.contains { $0 &- 0x30 < 10 }
        && (isEntry(text) || isEntryOfYear(text) || isDated(text) || isReference(text))
      || isSigned(text)
  }

  /// Whether a text of several words ends with a month and a year in brackets, or a conference with its year:
  /// *[ACL2026]*.
  private static func isDated(_ text: String) -> Bool {
    if text.hasSuffix("]"), let open = text.lastIndex(of: "[") {
      let name = text[text.index(after: open)...].dropLast()
      let letters = name.prefix { $0.isASCII && $0.isUppercase }
      let year = name.dropFirst(letters.count).drop { " -'’".contains($0) }
      return letters.count > 1 && year.count == 4 && isNumber(year)
        && text[..<open].split(separator: " ").count >= leastWords
    }
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return false }
    let date = text[text.index(after: open)...].dropLast().split(separator: " ")
    return date.count == 2 && date[1].count == 4 && isNumber(date[1])
      && isMonth(date[0].lowercased())
      && text[..<open].split(separator: " ").count >= leastWords
  }

  /// Whether a text is an entry of a bibliography: it names the kind of work by a letter in brackets, the pages
  /// of an issue or its editors, and its year, or has a number in brackets before it and says who wrote it or
  /// where it is kept.
  private static func isReference(_ text: String) -> Bool {
    if isNumberedReference(text) { return true }
    // Most texts have nothing like a year.
    guard text.holdsBytes(of: "19") || text.holdsBytes(of: "20") else { return false }
    let hasKind =
      text.utf8.contains(UInt8(ascii: "[")) && kindsOfWorks.contains { text.holdsBytes(of: $0) }
      || text.holdsBytes(of: "(eds.)") || text.holdsBytes(of: "(ed.)")
    guard hasKind || hasPages(text) else { return false }
    return text.split { !$0.isNumber }.contains {
      $0.count == 4 && ($0.hasPrefix("19") || $0.hasPrefix("20"))
    }
  }

  /// Whether a text begins with a number in brackets and has the address of a paper or several persons: *[1] On
  /// Colours, Ann Other, Bob Other, Cy Other*.
  private static func isNumberedReference(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "["), let end = text.firstIndex(of: "]"),
      isNumber(text[text.index(after: text.startIndex)..<end])
    else { return false }
    if ["arXiv:", "doi:", "doi.org/"].contains(where: { text.holdsBytes(of: $0) }) { return true }
    let parts = text[text.index(after: end)...].split { ",.;".contains($0) }
    return parts.dropFirst().count(where: isPerson) >= leastPersons
  }

  /// Whether some words may be the name of a person: two or three with capitals.
  private static func isPerson(_ words: Substring) -> Bool {
    let words = words.split(separator: " ")
    return (2...3).contains(words.count)
      && words.allSatisfy { $0.unicodeScalars.first?.isCapital == true }
  }

  /// How many persons a list of authors names at least; a sentence may list two products.
  private static let leastPersons = 3

  /// What GB/T 7714 writes behind the title of an article, book, paper, report, thesis or page.
  private static let kindsOfWorks = ["[J]", "[M]", "[C]", "[R]", "[D]", "[EB/OL]", "[J/OL]"]

  /// Whether a text has a volume with its pages, *33(3): 231-234*, or just the pages.
  private static func hasPages(_ text: String) -> Bool {
    guard hasDashBetweenDigits(text) else { return false }
    let words = text.split(separator: " ").map { $0.filter { !",.;:".contains($0) } }
    func areNumbers(_ pages: some StringProtocol) -> Bool {
      let numbers = pages.split { "-–".contains($0) }
      return numbers.count == 2 && numbers.allSatisfy { $0.allSatisfy(\.isNumber) }
    }
    return zip(words, words.dropFirst()).contains { before, pages in
      if pages.hasPrefix("pp") { return areNumbers(pages.dropFirst(2)) }
      return areNumbers(pages)
        && (before == "pp" || before.hasSuffix(")") && before.first?.isNumber == true)
    }
  }

  /// Whether a hyphen or a dash of three bytes joins two digits, marks between them or none.
  private static func hasDashBetweenDigits(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var isBehindDigit = false
    var isBehindDash = false
    for index in bytes.indices {
      switch bytes[index] {
      case 0x30...0x39:
        if isBehindDash { return true }
        isBehindDigit = true
      case UInt8(ascii: "-"), 0xe2: isBehindDash = isBehindDash || isBehindDigit
      case 0x20: (isBehindDigit, isBehindDash) = (false, false)
      default: break
      }
    }
    return false
  }

  /// Whether a text is the name of a person, words with capitals, and an address in angle brackets.
  private static func isSigned(_ text: String) -> Bool {
    guard text.utf8.last == UInt8(ascii: ">"), let open = text.firstIndex(of: "<") else {
      return false
    }
    let address = text[text.index(after: open)...].dropLast()
    guard address.contains("@") || address.contains(" at ") && address.contains(" dot ") else {
      return false
    }
    let name = text[..<open].split(separator: " ")
    return (1...mostWordsOfName).contains(name.count)
      && name.allSatisfy { $0.unicodeScalars.first?.isCapital == true }
  }

  /// How many words the name of a person has.
  private static let mostWordsOfName = 4

  private static func isMonth(_ word: String) -> Bool {
    word.count > 2 && months.contains { $0.hasPrefix(word) }
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october",
    "november", "december",
  ]

  /// How many words the title of a work has; a heading with a date may have fewer.
  private static let leastWords = 5

  /// Whether a text is what a program says: *TypeError: …*, *Error: “a” is not there*, *WARN The disk is full*,
  /// *failed to open: failed to read: no file*.
  private static func isMessage(_ text: String) -> Bool {
    if let first = text.utf8.first, "EFWefp".utf8.contains(first) {
      if levels.contains(where: text.hasPrefix) { return true }
      if ["failed ", "Failed "].contains(where: text.hasPrefix) {
        return text.places(ofBytes: ": ").count > 1
      }
    }
    guard text.holdsBytes(of: "Error:") || text.holdsBytes(of: "Exception:"),
      let colon = text.firstIndex(of: ":")
    else { return false }
    let name = text[..<colon]
    return ["Error", "Exception"].contains { name.hasSuffix($0) && name.count > $0.count }
      && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") }
  }

  /// How messages begin; what only warns people has no quotation mark there, and says so in capitals: *WARNING: hot*.
  private static let levels = [
    "ERROR ", "ERROR: ", "FATAL ", "FATAL: ", "WARN ", "WARN: ", "Error: ", "Warning: \"",
    "Warning: “", "Warning: [", "error: ", "fatal: ", "panic: ",
  ]

  private static func isEntry(_ text: String) -> Bool {
    guard beginsWithCapitals(text) else { return false }
    let words = text.split { $0 == " " || $0 == "\u{a0}" }
    guard let first = words.first else { return false }
    let parts = first.split(separator: "-", maxSplits: 1)
    let isWhole = parts.count == 2
    let number = isWhole ? parts[1] : words.dropFirst().first ?? ""
    guard let name = parts.first, name.count > 1, name.allSatisfy({ $0.isASCII && $0.isUppercase }),
      isNumber(number)
    else { return false }
    let title = words.dropFirst(isWhole ? 1 : 2).filter { $0.contains { $0.isLetter } }
    return title.count > 1 && title.count(where: isCapitalised) * 4 >= title.count * 3
  }

  /// Whether a text begins with the number of a registry that counts by years, or ends with it in brackets.
  private static func isEntryOfYear(_ text: String) -> Bool {
    func isNumbered(_ word: Substring) -> Bool {
      let parts = word.split(separator: "-", omittingEmptySubsequences: false)
      return parts.count == 3 && parts[0].count > 1
        && parts[0].allSatisfy { $0.isASCII && $0.isUppercase }
        && parts[1].count == 4 && parts[1...].allSatisfy { !$0.isEmpty && isNumber($0) }
    }
    guard beginsWithCapitals(text) || endsWithBracket(text) else { return false }
    let words = text.split { $0 == " " || $0 == "\u{a0}" }
    guard words.count > 2, let first = words.first, let last = words.last else { return false }
    let end = last.last == "." ? last.dropLast() : last
    return first.hasSuffix(":") && isNumbered(first.dropLast())
      || end.hasPrefix("(") && end.hasSuffix(")") && isNumbered(end.dropFirst().dropLast())
  }

  /// Whether two capitals stand at the beginning of a text, as in the name of a registry; most texts are told from
  /// such without cutting them into words.
  private static func beginsWithCapitals(_ text: String) -> Bool {
    let first = text.utf8.drop { $0 == 0x20 || $0 == 0xc2 || $0 == 0xa0 || $0 == 0x2d }.prefix(2)
    return first.count == 2 && first.allSatisfy { $0 &- 0x41 < 26 }
  }

  /// Whether a bracket closes at the end of a text, before a full stop or none.
  private static func endsWithBracket(_ text: String) -> Bool {
    let end = text.utf8.suffix(mostBytesOfEnd).reversed()
      .drop { $0 == 0x20 || $0 == 0xc2 || $0 == 0xa0 || $0 == UInt8(ascii: ".") }
    return end.first.map { $0 == UInt8(ascii: ")") } ?? true
  }

  /// How far from the end of a text its last bracket may stand, in bytes; what has more spaces there is cut.
  private static let mostBytesOfEnd = 8

  /// Whether two labels in brackets stand before a text, or one that ends in a number, or a number of three
  /// digits and more behind a sharp.
  private static func isTicket(_ text: String) -> Bool {
    if hasAddressOfTicket(text) || ChangeSections.beginsWithType(text) { return true }
    if text.hasPrefix("#") {
      let number = text.dropFirst().prefix { $0 != " " }
      return number.count >= leastDigits && number.count + 1 < text.count && isNumber(number)
    }
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return false }
    let label = text[text.index(after: text.startIndex)..<end]
    guard !label.isEmpty,
      label.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") })
    else { return false }
    let rest = text[text.index(after: end)...].drop { $0 == " " }
    let number = label.split(separator: "-").dropFirst().last
    return rest.hasPrefix("[") || number.map(isNumber) ?? false
  }

  /// Whether a text is a few words in small letters, a colon and the address of a ticket or change: *fix the letters:
  /// https://nova.example/issues/12*.
  private static func hasAddressOfTicket(_ text: String) -> Bool {
    guard text.holdsBytes(of: ": https://"), text.first?.isLowercase == true,
      let start = text.firstRange(of: ": https://")?.lowerBound
    else { return false }
    let address = text[start...].dropFirst(2)
    return !address.contains(" ")
      && ["/issues/", "/pull/", "/merge_requests/"].contains { address.contains($0) }
      && text[..<start].split(separator: " ").count <= mostWordsOfTicket
  }

  private static let mostWordsOfTicket = 12

  private static func isNumber(_ word: Substring) -> Bool {
    let digits = word.filter { !"-:.,".contains($0) }
    return !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static func isCapitalised(_ word: Substring) -> Bool {
    guard let letter = word.unicodeScalars.first(where: \.isLetter) else { return true }
    return letter.isCapital
      || EnglishWords.functionWords.contains(word.lowercased().filter { $0.isLetter })
  }

  private static func isCopyright(_ text: String) -> Bool {
    text.hasPrefix("©")
      || text.utf8.prefix(9).elementsEqual("copyright".utf8, by: { $0 | 0x20 == $1 })
        && text.prefix(longestNotice).contains { $0 == "©" || $0.isNumber }
  }

  /// Whether a text is the name of a licence with its version and few words beside it, *Nova documentation licence
  /// 1.3 or later*, or the notice that many licences ask for.
  private static func isLicence(_ text: String) -> Bool {
    if text.hasPrefix("Licensed under the "), text.holdsBytes(of: " License") { return true }
    // They are English, as most texts in other letters show with the first.
    if text.utf8.first.map({ $0 < 0x80 }) == true,
      noticesOfLicences.contains(where: text.holdsBytes)
    {
      return true
    }
    guard text.utf8.count < longestLicence, text.utf8.contains(where: { $0 &- 0x30 < 10 }) else {
      return false
    }
    let words = text.lowercased().split(separator: " ")
    return words.count <= mostWordsOfLicence
      && words.contains { ["licence", "license"].contains($0) }
      && words.contains { word in
        word.first == "v" && word.dropFirst().first?.isNumber == true
          || word.first?.isNumber == true && word.contains(".")
      }
  }

  private static let (longestLicence, mostWordsOfLicence) = (100, 8)

  /// What only the notices of well-known licences say, which nobody but their authors may word.
  private static let noticesOfLicences = [
    "redistribute it and/or modify", "in the hope that it will be useful", "copy of the GNU ",
    "copy, distribute and/or modify this", "Permission is hereby granted, free of charge",
    "IS PROVIDED \"AS IS\"", "IS PROVIDED “AS IS”", "Redistribution and use in source and binary",
    "Permission is granted to make and distribute", "Permission is granted to copy",
  ]

  /// How many digits the number of a ticket has; what has fewer may count.
  private static let leastDigits = 3

  /// How far from its beginning a notice of copyright has its sign or year, in characters.
  private static let longestNotice = 24
}
