import DocumentFormats

/// A sentence of a source and the one sentence of the draft that translates it.
struct SentencePair: Sendable {
  /// The index of the document among the sources.
  let document: Int
  /// The sentence of the source.
  let source: Segment
  /// The sentence of the draft.
  let draft: Segment
}
