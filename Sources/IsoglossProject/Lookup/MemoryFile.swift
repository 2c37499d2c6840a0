import AssetFormats
import LanguageAssets
import MemoryStore

/// A memory on disk, as its index has to know it again.
struct MemoryFile {
  /// Where the file is.
  let path: String
  /// What the system says of it.
  let stamp: FileStamp
  /// Where the units of the file begin and end; nil when that cannot be told from its bytes.
  let body: Body?

  /// The places between which a file consists of units.
  struct Body: Hashable {
    /// The byte behind the start tag of the body.
    var start: Int
    /// The byte behind the last unit.
    var end: Int
  }

  /// What a whole reading of the file tells.
  struct Content {
    /// The hash of the file.
    var hash = ByteHash()
    /// The hash of the file up to the end of its last unit.
    var prefix = ByteHash()
  }

  /// Looks at a file.
  ///
  /// - Throws: ``RunError`` when there is none or it cannot be read.
  init(_ path: String) throws(RunError) {
    guard let stamp = FileStamp(path: path) else {
      throw RunError("no such file", path: path)
    }
    self.path = path
    self.stamp = stamp
    body = try Self.body(path, size: stamp.size)
  }

  /// Reads the plain texts of all units, and hashes the bytes on the way.
  ///
  /// - Parameters:
  ///   - isQuick: whether to read no more than the texts, which not every file allows.
  ///   - unit: is handed each unit.
  /// - Returns: what a whole reading tells; nil when the file must not be read quickly, and what was
  ///   handed over is to be forgotten.
  /// - Throws: ``RunError`` when the memory cannot be read or is malformed.
  func read(
    isQuick: Bool, _ unit: (TranslationUnit) throws -> Void
  ) throws(RunError) -> Content? {
    let next = try FileReading.chunks(of: path)
    var content = Content()
    let end = body?.end ?? 0
    let source = ByteSource {
      guard let chunk = try next() else { return nil }
      if content.prefix.count < end {
        content.prefix.add(chunk.prefix(end - content.prefix.count))
      }
      content.hash.add(chunk[...])
      return chunk
    }
    do {
      if isQuick {
        guard try TMXTexts.read(source, unit: unit) else { return nil }
      } else {
        try TMXReader.read(source, unit: unit)
      }
      // The reader stops at the end of the root element.
      while try source.next() != nil {}
    } catch {
      throw RunError(error, path: path)
    }
    return content
  }

  /// Reads the units behind a place, when the file up to there is what it was.
  ///
  /// - Parameters:
  ///   - old: where the units began and ended.
  ///   - hash: the hash of the file up to their end.
  ///   - unit: is handed each unit behind that.
  /// - Returns: what a whole reading tells; nil when the file is another one up to there or the rest
  ///   cannot be read by itself.
  /// - Throws: ``RunError`` when the file cannot be read.
  func readRest(
    behind old: Body, hash: String, _ unit: (TranslationUnit) throws -> Void
  ) throws(RunError) -> Content? {
    guard let body, body.start == old.start, body.end >= old.end else { return nil }
    let next = try FileReading.chunks(of: path)
    var content = Content()
    var head: [UInt8] = []
    var rest: [UInt8]? = []
    func take() throws -> [UInt8]? {
      guard let chunk = try next() else { return nil }
      let start = content.hash.count
      content.hash.add(chunk[...])
      if start < body.end { content.prefix.add(chunk.prefix(body.end - start)) }
      return chunk
    }
    do {
      var prefix = ByteHash()
      while prefix.count < old.end, let chunk = try take() {
        let start = prefix.count
        if start < old.start { head += chunk.prefix(old.start - start) }
        prefix.add(chunk.prefix(old.end - start))
        if prefix.count == old.end { rest = Array(chunk.dropFirst(old.end - start)) }
      }
      guard prefix.text == hash else { return nil }
      var isFirst = true
      try TMXReader.read(
        ByteSource {
          if isFirst {
            isFirst = false
            return head + (rest ?? [])
          }
          return try take()
        }, unit: unit)
      while try take() != nil {}
      return content
    } catch {
      return nil
    }
  }

  /// Finds the first `<body>` and the last `</tu>` of a file that is not compressed and in which
  /// ASCII is ASCII.
  private static func body(_ path: String, size: Int) throws(RunError) -> Body? {
    let window = 1 << 16
    guard let head = try FileReading.part(of: path, at: 0, count: window),
      head.first == 0x3c || head.starts(with: [0xef, 0xbb, 0xbf]), !head.contains(0),
      let tag = head.firstRange(of: "<body"),
      let close = head[tag.upperBound...].firstIndex(of: 0x3e),
      let tail = try FileReading.part(of: path, at: max(0, size - window), count: window),
      let last = tail.lastRange(of: "</tu>")
    else { return nil }
    let end = max(0, size - window) + last.upperBound
    return end > close ? Body(start: close + 1, end: end) : nil
  }
}

extension [UInt8] {
  /// Where some ASCII text first stands.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).first { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0..<$0 + wanted.count }
  }

  /// Where some ASCII text last stands.
  fileprivate func lastRange(of text: String) -> Range<Int>? {
    let wanted = Array(text.utf8)
    guard count >= wanted.count else { return nil }
    return (0...count - wanted.count).last { self[$0..<$0 + wanted.count].elementsEqual(wanted) }
      .map { $0..<$0 + wanted.count }
  }
}
