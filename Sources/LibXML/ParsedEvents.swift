/// What the parser's callbacks collect between two calls of ``XMLReader/next()``.
///
/// Callbacks cannot throw and cannot wait, so they queue events here; a chunk of input gives a
/// bounded number of them.
struct ParsedEvents {
  /// The events of the chunk that is parsed, in document order.
  private var arriving: [XMLEvent] = []
  /// The events that are taken, the next one last, so that taking one moves it out.
  private var ready: [XMLEvent] = []
  /// The first fatal error; nothing is queued after it.
  private(set) var error: XMLError?
  /// The faults read past, at most ``maximumWarnings``.
  private(set) var warnings: [XMLWarning] = []
  /// The elements that are open, outermost first.
  private(set) var openElements: [(name: String, position: XMLPosition)] = []
  /// Whether the root element has ended.
  private(set) var isRootClosed = false
  /// The entities whose text is outside the file.
  private(set) var externalEntities: Set<String> = []
  /// Whether all input has been handed over.
  var isAtEnd = false
  /// How many bytes the parser was given.
  var inputBytes = 0
  private var outputBytes = 0
  private var pendingText: [UInt8] = []

  private static let maximumWarnings = 100
  /// What a document may grow by entities whatever its size, and how many times beyond that.
  ///
  /// The values are those of libxml2 2.11 and later. Version 2.9 has no such limit when it hands
  /// over events, and would expand ten lines of entities for minutes.
  private static let freeExpansion = 1_000_000
  private static let maximumExpansion = 5

  /// Counts output against the input; returns false when entities expand without end.
  mutating func spend(_ bytes: Int) -> Bool {
    outputBytes += bytes
    return outputBytes <= Self.freeExpansion + inputBytes * Self.maximumExpansion
  }

  /// Queues a start tag.
  mutating func start(_ element: XMLElement) {
    flushText()
    openElements.append((element.name, element.position))
    arriving.append(.start(element))
  }

  /// Queues the end of the innermost element.
  mutating func end() {
    flushText()
    guard let name = openElements.popLast()?.name else { return }
    isRootClosed = openElements.isEmpty
    arriving.append(.end(name: name))
  }

  /// Adds character data, given as UTF-8.
  mutating func text(_ bytes: some Sequence<UInt8>) { pendingText.append(contentsOf: bytes) }

  /// Notes an entity that is declared to stand outside the file.
  mutating func declareExternalEntity(_ name: String) { externalEntities.insert(name) }

  /// Records the error that ends reading; a second one is ignored.
  mutating func fail(_ error: XMLError) {
    if self.error == nil { self.error = error }
  }

  /// Records a fault that reading goes past.
  mutating func warn(_ warning: XMLWarning) {
    if warnings.count < Self.maximumWarnings { warnings.append(warning) }
  }

  /// Takes the next queued event; nil when more input is needed.
  mutating func takeNext() -> XMLEvent? {
    if ready.isEmpty {
      swap(&ready, &arriving)
      ready.reverse()
    }
    return ready.popLast()
  }

  private mutating func flushText() {
    guard !pendingText.isEmpty else { return }
    // libxml2 hands over UTF-8 it has checked already.
    if !openElements.isEmpty {
      arriving.append(.text(String(decoding: pendingText, as: UTF8.self)))
    }
    pendingText.removeAll(keepingCapacity: true)
  }
}
