/// How many of the segments of two texts an alignment leaves out.
struct OmissionCounts {
  /// Segments without counterpart.
  let alone: Int
  /// The segments of both texts.
  let all: Int

  /// Counts the segments of an alignment.
  init(_ path: [Bead]) {
    all = path.reduce(0) { $0 + $1.source.count + $1.target.count }
    alone = path.reduce(0) { $0 + ($1.isPaired ? 0 : $1.source.count + $1.target.count) }
  }
}
