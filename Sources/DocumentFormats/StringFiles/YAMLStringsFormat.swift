import Yams

/// Strings of a user interface as YAML, one language a file, as Rails and Hugo keep them.
package struct YAMLStringsFormat: DocumentFormat {
  package static let name = "yaml-strings"
  package static let fileExtensions: [String] = []
  package static let generalFileExtensions = ["yml", "yaml"]
  package static let escapes: [TextEscape] = [.none, .doubledApostrophes, .backslashes]

  package static func reads(path: String) -> Bool {
    let name = path.lowercased()
    return (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
      && LocalizationPath.holdsTranslations(path)
  }

  package init() {}

  package func parse(_ bytes: [UInt8]) throws(DocumentError) -> ParsedDocument {
    let source = try SourceText(bytes)
    let lines = SourceLines.ranges(in: source.utf8)
    guard !YAMLAliases.areMany(in: lines, of: source) else {
      throw DocumentError(.malformed("more than 16 references to other places"), at: 0)
    }
    let root: Node?
    do {
      root = try RepeatedKeys.compose(source.string(0..<source.utf8.count))
    } catch {
      throw Self.fault(error, lines, source)
    }
    let comments = YAMLComments.all(in: lines, of: source)
    guard let root else { return ParsedDocument(blocks: [], comments: comments) }
    var reader = YAMLTextReader(source: source, lines: lines) { _ in true }
    reader.visit(Self.content(of: root), key: nil, depth: 0)
    var document = ParsedDocument(blocks: [], comments: comments)
    for (block, path) in zip(reader.blocks, reader.paths)
    where !path.contains(where: RepeatedKeys.isOverridden)
      && !AddressParts.isOne(block.text, at: path) && !Self.isSymbol(block.text)
    {
      var block = block
      block.kind = .paragraph
      // `user_name` is code in the text of a page and a part of `%{user_name}` in a string.
      block.spans.removeAll(where: \.isMasked)
      block.readAsInterfaceString()
      document.append(block, key: path)
    }
    return document
  }

  /// Whether a value is a symbol of Ruby, `:day`, which a program reads.
  private static func isSymbol(_ text: String) -> Bool {
    text.utf8.first == UInt8(ascii: ":") && text.utf8.count > 1
      && text.utf8.dropFirst().allSatisfy { $0 &- 0x61 < 26 || $0 == UInt8(ascii: "_") }
  }

  /// What stands below the language, where all does, as Rails has it.
  private static func content(of root: Node) -> Node {
    guard let mapping = root.mapping, mapping.count == 1, let (key, value) = mapping.first,
      let name = key.string, LocalizationPath.isLanguage(name)
    else { return root }
    return value
  }

  private static func fault(
    _ error: any Error, _ lines: [Range<Int>], _ source: SourceText
  ) -> DocumentError {
    guard case YamlError.parser(_, let problem, let mark, _) = error else {
      return DocumentError(.malformed("not valid YAML"), at: 0)
    }
    let line = lines.indices.contains(mark.line - 1) ? lines[mark.line - 1].lowerBound : 0
    return DocumentError(
      .malformed("not valid YAML: \(problem)"), at: source.fileRange(of: line..<line).lowerBound)
  }
}
