/// How Turkish stems change before suffixes, and which vowels follow them.
///
/// After Göksel and Kerslake, Turkish: A Comprehensive Grammar, chapters 2 and 3.
enum TurkishStems {
  static let vowels: Set<Character> = ["a", "e", "ı", "i", "o", "ö", "u", "ü", "â", "î", "û"]

  /// The vowels that suffixes have after a stem.
  struct Harmony: Hashable {
    /// a or e, as in the plural.
    let low: String
    /// ı, i, u or ü, as in the accusative.
    let high: String
  }

  /// The harmonies of a word: that of its last vowel and, where loans with a front vowel end so, the other:
  /// saat, saati; protokol, protokolü.
  static func harmonies(of word: some StringProtocol) -> [Harmony] {
    guard let vowel = word.last(where: vowels.contains) else {
      return [Harmony(low: "e", high: "i"), Harmony(low: "a", high: "ı")]
    }
    let own = harmony(of: vowel)
    let mayBeFront =
      own.low == "a" && (word.hasSuffix("l") && isLong(word) || frontLoans.contains(String(word)))
    return mayBeFront ? [own, Harmony(low: "e", high: own.high == "u" ? "ü" : "i")] : [own]
  }

  /// The stems of a word before vowels: rengi of renk, kaydı of kayıt, metni of metin, hattı of hat.
  static func beforeVowels(_ word: String) -> [String] {
    guard let last = word.last, !vowels.contains(last) else { return [word] }
    if let irregular = irregular[word] { return [irregular] }
    guard let softened = softened[last], isLong(word) || shortSoftened.contains(word) else {
      return [word]
    }
    let soft = last == "k" && word.hasSuffix("nk") ? "g" : softened
    // Most words in -t keep it: komut, komutu.
    return last == "t" ? [word, word.dropLast() + soft] : [word.dropLast() + soft, word]
  }

  /// The words that a stem before vowels may be of, likeliest first.
  static func hardened(_ stem: String) -> [String] {
    guard let last = stem.last else { return [] }
    if let word = regular[stem] { return [word] }
    switch last {
    case "b": return [stem.dropLast() + "p", stem]
    case "c": return [stem.dropLast() + "ç", stem]
    case "d": return [stem.dropLast() + "t", stem]
    case "ğ": return [stem.dropLast() + "k", stem.dropLast() + "g", stem]
    case "g" where stem.hasSuffix("ng"): return [stem.dropLast() + "k", stem]
    default: return [stem]
    }
  }

  /// Whether a suffix that begins with d has t after a word.
  static func isVoiceless(_ word: some StringProtocol) -> Bool {
    word.last.map { "fstkçşhp".contains($0) } == true
  }

  private static func isLong(_ word: some StringProtocol) -> Bool {
    word.count { vowels.contains($0) } > 1
  }

  private static func harmony(of vowel: Character) -> Harmony {
    switch vowel {
    case "a", "ı", "â": Harmony(low: "a", high: "ı")
    case "o", "u", "û": Harmony(low: "a", high: "u")
    case "ö", "ü": Harmony(low: "e", high: "ü")
    default: Harmony(low: "e", high: "i")
    }
  }

  private static let softened: [Character: String] = [
    "p": "b", "ç": "c", "t": "d", "k": "ğ", "g": "ğ",
  ]
  /// Loans in a back vowel with suffixes in front ones, besides those in -l: saati, rolü.
  private static let frontLoans: Set<String> = [
    "saat", "dikkat", "seyahat", "hakikat", "itaat", "harf", "rol", "gol", "hal", "kalp", "lügat",
  ]
  /// Words of one syllable that soften.
  private static let shortSoftened: Set<String> = [
    "renk", "cep", "uç", "güç", "kap", "dip", "borç", "genç", "denk", "çok", "yurt", "dört", "taç",
    "grup",
  ]
  /// Words that lose a vowel, double their consonant or both change and soften.
  private static let irregular: [String: String] = [
    "kayıt": "kayd", "metin": "metn", "isim": "ism", "şekil": "şekl", "resim": "resm",
    "vakit": "vakt", "fikir": "fikr", "izin": "izn", "kısım": "kısm", "hüküm": "hükm",
    "nesil": "nesl", "ömür": "ömr", "zihin": "zihn", "şehir": "şehr", "akıl": "akl",
    "cisim": "cism", "emir": "emr", "ilim": "ilm", "nehir": "nehr", "seyir": "seyr",
    "şahıs": "şahs", "asıl": "asl", "hacim": "hacm", "alın": "aln", "ağız": "ağz", "boyun": "boyn",
    "burun": "burn", "oğul": "oğl", "beyin": "beyn", "göğüs": "göğs", "devir": "devr",
    "sabır": "sabr", "nakit": "nakd", "akit": "akd", "hak": "hakk", "hat": "hatt", "his": "hiss",
    "sır": "sırr", "ret": "redd", "tıp": "tıbb", "had": "hadd", "zıt": "zıdd", "üs": "üss",
    "haciz": "hacz", "kesir": "kesr", "kasıt": "kasd", "kayıp": "kayb", "tavır": "tavr",
  ]
  private static let regular = Dictionary(
    irregular.map { ($0.value, $0.key) }, uniquingKeysWith: min)
}
