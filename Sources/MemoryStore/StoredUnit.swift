package import LanguageAssets
package import LanguageText

/// A translation unit as a store keeps it: the plain text in each language.
package struct StoredUnit: Hashable, Sendable {
  /// The text in one language.
  package struct Text: Hashable, Sendable {
    /// The number of the text in its store.
    package var number: UInt32
    /// The language.
    package var language: LanguageTag
    /// The text without inline codes.
    package var text: String
  }

  /// The number of the unit in its store, from 0 in the order of the memory.
  package var number: Int
  /// The `tuid`; nil when it has none.
  package var id: String?
  /// The texts, in the order of the unit.
  package var texts: [Text]
}

extension TranslationUnit {
  /// A hash of the identifier, the languages and the plain texts.
  package var storedHash: Int64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    func add(_ text: String, _ end: UInt8) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      hash = (hash ^ UInt64(end)) &* 0x0000_0100_0000_01b3
    }
    add(id ?? "", 0xff)
    for variant in variants {
      add(variant.language.canonical, 0xfe)
      add(variant.segment.plainText, 0xfd)
    }
    return Int64(bitPattern: hash ^ (hash >> 31))
  }
}
