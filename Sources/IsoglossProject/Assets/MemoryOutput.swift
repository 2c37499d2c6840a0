package import AssetFormats
package import LanguageAssets

/// Writes units as TMX, in memory that does not grow with them.
package struct MemoryOutput {
  private var writer: TMXWriter
  private let sink: (ArraySlice<UInt8>) throws -> Void
  /// How many units were written.
  package private(set) var unitCount = 0

  /// Makes an output that hands its bytes to a sink.
  package init(_ header: TMXHeader, to sink: @escaping (ArraySlice<UInt8>) throws -> Void) {
    writer = TMXWriter(header)
    self.sink = sink
  }

  /// Writes a memory to a file, beside it first, or to a sink where there is no path.
  ///
  /// - Throws: ``RunError``; the file is then as it was.
  package static func write(
    to path: String?, _ header: TMXHeader, sink: (ArraySlice<UInt8>) throws -> Void,
    _ body: (inout MemoryOutput) throws -> Void
  ) throws(RunError) {
    guard let path else {
      do {
        try withoutActuallyEscaping(sink) { try fill(header, $0, body) }
      } catch {
        throw (error as? RunError) ?? RunError("cannot be written: \(error)")
      }
      return
    }
    try AtomicFile.write(to: path) { sink in
      try withoutActuallyEscaping(sink) { try fill(header, $0, body) }
    }
  }

  private static func fill(
    _ header: TMXHeader, _ sink: @escaping (ArraySlice<UInt8>) throws -> Void,
    _ body: (inout MemoryOutput) throws -> Void
  ) throws {
    var output = MemoryOutput(header, to: sink)
    try body(&output)
    try output.finish()
  }

  /// Writes a unit; one without variants is left out.
  package mutating func write(_ unit: TranslationUnit) throws {
    writer.write(unit)
    if !unit.variants.isEmpty { unitCount += 1 }
    if writer.pendingCount >= 1 << 16 { try sink(writer.takeBytes()[...]) }
  }

  /// How many characters were left out because XML cannot hold them.
  package var droppedCharacters: Int { writer.droppedCharacters }

  private mutating func finish() throws {
    writer.finish()
    try sink(writer.takeBytes()[...])
  }
}
