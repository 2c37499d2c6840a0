import LanguageAssets
import LanguageText

/// Tells forms of one name from two names where nobody has listed forms and no rules know them.
///
/// What extraction proposes for a language in Latin letters may be the plural, another person of the
/// verb, a derivation or the name with its article: *canal* and *canais*, *l’argument* and
/// *argument*. They are no drift. A name that another language of the concept has as well is a word
/// left untranslated, however much the two look alike: *módulo* and *module*.
enum KindredNames {
  /// The first of some proposed names of a concept that a name is kin to; the name itself where it
  /// is kin to none before it, where somebody has decided on a name, and in other scripts.
  ///
  /// - Complexity: O(n) in the number of names.
  static func first(kinTo name: Term, among concept: Concept) -> Term {
    let names = concept.terms(in: name.language)
    guard name.language.likelyScript == "Latn", names.allSatisfy({ $0.status == .proposed }) else {
      return name
    }
    let loans = Set(
      concept.terms.filter { !$0.language.matches(name.language) }.map { TermForms.fold($0.text) })
    return names.first { areKin($0, name, loans) } ?? name
  }

  private static func areKin(_ first: Term, _ second: Term, _ loans: Set<String>) -> Bool {
    let texts = [first, second].map { TermForms.fold($0.text) }
    let words = zip([first, second], texts).map { contentWords($1, $0.language) }
    if words[0] == words[1] { return true }
    guard words[0].count == words[1].count, !texts.contains(where: loans.contains) else {
      return false
    }
    return zip(words[0], words[1]).allSatisfy(areKin)
  }

  /// The words without those that hold the others together; all of them where there are no others.
  private static func contentWords(_ text: String, _ language: LanguageTag) -> [Substring] {
    let words = text.split { !($0.isLetter || $0.isNumber) }
    let content = words.filter {
      $0.count > 1 && !FunctionWords.contain(String($0), in: language)
        && !EnglishWords.determiners.contains(String($0))
    }
    return content.isEmpty ? words : content
  }

  /// Whether two words begin alike and differ by no more than an ending.
  private static func areKin(_ first: Substring, _ second: Substring) -> Bool {
    if first == second { return true }
    let (shorter, longer) = first.count < second.count ? (first, second) : (second, first)
    let common = zip(shorter, longer).prefix { $0 == $1 }.count
    if common == shorter.count, common >= wholeWord {
      return longer.count - common <= longestEnding
    }
    return common >= shortestStem && Double(common) >= stemShare * Double(longer.count)
  }

  private static let wholeWord = 5
  /// As in *install* and *installation*.
  private static let longestEnding = 5
  private static let shortestStem = 3
  private static let stemShare = 0.6
}
