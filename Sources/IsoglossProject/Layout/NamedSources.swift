import LanguageText

/// Layouts where it is the sources whose paths name their language: `x.en.md` beside the translation
/// `x.md`.
///
/// Paths look the same where `x.en.md` is a translation. What tells is the pages nobody has a second
/// version of: in the language that paths name, they still wait for their translation.
struct NamedSources {
  /// The language of a file's text; nil when it cannot be told.
  let language: (String) -> LanguageTag?

  /// The layouts, those of such sources with their sides exchanged.
  func exchanged(_ layouts: [LayoutDetection.Layout]) -> [LayoutDetection.Layout] {
    let sides = layouts.map(Sides.init)
    guard let sourceLanguage = sides.lazy.compactMap(\.?.sourceLanguage).first else {
      return layouts
    }
    let same = sides.compactMap { $0?.sourceLanguage == sourceLanguage ? $0 : nil }
    guard let translated = languageOfMost(same.flatMap(\.translations)),
      !translated.matches(sourceLanguage),
      languageOfMost(same.flatMap(\.alone))?.matches(sourceLanguage) == true
    else { return layouts }
    return zip(layouts, sides).map { layout, sides in
      guard let sides, sides.sourceLanguage == sourceLanguage else { return layout }
      return sides.exchanged(layout, translated: translated)
    }
  }

  /// The layouts, those with their sides exchanged whose files without a language are not in the source
  /// language of the project, and which have versions that are: an English `README.md` beside
  /// `README.zh-CN.md` where the manual is Chinese.
  ///
  /// What other languages such a layout has becomes one of its own, from the same sources.
  ///
  /// - Complexity: reads up to ``fewFiles`` files without a language for each layout.
  func turned(
    _ layouts: [LayoutDetection.Layout], from sourceLanguage: LanguageTag
  ) -> [LayoutDetection.Layout] {
    layouts.flatMap { layout -> [LayoutDetection.Layout] in
      let names = layout.files.keys.filter {
        LanguageResolution.language(named: $0)?.matches(sourceLanguage) == true
      }
      guard layout.pattern.source != nil, let name = names.min(),
        let unnamed = languageOfMost(layout.translatedSources), !unnamed.matches(sourceLanguage)
      else { return [layout] }
      var own = layout
      own.files = layout.files.filter { $0.key == name }
      guard let sides = Sides(own) else { return [layout] }
      var others = layout
      others.files.removeValue(forKey: name)
      others.pattern.source = sides.source
      others.sourceFiles = sides.named
      others.pairs = others.pairs(fromFiles: sides.named)
      return [sides.exchanged(own, translated: unnamed)] + (others.files.isEmpty ? [] : [others])
    }
  }

  /// The language of more than half of those files whose language can be told; nil when there is none.
  private func languageOfMost(_ files: [String]) -> LanguageTag? {
    let told = stride(from: 0, to: files.count, by: max(1, files.count / Self.fewFiles))
      .compactMap { language(files[$0]) }
    var counts: [LanguageTag: Int] = [:]
    for tag in told { counts[tag, default: 0] += 1 }
    return counts.first { $0.value * 2 > told.count }?.key
  }

  /// Enough to tell the language of all.
  private static let fewFiles = 20
}

extension NamedSources {
  /// What the sides of a layout are if its only language is that of the sources.
  private struct Sides {
    var sourceLanguage: LanguageTag
    var source: PathPattern
    /// The pattern of the files without a language.
    var unnamed: PathPattern
    var named: [String]
    /// Files without a language that have a source beside them, and those that have none.
    var translations: [String]
    var alone: [String]

    init?(_ layout: LayoutDetection.Layout) {
      guard let unnamed = layout.pattern.source, layout.files.count == 1,
        let (name, named) = layout.files.first,
        let sourceLanguage = LanguageResolution.language(named: name),
        let source = PathPattern(
          layout.pattern.versions.text.replacing("{lang}", with: name)),
        source.wildcardCount == unnamed.wildcardCount
      else { return nil }
      self.sourceLanguage = sourceLanguage
      self.source = source
      self.unnamed = unnamed
      self.named = named
      let versions = Set(
        named.compactMap { source.match($0) }
          .map { unnamed.path(wildcards: $0.others, language: nil) })
      translations = layout.sourceFiles.filter(versions.contains)
      alone = layout.sourceFiles.filter { !versions.contains($0) }
    }

    func exchanged(
      _ layout: LayoutDetection.Layout, translated: LanguageTag
    ) -> LayoutDetection.Layout {
      var layout = layout
      layout.pattern = DocumentPattern(unnamed, source: source, language: translated)
      layout.sourceFiles = named
      layout.files = [translated.canonical: translations + alone]
      layout.pairs = translations.count
      return layout
    }
  }
}
