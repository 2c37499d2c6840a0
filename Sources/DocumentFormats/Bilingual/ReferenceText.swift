/// What readers see of a reference of reStructuredText that names its target apart from its text, in the strings that
/// Sphinx makes: `` :ref:`the text <target>` ``, `` `the text <address>`_ ``, `` `the text`__ ``.
///
/// Source: reStructuredText Markup Specification, “Hyperlink references”, and Sphinx, “Cross-referencing syntax”.
struct ReferenceText {
  /// The text, without the space in front of the target.
  let text: Range<Int>
  /// Where a link leads, empty where the string does not say it; nil for what a role refers to.
  let destination: String?
  /// Behind the back-tick and the underscores that end the reference.
  let end: Int

  /// Reads the reference that a back-tick begins; nil for code, and where the text is the target itself.
  ///
  /// - Parameters:
  ///   - rest: The string from the back-tick on.
  ///   - role: What stands between the colons in front of it; nil without a role.
  init?(at rest: ArraySlice<UInt8>, role: ArraySlice<UInt8>?) {
    let tick = UInt8(ascii: "`")
    let start = rest.startIndex + 1
    guard start < rest.endIndex, rest[start] != tick, !rest[start].isSpace,
      let close = rest[start...].firstIndex(of: tick)
    else { return nil }
    let marks = rest[(close + 1)...].prefix(2).prefix { $0 == UInt8(ascii: "_") }
    if let role {
      guard Self.rolesOfText.contains(where: { role.elementsEqual($0.utf8) }) else { return nil }
    } else if marks.isEmpty {
      return nil
    }
    var textEnd = close
    var destination = role == nil ? "" : nil
    if rest[close - 1] == UInt8(ascii: ">"),
      let open = rest[start..<close].lastIndex(of: UInt8(ascii: "<"))
    {
      textEnd = rest[start..<open].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? start
      if role == nil {
        destination = String(decoding: rest[(open + 1)..<(close - 1)], as: UTF8.self)
      }
    } else if marks.count < 2 {
      return nil
    }
    guard textEnd > start else { return nil }
    text = start..<textEnd
    self.destination = destination
    end = marks.endIndex
  }

  /// The roles whose text is prose.
  private static let rolesOfText = [
    "any", "doc", "download", "numref", "pep", "ref", "rfc", "std:doc", "std:ref", "std:term",
    "term",
  ]
}
