import CICU

/// An encoding of text that is none of Unicode's, as old pages of HTML are in one.
package struct LegacyEncoding: Hashable, Sendable {
  /// The name that ICU has for it.
  private let name: String

  /// Takes the encoding that a page calls by a label, in whatever case; nil for Unicode's and those that ICU does not
  /// know.
  ///
  /// Some labels mean more than they say. Source: WHATWG, Encoding Standard, section 4.2.
  package init?(label: String) {
    let label = label.lowercased()
    name = Self.meant[label] ?? label
    guard !label.hasPrefix("utf"), unsafe cicu_charset_exists(name) else { return nil }
  }

  private static let meant = [
    "ascii": "windows-1252", "us-ascii": "windows-1252", "iso-8859-1": "windows-1252",
    "iso8859-1": "windows-1252", "latin1": "windows-1252", "iso-8859-9": "windows-1254",
    "iso-8859-11": "windows-874", "tis-620": "windows-874", "euc-kr": "windows-949",
    "ks_c_5601-1987": "windows-949", "shift_jis": "windows-31j", "shift-jis": "windows-31j",
    "sjis": "windows-31j", "x-sjis": "windows-31j", "gb2312": "gb18030", "gbk": "gb18030",
    "x-euc-jp": "euc-jp",
  ]

  /// The text of bytes in UTF-8; nil where they are no text in the encoding, or 2³⁰ or more.
  ///
  /// - Complexity: O(n).
  package func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty else { return [] }
    guard bytes.count < 1 << 30 else { return nil }
    // No encoding has characters of less bytes than UTF-16 has units for them.
    var units = [UInt16](repeating: 0, count: bytes.count + 1)
    let length = unsafe cicu_decode(
      name, bytes, Int32(bytes.count), &units, Int32(units.count))
    guard length >= 0, Int(length) <= units.count else { return nil }
    return Array(String(decoding: units.prefix(Int(length)), as: UTF16.self).utf8)
  }

  /// A text in the encoding, with decimal references as HTML has them for what that cannot say; nil where ICU fails.
  ///
  /// - Complexity: O(n).
  package func encoded(_ utf8: [UInt8]) -> [UInt8]? {
    let units = Array(String(decoding: utf8, as: UTF8.self).utf16)
    guard units.count < 1 << 27 else { return nil }
    guard !units.isEmpty else { return [] }
    // The longest reference has seven characters for a unit, `&#65535;` one more.
    var bytes = [UInt8](repeating: 0, count: 8 * units.count)
    let length = unsafe cicu_encode(name, units, Int32(units.count), &bytes, Int32(bytes.count))
    guard length >= 0, Int(length) <= bytes.count else { return nil }
    return Array(bytes.prefix(Int(length)))
  }
}
