/// The alternative texts of pictures.
enum PictureText {
  /// Whether an alternative text only repeats what the file of its picture is called, marks and case aside:
  /// `linked list` of `img/Linked-List.png`.
  ///
  /// - Complexity: O(length of both).
  static func isName(_ text: String, ofFile address: String) -> Bool {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let file = path.split(separator: "/").last ?? ""
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    let (shown, called) = (letters(of: text), letters(of: name))
    return !shown.isEmpty && shown == called
  }

  private static func letters(of text: some StringProtocol) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
