import LanguageText

/// A term cut into words, before its forms are numbered.
struct TermWords {
  /// The folded forms of each word; the word as the term has it first.
  var forms: [[[UInt8]]]
  /// What stands between the words, as folded bytes.
  var gaps: [[UInt8]]
  /// What stands before the first word, as folded bytes.
  let prefix: [UInt8]
  /// What stands behind the last word, as folded bytes.
  let suffix: [UInt8]

  /// Cuts a surface form of a term; nil when it has no word.
  ///
  /// With a language the words get the forms that its rules generate, without one only their own.
  init?(_ text: String, inflectedIn language: LanguageTag?, apostropheJoins: Bool) {
    let bytes = FoldedText(text, .silent).bytes
    let tokens = WordScanner(bytes, apostropheJoins: apostropheJoins).tokens
    guard let first = tokens.first, let last = tokens.last else { return nil }
    prefix = Array(bytes[..<first.range.lowerBound])
    suffix = Array(bytes[last.range.upperBound...])
    gaps = zip(tokens, tokens.dropFirst()).map { left, right in
      Array(bytes[left.range.upperBound..<right.range.lowerBound])
    }
    forms = tokens.map { [Array(bytes[$0.range])] }
    guard let language else { return }
    for (index, generated) in Self.generatedForms(text, bytes, tokens, language).enumerated() {
      let known = Set(forms[index])
      forms[index] += generated.map { Array($0.utf8) }.filter { !known.contains($0) }
    }
  }

  /// The term with two neighbouring words written as one, for each such pair.
  ///
  /// Only Latin and Korean words and those with a hyphen between them are ever written so, and no
  /// English verb with its particle: `login` is no spelling of `log in`.
  func closed(in language: LanguageTag) -> [TermWords] {
    gaps.indices.compactMap { index in
      let isLatin = forms[index][0].allSatisfy { $0 < 0x80 }
      let second = String(decoding: forms[index + 1][0], as: UTF8.self)
      let isVerb = language.language == "en" && EnglishWords.particles.contains(second)
      switch WordGap(gaps[index]) {
      case .hyphen: break
      case .space where isLatin && !isVerb || language.language == "ko": break
      default: return nil
      }
      var closed = self
      closed.gaps.remove(at: index)
      let first = forms[index][0]
      closed.forms.replaceSubrange(index...index + 1, with: [forms[index + 1].map { first + $0 }])
      return closed
    }
  }

  /// The forms that a language's rules give each word of a term, in ascending order.
  ///
  /// English possessives are left out: a matcher sees `toolbar's` as the word `toolbar` and something else.
  private static func generatedForms(
    _ text: String, _ bytes: [UInt8], _ tokens: [WordToken], _ language: LanguageTag
  ) -> [[String]] {
    let whole = TermForms.tokenForms(of: text, language: language)
    let words = tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) }
    let matches = whole.map { TermForms.fold($0.text) } == words
    let forms = words.indices.map { index in
      if matches { return whole[index].forms }
      guard index == words.count - 1 else { return [words[index]] }
      return TermForms.tokenForms(of: words[index], language: language).flatMap(\.forms)
    }
    guard language.language == "en" else { return forms }
    return forms.map { $0.filter { !$0.contains("'") } }
  }
}
