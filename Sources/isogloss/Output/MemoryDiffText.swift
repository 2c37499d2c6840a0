import FindingReporters
import LanguageAssets
import LanguageText

/// Units and their differences as lines for people.
struct MemoryDiffText {
  /// The colours.
  let style: TerminalStyle

  /// A unit as lines that stay the same as long as it does.
  static func text(of unit: TranslationUnit) -> String {
    var lines = ["unit" + (unit.id.map { " \($0)" } ?? "")]
    lines += metadata(unit.metadata).map { "  \($0)" }
    for variant in unit.variants {
      lines.append("  \(variant.language): \(line(variant.segment))")
      lines += metadata(variant.metadata).map { "    \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The lines of a change, each with ` `, `-`, `+` or `~` before it.
  func lines(of change: MemoryDifference.Change) -> String {
    switch change {
    case .added(let unit): prefixed(Self.text(of: unit), "+ ")
    case .removed(let unit): prefixed(Self.text(of: unit), "- ")
    case .changed(let old, let new): changed(old, new)
    }
  }

  private func prefixed(_ text: String, _ prefix: String) -> String {
    text.split(separator: "\n").map { coloured(prefix + $0, prefix) + "\n" }.joined()
  }

  private func coloured(_ line: String, _ prefix: String) -> String {
    prefix == "+ " ? style.added(line) : style.removed(line)
  }

  private func changed(_ old: TranslationUnit, _ new: TranslationUnit) -> String {
    var lines = ["  unit" + (new.id.map { " \($0)" } ?? "")]
    if old.id != new.id { lines.append(pair("  tuid: ", old.id ?? "", new.id ?? "", nil)) }
    lines += metadataLines(old.metadata, new.metadata, indent: "  ")
    let keys = Self.keys(old) + Self.keys(new).filter { !Self.keys(old).contains($0) }
    for key in keys {
      let (before, after) = (Self.variant(key, of: old), Self.variant(key, of: new))
      lines += variantLines(before, after)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func variantLines(_ old: Variant?, _ new: Variant?) -> [String] {
    guard let new else {
      return old.map { [style.removed("-   \($0.language): \(Self.line($0.segment))")] } ?? []
    }
    guard let old else { return [style.added("+   \(new.language): \(Self.line(new.segment))")] }
    let (before, after) = (Self.line(old.segment), Self.line(new.segment))
    let first =
      before == after
      ? "    \(new.language): \(after)" : pair("  \(new.language): ", before, after, new.language)
    return [first] + metadataLines(old.metadata, new.metadata, indent: "    ")
  }

  private func metadataLines(
    _ old: UnitMetadata, _ new: UnitMetadata, indent: String
  ) -> [String] {
    let (before, after) = (Self.metadata(old), Self.metadata(new))
    return before.filter { !after.contains($0) }.map { style.removed("- \(indent)\($0)") }
      + after.filter { !before.contains($0) }.map { style.added("+ \(indent)\($0)") }
  }

  private func pair(
    _ label: String, _ old: String, _ new: String, _ language: LanguageTag?
  ) -> String {
    "~ \(label)" + WordDifference(old, new, language: language ?? "und").text(style)
  }

  private static func keys(_ unit: TranslationUnit) -> [LanguageTag] {
    unit.variants.map(\.language)
  }

  private static func variant(_ language: LanguageTag, of unit: TranslationUnit) -> Variant? {
    unit.variants.first { $0.language == language }
  }

  private static func metadata(_ metadata: UnitMetadata) -> [String] {
    metadata.attributes.map { "@\($0.name): \(oneLine($0.value))" }
      + metadata.properties.map { "\($0.type): \(oneLine($0.value))" }
      + metadata.notes.map { "note: \(oneLine($0.text))" }
  }

  private static func line(_ segment: SegmentContent) -> String {
    oneLine(segment.pieces.map(text(of:)).joined())
  }

  private static func text(of piece: SegmentContent.Piece) -> String {
    switch piece {
    case .text(let text): return text
    case .code(let code):
      let attributes = code.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
      if code.pieces.isEmpty { return "<\(code.name)\(attributes)/>" }
      let content = code.pieces.map(text(of:)).joined()
      return "<\(code.name)\(attributes)>\(content)</\(code.name)>"
    }
  }

  private static func oneLine(_ text: String) -> String {
    text.replacing("\n", with: "\\n").replacing("\r", with: "\\r").replacing("\t", with: "\\t")
  }
}
