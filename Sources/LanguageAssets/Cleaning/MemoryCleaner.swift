package import LanguageText

/// Finds units and variants of a memory that should go.
///
/// Units are handed over in order. Memory grows by a number for each unit when duplicates are looked
/// for, and not at all otherwise.
package struct MemoryCleaner {
  private let checks: Set<CleaningCheck>
  private let sourceLanguage: LanguageTag?
  private let lengths: LengthStatistics
  private var seen: Set<Int> = []

  /// Makes a cleaner with some checks.
  ///
  /// - Parameters:
  ///   - checks: what to look for.
  ///   - sourceLanguage: the language that the units translate from, where they do not say.
  ///   - lengths: how long translations of the memory are; empty for what is usual anywhere.
  package init(
    _ checks: Set<CleaningCheck>, sourceLanguage: LanguageTag?,
    lengths: LengthStatistics = LengthStatistics()
  ) {
    self.checks = checks
    self.sourceLanguage = sourceLanguage
    self.lengths = lengths
  }

  /// What is wrong with the next unit: one finding for the whole unit, or any number for variants.
  package mutating func findings(in unit: TranslationUnit) -> [CleaningFinding] {
    if checks.contains(.untranslated), unit.variants.count(where: { !$0.isBlank }) < 2 {
      return [CleaningFinding(.untranslated, variant: nil, "there is no translation")]
    }
    if checks.contains(.duplicate), isDuplicate(unit) {
      return [CleaningFinding(.duplicate, variant: nil, "an earlier unit says the same")]
    }
    let source = unit.source(in: sourceLanguage)
    var findings: [CleaningFinding] = []
    for (index, variant) in unit.variants.enumerated() where !variant.isBlank {
      let text = variant.segment.plainText
      func add(_ check: CleaningCheck, _ detail: String?) {
        if checks.contains(check), let detail {
          findings.append(CleaningFinding(check, variant: index, detail))
        }
      }
      add(.controlCharacters, BadCharacters.first(in: text))
      add(.privateData, PrivateData.first(in: text))
      add(.wrongScript, ScriptCheck.fault(in: text, language: variant.language))
      add(.wrongLanguage, LanguageCheck.fault(in: text, language: variant.language))
      guard let source, source != variant else { continue }
      let original = source.segment.plainText
      if !variant.language.matches(source.language) {
        add(.sameAsSource, SameAsSource.fault(text, original))
      }
      add(.tagMismatch, CodeCheck.fault(variant.segment, source.segment))
      add(.numberMismatch, NumberCheck.fault(text, original))
      add(.length, lengths.fault(variant, source))
    }
    return findings
  }

  private mutating func isDuplicate(_ unit: TranslationUnit) -> Bool {
    var hasher = Hasher()
    for variant in unit.variants.sorted(by: { $0.language < $1.language }) {
      hasher.combine(variant.language)
      hasher.combine(variant.segment)
    }
    return !seen.insert(hasher.finalize()).inserted
  }
}

extension Variant {
  /// Whether the text says nothing.
  fileprivate var isBlank: Bool { segment.pieces.isEmpty || segment.signature.isEmpty }
}
