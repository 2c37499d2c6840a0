/// A line of the learning projects of the Raspberry Pi Foundation that opens or closes a part of a page between dashes:
/// `--- task ---`, `--- /code ---`.
///
/// Source: the projects themselves, such as `raspberrypilearning/astro-pi-mission-zero`.
struct DashedTag {
  /// The name of the part, with a slash before it where the line closes it.
  let name: ArraySlice<UInt8>

  /// Recognises a tag alone in a line; nil for any other line.
  init?(_ line: ArraySlice<UInt8>) {
    let text = line.drop(while: \.isSpace)
    // Most lines that begin with a hyphen are list items.
    guard text.starts(with: "---".utf8) else { return nil }
    let words = text.split(maxSplits: 3, whereSeparator: \.isSpace)
    guard words.count == 3, words[0].elementsEqual("---".utf8), words[2].elementsEqual("---".utf8)
    else { return nil }
    let letters = words[1].first == UInt8(ascii: "/") ? words[1].dropFirst() : words[1]
    guard !letters.isEmpty,
      letters.allSatisfy({ (0x61...0x7a).contains($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    name = words[1]
  }
}
