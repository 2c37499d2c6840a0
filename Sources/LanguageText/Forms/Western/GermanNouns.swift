/// The forms of German nouns by their endings, without a dictionary.
///
/// What a noun takes in the plural its ending tells for most; the rest is in ``GermanWords``. Where
/// several plurals are possible all are made: those that do not exist match nothing.
enum GermanNouns {
  /// The forms of a noun in lower case with ss for ß, itself included.
  static func forms(of noun: String) -> Set<String> {
    guard noun.count > 1, noun.allSatisfy(\.isLetter) else { return [noun] }
    return irregular(noun) ?? regular(noun).union([noun])
  }

  private static func irregular(_ noun: String) -> Set<String>? {
    let entry = GermanWords.irregular.filter {
      noun == $0.ending
        || $0.isCompounded && $0.ending.count > 2 && noun.hasSuffix($0.ending)
          && isCompound(noun, before: $0.ending)
    }.max { $0.ending.count < $1.ending.count }
    guard let entry else { return nil }
    return Set(entry.forms.map { noun.dropLast(entry.ending.count) + $0 })
  }

  private static func regular(_ noun: String) -> Set<String> {
    if stem(of: noun, in: GermanWords.umlautOnly) != nil {
      return with(["s", "n"], noun).union(with(["", "n"], umlauted(noun)))
    }
    if let plurals = fromStems(noun) { return plurals }
    // Spelt as in English it has the plural of there, too: *Collections*, *Aktionen*.
    if noun.hasSuffix("ction") { return [noun + "s"] }
    if feminineEndings.contains(where: noun.hasSuffix), vowelGroups(noun) > 1 {
      return [noun + "en"]
    }
    if noun.hasSuffix("nis") { return with(["ses", "se", "sen"], noun) }
    if noun.hasSuffix("chen") || noun.hasSuffix("lein") { return [noun + "s"] }
    if let forms = inVowel(noun) ?? inUM(noun) { return forms }
    if hasWeakSyllable(noun) {
      return noun.hasSuffix("n") ? with(["s", "e", "en"], noun) : with(["s", "n"], noun)
    }
    return inConsonant(noun)
  }

  /// The forms of nouns that are, or end in, a listed stem; of a stem of three letters also those
  /// of the words that only look like it, as Schriftgrad does like Rad.
  private static func fromStems(_ noun: String) -> Set<String>? {
    let inER = stem(of: noun, in: GermanWords.inER)
    let umlauting = stem(of: noun, in: GermanWords.umlauting)
    guard inER != nil || umlauting != nil else { return nil }
    var forms = genitives(noun)
    if inER != nil { forms.formUnion(with(["er", "ern"], umlauted(noun))) }
    if umlauting != nil { forms.formUnion(with(["e", "en"], umlauted(noun))) }
    let isSure = [inER, umlauting].compactMap(\.self).contains { $0.count > 3 || $0 == noun }
    return isSure ? forms : forms.union(inConsonant(noun))
  }

  /// The longest of some stems that a noun is or, as a compound, ends in.
  private static func stem(of noun: String, in stems: [String]) -> String? {
    stems.filter { stem in
      noun == stem || stem.count > 2 && noun.hasSuffix(stem) && isCompound(noun, before: stem)
    }.max { $0.count < $1.count }
  }

  /// Whether what stands before the last part of a word can be a word: it has a vowel.
  private static func isCompound(_ noun: String, before part: String) -> Bool {
    noun.dropLast(part.count).contains { "aeiouyäöü".contains($0) }
  }

  private static func inVowel(_ noun: String) -> Set<String>? {
    guard let last = noun.last, "aeiouyäöüé".contains(last) else { return nil }
    if noun.hasSuffix("au") || noun.hasSuffix("eu") || noun.hasSuffix("ei") {
      return noun.hasSuffix("ei") ? [noun + "en"] : with(["s", "es", "en"], noun)
    }
    switch last {
    case "e": return with(["n", "s"], noun)
    case "a": return [noun + "s", noun.dropLast() + "en"]
    case "y": return [noun + "s", noun.dropLast() + "ies"]
    case "i" where noun.hasSuffix("lei"): return [noun + "en"]
    default: return [noun + "s"]
    }
  }

