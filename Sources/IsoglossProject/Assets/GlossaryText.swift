package import LanguageAssets

/// Glossaries as text.
package enum GlossaryText {
  /// The glossary as TBX v2.
  package static func tbx(_ glossary: Glossary) throws(RunError) -> String { "" }
}
