import DocumentFormats
import LanguageText

/// What a draft has as code somewhere, so that the same without marks is most likely no word.
enum DraftCode {
  /// Whether a word in small letters stands behind an article of the draft's language, *un password*: what is only
  /// called by its name in code has none, whatever the draft has as code elsewhere.
  static func isNoun(_ use: TermUse, _ context: CheckContext) -> Bool {
    guard context.script == "Latn", use.text.first?.isLowercase == true,
      let word = use.wordBefore(in: context)
    else { return false }
    return Articles.endIn(TermForms.fold(word), in: context.language)
  }

  /// Whether a word is all of a heading or title on what the draft has as code in lower case, by itself or
  /// with a member: the page of an option goes by it.
  ///
  /// - Complexity: O(number of spans of the draft) for such a heading.
  static func isTitleOfOption(_ use: TermUse, _ context: CheckContext) -> Bool {
    let blocks = context.draft.document.blocks
    guard [.heading, .metadata].contains(blocks[use.block].kind),
      blocks[use.block].text == use.text, use.text.first?.isUppercase == true
    else { return false }
    let option = use.text.prefix(1).lowercased() + use.text.dropFirst()
    return blocks.contains { block in
      block.spans.contains { span in
        guard span.kind == .code else { return false }
        let code = block.text.utf8Slice(span.range)
        return code == option || code.hasPrefix(option + ".")
      }
    }
  }

  /// Whether a word stands in a heading inside a name that its section has as code or as the value of a key, in
  /// whatever case, `action: delay` under *Delay example*, or ends a constant, `NOVA_MODEL_FAMILY` under *Model Family*.
  ///
  /// - Complexity: O(size of the section).
  static func isInTitleOfSection(_ use: TermUse, _ context: CheckContext) -> Bool {
    let blocks = context.draft.document.blocks
    let heading = blocks[use.block]
    guard heading.kind == .heading, use.text.first?.isUppercase == true else { return false }
    let section = blocks[(use.block + 1)...].prefix {
      $0.kind != .heading || $0.level > heading.level
    }
    let constant = "_" + use.text.uppercased().replacing(" ", with: "_")
    return section.contains { block in
      names(in: block).contains { name in
        name.hasSuffix(constant)
          || name.utf8.count >= use.text.utf8.count
            && heading.text.places(ofBytes: name, besidesCase: true).contains {
              $0.contains(use.range)
            }
      }
    }
  }

  /// What a block has as code, or of a block of code the values of its keys, without quotation marks.
  private static func names(in block: TextBlock) -> [String] {
    guard block.kind == .code else {
      return block.spans.filter { $0.kind == .code }.map { block.text.utf8Slice($0.range) }
    }
    return block.text.split(separator: "\n").compactMap { line in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
      let name = String(value).filter { !"\"',".contains($0) }
      return name.isEmpty ? nil : name
    }
  }

  /// Whether a word is among some names of code: at the beginning of a paragraph also with a capital that they
  /// do not have.
  static func isName(_ use: TermUse, among names: Set<String>) -> Bool {
    let text = use.text
    if names.contains(text) { return true }
    return use.range.lowerBound == 0 && text.first?.isUppercase == true
      && names.contains(text.prefix(1).lowercased() + text.dropFirst())
  }

  /// The fields that the draft lists with their types: what else it says of one goes by the same name.
  static func fields(_ context: CheckContext) -> Set<String> {
    context.foreignUses.isEmpty ? [] : FieldDeclaration.names(in: distinctBlocks(context))
  }

  private static func distinctBlocks(
    _ context: CheckContext
  ) -> some Sequence<TextBlock> {
    let all = context.draft.document.blocks
    return all.indices.lazy.filter(context.repeatedBlocks.isFirst).map { all[$0] }
  }

  /// What the draft has as code, and the abbreviations that it has in brackets behind a name: the same without marks is most
  /// likely no word, where the draft knows the word's translation.
  static func keptNames(_ context: CheckContext) -> Set<String> {
    guard !context.foreignUses.isEmpty else { return [] }
    var names: Set<String> = []
    for block in distinctBlocks(context) {
      for span in block.spans where span.kind == .code {
        names.insert(block.text.utf8Slice(span.range))
      }
    }
    for use in context.foreignUses
    where use.mayBeInCapitals && use.text.allSatisfy(\.isUppercase) && !names.contains(use.text)
      && use.isGloss(of: context.uses(near: use.block), in: context)
    {
      names.insert(use.text)
    }
    return names
  }

  /// The words of the commands that a draft is about, `tool list files`: it says how to call them and nothing
  /// else in a block of code, or goes by their name and has code that begins with it.
  ///
  /// - Complexity: O(size of the draft).
  static func wordsOfCommands(_ context: CheckContext) -> Set<String> {
    guard !context.foreignUses.isEmpty else { return [] }
    let blocks = context.draft.document.blocks
    let code = blocks.filter { $0.kind == .code }.map(\.text)
    guard !code.isEmpty else { return [] }
    var words = code.reduce(into: Set<String>()) { $0.formUnion(wordsOfSynopsis($1)) }
    for block in blocks where block.kind == .metadata || block.kind == .heading {
      let name = block.text.split(separator: " ")
      guard 2...mostWordsOfSynopsis ~= name.count, name.allSatisfy(isOfCommand),
        code.contains(where: { $0.hasPrefix(block.text) })
      else { continue }
      words.formUnion(name.map(String.init))
    }
    return words
  }

  /// The words of a command that a block of code says how to call, `tool list files [options]`; none where it
  /// says more.
  private static func wordsOfSynopsis(_ code: String) -> [String] {
    guard !code.utf8.dropLast().contains(0x0a) else { return [] }
    let words = code.split(whereSeparator: \.isWhitespace)
    guard 2...mostWordsOfSynopsis ~= words.count else { return [] }
    func isPlaceholder(_ word: Substring) -> Bool {
      word.hasPrefix("[") && word.hasSuffix("]") || word.hasPrefix("<") && word.hasSuffix(">")
    }
    let names = words.prefix(while: isOfCommand)
    guard names.count < words.count, words[names.endIndex...].allSatisfy(isPlaceholder) else {
      return []
    }
    return names.map(String.init)
  }

  private static func isOfCommand(_ word: Substring) -> Bool {
    word.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2d }
  }

  private static let mostWordsOfSynopsis = 12
}

extension TermUse {
  /// Whether the first letter is no small one of ASCII: most words are told by it.
  fileprivate var mayBeInCapitals: Bool { text.utf8.first.map { $0 &- 0x61 >= 26 } ?? true }
}
