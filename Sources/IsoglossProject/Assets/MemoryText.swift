package import LanguageAssets

/// Translation memories as text.
package enum MemoryText {
  /// The units as TMX 1.4.
  package static func tmx(_ units: [TranslationUnit]) -> String { "" }
}
