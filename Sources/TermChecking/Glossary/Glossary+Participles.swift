import LanguageAssets
import LanguageText

extension Glossary {
  /// The glossary with the forms of participles among its French, Italian, Portuguese and Spanish terms: those of one word
  /// whose English name is one, *cifrado* for *encrypted*.
  ///
  /// Of a noun that ends so the other gender may be another word, *contenido* and *contenida*.
  ///
  /// - Complexity: O(number of terms).
  var withFormsOfParticiples: Glossary {
    var glossary = self
    for index in concepts.indices {
      let terms = concepts[index].terms
      guard terms.contains(where: Self.isEnglishParticiple) else { continue }
      for place in terms.indices {
        let forms = Self.forms(ofParticiple: terms[place])
        let known = glossary.concepts[index].terms[place].forms
        glossary.concepts[index].terms[place].forms += forms.filter { !known.contains($0) }
      }
    }
    return glossary
  }

  private static func isEnglishParticiple(_ term: Term) -> Bool {
    term.language.language == "en" && term.status.isApproved && term.text.utf8.count > 4
      && term.text.hasSuffix("ed") && term.text.utf8.allSatisfy { $0 &- 0x61 < 26 }
  }

  private static func forms(ofParticiple term: Term) -> [String] {
    guard !term.isExact, term.text.allSatisfy(\.isLetter),
      let (ending, others) = endings[term.language.language], term.text.hasSuffix(ending)
    else { return [] }
    return others.map { term.text.dropLast(ending.count) + $0 }
  }

  private static let endings: [String: (ending: String, others: [String])] = [
    "es": ("o", ["a", "os", "as"]), "pt": ("o", ["a", "os", "as"]),
    "it": ("o", ["a", "i", "e"]), "fr": ("é", ["ée", "és", "ées"]),
  ]
}
