/// The alternative texts of pictures.
enum PictureText {
  /// Whether an alternative text is no sentence of the page: it only repeats what the file of its picture is
  /// called, marks and case aside, `linked list` of `img/Linked-List.png`; or the picture is a badge, which
  /// other programs draw and label.
  ///
  /// - Complexity: O(length of both).
  static func isName(_ text: String, ofFile address: String) -> Bool {
    if isBadge(address) { return !text.isEmpty }
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let file = path.split(separator: "/").last ?? ""
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let (shown, called) = (letters(of: text), letters(of: name))
    return !shown.isEmpty && shown == called
  }

  /// Whether a picture comes from a site that draws badges, or a part of its address calls it one:
  /// `https://img.shields.io/npm/v/a`, `https://a.b/actions/workflows/c.yml/badge.svg`.
  private static func isBadge(_ address: String) -> Bool {
    let parts = address.lowercased().split { "/?#".contains($0) }
    guard parts.count > 1, parts[0] == "https:" || parts[0] == "http:" else { return false }
    return parts[1].hasSuffix("shields.io") || parts[1].hasPrefix("badge")
      || parts.dropFirst(2).contains { part in
        ["badge", "badges"].contains(part.prefix { $0.isLetter })
      }
  }

  private static func letters(of text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
