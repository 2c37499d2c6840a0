import CICU

/// ICU's transforms between scripts, by their names.
package enum ICUTransliteration {
  /// The text after the transform named `name`, such as `Traditional-Simplified` or `Latin-ASCII`.
  ///
  /// Nil when ICU knows no such transform or fails, or when the text has 2³⁰ UTF-16 units or more.
  /// Opening a transform costs milliseconds: give it much text at a time. Source: CLDR transforms.
  package static func apply(_ name: String, to text: String) -> String? {
    let name = Array(name.utf16)
    var units = Array(text.utf16)
    guard units.count < 1 << 30 else { return nil }
    guard let transform = unsafe cicu_transliterator_open(name, Int32(name.count)) else {
      return nil
    }
    defer { unsafe cicu_transliterator_close(transform) }
    let length = Int32(units.count)
    // Han characters become some four letters each.
    var buffer = units + Array(repeating: 0, count: 3 * units.count + 16)
    var newLength = unsafe cicu_transliterate(transform, &buffer, length, Int32(buffer.count))
    if newLength > buffer.count {
      units += Array(repeating: 0, count: Int(newLength) - units.count)
      buffer = units
      newLength = unsafe cicu_transliterate(transform, &buffer, length, Int32(buffer.count))
    }
    guard newLength >= 0, newLength <= buffer.count else { return nil }
    return String(decoding: buffer.prefix(Int(newLength)), as: UTF16.self)
  }
}
