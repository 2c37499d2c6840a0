import Synchronization

/// What a form of a noun is between the words beside it.
package enum HomographReading: Hashable, Sendable {
  /// The noun.
  case term
  /// The noun in a phrase that says nothing of what it names: «по причине», *due to*.
  case phrase
  /// Another word.
  case otherWord
}

/// Rules about the contexts in which forms of nouns are another word, or part of a set phrase.
///
/// One rule a line: lemma / forms / word before / word after. A neighbour is given as words or `-endings`,
/// any of which will do; `!` refuses one, `^` asks for none, and a comma stands before what a comma parts from the
/// form. An empty field asks for nothing. All are compared as bytes: folding leaves one spelling of each letter.
final class HomographRules: Sendable {
  /// The forms that are something else somewhere, in UTF-8.
  var forms: some Collection<[UInt8]> { rulesByForm.keys }

  /// A rule as it is written: most are never asked for.
  private struct Rule: Sendable {
    let lemma: Substring.UTF8View
    let previous: NeighbourCondition
    let next: NeighbourCondition
    let reading: HomographReading
  }

  private let rulesByForm: [[UInt8]: [Rule]]
  private let formsOfLemma: @Sendable (String) -> Set<String>
  /// The forms of the lemmas that were asked for.
  private let knownForms = Mutex<[String: Set<String>]>([:])

  /// Reads rules; the closure gives the forms of a lemma, as which a term in the plural is listed.
  init(
    otherWords: String, phrases: String, formsOfLemma: @escaping @Sendable (String) -> Set<String>
  ) {
    self.formsOfLemma = formsOfLemma
    var rules: [[UInt8]: [Rule]] = [:]
    for (lines, reading) in [(otherWords, HomographReading.otherWord), (phrases, .phrase)] {
      for line in lines.utf8.split(separator: UInt8(ascii: "\n")) {
        let fields = line.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        guard fields.count == 4 else { continue }
        let rule = Rule(
          lemma: fields[0], previous: NeighbourCondition(fields[2]),
          next: NeighbourCondition(fields[3]), reading: reading)
        for form in fields[1].split(separator: UInt8(ascii: " ")) {
          rules[Array(form), default: []].append(rule)
        }
      }
    }
    rulesByForm = rules
  }

  /// What a folded form of a folded term of one word is between two folded words.
  func reading(
    form: String, previousWord: String?, nextWord: String?, lemma: String
  ) -> HomographReading {
    guard let rules = rulesByForm[Array(form.utf8)] else { return .term }
    let rule = rules.first {
      $0.previous.holds(of: previousWord) && $0.next.holds(of: nextWord) && isForm(lemma, of: $0)
    }
    return rule?.reading ?? .term
  }

  /// Whether a term is the lemma of a rule or one of its forms.
  private func isForm(_ term: String, of rule: Rule) -> Bool {
    if rule.lemma.elementsEqual(term.utf8) { return true }
    let lemma = String(Substring(rule.lemma))
    return knownForms.withLock { known in
      if let forms = known[lemma] { return forms.contains(term) }
      let forms = formsOfLemma(lemma)
      known[lemma] = forms
      return forms.contains(term)
    }
  }
}

/// What a word beside a form must be or must not be.
private struct NeighbourCondition: Sendable {
  /// The words and endings as they are written.
  private let text: Substring.UTF8View

  init(_ text: Substring.UTF8View) { self.text = text }

  func holds(of word: String?) -> Bool {
    var (isAsked, isMet) = (false, false)
    var position = text.startIndex
    while position < text.endIndex {
      let token = text[position...].prefix { $0 != UInt8(ascii: " ") }
      position = text.index(token.endIndex, offsetBy: 1, limitedBy: text.endIndex) ?? text.endIndex
      guard let first = token.first else { continue }
      let isRefused = first == UInt8(ascii: "!")
      if !isRefused { isAsked = true }
      if first == UInt8(ascii: "^") { isMet = isMet || word == nil }
      guard let word, isRefused || !isMet, Self.fits(word, isRefused ? token.dropFirst() : token)
      else { continue }
      if isRefused { return false }
      isMet = true
    }
    return isMet || !isAsked
  }

  /// Whether a word is one that is given, or has the ending that is.
  private static func fits(_ word: String, _ token: Substring.UTF8View) -> Bool {
    guard token.first == UInt8(ascii: "-") else { return token.elementsEqual(word.utf8) }
    let ending = token.dropFirst()
    return word.utf8.suffix(ending.count).elementsEqual(ending) && mayEnd(word)
  }

  /// Whether a word may have an ending; shorter words are particles and prepositions.
  private static func mayEnd(_ word: String) -> Bool {
    word.utf8.first != UInt8(ascii: ",") && word.count > 3
  }
}
