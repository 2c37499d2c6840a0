import Testing

@testable import DocumentFormats

/// What of running text is an address or code without a mark that says so.
struct InlineTokensTests {
  @Test(arguments: [
    ("Call String?.toBoolean() here.", "code String?.toBoolean()"),
    ("Call name!.close() here.", "code name!.close()"),
    ("Is it a lid?.close() is.", "code lid?.close()"),
    ("Really? Close(it)!", ""),
  ])
  func finds(text: String, tokens: String) {
    let bytes = Array(text.utf8)
    let found = InlineTokens.tokens(in: bytes).map { token in
      "\(token.kind == .code ? "code" : "url") \(String(decoding: bytes[token.range], as: UTF8.self))"
    }
    #expect(found.joined(separator: ", ") == tokens)
  }
}
