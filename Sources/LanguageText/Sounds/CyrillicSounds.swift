/// The sounds of Cyrillic words.
enum CyrillicSounds {
  /// The sounds of a word in lower case with е for ё.
  ///
  /// The ending -ция stands for English -tion and is heard as that.
  static func sounds(of word: [Unicode.Scalar]) -> [UInt8] {
    var word = word
    var result: [UInt8] = []
    var ending: [UInt8] = []
    let tail = word.suffix(3)
    if word.count > 4,
      tail.elementsEqual("ция".unicodeScalars) || tail.elementsEqual("сия".unicodeScalars)
    {
      word.removeLast(3)
      ending = Array("Son".utf8)
    }
    for (index, scalar) in word.enumerated() {
      let next = index + 1 < word.count ? word[index + 1] : nil
      if scalar == "р", next.map({ !isVowel($0) }) ?? true { continue }
      if scalar == "д", next == "ж" { continue }
      if scalar == "т", next == "ч" || next == "ц" { continue }
      for sound in sounds[scalar] ?? [] where SoundCosts.isVowel(sound) || result.last != sound {
        result.append(sound)
      }
    }
    return result + ending
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    "аеиоуыэюяіїєьъ".unicodeScalars.contains(scalar)
  }

  private static let sounds = Sounds.table(
    """
    аa бb вv гg дd еe жJ зz иi йi кk лl мm нn оo пp рl сs тt уu фf хh цT чC шS щS ъ ыi ь эe юu яa \
    іi їi єe ґg ўu
    """)
}
