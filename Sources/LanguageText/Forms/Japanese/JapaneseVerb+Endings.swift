extension JapaneseVerb {
  /// How sure it is that an ending makes a form of the verb.
  package enum Certainty: UInt8, Sendable {
    /// Nothing else is written so.
    case certain
    /// It may be a form of another verb: 開けます of 開ける.
    case doubtful
    /// It may be a noun: 取り消し.
    case noun
  }

  /// What stands behind the stem in one form.
  package struct Ending: Hashable, Sendable {
    /// The kana.
    package let kana: [Unicode.Scalar]
    /// How sure it is that they make a form of the verb.
    package let certainty: Certainty
  }

  /// The longest ending of the verb's paradigm in a text from an index on; nil when none stands there.
  ///
  /// - Complexity: O(m) in the length of the longest ending.
  package static func ending(
    of conjugation: Conjugation, in text: [Unicode.Scalar], from start: Int
  ) -> Ending? {
    guard let endings = tables[conjugation] else { return nil }
    let longest = min(endings.longest, text.count - start)
    for length in stride(from: longest, through: 0, by: -1) {
      let kana = Array(text[start..<start + length])
      if let certainty = endings.certainties[kana] {
        return Ending(kana: kana, certainty: certainty)
      }
    }
    return nil
  }

  /// Whether a word, given as its folded scalars, is a form of the verb, however sure that is.
  ///
  /// - Complexity: O(m) in the length of the longest ending.
  package func isForm(_ word: [Unicode.Scalar]) -> Bool {
    guard word.starts(with: stem) else { return false }
    let ending = Self.ending(of: conjugation, in: word, from: stem.count)
    return ending?.kana.count == word.count - stem.count
  }

  /// All forms of the verb, each with how sure it is.
  package var forms: [(form: String, certainty: Certainty)] {
    let endings = Self.tables[conjugation]?.certainties ?? [:]
    return endings.map { kana, certainty in
      var form = String.UnicodeScalarView()
      form.append(contentsOf: stem + kana)
      return (String(form), certainty)
    }.sorted { $0.form < $1.form }
  }

  /// The form of this verb that another verb has with an ending; nil where the ending is not certain or this
  /// verb's form is not.
  package func form(likeEnding ending: [Unicode.Scalar], of conjugation: Conjugation) -> String? {
    guard let table = Self.tables[conjugation], table.certainties[ending] == .certain,
      let slot = table.slots[ending], let kana = Self.tables[self.conjugation]?.kana[slot]
    else { return nil }
    var form = String.UnicodeScalarView()
    form.append(contentsOf: stem + kana)
    return String(form)
  }

  /// What a form says, before the words that may stand behind it.
  private enum Base: Hashable, Sendable {
    case plain, provisional, volitional, imperative, continuative, negative, past
    case passive, causative, causativePassive, potential
    /// られ behind a stem in a vowel, which is passive and potential.
    case passiveOrPotential
  }

  private struct Slot: Hashable, Sendable {
    let base: Base
    /// What stands behind it, as it stands behind a stem in a vowel.
    let tail: String
  }

  private struct Table: Sendable {
    var certainties: [[Unicode.Scalar]: Certainty] = [:]
    var slots: [[Unicode.Scalar]: Slot] = [:]
    var kana: [Slot: [Unicode.Scalar]] = [:]
    var longest = 0

    /// Adds endings; of two readings of one the surer stays.
    mutating func add(
      _ base: Base, _ begun: String, _ tails: [String], _ certainty: Certainty = .certain
    ) {
      for tail in tails { add(Slot(base: base, tail: tail), begun + tail, certainty) }
    }

    mutating func add(_ slot: Slot, _ ending: String, _ certainty: Certainty = .certain) {
      let ending = Array(ending.unicodeScalars)
      if kana[slot] == nil { kana[slot] = ending }
      longest = max(longest, ending.count)
      if let known = certainties[ending], known.rawValue <= certainty.rawValue { return }
      certainties[ending] = certainty
      slots[ending] = slot
    }

    /// Says how forms are written that are read as others.
    mutating func write(_ base: Base, _ begun: String, _ tails: [String]) {
      for tail in tails {
        kana[Slot(base: base, tail: tail)] = Array((begun + tail).unicodeScalars)
      }
    }
  }

  private static let tables: [Conjugation: Table] = Dictionary(
    uniqueKeysWithValues: Conjugation.allCases.map { ($0, table(of: $0)) })

  private static func table(of conjugation: Conjugation) -> Table {
    switch conjugation {
    case .vowel: vowelStem
    case .suru: suru
    case .ku: consonantStem("くかきけこ", past: "い")
    case .iku: consonantStem("くかきけこ", past: "っ")
    case .gu: consonantStem("ぐがぎげご", past: "い", isVoiced: true)
    case .su: consonantStem("すさしせそ", past: "し")
    case .tsu: consonantStem("つたちてと", past: "っ")
    case .nu: consonantStem("ぬなにねの", past: "ん", isVoiced: true)
    case .bu: consonantStem("ぶばびべぼ", past: "ん", isVoiced: true)
    case .mu: consonantStem("むまみめも", past: "ん", isVoiced: true)
    case .ru: consonantStem("るらりれろ", past: "っ")
    case .u: consonantStem("うわいえお", past: "っ")
    }
  }

  private static var vowelStem: Table {
    var table = Table()
    table.add(.plain, "る", [""])
    table.add(.provisional, "れば", [""])
    table.add(.volitional, "よう", [""])
    table.add(.imperative, "ろ", [""])
    table.add(.imperative, "よ", [""])
    table.add(.continuative, "", [""], .noun)
    table.add(.continuative, "", politeTails)
    table.add(.negative, "", negativeTails + classicalNegativeTails)
    table.add(.past, "", pastTails)
    table.add(.passiveOrPotential, "られ", auxiliaryTails)
    table.write(.passive, "られ", auxiliaryTails)
    table.write(.potential, "られ", auxiliaryTails)
    table.add(.causative, "させ", auxiliaryTails)
    table.add(.causativePassive, "させられ", auxiliaryTails)
    table.add(.passiveOrPotential, "れ", auxiliaryTails.filter { !$0.isEmpty }, .doubtful)
    return table
  }

  private static var suru: Table {
    var table = Table()
    table.add(.plain, "する", [""])
    table.add(.plain, "す", ["べき", "べく"])
    table.add(.provisional, "すれば", [""])
    table.add(.volitional, "しよう", [""])
    table.add(.imperative, "しろ", [""])
    table.add(.imperative, "せよ", [""])
    table.add(.continuative, "し", [""] + politeTails)
    // The noun alone.
    table.add(.continuative, "", [""], .noun)
    table.add(.negative, "し", negativeTails)
    table.add(.negative, "せ", classicalNegativeTails)
    table.add(.past, "し", pastTails)
    table.add(.passive, "され", auxiliaryTails)
    table.add(.causative, "させ", auxiliaryTails)
    table.add(.causativePassive, "させられ", auxiliaryTails)
    table.add(.potential, "でき", auxiliaryTails)
    return table
  }

  /// The endings behind a stem in a consonant; the row is given by the kana of the dictionary form and of the
  /// other four vowels.
  private static func consonantStem(
    _ row: String, past: String, isVoiced: Bool = false
  ) -> Table {
    var table = Table()
    let kana = row.unicodeScalars.map { String($0) }
    guard kana.count == 5 else { return table }
    let (u, a, i, e, o) = (kana[0], kana[1], kana[2], kana[3], kana[4])
    table.add(.plain, u, [""])
    table.add(.provisional, e + "ば", [""])
    table.add(.volitional, o + "う", [""])
    table.add(.imperative, e, [""], .doubtful)
    table.add(.continuative, i, [""], .noun)
    table.add(.continuative, i, politeTails)
    table.add(.negative, a, negativeTails + classicalNegativeTails)
    for tail in pastTails {
      let voiced = (tail.first == "た" ? "だ" : "で") + tail.dropFirst()
      table.add(Slot(base: .past, tail: tail), past + (isVoiced ? voiced : tail))
    }
    table.add(.passive, a + "れ", auxiliaryTails)
    // 動かせる is of 動かす as well, 急がせる of 急ぐ alone.
    let causative = "わからま".contains(a) ? Certainty.doubtful : .certain
    table.add(.causative, a + "せ", auxiliaryTails, causative)
    table.add(.causativePassive, a + "せられ", auxiliaryTails, causative)
    if u != "す" { table.add(.causativePassive, a + "され", auxiliaryTails, causative) }
    // 開けます is of 開ける as well; 取り消せる has no other verb beside it.
    table.add(
      .potential, e, auxiliaryTails.filter { !$0.isEmpty }, u == "す" ? .certain : .doubtful)
    return table
  }

  private static let pastTails = ["た", "たら", "たり", "て", "ては", "ても"]

  /// What stands behind the form that ます follows.
  private static let politeTails = [
    "ます", "ました", "ましたら", "まして", "ません", "ませんでした", "ましょう", "ませ", "たい", "たく", "たくない", "たかった", "たければ",
    "ながら", "つつ", "やすい", "やすく", "やすさ", "にくい", "にくく", "すぎる", "すぎた", "すぎて", "すぎない", "なさい", "そう", "づらい",
    "づらく", "がち", "うる", "始め", "続け", "終え", "終わ",
  ]

  private static let negativeTails = [
    "ない", "なく", "なくて", "なかった", "なければ", "なくなる", "ないで",
  ]
  private static let classicalNegativeTails = ["ず", "ずに", "ぬ", "ざる"]

  /// What stands behind れ, られ, せ and させ, which have a stem in a vowel.
  private static let auxiliaryTails =
    ["", "る", "れば", "よう"] + politeTails + negativeTails + classicalNegativeTails + pastTails
}
