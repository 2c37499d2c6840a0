import Foundation

/// A list of files, as other programs print it.
package enum FileList {
  /// The paths of a list, in order: one a line or, where the list has NUL bytes, one up to each
  /// (`git diff -z --name-only`).
  ///
  /// Empty lines are left out.
  package static func paths(in bytes: [UInt8]) -> [String] {
    let hasZeros = bytes.contains(0)
    return bytes.split { hasZeros ? $0 == 0 : $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
