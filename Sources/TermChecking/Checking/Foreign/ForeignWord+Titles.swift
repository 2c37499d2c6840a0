import DocumentFormats
import LanguageText

/// Words in titles, where English has capitals that say nothing of names.
extension ForeignWord {
  /// Whether nearly all long words of a text have capitals, as English titles do.
  static func isTitleCase(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter }.filter { $0.count >= leastLettersOfTitleWord }
    return words.count { $0.first?.isUppercase == true } * 4 > words.count * 3
  }

  /// Whether the run is abbreviations and the word, behind which the sources have more of the title, which the
  /// draft translates, *XML Filter* of *XML Filter Settings*; or all of the sources' other words have capitals, too, which
  /// then say nothing.
  static func isBeginningOfTitle(
    _ run: LatinRun, _ use: TermUse, _ sources: [TextBlock]
  ) -> Bool {
    guard run.range.upperBound == use.range.upperBound, run.text.hasSuffix(" " + use.text) else {
      return false
    }
    let words = run.text.dropLast(use.text.count).split(separator: " ")
    guard words.allSatisfy({ $0.count > 1 && $0 == $0.uppercased() }) else { return false }
    return sources.allSatisfy { source in
      source.text.places(ofBytes: run.text).allSatisfy { place in
        let behind = source.text.utf8Slice(place.upperBound..<source.text.utf8.count)
        return behind.first == " " && behind.dropFirst().first?.isUppercase == true
          || isTitleCase(source.text) && hasOtherWords(source.text, besides: run.text)
      }
    }
  }

  /// Whether a title has long words besides a part of it.
  private static func hasOtherWords(_ title: String, besides part: String) -> Bool {
    let count = { (text: String) in
      text.split { !$0.isLetter }.count { $0.count >= leastLettersOfTitleWord }
    }
    return count(title) >= count(part) + 2
  }

  private static let leastLettersOfTitleWord = 4
}
