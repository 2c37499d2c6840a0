internal import CLibXML2

/// Text in the encodings of before Unicode, which libxml2 converts.
package enum LegacyText {
  /// The bytes as UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the text in its encoding.
  ///   - encoding: the encoding's name, such as `windows-1251`, in any case.
  /// - Returns: nil when libxml2 knows no such encoding, or the bytes are not text in it.
  /// - Complexity: O(n), with up to three times the memory of the text.
  package static func utf8(_ bytes: [UInt8], in encoding: String) -> [UInt8]? {
    xmlInitParser()
    guard let handler = unsafe xmlFindCharEncodingHandler(encoding),
      let input = unsafe xmlBufferCreate(), let output = unsafe xmlBufferCreate()
    else { return nil }
    defer {
      unsafe xmlBufferFree(input)
      unsafe xmlBufferFree(output)
      unsafe xmlCharEncCloseFunc(handler)
    }
    let isTaken = unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe buffer.isEmpty || xmlBufferAdd(input, buffer.baseAddress, CInt(buffer.count)) == 0
    }
    guard isTaken else { return nil }
    while unsafe xmlBufferLength(input) > 0 {
      let left = unsafe xmlBufferLength(input)
      guard unsafe isogloss_convert(handler, output, input) >= 0,
        unsafe xmlBufferLength(input) < left
      else { return nil }
    }
    let content = unsafe UnsafeBufferPointer(
      start: xmlBufferContent(output), count: Int(xmlBufferLength(output)))
    return unsafe Array(content)
  }
}
