internal import CLibXML2

/// Reads the texts of a document of records, such as the segments of a translation memory, without
/// making an event or a string for each.
///
/// libxml2's callbacks put the bytes where they stay, so reading is about as fast as libxml2 alone.
package struct XMLTextScan {
  /// Where the texts stand.
  package struct Plan: Sendable {
    /// The local names of the elements around a text from the root on: root, body, record, part,
    /// text.
    ///
    /// Exactly these, at exactly these depths.
    package let path: [String]
    /// The local name of the record's attribute that identifies it.
    package let identifier: String
    /// The local name of the part's attribute that says what the text is, such as its language.
    package let label: String
    /// The local names of elements inside a text whose own text is not part of it.
    package let hidden: [String]

    /// Makes a plan.
    package init(path: [String], identifier: String, label: String, hidden: [String]) {
      self.path = path
      self.identifier = identifier
      self.label = label
      self.hidden = hidden
    }
  }

  /// Records in the order of the document.
  package struct Batch: Sendable {
    /// The identifiers and texts one after the other, as UTF-8: of each record its identifier, then
    /// its texts.
    package fileprivate(set) var bytes: [UInt8] = []
    /// Where in ``bytes`` each text ends.
    package fileprivate(set) var textEnds: [Int] = []
    /// The number of each text's label in ``labels``.
    package fileprivate(set) var textLabels: [UInt16] = []
    /// The records.
    package fileprivate(set) var records: [Record] = []
    /// The different labels of the whole document so far.
    package fileprivate(set) var labels: [String] = []
  }

  /// A record of a batch.
  package struct Record: Sendable {
    /// Where in ``Batch/bytes`` the identifier stands; nil for none.
    package fileprivate(set) var identifier: Range<Int>?
    /// Where in ``Batch/bytes`` the first text begins.
    package fileprivate(set) var start: Int
    /// The numbers of its texts in ``Batch/textEnds``.
    package fileprivate(set) var texts: Range<Int>
  }

  /// Reads a document, handing over the complete records of each piece of it.
  ///
  /// - Parameters:
  ///   - plan: where the texts stand.
  ///   - nextChunk: the bytes, until it returns nil.
  ///   - take: is handed each batch, and may keep it.
  /// - Returns: false when anything is out of the ordinary: a fault, an entity, an element of the
  ///   path elsewhere, a part without text or label. An ``XMLReader`` then says what; what was
  ///   handed over before is to be forgotten.
  /// - Throws: what the source of the chunks or the closure throws.
  package static func read(
    _ plan: Plan, in nextChunk: () throws -> [UInt8]?, _ take: (Batch) throws -> Void
  ) throws -> Bool {
    var state = ScanState(plan)
    let isComplete = try unsafe withUnsafeMutablePointer(to: &state) { state in
      try unsafe CallbackParser.parse(nextChunk, makeScanCallbacks(), into: state) {
        if unsafe state.pointee.isOdd { return false }
        if let batch = unsafe state.pointee.takeBatch() { try take(batch) }
        return true
      }
    }
    return isComplete && state.bodyCount == 1
  }
}

/// What the callbacks write into.
@safe private struct ScanState {
  private(set) var isOdd = false
  private(set) var bodyCount = 0
  private var batch = XMLTextScan.Batch()
  /// The elements of the path, and behind them the hidden ones.
  private var names: WantedNames
  private let pathCount: Int
  private let identifier: [UInt8]
  private let label: [UInt8]
  private var depth = 0
  /// How deep the path has been followed: 5 inside a text.
  private var level = 0
  /// Whether each open element inside a text shows its own text, the text itself first.
  private var shown: [Bool] = []
  private var hasText = false
  private var record = XMLTextScan.Record(identifier: nil, start: 0, texts: 0..<0)
  /// Where the bytes of the record that was begun last begin.
  private var recordStart = 0
  private var labelBytes: [[UInt8]] = []

  init(_ plan: XMLTextScan.Plan) {
    names = WantedNames(plan.path + plan.hidden)
    pathCount = plan.path.count
    identifier = Array(plan.identifier.utf8)
    label = Array(plan.label.utf8)
  }

