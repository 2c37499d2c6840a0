/// The forms of Turkish nouns by rules, without a dictionary: number, possessive and case, in this order,
/// and -ki and the copula behind the locative.
///
/// Suffixes stand as in grammars, with capitals for what depends on the word: A is a or e, I is ı, i, u or ü,
/// D is d or t; what is in brackets stands after a vowel, or after a consonant, alone. After Göksel and
/// Kerslake, Turkish: A Comprehensive Grammar, chapter 8.
enum TurkishForms {
  /// The forms of the last word of a term, folded as by ``TermForms/fold(_:)``; the words before it have one.
  ///
  /// A word that ends a term of several may be the head of a compound, with the suffix of the third person,
  /// which other possessives replace and the plural comes before: arama kutusu, arama kutuları, arama kutunuz.
  ///
  /// - Complexity: O(1), up to some 300 forms.
  static func forms(of word: String, isAlone: Bool) -> Set<String> {
    guard word.count > 1, word.allSatisfy(\.isLetter), !FunctionWords.contain(word, in: "tr") else {
      return [word]
    }
    var forms = isAlone ? [] : possessed(word)
    // A compound has no other reading where its head ends in a vowel and -sI.
    if isAlone || forms.isEmpty || !isSurelyPossessed(word) { forms.formUnion(plain(word)) }
    let others = others[word] ?? []
    let kept = forms.filter { !FunctionWords.contain($0, in: "tr") && !others.contains($0) }
    return withCapitalI(kept.union([word]))
  }

  /// The forms of a noun without a possessive in the term.
  static func plain(_ word: String) -> Set<String> {
    var result: Set<String> = [word]
    for harmony in TurkishStems.harmonies(of: word) {
      let plural = word + "l" + harmony.low + "r"
      let pluralHarmony = TurkishStems.Harmony(
        low: harmony.low, high: harmony.low == "a" ? "ı" : "i")
      result.formUnion(inflected(word, harmony))
      result.formUnion(inflected(plural, pluralHarmony))
    }
    return result
  }

  /// The forms of the head of a compound; empty where it has no ending of the third person.
  static func possessed(_ word: String) -> Set<String> {
    var result: Set<String> = []
    for stem in stems(ofPossessed: word) {
      for harmony in TurkishStems.harmonies(of: stem)
      where possessive(of: stem, harmony).contains(word) {
        let plural = stem + "l" + harmony.low + "r"
        let pluralHarmony = TurkishStems.Harmony(
          low: harmony.low, high: harmony.low == "a" ? "ı" : "i")
        result.formUnion(thirdPerson(word, harmony))
        result.formUnion(thirdPerson(plural + pluralHarmony.high, pluralHarmony))
        result.formUnion(otherPersons(stem, harmony))
        result.formUnion(otherPersons(plural, pluralHarmony))
      }
    }
    return result
  }

  /// The nouns that may stand in a form of the third person: kutu of kutusu, ad of adı, renk of rengi.
  static func stems(ofPossessed word: String) -> [String] {
    guard word.count > 2, let last = word.last, "ıiuü".contains(last) else { return [] }
    let stem = String(word.dropLast())
    var stems = TurkishStems.vowels.contains(stem.last ?? "a") ? [] : TurkishStems.hardened(stem)
    if stem.hasSuffix("s"), stem.dropLast().last.map(TurkishStems.vowels.contains) == true {
      stems.insert(String(stem.dropLast()), at: 0)
    }
    return stems
  }

  /// A noun with the suffix of the third person, as the head of a compound: kutu gives kutusu.
  static func possessive(of word: String, _ harmony: TurkishStems.Harmony) -> [String] {
    endsInVowel(word)
      ? [word + "s" + harmony.high] : TurkishStems.beforeVowels(word).map { $0 + harmony.high }
  }

  private static func isSurelyPossessed(_ word: String) -> Bool {
    let end = word.suffix(2)
    return end.first == "s" && word.count > 4
      && word.dropLast(2).last.map(TurkishStems.vowels.contains) == true
  }

