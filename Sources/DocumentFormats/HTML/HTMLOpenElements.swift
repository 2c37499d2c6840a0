/// The block elements that are open at a place of HTML, and what they say about text there.
///
/// Missing end tags are made up for as browsers do, as far as the kind of a text depends on it.
struct HTMLOpenElements {
  /// What the open elements say about text.
  struct Context {
    var kind: BlockKind
    var level: Int
    var listDepth: Int
    var quoteDepth: Int
    var isMasked = false
    var isPreformatted = false
  }

  private struct Element {
    var name: String
    var context: Context
  }

  /// The innermost element's context.
  var context: Context { elements.last?.context ?? outside }

  private let outside: Context
  private var elements: [Element] = []
  /// Where the open items of the open lists stand in ``elements``, a nil for a list without one.
  private var items: [Int?] = [nil]
  /// Where the open cells stand in ``elements``.
  private var cells: [Int] = []
  /// How many elements of a name are open: all, and those since the innermost cell began.
  private var counts: [String: Int] = [:]
  private var cellCounts: [[String: Int]] = [[:]]

  /// Begins outside of all elements.
  init(outside: Context) {
    self.outside = outside
  }

  /// Takes a start tag of an element that begins a block.
  ///
  /// - Complexity: O(1) on average.
  mutating func open(_ name: String, isMasked: Bool) {
    closeImplied(by: name)
    guard !HTMLElements.tableParts.contains(name) else { return }
    var inner = context
    inner.isMasked = inner.isMasked || isMasked
    enter(name, &inner)
    if HTMLElements.items.contains(name) { items[items.count - 1] = elements.count }
    if HTMLElements.lists.contains(name) { items.append(nil) }
    elements.append(Element(name: name, context: inner))
    counts[name, default: 0] += 1
    cellCounts[cellCounts.count - 1][name, default: 0] += 1
    if HTMLElements.cells.contains(name) {
      cells.append(elements.count - 1)
      cellCounts.append([:])
    }
  }

  /// Takes an end tag; does nothing when no such element is open.
  ///
  /// - Complexity: O(1) on average.
  mutating func close(_ name: String) {
    if HTMLElements.headings[name] != nil { return closeLast { HTMLElements.headings[$0] != nil } }
    if HTMLElements.tableParts.contains(name) { return closeCell() }
    let isTable = name == "table" || HTMLElements.cells.contains(name)
    let isOpen = isTable ? counts[name] : cellCounts.last?[name]
    guard let isOpen, isOpen > 0 else { return }
    while let last = elements.last {
      pop()
      if last.name == name { return }
    }
  }

  // MARK: Implied ends

  private mutating func closeImplied(by name: String) {
    closeLast { ["p", "option", "title"].contains($0) }
    if !["div", "span"].contains(name) { closeLast { HTMLElements.headings[$0] != nil } }
    if HTMLElements.tableParts.contains(name) || HTMLElements.cells.contains(name) { closeCell() }
    if HTMLElements.items.contains(name), let item = items.last ?? nil, item > (cells.last ?? -1) {
      while elements.count > item { pop() }
    }
  }

  private mutating func closeLast(where isWanted: (String) -> Bool) {
    if let last = elements.last, isWanted(last.name) { pop() }
  }

  /// Closes the cell that is open in the innermost table.
  private mutating func closeCell() {
    guard let cell = cells.last, cellCounts.last?["table", default: 0] == 0 else { return }
    while elements.count > cell { pop() }
  }

  private mutating func pop() {
    guard let last = elements.popLast() else { return }
    if HTMLElements.cells.contains(last.name) {
      cells.removeLast()
      cellCounts.removeLast()
    }
    counts[last.name, default: 0] -= 1
    cellCounts[cellCounts.count - 1][last.name, default: 0] -= 1
    if HTMLElements.lists.contains(last.name) { items.removeLast() }
    if let item = items.last ?? nil, item >= elements.count { items[items.count - 1] = nil }
  }

  // MARK: Contexts

  private func enter(_ name: String, _ context: inout Context) {
    if let level = HTMLElements.headings[name] {
      (context.kind, context.level) = (.heading, level)
      return
    }
    switch name {
    case "ul", "ol", "menu", "dir", "dl": context.listDepth += 1
    case "li", "dt", "dd": (context.kind, context.level) = (.listItem, max(1, context.listDepth))
    case "td", "th": (context.kind, context.level) = (.tableCell, 0)
    case "figcaption", "caption": (context.kind, context.level) = (.caption, 0)
    case "title": (context.kind, context.level) = (.metadata, 0)
    case "blockquote":
      context.quoteDepth += 1
      (context.kind, context.level) = (.paragraph, context.quoteDepth)
    case "pre", "xmp", "listing":
      (context.kind, context.level, context.isPreformatted) = (.code, 0, true)
    default: break
    }
  }
}
