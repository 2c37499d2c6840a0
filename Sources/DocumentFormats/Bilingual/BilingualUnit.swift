/// A text and its translation in a bilingual file.
///
/// Every plural form is a unit of its own.
package struct BilingualUnit: Hashable, Sendable {
  /// How far the translation of a unit is.
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// There is no translation.
    case untranslated
    /// A machine proposed it, or a tool matched it with a text that has changed since: `fuzzy` in PO,
    /// `new` and `needs-translation` in XLIFF.
    case draft
    /// Somebody translated it and wants it looked at.
    case needsReview = "needs-review"
    /// It is translated.
    case translated
    /// It is approved.
    case final
  }

  /// The identifier or context that the file gives; empty when it gives none.
  package var key: String
  /// The text; nil when nothing of it is visible.
  package var source: TextBlock?
  /// The translation; nil when nothing of it is visible.
  package var target: TextBlock?
  /// How far the translation is.
  package var state: State
  /// What is written beside the unit for translators, in file order.
  package var notes: [String]
  /// Where the text is used, as written.
  package var references: [String]
  /// The index of the translation in ``BilingualDocument/targets``; nil without one.
  package internal(set) var block: Int?

  /// Whether nobody has translated the text of the unit yet.
  package var isWithoutTranslation: Bool {
    state == .draft || state == .untranslated && source != nil
  }

  /// Makes a unit of visible texts: takes their accelerators out and masks their placeholders.
  ///
  /// Without a translation its state is untranslated. Code is masked as a whole, as are parts of addresses, *privacy-policy*.
  init(
    key: String, source: TextBlock?, target: TextBlock?, state: State, notes: [String] = [],
    references: [String] = [], isCode: Bool = false
  ) {
    var marks = PlaceholderMarks()
    self.init(
      key: key, source: source, target: target, state: state, notes: notes, references: references,
      isCode: isCode, &marks)
  }

  /// The same of one of many units, which share what was found of the placeholders in their texts.
  init(
    key: String, source: TextBlock?, target: TextBlock?, state: State, notes: [String] = [],
    references: [String] = [], isCode: Bool = false, _ marks: inout PlaceholderMarks
  ) {
    self.key = key
    self.source = source
    self.target = target
    self.state = target == nil ? .untranslated : state
    self.notes = notes
    self.references = references
    if !isCode { removeAccelerators() }
    let isMasked = isCode || isPartOfAddress
    Self.mask(&self.source, isMasked, &marks)
    Self.mask(&self.target, isMasked, &marks)
  }

  /// Whether text and translation are words in small letters of ASCII joined by hyphens, of which the text has several: a part
  /// of the address of a page.
  private var isPartOfAddress: Bool {
    guard let source, let target, source.text.utf8.contains(UInt8(ascii: "-")) else { return false }
    return [source.text, target.text].allSatisfy { text in
      text.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == UInt8(ascii: "-") }
    }
  }

  private mutating func removeAccelerators() {
    let original = source?.text
    Accelerator.remove(from: &source, &target)
    if var block = target {
      LoneAccelerator.remove(from: &block, translating: original)
      target = block
    }
    if var block = source {
      LoneAccelerator.remove(from: &block)
      source = block
    }
  }

  private static func mask(
    _ block: inout TextBlock?, _ isCode: Bool, _ marks: inout PlaceholderMarks
  ) {
    guard var masked = block else { return }
    if isCode {
      masked.spans = [InlineSpan(.code, 0..<masked.text.utf8.count)]
    } else {
      marks.mark(in: &masked)
    }
    block = masked
  }
}
