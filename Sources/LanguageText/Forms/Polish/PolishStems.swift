/// How Polish stems change: consonants before -e, vowels of closed syllables, an e that comes and goes
/// before the last consonant.
///
/// After Swan, A Grammar of Contemporary Polish, chapters 2 and 4.
enum PolishStems {
  static let vowels: Set<Character> = ["a", "ą", "e", "ę", "i", "o", "ó", "u", "y"]

  /// Consonants that are hard before -e and in other endings, with what stands for them before -e of the
  /// locative: konto, koncie; the longer ones first.
  static let softened: [(hard: String, soft: String)] = [
    ("st", "ści"), ("zd", "ździ"), ("sł", "śl"), ("zł", "źl"), ("sn", "śni"), ("zn", "źni"),
    ("ch", "sz"), ("t", "ci"), ("d", "dzi"), ("r", "rz"), ("ł", "l"), ("k", "c"), ("g", "dz"),
    ("x", "ksi"), ("n", "ni"), ("w", "wi"), ("v", "vi"), ("m", "mi"), ("b", "bi"), ("p", "pi"),
    ("f", "fi"), ("s", "si"), ("z", "zi"),
  ]
  /// What stands for hard consonants before the ending of the plural of men: klient, klienci.
  static let personal: [(hard: String, soft: String)] = [
    ("st", "ści"), ("ch", "si"), ("t", "ci"), ("d", "dzi"), ("r", "rzy"), ("ł", "li"), ("k", "cy"),
    ("g", "dzy"), ("sz", "si"), ("ż", "zi"), ("n", "ni"), ("w", "wi"), ("m", "mi"), ("b", "bi"),
    ("p", "pi"), ("f", "fi"), ("s", "si"), ("z", "zi"),
  ]
  /// Soft consonants at the end of a word, with their spelling before vowels.
  static let palatals: [Character: String] = ["ć": "ci", "ń": "ni", "ś": "si", "ź": "zi"]

  /// What the end of a stem is, as far as endings depend on it.
  enum End {
    /// As in kuchni-a, or one of ć ń ś ź.
    case palatal
    /// c cz dz dż rz sz ż, which have y where soft consonants have i.
    case hardened
    /// l and j.
    case soft
    /// k and g, which have i where hard consonants have y.
    case velar
    case hard
    case vowel
  }

  static func end(of stem: some StringProtocol) -> End {
    guard let last = stem.last else { return .vowel }
    if palatals[last] != nil || last == "i" { return .palatal }
    if last == "l" || last == "j" { return .soft }
    if vowels.contains(last) { return .vowel }
    if ["cz", "dz", "dż", "rz", "sz", "sh"].contains(where: stem.hasSuffix) || "cż".contains(last) {
      return .hardened
    }
    return last == "k" || last == "g" ? .velar : .hard
  }

  /// The stem as it is before the -e of the locative, with its i: kont gives konci.
  static func beforeE(_ stem: String) -> [String] {
    guard let pair = softened.first(where: { stem.hasSuffix($0.hard) }) else { return [] }
    let body = stem.dropLast(pair.hard.count)
    // miasto, mieście; światło, świetle.
    let changed =
      body.hasSuffix("ia") && ["st", "zd", "t", "d", "ł"].contains(pair.hard)
      ? [String(body.dropLast()) + "e" + pair.soft] : []
    let widened = stem.hasSuffix("iatł") ? [String(stem.dropLast(3)) + "etl"] : []
    let foreign = pair.hard == "x" ? [stem + "i"] : []
    return [body + pair.soft] + changed + widened + foreign
  }

  /// The plural of men: użytkownik gives użytkownicy.
  static func plural(ofMen stem: String) -> String? {
    personal.first { stem.hasSuffix($0.hard) }.map { stem.dropLast($0.hard.count) + $0.soft }
  }

