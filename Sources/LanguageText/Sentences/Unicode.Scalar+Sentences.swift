extension Unicode.Scalar {
  /// Whether it is a letter, a mark on one or a digit.
  var isWordPart: Bool {
    if isUsual { return value != 0x20 }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      return true
    default: return false
    }
  }

  /// Whether Unicode's tables can be spared: a letter, digit or space of the most frequent scripts.
  private var isUsual: Bool {
    switch value {
    case 0x61...0x7a, 0x41...0x5a, 0x410...0x44f, 0x20, 0x30...0x39, 0x3041...0x3096,
      0x30a1...0x30fa, 0x4e00...0x9fa5:
      true
    default: false
    }
  }

  /// Whether it is white space.
  package var isSpace: Bool {
    switch value {
    case 0x20, 0x09...0x0d, 0x85, 0xa0, 0x1680, 0x2000...0x200a, 0x2028, 0x2029, 0x202f, 0x205f,
      0x3000:
      true
    default: false
    }
  }

  /// Whether it is a letter.
  var isLetter: Bool {
    switch value {
    case 0x20, 0x30...0x39, 0x2000...0x206f, 0x3000...0x3004, 0xff01...0xff0f: false
    case _ where isUsual: true
    default: isWordPart && properties.isAlphabetic
    }
  }

  /// Whether it is a digit.
  var isDigit: Bool {
    isUsual ? (0x30...0x39).contains(value) : properties.generalCategory == .decimalNumber
  }

  /// Whether it is a capital letter.
  var isCapital: Bool {
    if isUsual { return (0x41...0x5a).contains(value) || (0x410...0x42f).contains(value) }
    let category = properties.generalCategory
    return category == .uppercaseLetter || category == .titlecaseLetter
  }

  /// Whether it is a small letter.
  var isSmall: Bool {
    isUsual
      ? (0x61...0x7a).contains(value) || (0x430...0x44f).contains(value)
      : properties.generalCategory == .lowercaseLetter
  }

  /// Whether it is a Cyrillic letter.
  var isCyrillic: Bool { (0x400...0x52f).contains(value) }

  /// Whether it is a Latin letter.
  var isLatin: Bool {
    switch value {
    case 0x41...0x5a, 0x61...0x7a: true
    case 0xc0...0x24f: isLetter
    default: false
    }
  }

  /// Whether it is a Han character.
  var isHan: Bool {
    switch value {
    case 0x3005, 0x3007, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xf900...0xfaff, 0x20000...0x3ffff: true
    default: false
    }
  }

  /// Whether it is hiragana, katakana or their sign for a long vowel.
  var isKana: Bool { (0x3041...0x30ff).contains(value) || (0xff66...0xff9f).contains(value) }

  /// Whether it is a Han character or kana.
  var isHanOrKana: Bool { isHan || isKana }

  /// Whether it ends sentences in Chinese and Japanese whatever follows.
  var isEastAsianTerminator: Bool {
    switch self {
    case "。", "！", "？", "｡", "︒": true
    default: false
    }
  }

  /// Whether it can end a sentence.
  var isTerminator: Bool {
    switch self {
    case ".", "!", "?", "…", "．", "‼", "⁇", "⁈", "⁉": true
    case _ where isUsual: false
    default: isEastAsianTerminator || properties.isSentenceTerminal
    }
  }

  /// Whether it opens a bracket or quotation, and nothing else.
  var isOpening: Bool {
    if value < 0x80 { return self == "(" || self == "[" || self == "{" }
    if isUsual { return false }
    let category = properties.generalCategory
    return category == .openPunctuation || category == .initialPunctuation
  }

  /// Whether it closes a bracket or quotation, and nothing else.
  var isClosing: Bool {
    if value < 0x80 { return self == ")" || self == "]" || self == "}" }
    if isUsual { return false }
    let category = properties.generalCategory
    return category == .closePunctuation || category == .finalPunctuation
  }

  /// Whether it is a quotation mark that may open or close.
  var isStraightQuote: Bool { self == "\"" || self == "'" || self == "＂" }

  /// Whether it is a raised digit, as notes have.
  var isRaisedDigit: Bool {
    switch value {
    case 0xb2, 0xb3, 0xb9, 0x2070, 0x2074...0x2079: true
    default: false
    }
  }

  /// Whether it carries a sentence on behind a quotation: a comma, colon or dash.
  var isContinuing: Bool {
    switch self {
    case ",", "，", "、", "､", ";", "；", ":", "：", "-", "－", "–", "—", "―", "─": true
    default: false
    }
  }

  /// Whether it begins a new line in text that keeps its lines.
  var isLineEnd: Bool {
    switch value {
    case 0x0a...0x0d, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
