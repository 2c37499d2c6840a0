/// Which differences of spelling a ``FoldedText`` makes disappear.
package struct FoldingOptions: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Upper and lower case; ß equals ss.
  package static let letterCase = Self(rawValue: 1 << 0)
  /// Full-width Latin letters, digits and punctuation, half-width katakana, radicals in place of characters.
  package static let width = Self(rawValue: 1 << 1)
  /// Russian ё and е.
  package static let yo = Self(rawValue: 1 << 2)
  /// The katakana long vowel mark.
  ///
  /// All of them go where three other letters of the katakana run remain, else the final one
  /// where three characters do. So ユーザー equals ユーザ, but パース
  /// does not equal パス, and inside a longer run ユーザー becomes ユザ (see ``everyLongVowel``).
  package static let longVowel = Self(rawValue: 1 << 3)
  /// The middle dot between katakana words.
  package static let middleDot = Self(rawValue: 1 << 4)
  /// Small and large katakana vowels and y-sounds: ウィンドウ and ウインドウ.
  package static let smallKana = Self(rawValue: 1 << 5)
  /// エイ and エー, イヤ and イア: インターフェイス and インターフェース, ダイヤル and ダイアル.
  package static let vowelSpelling = Self(rawValue: 1 << 6)
  /// The hyphens, the en dash and the minus sign.
  package static let hyphens = Self(rawValue: 1 << 7)
  /// Every kind and amount of white space.
  package static let spaces = Self(rawValue: 1 << 8)
  /// Soft hyphens, zero-width characters, direction marks and variation selectors.
  package static let invisibles = Self(rawValue: 1 << 9)
  /// Hyphenated, spaced and closed compounds: drop-down, drop down and dropdown.
  package static let joins = Self(rawValue: 1 << 10)
  /// The space between Han or kana and Latin letters or digits.
  package static let hanSpacing = Self(rawValue: 1 << 11)
  /// Traditional, Simplified and Japanese shapes of a Han character.
  package static let hanVariants = Self(rawValue: 1 << 12)

  /// Every long vowel mark, however short the word: for a term that is looked for inside longer
  /// runs of a text folded with ``longVowel``.
  package static let everyLongVowel = Self(rawValue: 1 << 13)

  /// The typewriter apostrophe, the typographic one and the modifier letter: об'єкт and об’єкт.
  package static let apostrophes = Self(rawValue: 1 << 14)

  /// The sounds of v, which many write as those of b: ヴァイオリン and バイオリン.
  package static let katakanaV = Self(rawValue: 1 << 15)

  /// The acute accent on a Cyrillic vowel, by which dictionaries and teachers show the stress: замо́к.
  package static let stress = Self(rawValue: 1 << 16)

  /// What no style guide cares about; a hit that needs more is a spelling variant.
  package static let silent: Self = [
    .letterCase, .width, .yo, .hyphens, .spaces, .invisibles, .hanSpacing,
    .apostrophes, .stress,
  ]
  /// The silent differences and those between spellings of one word.
  package static let spellingVariants: Self = [
    .silent, .longVowel, .middleDot, .smallKana, .vowelSpelling, .katakanaV, .joins,
  ]
}