  /// Cases and possessives on a noun or its plural.
  private static func inflected(_ word: String, _ harmony: TurkishStems.Harmony) -> [String] {
    let (low, high) = (harmony.low, harmony.high)
    var result = [word] + behindConsonants(word, low) + copulas(word, high)
    if endsInVowel(word) {
      result += ["y" + high, "y" + low, "n" + high + "n", "yl" + low].map { word + $0 }
    } else {
      for stem in TurkishStems.beforeVowels(word) {
        result += [high, low, high + "n"].map { stem + $0 }
      }
      result.append(word + "l" + low)
    }
    for third in possessive(of: word, harmony) { result += thirdPerson(third, harmony) }
    return result + otherPersons(word, harmony)
  }

  /// Cases on a noun with the suffix of the third person.
  private static func thirdPerson(_ word: String, _ harmony: TurkishStems.Harmony) -> [String] {
    let (low, high) = (harmony.low, harmony.high)
    return [
      "", "n" + high, "n" + low, "nd" + low, "nd" + low + "n", "n" + high + "n", "yl" + low,
      "nd" + low + "ki", "d" + high + "r", "nd" + low + "d" + high + "r",
      "nd" + low + "kil" + "er",
    ].map { word + $0 }
  }

  /// The possessives of the first and second person with their cases: kutum, kutunuzun.
  ///
  /// Short words have none of the first person singular, which would be others: adım is a step.
  private static func otherPersons(_ word: String, _ harmony: TurkishStems.Harmony) -> [String] {
    let (low, high) = (harmony.low, harmony.high)
    let stems = endsInVowel(word) ? [word] : TurkishStems.beforeVowels(word).map { $0 + high }
    return stems.flatMap { stem -> [String] in
      let persons = [stem + "n", stem + "m" + high + "z", stem + "n" + high + "z"]
      return (word.count > 4 ? persons + [stem + "m"] : persons).flatMap { person -> [String] in
        [person] + [high, low, high + "n", "l" + low].map { person + $0 }
          + behindConsonants(person, low)
      }
    }
  }

  /// The locative and ablative, -ki behind them.
  private static func behindConsonants(_ word: String, _ low: String) -> [String] {
    let dental = TurkishStems.isVoiceless(word) ? "t" : "d"
    let locative = word + dental + low
    return [locative, locative + "n", locative + "ki", locative + "kiler"]
  }

  private static func copulas(_ word: String, _ high: String) -> [String] {
    let dental = TurkishStems.isVoiceless(word) ? "t" : "d"
    return [word + dental + high + "r"]
  }

  private static func endsInVowel(_ word: String) -> Bool {
    word.last.map(TurkishStems.vowels.contains) == true
  }

  /// Forms in ı also as they are folded when a sentence begins with them: Isı becomes isı.
  private static func withCapitalI(_ forms: Set<String>) -> Set<String> {
    forms.union(forms.filter { $0.hasPrefix("ı") }.map { "i" + $0.dropFirst() })
  }

  /// Forms that are another frequent word, by the word that the rules make them of.
  private static let others: [String: Set<String>] = [
    "ad": ["ada", "adan", "adanın", "adada"], "yer": ["yere", "yerine", "yerinde"],
    "yol": ["yolla"],
    "kat": ["katı", "katla"], "sayı": ["sayın"], "yazı": ["yazın"],
    "bilgi": ["bilgin"], "iz": ["izin", "izle"], "hız": ["hızla"], "göz": ["gözle"],
    "bağ": ["bağla"], "top": ["topla"], "iş": ["işle"], "ağ": ["ağa", "ağla"], "kul": ["kula"],
    "ara": ["arada"], "son": ["sonra", "sona"], "ön": ["önde"], "baş": ["başla", "başta"],
    "taş": ["taşı"], "kur": ["kurul"], "dur": ["durum"], "say": ["sayı"],
    "dal": ["dala"], "toplam": ["toplama"], "control": ["controller"],
  ]
}
