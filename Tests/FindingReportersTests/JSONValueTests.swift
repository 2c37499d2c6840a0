import FindingReporters
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (.null, "null"), (true, "true"), (12, "12"), (.number(0.99), "0.99"), (.number(1), "1"),
      (.number(0.12345), "0.1235"), (.number(-0.5), "-0.5"), (.number(.nan), "0"), (0, "0"),
      (-120, "-120"), (.integer(.min), "-9223372036854775808"), (.number(10.05), "10.05"),
      (.number(0.0001), "0.0001"), (.number(-0.00001), "0"),
      ("a\"b\\c\n\u{1}\u{2028}", "\"a\\\"b\\\\c\\n\\u0001\\u2028\""), ("кнопка 😀", "\"кнопка 😀\""),
      ([1, ["b": 2, "a": 3]], "[1,{\"b\":2,\"a\":3}]"), ([:], "{}"), ([], "[]"),
    ] as [(JSONValue, String)])
  func writes(value: JSONValue, text: String) {
    #expect(value.text == text)
  }
}
