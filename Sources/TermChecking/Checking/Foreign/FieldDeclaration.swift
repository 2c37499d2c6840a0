import DocumentFormats

/// A field of a structure with the type that a program gives it, as references list them: `kind: Event`,
/// `volumes ([]Volume)`, `target (ObjectReference), required`.
struct FieldDeclaration {
  /// The name of the field, which begins with a small letter.
  let name: Substring
  /// The type, without the brackets of a list; nil for one of several words or marks, such as
  /// `map[string]string`.
  let type: Substring?
  /// What stands behind the type.
  let rest: Substring

  /// Reads the beginning of a text; nil for one that begins otherwise.
  ///
  /// - Complexity: O(length of the name and type).
  init?(_ text: String) {
    guard text.utf8.first.map({ $0 &- 0x61 < 26 }) == true else { return nil }
    name = text.prefix { $0.utf8.count == 1 && $0.utf8.allSatisfy(Self.isOfName) }
    var behind = text[name.endIndex...]
    let isBracketed = behind.hasPrefix(" (")
    guard isBracketed || behind.hasPrefix(": ") else { return nil }
    behind = behind.dropFirst(2)
    let end =
      isBracketed ? behind.firstIndex(of: ")") : behind.firstIndex(of: " ") ?? behind.endIndex
    guard let end else { return nil }
    var type = behind[..<end]
    guard !type.isEmpty, type.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }),
      !Self.wordsOnFields.contains(type.lowercased())
    else { return nil }
    if type.hasPrefix("[]") { type = type.dropFirst(2) }
    let isName =
      type.utf8.allSatisfy(Self.isOfName) && type.contains(where: \.isUppercase)
      && (type.first?.isUppercase == true || type.contains("."))
    // Without brackets any word may stand behind a colon.
    guard isName || isBracketed else { return nil }
    self.type = isName ? type : nil
    rest = isBracketed ? behind[end...].dropFirst() : behind[end...]
  }

  /// Whether a text is nothing but the declaration of a field.
  static func isWhole(_ text: String) -> Bool {
    guard let declaration = FieldDeclaration(text), declaration.type != nil else { return false }
    return declaration.rest.isEmpty || declaration.rest == ", required"
  }

  /// The names and types of the fields that blocks begin with, set off or as code; of `rules.verbs` the last
  /// part, too.
  ///
  /// - Complexity: O(size of the blocks).
  static func names(in blocks: some Sequence<TextBlock>) -> Set<String> {
    var names: Set<String> = []
    for block in blocks where block.kind == .listItem || block.kind == .paragraph {
      guard
        let label = block.spans.first(where: { $0.range.lowerBound == 0 && $0.setsOffLabel }),
        let declaration = FieldDeclaration(block.text),
        declaration.name.utf8.count == label.range.upperBound
      else { continue }
      names.insert(String(declaration.name))
      if let member = declaration.name.split(separator: ".").last { names.insert(String(member)) }
      if let type = declaration.type { names.insert(String(type)) }
    }
    return names
  }

  /// Whether a byte may stand in the name of a field or of a type.
  private static func isOfName(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5f || byte == 0x2e
  }

  /// What a document says of a field, rather than its type.
  private static let wordsOnFields: Set<String> = [
    "default", "deprecated", "disabled", "enabled", "false", "immutable", "mandatory", "never",
    "no", "none", "optional", "required", "true", "yes",
  ]
}

extension InlineSpan {
  fileprivate var setsOffLabel: Bool { kind == .strong || kind == .code }
}
