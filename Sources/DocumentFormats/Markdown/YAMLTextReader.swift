import Yams

/// Collects the strings of YAML that are translated, with their places.
struct YAMLTextReader {
  let source: SourceText
  /// The lines of the YAML, as ranges of the source.
  let lines: [Range<Int>]
  /// The strings in file order.
  private(set) var blocks: [TextBlock] = []
  /// The keys above each of them, from the outside in.
  private(set) var paths: [[String]] = []
  private var lastEnd = 0
  private let isTranslated: (String?) -> Bool
  /// The keys around what is read, from the outside in.
  private var path: [String] = []

  /// Makes a reader that takes the strings under certain keys; a list has the key nil.
  init(source: SourceText, lines: [Range<Int>], isTranslated: @escaping (String?) -> Bool) {
    self.source = source
    self.lines = lines
    self.isTranslated = isTranslated
  }

  /// Visits a node; an alias is a node at the place of its anchor and is not visited twice.
  mutating func visit(_ node: Node, key: String?, depth: Int) {
    guard depth < 32 else { return }
    switch node {
    case .scalar(let scalar):
      if isTranslated(key) { add(scalar) }
    case .mapping(let mapping):
      let before = blocks.count
      defer { link(before..<blocks.count, by: mapping, depth) }
      for (name, value) in mapping where isAhead(name) {
        path.append(name.string ?? "")
        visit(value, key: name.string, depth: depth + 1)
        path.removeLast()
      }
    case .sequence(let sequence):
      for item in sequence where isAhead(item) { visit(item, key: nil, depth: depth + 1) }
    default: return
    }
  }

  /// Marks the values of a mapping inside another as the text of a link where it has the address of a page elsewhere:
  /// an entry of a list of links.
  private mutating func link(_ values: Range<Int>, by mapping: Node.Mapping, _ depth: Int) {
    guard depth > 0, !values.isEmpty,
      let address = Self.addresses.lazy.compactMap({ mapping[Node($0)]?.string }).first,
      address.contains("://")
    else { return }
    for index in values where paths[index].count == path.count + 1 {
      blocks[index].spans.insert(
        InlineSpan(.link(destination: address), 0..<blocks[index].text.utf8.count), at: 0)
    }
  }

  private static let addresses = ["url", "link", "href"]

  private func isAhead(_ node: Node) -> Bool {
    guard let offset = offset(of: node.mark) else { return false }
    return offset >= lastEnd
  }

  private mutating func add(_ scalar: Node.Scalar) {
    guard scalar.string.unicodeScalars.contains(where: \.isLetter),
      !["true", "false", "null"].contains(scalar.string.lowercased()),
      let start = offset(of: scalar.mark), start >= lastEnd,
      let block = FrontMatterScalar(scalar, at: start, in: source).block
    else { return }
    lastEnd = start + 1
    paths.append(path)
    blocks.append(block)
  }

  /// The offset in the source of a place in the YAML, whose columns count code points.
  private func offset(of mark: Mark?) -> Int? {
    guard let mark, lines.indices.contains(mark.line - 1) else { return nil }
    let line = lines[mark.line - 1]
    var scanner = UTF8Scanner(source.utf8[line])
    var offset = line.lowerBound
    for _ in 1..<max(1, mark.column) {
      guard let scalar = scanner.next() else { return nil }
      offset = scalar.range.upperBound
    }
    return offset
  }
}
