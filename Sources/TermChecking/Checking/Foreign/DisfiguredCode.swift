import LanguageText

/// Tells code that a paragraph has as its source does but for what nobody sees who does not know it: other capitals, a
/// space inside a word, marks of full width or a wrong letter, `package.j son`, `cargo.toml`, `["a"， "b"]`.
enum DisfiguredCode {
  /// Whether code is that of the source with such a slip.
  ///
  /// Spaces between words and marks are a matter of style, and so are capitals where either has nothing else; a word alone
  /// may be the name of something else in capitals. In a language of Latin letters a word with another letter may be the
  /// translation, `/produits/[id]`.
  ///
  /// - Complexity: O(length of the code).
  static func isOne(_ code: String, of original: String, isLatin: Bool) -> Bool {
    // Comments are translated, and so is what stands for something of the reader's.
    guard code != original, !original.isEmpty,
      !["/*", "//", "# ", "your"].contains(where: original.holdsBytes(of:))
    else { return false }
    let (plain, plainOriginal) = (withoutSpaces(narrow(code)), withoutSpaces(narrow(original)))
    guard plain.lowercased() == plainOriginal.lowercased() else {
      return !isLatin && hasWrongLetter(code, original) || differsInLetter(code, original)
    }
    if narrow(code) != code, narrow(original) == original { return true }
    if plain != plainOriginal {
      return isMoreThanAWord(original) && ![code, original].contains { $0 == $0.uppercased() }
        && !differInKeywords(code, original)
    }
    return words(of: code) != words(of: original)
      || hasSpaceBeforeExtension(code) && !hasSpaceBeforeExtension(original)
  }

  /// Whether a space stands between a word and the dot before the next, `lamp .toml`.
  private static func hasSpaceBeforeExtension(_ code: String) -> Bool {
    code.places(ofBytes: " .").contains { place in
      code.character(before: place.lowerBound)?.isLetter == true
        && code.character(at: place.upperBound)?.isLetter == true
    }
  }

  /// Whether what differs in several words are those that one of the two has in capitals, as SQL has, or that begin with
  /// one behind the first, as titles have.
  private static func differInKeywords(_ code: String, _ original: String) -> Bool {
    let (own, others) = (words(of: code), words(of: original))
    guard original.contains(" "), own.count == others.count else { return false }
    return zip(own, others).enumerated().allSatisfy { place, pair in
      pair.0 == pair.1 || place > 0 && pair.0.dropFirst() == pair.1.dropFirst()
        || [pair.0, pair.1].contains { $0.count > 1 && $0 == $0.uppercased() }
    }
  }

  /// Whether code of several words differs in a letter of one of them: `(_ invode: Invoke)` for `(_ invoke: Invoke)`.
  private static func hasWrongLetter(_ code: String, _ original: String) -> Bool {
    let (own, others) = (words(of: code), words(of: original))
    guard own.count == others.count, own.count > 1 else { return false }
    let differing = zip(own, others).filter { $0 != $1 }
    guard differing.count == 1, let (word, other) = differing.first, !own.contains(other) else {
      return false
    }
    return MisspeltTerms.isMisspelt(Array(word.unicodeScalars), Array(other.unicodeScalars))
  }

  /// Whether one small letter of a name with a sign in it is another, `mas-len` for `max-len`; not the first of a part,
  /// which makes `set` of `get`, and not the only one.
  private static func differsInLetter(_ code: String, _ original: String) -> Bool {
    guard code.count == original.count, original.contains(where: "-_".contains) else {
      return false
    }
    let letters = Array(original)
    let places = zip(letters.indices, zip(code, letters)).filter { $0.1.0 != $0.1.1 }
    guard places.count == 1, let (place, (own, other)) = places.first, place > 0,
      own.isLowercase, other.isLowercase, letters[place - 1].isLowercase
    else { return false }
    // `mi-box` is a translation of `my-box`.
    let part =
      letters[..<place].reversed().prefix(while: \.isLetter).count
      + letters[place...].prefix(while: \.isLetter).count
    return part > 2
  }

  private static func words(of code: String) -> [Substring] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }

  private static func withoutSpaces(_ code: String) -> String { code.filter { $0 != " " } }

  /// Code with the marks of ASCII in place of those of full width and of quotation marks that are curved.
  private static func narrow(_ code: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in code.unicodeScalars {
      switch scalar.value {
      case 0xff01...0xff5e: scalars.append(Unicode.Scalar(scalar.value - 0xfee0) ?? scalar)
      case 0x3000: scalars.append(" ")
      case 0x201c...0x201e: scalars.append("\"")
      case 0x2018...0x201a: scalars.append("'")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }

  /// Whether code has a sign, a digit or a capital inside.
  private static func isMoreThanAWord(_ code: String) -> Bool {
    code.dropFirst().contains { !$0.isLowercase }
  }
}
