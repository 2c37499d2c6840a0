/// The words of a text that can be heard: Latin, Cyrillic and katakana.
struct SoundWords {
  struct Word {
    /// In lower case.
    let spelling: String
    let sounds: Sounds
  }

  /// The words in order.
  var sounding: [Word] = []
  /// The weight of the Han characters between them.
  var silentWeight = 0

  /// Splits a text at spaces, punctuation, changes of script and capitals inside words.
  static func words(of text: some StringProtocol) -> SoundWords {
    var result = SoundWords()
    var word: [Unicode.Scalar] = []
    var script = ScriptClass.other
    var wasLower = false
    for scalar in FoldedText(text, [.width, .yo, .invisibles]).string.unicodeScalars {
      let next = ScriptClass(scalar)
      let isUpper = scalar.properties.isUppercase
      if next != script || scalar == "・" || isUpper && wasLower {
        result.add(word, script)
        word.removeAll(keepingCapacity: true)
        script = next
      }
      wasLower = !isUpper && next == .latin
      if next == .han { result.silentWeight += 150 }
      word.append(scalar)
    }
    result.add(word, script)
    return result
  }

  private mutating func add(_ word: [Unicode.Scalar], _ script: ScriptClass) {
    let word = word.map { LetterFolding.lowercase($0) }
    let letters: [UInt8] =
      switch script {
      case .latin: LatinSounds.sounds(of: Romanization.ascii(of: word))
      case .cyrillic: CyrillicSounds.sounds(of: word)
      case .katakana: KanaSounds.sounds(of: word)
      case .han, .hiragana, .hangul, .digit, .other: []
      }
    guard !letters.isEmpty else { return }
    var spelling = ""
    // One by one: a sequence of scalars is made into a string first.
    for letter in word { spelling.unicodeScalars.append(letter) }
    sounding.append(Word(spelling: spelling, sounds: Sounds(letters)))
  }
}
