import SentenceAlignment
import Testing

/// Exchanges two sections of a version, to see whether an aligner follows.
enum SectionSwap {
  /// The version with its second and third sections exchanged, and per segment where it was.
  static func swapped(_ version: DocumentVersion) throws -> (order: [Int], DocumentVersion) {
    let starts = version.segments.indices.filter {
      version.segments[$0].kind == .heading && version.segments[$0].level == 2
    }
    try #require(starts.count > 2)
    let order =
      Array(0..<starts[0]) + (starts[1]..<starts[2]) + (starts[0]..<starts[1])
      + (starts[2]..<version.segments.count)
    var swapped = version
    swapped.segments = order.map { version.segments[$0] }
    return (order, swapped)
  }
}
