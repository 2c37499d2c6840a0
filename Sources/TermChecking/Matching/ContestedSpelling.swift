import LanguageAssets
import LanguageText

/// The spellings of a term that its concept tells apart although matching does not, since it approves one and forbids
/// another: *GitHub* and *Github*, API キー and APIキー, счёт and счет.
struct ContestedSpelling: Sendable {
  private let own: [Unicode.Scalar]
  private let isApproved: Bool
  private let isRussian: Bool
  private let approved: [[Unicode.Scalar]]
  private let forbidden: [[Unicode.Scalar]]

  /// Whether a concept has another spelling of one of its terms with the opposite verdict.
  ///
  /// - Complexity: O(number of terms of the concept), and nothing else where it forbids none.
  static func isContested(_ term: Term, among terms: [Term]) -> Bool {
    guard terms.contains(where: { !$0.status.isApproved }), term.status != .proposed else {
      return false
    }
    return terms.contains {
      $0.isRespelling(of: term) && $0.status.isApproved != term.status.isApproved
    }
  }

  /// The spellings of an entry's term; nil where all of them have one verdict.
  init?(_ term: Term, among terms: [Term]) {
    guard Self.isContested(term, among: terms) else { return nil }
    own = Array(term.text.unicodeScalars)
    isApproved = term.status.isApproved
    isRussian = term.language.language == "ru"
    let spellings = terms.filter { $0.text == term.text || $0.isRespelling(of: term) }
    approved = spellings.filter(\.status.isApproved).map { Array($0.text.unicodeScalars) }
    forbidden = spellings.filter { !$0.status.isApproved }.map { Array($0.text.unicodeScalars) }
  }

  /// Whether a place that has a form of the term is spelled as this term rather than as the others: its letters are those
  /// of the spelling further than those of any other.
  ///
  /// What is spelled as none of them is approved. A capital is no spelling at the start of a sentence and in a title where
  /// most words have one; nor is the е of a Russian plural with another stress than the singular, счета of счёт.
  ///
  /// The range is UTF-8 byte offsets into the bytes of the whole text.
  ///
  /// - Complexity: O(length of the range).
  func claims(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let text = Array(String(decoding: bytes[range], as: UTF8.self).unicodeScalars)
    guard let rival = forbidden.max(by: { length($0, text) < length($1, text) }) else {
      return true
    }
    let isForbidden = isForbidden(text, as: rival, at: range, of: bytes)
    return isApproved
      ? !isForbidden : isForbidden && length(own, text) == length(rival, text)
  }

  private func isForbidden(
    _ text: [Unicode.Scalar], as rival: [Unicode.Scalar], at range: Range<Int>, of bytes: [UInt8]
  ) -> Bool {
    let common = length(rival, text)
    func isNearer(forgivesCapital: Bool) -> Bool {
      approved.allSatisfy {
        Self.commonLength(text, $0, forgivesCapital: forgivesCapital) < common
      }
    }
    guard isNearer(forgivesCapital: false), !isRussianPlural(text, of: rival) else { return false }
    return isNearer(forgivesCapital: true) || !Self.asksForCapital(range, of: bytes)
  }

  private func length(_ spelling: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Int {
    Self.commonLength(text, spelling, forgivesCapital: true)
  }

  private func isRussianPlural(_ text: [Unicode.Scalar], of rival: [Unicode.Scalar]) -> Bool {
    guard isRussian else { return false }
    func words(_ text: [Unicode.Scalar]) -> [String] {
      text.split { !$0.properties.isAlphabetic }.map { word in
        TermForms.fold(String(String.UnicodeScalarView(word)))
      }
    }
    return zip(words(text), words(rival)).contains { form, noun in
      form != noun && RussianParadigm.hasPluralInA(noun)
        && Self.pluralEndings.contains { form == noun + $0 }
    }
  }

  private static let pluralEndings = ["а", "ов", "ам", "ами", "ах"]

  private static func commonLength(
    _ text: [Unicode.Scalar], _ spelling: [Unicode.Scalar], forgivesCapital: Bool
  ) -> Int {
    guard let first = text.first, let own = spelling.first else { return 0 }
    guard
      first == own
        || forgivesCapital && own.properties.uppercaseMapping.unicodeScalars.first == first
    else { return 0 }
    return 1 + zip(text.dropFirst(), spelling.dropFirst()).prefix { $0 == $1 }.count
  }

  /// Whether the place begins a sentence or stands in a title with capitals.
  private static func asksForCapital(_ range: Range<Int>, of bytes: [UInt8]) -> Bool {
    let start = max(0, range.lowerBound - reach)
    let before = String(decoding: bytes[start..<range.lowerBound], as: UTF8.self)
    let last = before.last { !$0.isWhitespace && !opening.contains($0) }
    guard let last, !endOfSentence.contains(last) else { return true }
    return bytes.count <= longestTitle
      && ForeignWord.isTitleCase(String(decoding: bytes, as: UTF8.self))
  }

  /// How far back a sentence is looked for that ends there, and the longest title, in UTF-8 bytes: a text with thousands of
  /// such places stays linear.
  private static let (reach, longestTitle) = (64, 300)

  private static let opening: Set<Character> = ["(", "[", "\"", "'", "“", "‘", "«", "„", "*", "_"]
  private static let endOfSentence: Set<Character> = [
    ".", "!", "?", ":", ";", "…", "—", "–", "•", "|", "¿", "¡",
  ]
}

extension Term {
  /// Whether the term is another in spelling alone, which matching passes over: in case, width, ё or a space.
  ///
  /// - Complexity: O(1) where they begin with different letters, as nearly all do, else O(length of the terms).
  func isRespelling(of other: Term) -> Bool {
    Self.mayBeginAlike(text.unicodeScalars.first, other.text.unicodeScalars.first)
      && text != other.text && isSameSpelling(as: other)
  }

  /// Whether two scalars may be one when they are folded: letters in case and ё, what is wide or narrow.
  private static func mayBeginAlike(_ first: Unicode.Scalar?, _ second: Unicode.Scalar?) -> Bool {
    guard let first, let second else { return false }
    func small(_ scalar: Unicode.Scalar) -> UInt32 {
      switch scalar.value {
      case 0x41...0x5a, 0xc0...0xde, 0x391...0x3a9, 0x410...0x42f: scalar.value + 0x20
      case 0x401, 0x451: 0x435
      case 0x400...0x40f: scalar.value + 0x50
      default: scalar.value
      }
    }
    return small(first) == small(second) || first.value >= 0xff00 || second.value >= 0xff00
  }

  /// Whether matching cannot tell the term from another of its language.
  func isSameSpelling(as other: Term) -> Bool {
    language.matches(other.language) && TermForms.fold(text) == TermForms.fold(other.text)
  }
}
