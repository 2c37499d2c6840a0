/// Gathers the Korean words of a corpus under the nouns that they are with particles taken off.
///
/// A noun is likelier the more of its forms occur: 서버, 서버는 and 서버에서 speak for 서버. A form may be a noun itself
/// that only ends like a particle, as 페이지, which 페이지를 and 페이지에 tell from 페 with 이지.
struct KoreanLemmatizer {
  /// The noun of each form; the form itself where none is likely.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses nouns for counted forms.
  ///
  /// - Complexity: O(f) in the number of forms, and O(n²) in the number of the forms of one noun.
  init(forms: some Collection<String>) {
    let corpus = Corpus(forms)
    for form in forms {
      let nouns = corpus.nouns[form] ?? []
      let likely = nouns.filter { corpus.mayBe(form, of: $0) }
      let best = likely.max { corpus.support(of: $0) < corpus.support(of: $1) }
      if let best, corpus.support(of: best) > 1 {
        lemmas[form] = best
      } else if likely.count < nouns.count, corpus.isNoun(form) {
        lemmas[form] = form
      } else {
        lemmas[form] = corpus.misspelt[form] ?? Self.noun(of: form, among: likely)
      }
    }
  }

  /// The noun of a form of which nothing else is known.
  static func noun(of form: String) -> String {
    noun(of: form, among: KoreanParticles.nouns(of: form))
  }

  private static func noun(of form: String, among nouns: [String]) -> String {
    nouns.last { $0.unicodeScalars.count > 1 && !mayEndNoun(form, behind: $0) } ?? form
  }

  /// Whether what stands behind a noun in Hangul begins like the copula, as other nouns end: 일 of 타일.
  ///
  /// Behind 적, which makes adjectives, it is the copula.
  private static func mayEndNoun(_ form: String, behind noun: String) -> Bool {
    guard let last = noun.unicodeScalars.last, ScriptClass(last) == .hangul,
      last != "적" || noun.unicodeScalars.count < 3
    else { return false }
    let tail = form.dropFirst(noun.count)
    return doubtfulEndings.contains(where: tail.hasPrefix)
  }

  /// The forms of the copula in which nouns end, too.
  private static let doubtfulEndings = [
    "인", "일", "임", "이지", "이기", "이라", "이란", "이든", "이다", "이면",
  ]
}

extension KoreanLemmatizer {
  /// The forms of a corpus by the nouns that they may be of.
  private struct Corpus {
    /// The nouns that each form may be of, the longest first.
    private(set) var nouns: [String: [String]] = [:]
    /// The nouns of forms with a particle that asks for another last letter: 서버 for 서버을.
    private(set) var misspelt: [String: String] = [:]
    /// The forms that may be of each noun, without the noun itself.
    private var forms: [String: [String]] = [:]

    init(_ all: some Collection<String>) {
      for form in all {
        let nouns = KoreanParticles.nouns(of: form)
        self.nouns[form] = nouns
        for noun in nouns { forms[noun, default: []].append(form) }
      }
      for form in all {
        guard let noun = KoreanParticles.nounOfMisspelt(form), nouns[noun] != nil,
          (forms[noun]?.count ?? 0) > 1
        else { continue }
        misspelt[form] = noun
      }
    }

    /// How many forms speak for a noun.
    func support(of noun: String) -> Int {
      (forms[noun]?.count ?? 0) + (nouns[noun] == nil ? 0 : 1)
    }

    /// Whether a form has forms of its own.
    func isNoun(_ form: String) -> Bool { forms[form] != nil }

    /// Whether a form may be one of a noun and is none itself.
    ///
    /// Forms that begin with it do not speak for the shorter noun, since a longer one explains them. Those that
    /// cannot be of the shorter noun speak against it: nothing stands behind a copula.
    func mayBe(_ form: String, of noun: String) -> Bool {
      let own = (forms[form] ?? []).count { nouns[$0]?.contains(noun) == false }
      let others =
        (forms[noun] ?? []).count { !$0.hasPrefix(form) } + (nouns[noun] == nil ? 0 : 1)
      guard others > 0 || !mayEndNoun(form, behind: noun) else { return false }
      return own < Self.sure && own <= others
    }

    /// So many forms of its own make a noun, however many the other has.
    private static let sure = 2
  }
}