  /// The stems that a masculine in a consonant may have before endings, the word itself first: wątek,
  /// wątk; zasób, zasob; błąd, błęd; koniec, końc.
  static func open(of word: String) -> [String] {
    guard word.count > 2, let last = word.last else { return [word] }
    var found = [word]
    if let vowel = lastVowel(of: word) {
      if word[vowel] == "ó" { found.append(replacing(vowel, of: word, by: "o")) }
      if word[vowel] == "ą" { found.append(replacing(vowel, of: word, by: "ę")) }
    }
    if last == "x" { found.append(String(word.dropLast()) + "ks") }
    let head = word.dropLast(2)
    guard word.dropLast().last == "e", let before = head.last else { return found }
    let isAfterI = before == "i"
    guard isAfterI || !vowels.contains(before) else { return found }
    guard "ckłlnńrm".contains(last) else { return found }
    if !isAfterI {
      // wzorzec, wzorca.
      let plain = last == "c" && head.hasSuffix("rz") ? [String(head.dropLast()) + "c"] : []
      return found + [String(head) + String(last)] + plain
    }
    // cukier, cukru; koniec, końca; kwiecień, kwietnia; tydzień, tygodnia is irregular.
    let body = String(head.dropLast())
    let end = String(last)
    var stems = [body + end]
    if let hard = body.last.flatMap({ hardened[$0] }) { stems.append(body.dropLast() + hard + end) }
    if body.hasSuffix("dz") { stems.append(body.dropLast() + end) }
    return found + stems
  }

  /// The stem of a genitive plural without an ending, in each spelling that may be its own: okn gives
  /// okien, haseł is of hasł, słów of słow, rąk of ręk.
  static func closed(of stem: String) -> [String] {
    guard let last = stem.last, stem.count > 1 else { return [stem] }
    if last == "i" { return closedPalatal(stem) }
    guard !vowels.contains(last) else { return [] }
    var found = [stem]
    if let vowel = lastVowel(of: stem), stem.distance(from: vowel, to: stem.endIndex) < 4 {
      if stem[vowel] == "o" { found.append(replacing(vowel, of: stem, by: "ó")) }
      if stem[vowel] == "ę" { found.append(replacing(vowel, of: stem, by: "ą")) }
    }
    let body = stem.dropLast()
    guard let previous = body.last, !vowels.contains(previous), !isDigraph(stem.suffix(2)),
      "kłlnrwcbmg".contains(last), stem.contains(where: vowels.contains)
    else { return found }
    let glide = previous == "k" || previous == "g" ? "ie" : "e"
    found.append(body + glide + String(last))
    if let plain = plainPalatals[previous] {
      found.append(body.dropLast() + plain + "e" + String(last))
    }
    return found
  }

  /// The stems before endings of what may be a genitive plural: miejsc, pól of pol, zdjęć of zdjęci.
  static func unclosed(_ form: String) -> [String] {
    if let last = form.last, let spelled = palatals[last] { return [form.dropLast() + spelled] }
    guard let vowel = lastVowel(of: form), form[vowel] == "ó" else { return [form] }
    return [form, replacing(vowel, of: form, by: "o")]
  }

  /// zadani gives zadań, wejści wejść; narzędzi stays.
  private static func closedPalatal(_ stem: String) -> [String] {
    let body = stem.dropLast()
    guard let last = body.last, let palatal = sharpened[last] else { return [stem] }
    return [stem, body.dropLast() + String(palatal)]
  }

  private static func isDigraph(_ pair: Substring) -> Bool {
    ["ch", "cz", "dz", "dż", "rz", "sz", "dź"].contains(String(pair))
  }

  private static func lastVowel(of word: String) -> String.Index? {
    word.lastIndex { vowels.contains($0) }
  }

  private static func replacing(_ index: String.Index, of word: String, by vowel: String) -> String
  {
    word[..<index] + vowel + word[word.index(after: index)...]
  }

  /// What stands for the consonant before a lost -ie-: kwiecień, kwietnia.
  private static let hardened: [Character: String] = ["n": "ń", "c": "t", "s": "ś", "z": "ź"]
  private static let plainPalatals: [Character: String] = ["ń": "ni", "ś": "si", "ź": "zi"]
  private static let sharpened: [Character: Character] = [
    "n": "ń", "c": "ć", "s": "ś", "z": "ź",
  ]
}
