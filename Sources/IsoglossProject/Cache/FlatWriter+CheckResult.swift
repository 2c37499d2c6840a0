import LanguageText
import TermChecking

/// How the result of a check is written; `FlatReader+CheckResult.swift` reads it in the same order.
extension FlatWriter {
  /// Writes the result of a draft in a language.
  mutating func write(_ result: CheckResult, _ language: LanguageTag) {
    write(result.findings) { $0.write($1, language) }
    write(result.pairsAligned)
    write(result.termsLoaded)
    write(result.omittedPassages) { $0.write($1) }
    write(result.mentions) { $0.write($1, language) }
    write(result.renderings) { $0.write($1, language) }
    write(result.sentences) { file, sentence in
      file.write(sentence.source)
      file.write(sentence.draft)
      file.write(sentence.place)
      file.write(sentence.isTranslatedAlone)
    }
    write(result.labels) { file, label in
      file.write(label.source)
      file.write(label.draft)
      file.write(label.kind.rawValue)
      file.write(label.count)
      file.write(label.finding != nil)
      if let finding = label.finding { file.write(finding, language) }
    }
    write(result.labelTranslations) { file, label in
      file.write(label.kind.rawValue)
      file.write(label.count)
      file.write(label.finding, language)
    }
    write(result.evidence) { file, evidence in
      file.write(evidence.concept)
      file.write(evidence.language, unless: language)
      file.write(evidence.name)
      file.write(evidence.isGuess)
      file.write(evidence.isLoan)
      file.write(evidence.english) { $0.write($1) }
      file.write(evidence.forms) { $0.write($1) }
      file.write(evidence.asked)
      file.write(evidence.needed)
      file.write(evidence.unasked)
    }
  }

  /// Writes how many elements there are, and each of them.
  mutating func write<Element>(
    _ elements: [Element], _ write: (inout FlatWriter, Element) -> Void
  ) {
    self.write(elements.count)
    for element in elements { write(&self, element) }
  }

  private mutating func write(_ finding: Finding, _ language: LanguageTag) {
    write(finding.rule)
    write(finding.severity.rawValue)
    write(finding.confidence)
    write(finding.concept)
    write(finding.language, unless: language)
    write(finding.range)
    write(finding.match)
    write(finding.message)
    write(finding.suggestions) { file, suggestion in
      file.write(suggestion.text)
      file.write(suggestion.isSafe)
      file.write(suggestion.isInflected)
    }
    write(finding.source != nil)
    if let source = finding.source { write(source) }
    write(finding.fingerprint)
    write(finding.isSuppressed)
    write(finding.related) { file, place in
      file.write(place.path)
      file.write(place.line ?? 0)
      file.write(place.range)
      file.write(place.message)
    }
  }

  private mutating func write(_ mention: TermMention, _ language: LanguageTag) {
    write(mention.subject)
    write(mention.name)
    write(mention.isPreferred)
    write(mention.isAdmitted)
    write(mention.count)
    write(mention.isReported)
    write(mention.isGuess)
    write(mention.finding, language)
  }

  private mutating func write(_ rendering: TermRendering, _ language: LanguageTag) {
    write(rendering.concept)
    write(rendering.language, unless: language)
    write(rendering.naming.rawValue)
    write(rendering.sentence)
    write(rendering.term)
    write(rendering.finding != nil)
    if let finding = rendering.finding {
      write(finding, language)
      write(rendering.substitute)
      write(rendering.substituteConcept)
    }
  }

  private mutating func write(_ reference: SourceReference) {
    write(reference.document)
    write(reference.path)
    write(reference.range)
    write(reference.text)
  }

  private mutating func write(_ number: Double) {
    write(Int(truncatingIfNeeded: number.bitPattern))
  }

  private mutating func write(_ range: Range<Int>) {
    write(range.lowerBound)
    write(range.upperBound)
  }

  /// Writes a language, or that it is the usual one.
  private mutating func write(_ language: LanguageTag, unless usual: LanguageTag) {
    write(language == usual ? nil : language.canonical)
  }
}
