/// Japanese compounds of verbs that are written with less kana: 取消し and 取消 for 取り消し.
///
/// The notation of 1973 (送り仮名の付け方) permits them where nothing can be misread. Kana are added
/// to listed compounds only: 置換 is another word than 置き換え.
package enum Okurigana {
  /// A shorter way of writing a term.
  package struct Spelling: Hashable, Sendable {
    /// The scalars.
    package let scalars: [Unicode.Scalar]
    /// Whether the kana that ended the term are left out, so that those of a verb may follow: 支払う.
    package let isBare: Bool
  }

  /// The shorter ways of writing a term, given as its folded scalars; none for most.
  ///
  /// - Complexity: O(n) with at most 64 spellings.
  package static func shorter(_ term: [Unicode.Scalar]) -> [Spelling] {
    let parts = parts(of: term)
    guard parts.contains(where: \.isVerb) else { return [] }
    var spellings: [[Unicode.Scalar]] = [[]]
    for index in parts.indices {
      spellings = spellings.flatMap { begun in
        choices(for: index, of: parts, behind: begun).map { begun + parts[index].stem + $0 }
      }
      guard spellings.count <= 64 else { return [] }
    }
    return spellings.filter { $0 != term && !holdsOtherWord($0, unlike: term) }
      .map { Spelling(scalars: $0, isBare: parts.last?.kana != [] && !endsInKana($0)) }
  }

  /// The ways of writing a term, given as its folded scalars, with more kana than it has: 取り消し for 取消;
  /// none for most.
  ///
  /// - Complexity: O(n) with at most 64 spellings.
  package static func longer(_ term: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    guard let (place, full) = bareCompound(in: term) else { return [] }
    let longest = term[..<place.lowerBound] + full + term[place.upperBound...]
    let spellings = [Array(longest)] + shorter(Array(longest)).map(\.scalars)
    return spellings.filter { $0.count > term.count }
  }

  /// The first compound of verbs in a term that is written without kana, and with what kana it is read.
  private static func bareCompound(
    in term: [Unicode.Scalar]
  ) -> (place: Range<Int>, full: [Unicode.Scalar])? {
    guard term.count > 1 else { return nil }
    for start in 0..<term.count - 1 {
      let end = start + 2
      guard let full = compounds[Array(term[start..<end])] else { continue }
      // In 総取引高 and 再組立図 it is a part of other words as well.
      let isBegun = start > 0 && ScriptClass(term[start - 1]) == .han
      let goesOn = end < term.count && ScriptClass(term[end]) == .hiragana
      if !isBegun, !goesOn { return (start..<end, full) }
    }
    return nil
  }

  /// Characters, and the hiragana behind them.
  private struct Part {
    var stem: [Unicode.Scalar]
    var kana: [Unicode.Scalar] = []

    /// Whether the kana can end the stem of a verb that another word follows.
    var isVerb: Bool { stem.last.map { ScriptClass($0) } == .han && Okurigana.endsStem(kana) }
    /// Whether the stem begins with Han.
    var beginsWithHan: Bool { stem.first.map { ScriptClass($0) } == .han }
    /// Whether two Han characters are all that the kana follow: 支払い, but neither 文字化け nor 一通り.
    var isPair: Bool {
      stem.count == 2
        && stem.allSatisfy { ScriptClass($0) == .han && !Okurigana.counts.contains($0) }
    }
  }

  private static func parts(of term: [Unicode.Scalar]) -> [Part] {
    var parts: [Part] = []
    for scalar in term {
      let last = parts.count - 1
      if ScriptClass(scalar) == .hiragana, last >= 0 {
        parts[last].kana.append(scalar)
      } else if last >= 0, parts[last].kana.isEmpty,
        (ScriptClass(scalar) == .han) == parts[last].beginsWithHan
      {
        parts[last].stem.append(scalar)
      } else {
        parts.append(Part(stem: [scalar]))
      }
    }
    return parts
  }

  /// What may stand behind the stem of a part: its kana, the last of two, or none.
  private static func choices(
    for index: Int, of parts: [Part], behind begun: [Unicode.Scalar]
  ) -> [[Unicode.Scalar]] {
    let part = parts[index]
    guard part.isVerb else { return [part.kana] }
    let next = index + 1 < parts.count ? parts[index + 1] : nil
    if let next, next.beginsWithHan {
      // 古い順 is no compound of verbs.
      guard part.kana.last != "い" || next.isVerb else { return [part.kana] }
      return [part.kana] + shortened(part.kana) + [[]]
    }
    let isCompound = index > 0 && parts[index - 1].isVerb && part.beginsWithHan
    guard isCompound || part.isPair else { return [part.kana] }
    let isBareBefore = isCompound && !endsInKana(begun)
    return [part.kana] + shortened(part.kana) + (isBareBefore || part.isPair ? [[]] : [])
  }

  private static func shortened(_ kana: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    kana.count == 2 ? [[kana[1]]] : []
  }

  private static func endsInKana(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars.last.map { ScriptClass($0) } == .hiragana
  }

  /// Whether kana end the stem of a verb: with one of the rows in i and e, and before it at most one of
  /// another row, as in 合わせ.
  private static func endsStem(_ kana: [Unicode.Scalar]) -> Bool {
    guard let last = kana.last, stemEnds.contains(last) else { return false }
    return kana.count == 1 || kana.count == 2 && stemMiddles.contains(kana[0])
  }

  private static let stemEnds = Set("いきぎしちびみりえけげせてべめれ".unicodeScalars)
  private static let stemMiddles = Set("わかがさざただなばまらおこごそぞとどぼもろえけげべめれ".unicodeScalars)
  private static let counts = Set("一二三四五六七八九十百千万何数".unicodeScalars)

  /// Whether a word has come out that is another: 生物 for 生き物; with kana behind it, 組合せ, it has not.
  private static func holdsOtherWord(
    _ scalars: [Unicode.Scalar], unlike term: [Unicode.Scalar]
  ) -> Bool {
    func words(of scalars: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
      let starts = scalars.indices.dropLast().filter { start in
        start + 2 == scalars.count || ScriptClass(scalars[start + 2]) != .hiragana
      }
      return Set(starts.map { Array(scalars[$0...$0 + 1]) })
    }
    return !words(of: scalars).subtracting(words(of: term)).isDisjoint(with: otherWords)
  }

  /// Compounds of verbs that are nouns, by how they are written without kana.
  private static let compounds: [[Unicode.Scalar]: [Unicode.Scalar]] = {
    let words = """
      受け付け 受け渡し 受け取り 受け入れ 取り消し 取り扱い 取り付け 取り替え 取り込み 取り出し 取り組み 取り決め 見積もり 割り当て 割り込み 割り引き \
      割り増し 切り替え 切り換え 切り取り 切り離し 申し込み 申し立て 申し出 引き出し 引き渡し 引き継ぎ 引き当て 引き落とし 引き上げ 引き下げ 引き換え \
      払い戻し 払い込み 組み立て 組み込み 組み替え 打ち切り 書き込み 書き換え 書き出し 読み込み 読み取り 読み出し 繰り返し 繰り越し 差し込み 差し引き 差し戻し \
      差し替え 振り込み 振り替え 折り返し 折り畳み 問い合わせ 呼び出し 乗り換え 貸し出し 貸し付け 売り上げ 売り切れ 買い取り 立ち上げ 並べ替え 入れ替え 積み立て \
      締め切り 埋め込み 絞り込み 持ち込み 持ち出し 貼り付け 塗り潰し 巻き戻し 押し出し 張り替え 見直し 見出し 支払い 前払い 後払い 手続き 仕分け 仕上げ 打ち合わせ
      """
    var compounds: [[Unicode.Scalar]: [Unicode.Scalar]] = [:]
    for word in words.split(separator: " ") {
      let scalars = Array(word.unicodeScalars)
      compounds[scalars.filter { ScriptClass($0) == .han }] = scalars
    }
    return compounds
  }()

  private static let otherWords = Set(
    """
    置換 組合 生物 食物 書物 作物 動物 見物 読書 売買 見聞 飲食 開閉 上下 乗降 貸借 送迎 浮沈 勝負 生死 伸縮 \
    増減 落着 言伝 出入 引用 移動 変動 行動 前置 手話 会話 話題 見本 手紙 書店 売店 立地 立体 言語 長音 赤字
    """.split(separator: " ").map { Array($0.unicodeScalars) })
}
