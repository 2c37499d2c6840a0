import Foundation

extension FileReading {
  /// Reads some bytes of a file; fewer at its end, nil when it cannot be read.
  static func part(of path: String, at offset: Int, count: Int) throws(RunError) -> [UInt8]? {
    // For the errors that every reading gives.
    _ = try chunks(of: path)
    guard let handle = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? handle.close() }
    do {
      try handle.seek(toOffset: UInt64(offset))
      return try handle.read(upToCount: count).map { [UInt8]($0) }
    } catch {
      return nil
    }
  }
}
