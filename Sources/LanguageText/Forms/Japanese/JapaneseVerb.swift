/// A Japanese verb in its dictionary form: 閉じる, 取り消す, 選択する.
///
/// How a verb is conjugated is read from its kana; of verbs that hide their vowel in the character, as 切る
/// and 着る, those with a stem in a vowel are listed. Verbs in hiragana alone are none to it: too many other words
/// look like them.
package struct JapaneseVerb: Hashable, Sendable {
  /// How a verb is conjugated.
  package enum Conjugation: UInt8, CaseIterable, Sendable {
    /// With a stem in a vowel: 閉じる.
    case vowel = 1
    /// With する behind a noun.
    case suru
    /// With a stem in a consonant, by the kana of the dictionary form: 開く, 泳ぐ, 消す, 持つ, 死ぬ, 選ぶ, 読む, 取る, 使う.
    case ku, gu, su, tsu, nu, bu, mu, ru, u
    /// As 行く, with 行って.
    case iku
  }

  /// What stays the same in all forms: 閉じ, 取り消, 選択.
  package let stem: [Unicode.Scalar]
  /// How the verb is conjugated.
  package let conjugation: Conjugation

  /// Reads a dictionary form, given as its folded scalars; nil for what is none.
  package init?(_ form: [Unicode.Scalar]) {
    guard let last = form.last, form.count > 1, !Self.isSentence(form) else { return nil }
    if form.count > 2, form.suffix(2).elementsEqual("する".unicodeScalars) {
      guard Self.hasMeaning(form[form.count - 3]) else { return nil }
      stem = Array(form.dropLast(2))
      conjugation = .suru
      return
    }
    stem = Array(form.dropLast())
    // The last character that is no kana, and the kana behind it.
    guard let root = stem.lastIndex(where: { ScriptClass($0) != .hiragana }) else { return nil }
    let kana = stem[(root + 1)...]
    guard kana.count <= 2, !Self.numbers.contains(stem[root]) else { return nil }
    switch ScriptClass(stem[root]) {
    case .han: break
    case .katakana: guard kana.isEmpty, last == "る" else { return nil }
    default: return nil
    }
    guard let conjugation = Self.conjugation(last, behind: stem[root], kana) else { return nil }
    self.conjugation = conjugation
  }

  private static func conjugation(
    _ last: Unicode.Scalar, behind root: Unicode.Scalar, _ kana: ArraySlice<Unicode.Scalar>
  ) -> Conjugation? {
    switch last {
    case "る":
      guard let vowel = kana.last else {
        // 来る has forms of its own.
        return root == "来" ? nil : vowelRoots.contains(root) ? .vowel : .ru
      }
      if vowel == "じ", consonantRoots.contains(root) { return .ru }
      return vowelKana.contains(vowel) ? .vowel : .ru
    case "く":
      if kana.isEmpty, root == "行" { return .iku }
      // 近く and 早く are made from adjectives.
      return kana.isEmpty && adjectives.contains(root) || kana.last == "し" ? nil : .ku
    case "う": return root == "向" && kana.last == "こ" ? nil : .u
    case "ぐ": return .gu
    case "す": return .su
    case "つ": return .tsu
    case "ぬ": return .nu
    case "ぶ": return .bu
    case "む": return .mu
    default: return nil
    }
  }

  /// Whether a term ends as a sentence does: 保存します, 完了です.
  private static func isSentence(_ form: [Unicode.Scalar]) -> Bool {
    form.count > 2
      && (form.suffix(2).elementsEqual("ます".unicodeScalars)
        || form.suffix(2).elementsEqual("です".unicodeScalars))
  }

  /// Whether する behind a character makes a verb of it: a part of a noun.
  private static func hasMeaning(_ scalar: Unicode.Scalar) -> Bool {
    switch ScriptClass(scalar) {
    case .han, .katakana, .latin, .digit: true
    default: scalar == "ー"
    }
  }

  private static func characters(_ text: String) -> Set<Unicode.Scalar> { Set(text.unicodeScalars) }

  /// The characters whose own kana end in a vowel of the stem: 見る, 出る.
  private static let vowelRoots = characters("見着得出寝経似煮射鋳診観看視獲")
  /// The characters before じる of verbs with a stem in a consonant: 混じる.
  private static let consonantRoots = characters("混交雑")
  /// The kana in i and e.
  private static let vowelKana = characters("いきぎしじちにひびみりえけげせぜてでねへべめれ")
  private static let adjectives = characters("近多遠古早速深高低長短広狭強弱良悪新正全若永厚薄細太重軽円丸")
  private static let numbers = characters("一二三四五六七八九十百千万何数幾")
}
