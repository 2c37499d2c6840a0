import DocumentFormats
import LanguageText

/// What a run says of the languages of its drafts.
extension CheckRun {
  /// Says that a draft is in other letters than `--lang` says: in these no term of that language is found.
  func tellOfLanguage(unlike drafts: [Draft]) {
    guard let language, let own = language.scriptClasses else { return }
    for draft in drafts {
      let text = String(decoding: draft.document.bytes.prefix(Self.bytesOfSample), as: UTF8.self)
      // Most texts have more of their own letters than of all others, and that is seen at once.
      let letters = text.unicodeScalars.prefix(Self.lettersOfSample)
      guard letters.count(where: { own.contains(ScriptClass($0)) }) * 4 < letters.count,
        // What is left in English, others tell.
        let detected = LanguageDetector.detect(text), detected.language != "en",
        let others = detected.scriptClasses, others.isDisjoint(with: own)
      else { continue }
      warn(
        "warning: \(draft.document.path) reads as \(detected), not as \(language), which --lang says: "
          + "no term is found in it")
      return
    }
  }

  private static let bytesOfSample = 4 * 1024
  private static let lettersOfSample = 400

  /// Says in which languages no translation has a source, where those in others have one: what is missing there is not
  /// told, and a pattern may be what is wrong.
  func tellOfLanguages(withoutSource drafts: [Draft]) {
    let paired = Set(
      drafts.lazy.filter { !$0.sources.isEmpty }.map(\.document.language.matchingKey))
    guard !paired.isEmpty, configuration.path != nil else { return }
    let alone = translations(among: drafts).filter {
      $0.sources.isEmpty && !$0.document.isPart
        && !paired.contains($0.document.language.matchingKey)
        // An entry that nobody has translated has its source in the same file.
        && FormatCatalog.bilingualFormat(forPath: $0.document.path) == nil
    }.map(\.document)
    guard let first = alone.first else { return }
    warn(
      "note: no translation has a source in \(Self.languages(of: alone)), such as \(first.path): "
        + "what is missing there is not told; “documents” in the configuration says where the "
        + "sources are")
  }

  /// The languages of some documents, and how many these are: a project may have dozens that nobody has begun.
  static func languages(of documents: [LoadedDocument]) -> String {
    let languages = Set(documents.map(\.language)).sorted()
    let count = documents.count.counted("document")
    guard languages.count > 1 else {
      return languages.map { "“\($0)”, the language of \(count)" }.joined()
    }
    // Some tags are words: “it”.
    let named = languages.prefix(mostLanguages).map { "“\($0)”" }.joined(separator: ", ")
    let rest = languages.count - mostLanguages
    return named + (rest > 0 ? " and \(rest) more" : "") + ", the languages of \(count)"
  }

  /// How many languages without a term are named.
  private static let mostLanguages = 12
}
