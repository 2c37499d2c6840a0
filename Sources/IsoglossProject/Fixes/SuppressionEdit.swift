import DocumentFormats
import LanguageText
package import TermChecking

/// The comment that hides one finding, put where the check takes notice of it.
///
/// A place is tried by reading the file with the comment in it: the text must stay as it is, and the
/// finding be hidden. Comments go beside the text where the format lets them, else above the line,
/// else around the paragraph.
package struct SuppressionEdit: Sendable {
  /// A text to put into the file.
  package struct Insertion: Hashable, Sendable {
    /// The byte offset in the file as it is.
    package let offset: Int
    /// The text.
    package let text: String
  }

  /// What is put in, in order; they hide the finding together.
  package let insertions: [Insertion]

  /// Finds the place; nil where the format has no comments, or none would do.
  ///
  /// - Complexity: O(n) in the size of the document for each of at most four places.
  package init?(
    hiding finding: Finding, in draft: CheckRun.Draft, configuration: Configuration
  ) {
    let loader = DocumentLoader(configuration: configuration)
    let document = draft.document
    guard let syntax = loader.commentSyntax(inFile: document.path) else { return nil }
    let places = SuppressionPlaces(document, finding.range.lowerBound, syntax)
    for insertions in places.all(hiding: Self.target(of: finding))
    where Self.hides(finding, insertions, document, loader) {
      self.insertions = insertions
      return
    }
    return nil
  }

  /// What a comment says that it hides; concepts whose names a comment could not hold are left out.
  private static func target(of finding: Finding) -> String {
    guard let concept = finding.concept, !concept.contains("--"), !concept.contains("*/"),
      !concept.contains(where: { $0.isWhitespace || "[],".contains($0) })
    else { return "[\(finding.rule)]" }
    return "[\(finding.rule) \(concept)]"
  }

  private static func hides(
    _ finding: Finding, _ insertions: [Insertion], _ document: LoadedDocument,
    _ loader: DocumentLoader
  ) -> Bool {
    let bytes = document.bytes.inserting(insertions)
    let read = try? loader.parse(bytes, path: document.path, language: document.language)
    guard let read, read.saysTheSame(as: document) else { return false }
    var moved = finding
    let distance = insertions.filter { $0.offset <= finding.range.lowerBound }
      .reduce(0) { $0 + $1.text.utf8.count }
    moved.range = finding.range.lowerBound + distance..<finding.range.upperBound + distance
    return read.checked.hides(moved)
  }
}

extension [UInt8] {
  /// The bytes with some texts put in, whose offsets go up.
  fileprivate func inserting(_ insertions: [SuppressionEdit.Insertion]) -> [UInt8] {
    var result: [UInt8] = []
    var end = 0
    for insertion in insertions {
      result += self[end..<insertion.offset]
      result += Array(insertion.text.utf8)
      end = insertion.offset
    }
    return result + self[end...]
  }
}

extension LoadedDocument {
  /// Whether two documents have the same paragraphs; how many spaces part words counts for nothing.
  fileprivate func saysTheSame(as other: LoadedDocument) -> Bool {
    let (blocks, others) = (document.blocks, other.document.blocks)
    return blocks.count == others.count
      && zip(blocks, others).allSatisfy {
        $0.kind == $1.kind && $0.level == $1.level
          && ($0.text == $1.text
            || $0.text.split(whereSeparator: \.isWhitespace)
              == $1.text.split(whereSeparator: \.isWhitespace))
      }
  }
}
