/// Gathers the Korean words of a corpus under the nouns that they are with particles taken off.
///
/// A noun is likelier the more of its forms occur: 서버, 서버는 and 서버에서 speak for 서버.
struct KoreanLemmatizer {
  /// The noun of each form; the form itself where none is likely.
  private(set) var lemmas: [String: String] = [:]

  /// Chooses nouns for counted forms.
  ///
  /// - Complexity: O(f) in the number of forms.
  init(forms: some Collection<String>) {
    var support: [String: Int] = [:]
    for form in forms {
      support[form, default: 0] += 1
      for noun in KoreanParticles.nouns(of: form) { support[noun, default: 0] += 1 }
    }
    for form in forms {
      let nouns = KoreanParticles.nouns(of: form)
      let best = nouns.max { (support[$0] ?? 0) < (support[$1] ?? 0) }
      let isAttested = best.map { (support[$0] ?? 0) > 1 } ?? false
      lemmas[form] = isAttested ? best ?? form : Self.noun(of: form)
    }
  }

  /// The noun of a form of which nothing else is known.
  static func noun(of form: String) -> String {
    KoreanParticles.nouns(of: form).last { $0.unicodeScalars.count > 1 } ?? form
  }
}
