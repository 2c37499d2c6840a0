package import LanguageText

/// The strings of a product's user interface, with their translations.
package struct LabelCatalog: Hashable, Sendable {
  /// One string in the languages that have it.
  package struct Label: Hashable, Sendable {
    /// What each language shows, in order; a language has several when it has plural forms.
    package var texts: [(language: LanguageTag, text: String)]

    /// Makes a label.
    package init(_ texts: [(language: LanguageTag, text: String)]) { self.texts = texts }
  }

  private var labels: [Label] = []
  /// The labels by the matching key of a language and text, as indices in order.
  private var places: [String: [Int]] = [:]
  /// The texts of a language by length in characters, in order, none twice.
  private var texts: [String: [Int: [String]]] = [:]
  /// The labels with placeholders of a language, by its matching key, in order.
  private var patterns: [String: [PatternPlace]] = [:]

  private struct PatternPlace: Hashable, Sendable {
    let label: Int
    let pattern: LabelPattern
  }

  /// Makes an empty catalogue.
  package init() {}

  /// Makes a catalogue; texts without a letter are left out.
  package init(_ labels: [Label]) {
    for label in labels { insert(label) }
  }

  /// Adds a label.
  package mutating func insert(_ label: Label) {
    let kept = label.texts.filter { $0.text.contains(where: \.isLetter) }
    guard !kept.isEmpty else { return }
    labels.append(Label(kept))
    for (language, text) in kept {
      let key = Self.key(text)
      let place = Self.place(language.matchingKey, key)
      if places[place] == nil {
        texts[language.matchingKey, default: [:]][key.count, default: []].append(key)
      }
      places[place, default: []].append(labels.count - 1)
      if let pattern = LabelPattern(text) {
        patterns[language.matchingKey, default: []].append(
          PatternPlace(label: labels.count - 1, pattern: pattern))
      }
    }
  }

  /// Whether the product has no string at all.
  package var isEmpty: Bool { labels.isEmpty }

  /// Whether the product shows a text in a language, or in one that its text may serve in: zh-Hant for zh-HK.
  func contains(_ text: String, in language: LanguageTag) -> Bool {
    !labels.isEmpty && !places(of: text, in: language).isEmpty
  }

  /// The labels that show a text in a language, as indices in order.
  private func places(of text: String, in language: LanguageTag) -> [Int] {
    let key = Self.key(text)
    let found = language.matchingKeys.compactMap { places[Self.place($0, key)] }
    return found.count == 1 ? found[0] : Set(found.joined()).sorted()
  }

  /// What a language shows where another shows a text, in order, without those that ``key(_:)``
  /// makes equal.
  func translations(
    of text: String, from source: LanguageTag, to target: LanguageTag
  ) -> [String] {
    var found: [String] = []
    for index in places(of: text, in: source) {
      for (language, text) in labels[index].texts where language.matches(target) {
        if !found.contains(where: { Self.key($0) == Self.key(text) }) { found.append(text) }
      }
    }
    return found
  }

  /// What a language shows where another shows a text that has something in the place of placeholders, a number or a
  /// name, in order: the texts with the same in theirs.
  ///
  /// - Complexity: O(number of labels with placeholders).
  func filled(
    as text: String, from source: LanguageTag, to target: LanguageTag
  ) -> [(text: String, values: [String])] {
    var found: [(text: String, values: [String])] = []
    for place in source.matchingKeys.flatMap({ patterns[$0] ?? [] }) {
      guard let values = place.pattern.values(in: text) else { continue }
      for (language, text) in labels[place.label].texts where language.matches(target) {
        guard let text = LabelPattern(text)?.text(with: values),
          !found.contains(where: { $0.text == text })
        else { continue }
        found.append((text, values.values.sorted()))
      }
    }
    return found
  }

  /// Whether a text is a label of a language with something in the place of its placeholders.
  ///
  /// - Complexity: O(number of labels with placeholders).
  func isFilled(_ text: String, in language: LanguageTag) -> Bool {
    language.matchingKeys.contains { key in
      patterns[key]?.contains { $0.pattern.values(in: text) != nil } ?? false
    }
  }

  /// The one label of a language that a text misses by a single character, or by nothing but case,
  /// width and spaces; nil when there is none or more than one.
  ///
  /// - Complexity: O(number of labels of about that length).
  func misspelled(_ text: String, in language: LanguageTag) -> String? {
    let key = Self.key(text)
    let byLength = language.matchingKeys.compactMap { texts[$0] }
    let near = (key.count - 1...key.count + 1).flatMap { count in
      byLength.flatMap { $0[count] ?? [] }
    }.filter {
      Self.loose($0) == Self.loose(key) || LetterDifference(Array($0), Array(key)).isOneEdit
    }
    return Set(near).count == 1 ? near[0] : nil
  }

  /// A text as labels are compared: without the marks that a sentence adds or leaves out.
  static func key(_ text: String) -> String {
    func isMargin(_ character: Character) -> Bool {
      character.isWhitespace || ":：…⋯.".contains(character)
    }
    guard let end = text.lastIndex(where: { !isMargin($0) }) else { return "" }
    return String(text[...end].drop(while: \.isWhitespace))
  }

  /// A text without what typing makes of it: case, width, spaces and marks.
  static func loose(_ text: String) -> String {
    FoldedText.fold(text, .silent).filter { $0.isLetter || $0.isNumber }
  }

  /// Where a text stands of a language, by its ``LanguageText/LanguageTag/matchingKey``.
  private static func place(_ language: String, _ key: String) -> String {
    language + "\u{0}" + key
  }
}

extension LabelCatalog.Label {
  /// Whether two labels have the same texts.
  package static func == (left: Self, right: Self) -> Bool {
    left.texts.elementsEqual(right.texts) { $0 == $1 }
  }

  /// Hashes the texts.
  package func hash(into hasher: inout Hasher) {
    for (language, text) in texts {
      hasher.combine(language)
      hasher.combine(text)
    }
  }
}
