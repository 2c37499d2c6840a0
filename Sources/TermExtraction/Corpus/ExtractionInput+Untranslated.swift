import DocumentFormats
import LanguageText

extension ExtractionInput {
  /// The same input without what a document has in the language of another one.
  ///
  /// It says what that language calls a thing, not what the language of the document does. Left out are
  /// English sentences in other languages and what is in letters that are neither Latin nor of the
  /// document's script: an English page that is still Chinese. The text of such a segment becomes empty,
  /// so that all indices stay as they are.
  ///
  /// - Complexity: O(n) in the size of the text.
  var withoutUntranslatedSentences: ExtractionInput {
    withoutOtherScripts.withoutEnglishSentences
  }

  /// The same input without segments that are in letters of another document's language.
  ///
  /// Mostly, that is, or with the very text of a segment of such a document. Of a Chinese text, which has
  /// no kana, a quarter is enough: a Japanese sentence is half Han.
  private var withoutOtherScripts: ExtractionInput {
    let classes = documents.map(\.language.scriptClasses)
    let all = classes.reduce(into: Set<ScriptClass>()) { $0.formUnion($1 ?? []) }
    let foreign = classes.map { own in own.map { all.subtracting($0).subtracting([.latin]) } ?? [] }
    guard foreign.contains(where: { !$0.isEmpty }) else { return self }
    var owners: [String: Set<ScriptClass>] = [:]
    for (document, own) in zip(documents, classes) {
      guard let own = own?.subtracting([.latin]), !own.isEmpty else { continue }
      for segment in document.segments where !segment.text.isEmpty {
        owners[segment.text, default: []].formUnion(own)
      }
    }
    var input = self
    for document in documents.indices where !foreign[document].isEmpty {
      let isHan =
        classes[document]?.contains(.hiragana) == false && classes[document]?.contains(.han) == true
      for segment in documents[document].segments.indices {
        let text = documents[document].segments[segment].text
        let (count, letters) = Self.count(of: foreign[document], in: text)
        let isMost = count > 1 && Double(count) > (isHan ? Self.mostKana : 0.5) * Double(letters)
        guard
          isMost || count > 0 && owners[text]?.isDisjoint(with: foreign[document]) == false
        else { continue }
        input.documents[document].segments[segment].text = ""
        input.documents[document].segments[segment].spans = []
      }
    }
    return input
  }

  /// How many letters of a text are of some scripts, and of all its letters.
  private static func count(
    of scripts: Set<ScriptClass>, in text: String
  ) -> (count: Int, letters: Int) {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return (0, 0) }
    var (letters, foreign) = (0, 0)
    for scalar in text.unicodeScalars {
      let script = ScriptClass(scalar)
      guard script != .digit, script != .other else { continue }
      letters += 1
      if scripts.contains(script) { foreign += 1 }
    }
    return (foreign, letters)
  }

  /// The share of kana in a Chinese text that names a Japanese thing, at most.
  private static let mostKana = 0.25

  /// The same input without the sentences that a translation left in English.
  ///
  /// A segment is left out when it has four words and a function word of English, and none of its
  /// document's script or, in Latin letters, the very text of a segment of an English document; names
  /// and labels, which translations keep on purpose, have fewer words. Without an English document
  /// such sentences stay: what they name is all there is of the source.
  private var withoutEnglishSentences: ExtractionInput {
    guard documents.contains(where: { $0.language.language == "en" }) else { return self }
    let sentences = englishSentences
    var input = self
    for document in input.documents.indices
    where input.documents[document].language.language != "en" {
      let isLatin = input.documents[document].language.likelyScript == "Latn"
      for segment in input.documents[document].segments.indices {
        let text = input.documents[document].segments[segment].text
        guard isLatin ? sentences.contains(text) : Self.isEnglishSentence(text) else { continue }
        input.documents[document].segments[segment].text = ""
        input.documents[document].segments[segment].spans = []
      }
    }
    return input
  }

  /// The sentences of the English documents; none where no translation has their script.
  private var englishSentences: Set<String> {
    let isNeeded = documents.contains {
      $0.language.language != "en" && $0.language.likelyScript == "Latn"
    }
    guard isNeeded else { return [] }
    let texts = documents.lazy.filter { $0.language.language == "en" }
      .flatMap { $0.segments.lazy.map(\.text) }
    return Set(texts.filter(Self.isEnglishSentence))
  }

  private static let fewestWords = 4

  private static func isEnglishSentence(_ text: String) -> Bool {
    let isLatin = text.unicodeScalars.allSatisfy {
      [.latin, .number, .punctuation].contains(ScalarClass.script(of: $0))
    }
    guard isLatin else { return false }
    let words = text.lowercased().split { !$0.isLetter && $0 != "'" }.map(String.init)
    return words.count >= fewestWords && words.contains(where: EnglishWords.function.contains)
  }
}
