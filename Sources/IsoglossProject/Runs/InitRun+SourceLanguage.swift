import LanguageText

/// Which language the documents of a project are translated from.
extension InitRun {
  /// The language of sources beside translations, else that of most documents, English first: it is a translation
  /// where another language has many more, or its own documents are in part in another language.
  func sourceLanguage(of layouts: [LayoutDetection.Layout]) -> LanguageTag? {
    let sources = Self.sample(of: layouts.flatMap(\.translatedSources))
    let bilingual = Self.sample(
      of: layouts.filter(\.isBilingual).flatMap { $0.files.values.joined() }.sorted())
    if let language = sourceLanguage(ofFiles: sources, orTranslations: bilingual) {
      return language
    }
    var counts: [String: Int] = [:]
    for layout in layouts { counts.merge(layout.files.mapValues(\.count)) { $0 + $1 } }
    // American English is what texts are written in before they are put into British.
    func rank(_ name: String) -> Int {
      guard name.hasPrefix("en") else { return 3 }
      let tag = LanguageTag(name)?.canonical
      return tag == "en" ? 0 : tag == "en-US" ? 1 : 2
    }
    let ranked = counts.sorted {
      (rank($0.key), -$0.value, $0.key) < (rank($1.key), -$1.value, $1.key)
    }
    let most = ranked.max { $0.value < $1.value }
    let first =
      most.flatMap { $0.value > (ranked.first?.value ?? 0) * Self.manyMore ? $0 : nil }
      ?? ranked.first
    guard let name = first?.key else { return nil }
    return LanguageResolution.language(named: original(of: name, layouts) ?? name)
  }

  /// The name of the language that somebody has yet to translate some documents of another from: these are in that
  /// language, and fewer the other way round.
  private func original(of name: String, _ layouts: [LayoutDetection.Layout]) -> String? {
    guard let language = LanguageResolution.language(named: name) else { return nil }
    let found = languages(ofTextsIn: name, layouts)
    let others = Set(layouts.flatMap(\.files.keys)).subtracting([name]).sorted()
    let shares = others.map { other -> Double in
      guard let tag = LanguageResolution.language(named: other), !tag.matches(language) else {
        return 0
      }
      let share = share(of: tag, in: found)
      guard share >= Self.leastShare else { return 0 }
      return share - self.share(of: language, in: languages(ofTextsIn: other, layouts))
    }
    let most = shares.indices.max { shares[$0] < shares[$1] }
    return most.flatMap { shares[$0] > 0 ? others[$0] : nil }
  }

  private func share(of language: LanguageTag, in found: [LanguageTag]) -> Double {
    let count = found.count { $0.matches(language) || language.matches($0) }
    return found.isEmpty || count < Self.leastDocuments ? 0 : Double(count) / Double(found.count)
  }

  /// The languages that some of the documents of a language are in by their texts.
  private func languages(
    ofTextsIn name: String, _ layouts: [LayoutDetection.Layout]
  ) -> [LanguageTag] {
    let files = layouts.flatMap { $0.files[name] ?? [] }.sorted()
    let step = max(1, files.count / Self.manyFiles)
    return stride(from: 0, to: files.count, by: step).compactMap { index in
      textOfProse(files[index]).flatMap { LanguageDetector.detect($0) }
    }
  }

  /// The least documents, and the share of those that are looked at, that are no accident.
  private static let leastDocuments = 3
  private static let leastShare = 0.1
  /// How many documents of a language are looked at, about.
  private static let manyFiles = 60

  /// How many times as many documents the original has at least of what English has in part.
  private static let manyMore = 2

  /// Some files of many, one in so many.
  private static func sample(of files: [String]) -> [String] {
    stride(from: 0, to: files.count, by: max(1, files.count / fewFiles)).map { files[$0] }
  }

  /// The language that most of the text of some sources or bilingual files is in, since a few words may be in any; nil
  /// when none can be read.
  func sourceLanguage(
    ofFiles files: some Sequence<String>, orTranslations bilingual: some Sequence<String> = []
  ) -> LanguageTag? {
    var votes: [LanguageTag: Int] = [:]
    for document in files.compactMap(document) {
      votes[document.language, default: 0] += document.bytes.count
    }
    // A file in which nothing is translated does not say from which language.
    for document in bilingual.compactMap(document) {
      if let source = document.sourceSide.first {
        votes[source.language, default: 0] += document.bytes.count
      }
    }
    return votes.min { (-$0.value, $0.key) < (-$1.value, $1.key) }?.key
  }

  /// About so many files tell the language of all.
  static let fewFiles = 12
}
