/// The language a text seems to be in, and what decided.
package struct DetectedLanguage: Hashable, Sendable {
  /// The language, with the script for Chinese: `zh-Hans` or `zh-Hant`.
  package let language: LanguageTag
  /// How sure it is: 0…1, higher is surer; from 0.9 there is hardly a doubt.
  package let confidence: Double
  /// What decided, in English for people, such as `31 of 80 words are frequent in English`.
  package let reason: String

  /// Makes a result; the confidence is clipped to 0…1.
  init(_ language: LanguageTag, confidence: Double, reason: String) {
    self.language = language
    self.confidence = min(1, max(0, confidence))
    self.reason = reason
  }
}
