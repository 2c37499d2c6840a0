import LanguageAssets
import LanguageText
import TestSupport

/// Texts and glossaries that try every escape.
struct SampleMaker {
  private var generator: SeededGenerator
  private static let pieces = [
    "button", "кнопка", "ボタン", "按鈕", "<b>", "&amp;", "\"", "'", ";", "!", "\\", ",", "]]>", "é",
    "👩‍👩‍👧", "=1+1", "#", "isogloss forms: x", "%", "a-b", "-", "\u{200B}x",
  ]
  private static let languages: [LanguageTag] = ["en", "ru", "ja", "zh-Hans", "zh-TW", "sr-Latn"]

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func text() -> String {
    (0..<Int.random(in: 1...4, using: &generator))
      .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined(separator: " ")
  }

  mutating func lines() -> String {
    Bool.random(using: &generator) ? text() : "\(text())\n\(text())"
  }

  mutating func texts() -> [String] {
    (0..<Int.random(in: 0...3, using: &generator)).map { _ in text() }
  }

  mutating func maybe<Value>(_ value: (inout SampleMaker) -> Value) -> Value? {
    Bool.random(using: &generator) ? value(&self) : nil
  }

  mutating func pick<Value>(_ values: [Value]) -> Value? { values.randomElement(using: &generator) }

  mutating func glossary() -> Glossary {
    let concepts = (0..<Int.random(in: 1...5, using: &generator)).map { concept($0) }
    return Glossary(
      concepts: concepts, language: pick(Self.languages), title: maybe { $0.text() })
  }

  /// A concept whose terms of one language stand together, as TBX must write them.
  private mutating func concept(_ number: Int) -> Concept {
    var concept = Concept(
      id: "\(number) \(text())", subject: maybe { $0.text() }, definition: maybe { $0.lines() },
      note: maybe { $0.lines() })
    let languages = Self.languages.shuffled(using: &generator).prefix(
      Int.random(in: 1...4, using: &generator))
    for language in languages {
      if let definition = maybe({ $0.lines() }) { concept.definitions[language] = definition }
      for number in 0..<Int.random(in: 1...3, using: &generator) {
        concept.terms.append(term(number, language))
      }
    }
    return concept
  }

  private mutating func term(_ number: Int, _ language: LanguageTag) -> Term {
    Term(
      "\(text()) \(number)", language: language, status: pick(TermStatus.allCases) ?? .preferred,
      partOfSpeech: pick([nil, "noun", "verb", "proper noun"]) ?? nil,
      gender: pick([nil, "feminine", "common"]) ?? nil, forms: texts(), removedForms: texts(),
      blockers: texts(), isExact: Bool.random(using: &generator),
      location: pick([nil, "pushButton", "status bar"]) ?? nil, context: maybe { $0.lines() },
      note: maybe { $0.lines() })
  }
}