  private static func inUM(_ noun: String) -> Set<String>? {
    let stem = noun.dropLast(2)
    if noun.hasSuffix("um"), !noun.hasSuffix("aum"), vowelGroups(noun) > 1 {
      return noun.hasSuffix("tum") ? [noun + "s"] : [noun + "s", stem + "en", stem + "a"]
    }
    guard noun.hasSuffix("us"), !noun.hasSuffix("aus"), vowelGroups(noun) > 1 else { return nil }
    return with(["se", "sen", "ses"], noun).union([stem + "en", stem + "i"])
  }

  private static func inConsonant(_ noun: String) -> Set<String> {
    if noun.hasSuffix("ing") && vowelGroups(noun) > 1 { return [noun + "s"] }
    let isLoan = GermanWords.inSOnly.contains {
      noun == $0 || $0.count > 3 && noun.hasSuffix($0) && isCompound(noun, before: $0)
    }
    if isLoan { return [noun + "s"] }
    var forms = genitives(noun).union(with(["e", "en"], noun))
    if noun.hasSuffix("in") { forms.insert(noun + "nen") }
    let isDoubled = ["as", "is", "os"].contains(where: noun.hasSuffix) && vowelGroups(noun) > 1
    if isDoubled { forms.formUnion(with(["se", "sen", "ses"], noun)) }
    return forms
  }

  private static func genitives(_ noun: String) -> Set<String> {
    let isSibilant = noun.last.map { "sxz".contains($0) } ?? false
    return isSibilant ? [noun + "es"] : with(["s", "es"], noun)
  }

  /// Whether a noun ends in unstressed -el, -en or -er.
  private static func hasWeakSyllable(_ noun: String) -> Bool {
    guard vowelGroups(noun) > 1 else { return false }
    if ["ern", "eln"].contains(where: noun.hasSuffix) { return true }
    guard ["el", "en", "er"].contains(where: noun.hasSuffix) else { return false }
    let before = noun.dropLast(2)
    return before.last.map { !"aeioäöü".contains($0) } ?? false
      || before.hasSuffix("ei")
  }

  /// A noun with the last a, o, u or au before its final consonants as ä, ö, ü or äu.
  private static func umlauted(_ noun: String) -> String {
    var letters = Array(noun)
    let end = hasWeakSyllable(noun) ? letters.count - 2 : letters.count
    guard var place = letters[..<end].lastIndex(where: { "aeiouäöü".contains($0) }) else {
      return noun
    }
    let before = place > 0 ? letters[place - 1] : " "
    if letters[place] == "u", before == "a" {
      place -= 1
    } else if letters[place] == "a", before == "a" {
      letters.remove(at: place)
      place -= 1
    }
    let isPartOfEU = letters[place] == "u" && before == "e"
    if !isPartOfEU, let umlaut = umlauts[letters[place]] { letters[place] = umlaut }
    return String(letters)
  }

  private static let umlauts: [Character: Character] = ["a": "ä", "o": "ö", "u": "ü"]

  private static func vowelGroups(_ noun: String) -> Int {
    var count = 0
    var wasVowel = false
    for letter in noun {
      let isVowel = "aeiouyäöü".contains(letter)
      if isVowel, !wasVowel { count += 1 }
      wasVowel = isVowel
    }
    return count
  }

  private static func with(_ endings: [String], _ noun: String) -> Set<String> {
    Set(endings.map { noun + $0 })
  }

  /// Endings of feminine nouns that take -en and nothing else.
  private static let feminineEndings = [
    "ung", "heit", "keit", "schaft", "ion", "tät", "enz", "anz", "ik",
  ]
}
