import LanguageText

/// Tells whether bilingual files of one language say that they are in several.
///
/// The program of a translator may have written a country into them, or their own name: `io.po` in Ido.
enum CatalogLanguages {
  /// The language that nearly all of some files say they are in, given by the tags that they say; nil where all say
  /// the same, and where there is no such language.
  static func only(of files: [String: [String]]) -> LanguageTag? {
    let count = files.values.reduce(0) { $0 + $1.count }
    guard files.count > 1,
      let most = files.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      let language = LanguageTag(most.key)
    else { return nil }
    let same = files.filter { LanguageTag($0.key)?.language == language.language }
    let alike = same.values.reduce(0) { $0 + $1.count }
    return alike * 10 >= count * 9 && most.value.count * 2 > count ? language : nil
  }
}
