/// A translation tool that files are written for.
package enum Client: String, Hashable, Sendable, CaseIterable {
  /// OmegaT, 3.6 to 6.1.
  case omegat
  /// The Okapi framework, and what is built on it.
  case okapi
  /// Trados Studio.
  case trados
  /// memoQ.
  case memoq
  /// Weblate, which reads with translate-toolkit.
  case weblate
  /// Poedit.
  case poedit
  /// DeepL.
  case deepl

  /// The name as its makers write it.
  package var name: String {
    switch self {
    case .omegat: "OmegaT"
    case .okapi: "Okapi"
    case .trados: "Trados"
    case .memoq: "memoQ"
    case .weblate: "Weblate"
    case .poedit: "Poedit"
    case .deepl: "DeepL"
    }
  }
}
