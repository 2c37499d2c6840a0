package import LanguageText

/// What a translation tool needs of the memories and glossaries it is given.
///
/// Found by running OmegaT 3.6, Okapi 1.42 and translate-toolkit 3.20, by reading the sources of
/// OmegaT 6.1, Weblate 5.14 and Poedit, and for the others from their makers' documentation.
package struct ClientProfile: Hashable, Sendable {
  /// What becomes of forbidden and deprecated terms in a glossary for the client.
  package enum ForbiddenTerms: Hashable, Sendable {
    /// The client has a status for them, written as it wants it.
    case marked
    /// The client would offer them as translations, or take their use for right: they are left out.
    case leftOut
  }

  /// What becomes of inline codes in a memory for the client.
  package enum InlineCodes: Hashable, Sendable {
    /// They stay codes (TMX level 2).
    case kept
    /// Their native code becomes text, as it is in the files that the client translates.
    case asText
    /// They go (TMX level 1).
    case leftOut
  }

  /// The client.
  package let client: Client
  /// How the client spells languages.
  package let spelling: ClientLanguageSpelling
  /// Whether a file may hold one source and one target language only.
  ///
  /// Others than these two are lost on the client, or mistaken for the target.
  package let isBilingual: Bool
  /// Whether every unit must have text in the source language.
  ///
  /// Okapi gives a file up at the first unit that has none, the others skip the unit.
  package let needsSource: Bool
  /// What becomes of inline codes.
  package let inlineCodes: InlineCodes
  /// What becomes of forbidden terms.
  package let forbiddenTerms: ForbiddenTerms

  /// The profile of a client.
  package init(_ client: Client) {
    self.client = client
    needsSource = true
    // A second target of the same language replaces the first in OmegaT; the others read one
    // target, the first or the one asked for.
    isBilingual = client != .okapi
    spelling =
      switch client {
      case .omegat: .languageAndRegion
      case .okapi, .memoq, .poedit: .scriptAsRegion
      case .trados: .fullRegion
      case .weblate: .regionAsScript
      case .deepl: .languageAndScript
      }
    inlineCodes =
      switch client {
      // Their texts are those of PO and its like, where markup and variables are text.
      case .weblate, .poedit: .asText
      case .deepl: .leftOut
      default: .kept
      }
    // Okapi reads the status, but its check of terms does not look at it.
    forbiddenTerms = [.omegat, .okapi, .poedit, .deepl].contains(client) ? .leftOut : .marked
  }

  /// The tag under which the client looks for text in a language.
  ///
  /// For OmegaT, zh-Hant gives zh-TW.
  package func tag(for language: LanguageTag) -> LanguageTag { spelling.tag(for: language) }
}