  /// The complete records, which are then gone from here; nil when there is none.
  mutating func takeBatch() -> XMLTextScan.Batch? {
    guard !batch.records.isEmpty else { return nil }
    var full = batch
    batch = XMLTextScan.Batch()
    batch.labels = full.labels
    guard level >= 3 else { return full }
    // The open record begins the next batch.
    let (byte, text) = (recordStart, record.texts.lowerBound)
    batch.bytes = Array(full.bytes[byte...])
    batch.textEnds = full.textEnds[text...].map { $0 - byte }
    batch.textLabels = Array(full.textLabels[text...])
    full.bytes.removeLast(full.bytes.count - byte)
    full.textEnds.removeLast(full.textEnds.count - text)
    full.textLabels.removeLast(full.textLabels.count - text)
    record.identifier = record.identifier.map { $0.lowerBound - byte..<$0.upperBound - byte }
    record.start -= byte
    record.texts = 0..<0
    recordStart = 0
    return full
  }

  mutating func start(
    _ name: UnsafePointer<xmlChar>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    guard let name = unsafe name, depth < XMLReader.maximumDepth else { return isOdd = true }
    let index = unsafe names.index(of: name)
    let isOfPath = (0..<pathCount).contains(index)
    defer { depth += 1 }
    if level == pathCount {
      // Inside a text only what a text may hold.
      if isOfPath { isOdd = true }
      return shown.append(index < pathCount)
    }
    guard index == depth, level == depth else {
      // Another child of the root, or notes and properties, unless they take a name of the path.
      if isOfPath || depth == 0 { isOdd = true }
      return
    }
    level += 1
    switch level {
    case 2:
      bodyCount += 1
      if bodyCount > 1 { isOdd = true }
    case 3: unsafe startRecord(attributes, count)
    case 4: unsafe startPart(attributes, count)
    case 5:
      if hasText { isOdd = true }
      hasText = true
      shown = [true]
    default: break
    }
  }

  mutating func end() {
    depth -= 1
    if level == pathCount, depth >= level {
      shown.removeLast()
      return
    }
    guard level == depth + 1 else { return }
    level -= 1
    switch level {
    case 4: batch.textEnds.append(batch.bytes.count)
    case 3: if !hasText { isOdd = true }
    case 2:
      record.texts = record.texts.lowerBound..<batch.textEnds.count
      batch.records.append(record)
    default: break
    }
  }

  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    if level == pathCount, shown.last == true { unsafe batch.bytes.append(contentsOf: bytes) }
  }

  private mutating func startRecord(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    recordStart = batch.bytes.count
    record = XMLTextScan.Record(
      identifier: nil, start: 0, texts: batch.textEnds.count..<batch.textEnds.count)
    if let value = unsafe attribute(identifier, attributes, count) {
      let start = batch.bytes.count
      unsafe batch.bytes.append(contentsOf: value)
      record.identifier = start..<batch.bytes.count
    }
    record.start = batch.bytes.count
  }

  private mutating func startPart(
    _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) {
    hasText = false
    guard let value = unsafe attribute(label, attributes, count) else { return isOdd = true }
    if let index = labelBytes.firstIndex(where: { unsafe $0.elementsEqual(value) }) {
      batch.textLabels.append(UInt16(truncatingIfNeeded: index))
    } else if labelBytes.count < 1000 {
      batch.textLabels.append(UInt16(truncatingIfNeeded: labelBytes.count))
      unsafe labelBytes.append(Array(value))
      batch.labels.append(unsafe String(decoding: value, as: UTF8.self))
    } else {
      isOdd = true
    }
  }

  /// The value of an attribute; nil for none, and odd for two, with a prefix and without one.
  private mutating func attribute(
    _ wanted: [UInt8], _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int
  ) -> UnsafeBufferPointer<UInt8>? {
    let (value, isDouble) = unsafe WantedNames.attribute(wanted, attributes, count)
    if isDouble { isOdd = true }
    return unsafe value
  }
}

private func makeScanCallbacks() -> xmlSAXHandler {
  var callbacks = unsafe xmlSAXHandler()
  unsafe callbacks.startElementNs = { context, name, _, _, _, _, count, _, attributes in
    guard let state = unsafe scanState(context) else { return }
    unsafe state.pointee.start(name, attributes, Int(count))
  }
  unsafe callbacks.endElementNs = { context, _, _, _ in
    unsafe scanState(context)?.pointee.end()
  }
  unsafe callbacks.characters = scanText
  return unsafe callbacks
}

private func scanText(
  _ context: UnsafeMutableRawPointer?, _ text: UnsafePointer<xmlChar>?, _ count: CInt
) {
  guard let text = unsafe text, let state = unsafe scanState(context) else { return }
  unsafe state.pointee.text(UnsafeBufferPointer(start: text, count: Int(count)))
}

private func scanState(_ context: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<ScanState>? {
  unsafe CallbackParser.state(context, of: ScanState.self)
}
