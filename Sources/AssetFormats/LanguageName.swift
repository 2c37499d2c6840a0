package import LanguageText

/// The English names of languages, which memoQ, MultiTerm and spreadsheets use in place of tags, and
/// the names that languages have of their own.
package enum LanguageName {
  /// The language that a name or a tag means; nil for text that is neither.
  ///
  /// A tag counts only when its language is one of ISO 639-1 or of the table here, since almost
  /// any short word could be a tag. Case, and the kind of brackets and separators, do not matter:
  /// `Chinese (PRC)`, `chinese_prc` and `zh-CN` are the same. The region or script may stand before:
  /// `Brazilian Portuguese`, `traditional-chinese`.
  package static func tag(_ text: String) -> LanguageTag? {
    let name = text.trimmed
    if let tag = LanguageTag(name), isKnown(tag) { return tag }
    if let own = ownNames[name.lowercased()] { return LanguageTag(own) }
    let words = name.lowercased().split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first, let last = words.last else { return nil }
    if let language = codes[String(first)] {
      let rest = words.dropFirst().joined(separator: " ")
      if rest.isEmpty { return LanguageTag(language) }
      return (regions[rest] ?? scripts[rest]).flatMap { LanguageTag("\(language)-\($0)") }
    }
    guard words.count == 2, let language = codes[String(last)] else { return nil }
    return (adjectives[String(first)] ?? scripts[String(first)]).flatMap {
      LanguageTag("\(language)-\($0)")
    }
  }

  /// The language that a cell for tags means: a tag as it is, but where it has the length of no language's the language
  /// of that name, `english`; nil for text that has the form of no tag and is no name.
  static func meant(by text: String) -> LanguageTag? {
    guard let tag = LanguageTag(text) else { return self.tag(text) }
    return tag.language.utf8.count > 3 ? self.tag(text) ?? tag : tag
  }

  /// The English name of a language, with the region or script in brackets; the tag itself where
  /// no name is known.
  package static func english(_ tag: LanguageTag) -> String {
    guard let name = names[tag.language] else { return tag.canonical }
    let details = tag.region.flatMap { regionNames[$0] } ?? tag.script.flatMap { scriptNames[$0] }
    if details == nil, tag.region != nil || tag.script != nil { return tag.canonical }
    return details.map { "\(name) (\($0))" } ?? name
  }

  private static func isKnown(_ tag: LanguageTag) -> Bool {
    names[tag.language] != nil || twoLetterCodes.contains(tag.language)
  }

  private static let names: [String: String] = Dictionary(
    uniqueKeysWithValues: table.split(separator: " ").map { entry in
      let parts = entry.split(separator: ":")
      return (String(parts[0]), String(parts[1]))
    })
  private static let codes: [String: String] = Dictionary(
    names.map { ($0.value.lowercased(), $0.key) }, uniquingKeysWith: { first, _ in first }
  ).merging(["norwegian": "no", "farsi": "fa", "mandarin": "zh"]) { first, _ in first }

  private static let regionNames = [
    "CN": "PRC", "TW": "Taiwan", "HK": "Hong Kong", "SG": "Singapore", "MO": "Macao",
    "US": "United States", "GB": "United Kingdom", "AU": "Australia", "CA": "Canada",
    "IE": "Ireland", "IN": "India", "DE": "Germany", "AT": "Austria", "CH": "Switzerland",
    "FR": "France", "BE": "Belgium", "ES": "Spain", "MX": "Mexico", "AR": "Argentina",
    "BR": "Brazil", "PT": "Portugal", "IT": "Italy", "NL": "Netherlands", "RU": "Russia",
    "JP": "Japan", "KR": "Korea", "UA": "Ukraine", "PL": "Poland", "SE": "Sweden",
  ]
  private static let regions: [String: String] = Dictionary(
    uniqueKeysWithValues: regionNames.map { ($0.value.lowercased(), $0.key) }
  ).merging([
    "china": "CN", "usa": "US", "us": "US", "uk": "GB", "great britain": "GB",
    "hong kong sar": "HK",
  ]) { first, _ in first }
  private static let adjectives = [
    "american": "US", "brazilian": "BR", "british": "GB", "canadian": "CA", "european": "PT",
    "mexican": "MX", "swiss": "CH",
  ]
  private static let scriptNames = [
    "Hans": "Simplified", "Hant": "Traditional", "Latn": "Latin", "Cyrl": "Cyrillic",
  ]
  private static let scripts: [String: String] = Dictionary(
    uniqueKeysWithValues: scriptNames.map { ($0.value.lowercased(), $0.key) })

  private static let table = """
    af:Afrikaans am:Amharic ar:Arabic az:Azerbaijani be:Belarusian bg:Bulgarian bn:Bengali \
    bs:Bosnian ca:Catalan cs:Czech cy:Welsh da:Danish de:German el:Greek en:English eo:Esperanto \
    es:Spanish et:Estonian eu:Basque fa:Persian fi:Finnish fr:French ga:Irish gl:Galician \
    gu:Gujarati he:Hebrew hi:Hindi hr:Croatian hu:Hungarian hy:Armenian id:Indonesian \
    is:Icelandic it:Italian ja:Japanese ka:Georgian kk:Kazakh km:Khmer kn:Kannada ko:Korean \
    ky:Kyrgyz la:Latin lo:Lao lt:Lithuanian lv:Latvian mk:Macedonian ml:Malayalam mn:Mongolian \
    mr:Marathi ms:Malay mt:Maltese my:Burmese nb:Bokmål ne:Nepali nl:Dutch nn:Nynorsk \
    no:Norwegian pa:Punjabi pl:Polish pt:Portuguese ro:Romanian ru:Russian si:Sinhala sk:Slovak \
    sl:Slovenian sq:Albanian sr:Serbian sv:Swedish sw:Swahili ta:Tamil te:Telugu tg:Tajik \
    th:Thai tk:Turkmen tr:Turkish tt:Tatar uk:Ukrainian ur:Urdu uz:Uzbek vi:Vietnamese \
    yi:Yiddish yue:Cantonese zh:Chinese zu:Zulu
    """

  private static let ownNames: [String: String] = [
    "العربية": "ar", "čeština": "cs", "deutsch": "de", "ελληνικά": "el", "español": "es",
    "فارسی": "fa", "suomi": "fi", "français": "fr", "עברית": "he", "हिन्दी": "hi", "हिंदी": "hi",
    "magyar": "hu", "bahasa indonesia": "id", "italiano": "it", "日本語": "ja", "한국어": "ko",
    "nederlands": "nl", "polski": "pl", "português": "pt", "русский": "ru", "svenska": "sv",
    "ไทย": "th", "türkçe": "tr", "українська": "uk", "tiếng việt": "vi", "中文": "zh", "汉语": "zh",
    "简体中文": "zh-Hans", "中文（简体）": "zh-Hans", "简体": "zh-Hans", "繁體中文": "zh-Hant",
    "正體中文": "zh-Hant", "繁体中文": "zh-Hant", "中文（繁體）": "zh-Hant", "繁體": "zh-Hant",
    "英文": "en", "英語": "en", "英语": "en", "английский": "en", "영어": "en", "inglés": "en",
    "anglais": "en", "englisch": "en",
  ]

  private static let twoLetterCodes: Set<String> = Set(
    """
    aa ab ae ak an as av ay ba bh bi bm bo br ce ch co cr cu cv dv dz ee ff fj fo fy gd gn gv ha \
    ho ht hz ia ie ig ii ik io iu jv kg ki kj kl kr ks ku kv kw lb lg li ln lu mg mh mi na nd ng \
    nr nv ny oc oj om or os pi ps qu rm rn rw sa sc sd se sg sm sn so ss st su ti tl tn to ts tw \
    ty ug ve vo wa wo xh yo za
    """.split(separator: " ").map(String.init)
  )
}
