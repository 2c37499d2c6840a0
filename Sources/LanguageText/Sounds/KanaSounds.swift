/// The sounds of katakana.
enum KanaSounds {
  /// The sounds of a run of full-width katakana; characters that have none are left out.
  static func sounds(of run: some Sequence<Unicode.Scalar>) -> [UInt8] {
    var result: [UInt8] = []
    var previous: Unicode.Scalar?
    for scalar in run {
      if let vowel = small[scalar] {
        addSmall(vowel, after: previous, to: &result)
      } else if let syllable = syllables[scalar] {
        if previous == "ン", !result.isEmpty, let first = syllable.first, "bpm".utf8.contains(first)
        {
          result[result.count - 1] = UInt8(ascii: "m")
        }
        result += syllable
      }
      previous = scalar
    }
    return result
  }

  /// A small vowel or y-sound takes the place of the vowel before it.
  private static func addSmall(
    _ vowel: UInt8, after previous: Unicode.Scalar?, to result: inout [UInt8]
  ) {
    if previous == "ウ", !result.isEmpty {
      result[result.count - 1] = UInt8(ascii: "w")
    } else if let last = result.last, SoundCosts.isVowel(last), result.count > 1 {
      result.removeLast()
    }
    result.append(vowel)
  }

  private static let small: [Unicode.Scalar: UInt8] = [
    "ァ": UInt8(ascii: "a"), "ィ": UInt8(ascii: "i"), "ゥ": UInt8(ascii: "u"),
    "ェ": UInt8(ascii: "e"), "ォ": UInt8(ascii: "o"), "ャ": UInt8(ascii: "a"),
    "ュ": UInt8(ascii: "u"), "ョ": UInt8(ascii: "o"), "ヮ": UInt8(ascii: "a"),
  ]

  private static let syllables = Sounds.table(
    """
    アa イi ウu エe オo カka キki クku ケke コko サsa シSi スsu セse ソso タta チCi ツTu テte トto \
    ナna ニni ヌnu ネne ノno ハha ヒhi フfu ヘhe ホho マma ミmi ムmu メme モmo ヤya ユyu ヨyo \
    ラla リli ルlu レle ロlo ワwa ヲo ンn ガga ギgi グgu ゲge ゴgo ザza ジJi ズzu ゼze ゾzo ダda ヂJi \
    ヅzu デde ドdo バba ビbi ブbu ベbe ボbo パpa ピpi プpu ペpe ポpo ヴvu
    """)
}
