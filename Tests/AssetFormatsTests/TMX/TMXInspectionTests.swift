import AssetFormats
import Testing

/// What tm validate says about a memory.
@Suite struct TMXInspectionTests {
  private static let header =
    "<header creationtool='x' creationtoolversion='1' segtype='sentence' o-tmf='x' adminlang='en' "
    + "srclang='en' datatype='x'/>"

  private func problems(_ document: String) throws -> [String] {
    var problems: [String] = []
    _ = try TMXInspection.inspect(ByteSource(Array(document.utf8))) {
      problems.append("\($0.rule) \($0.line):\($0.column)")
    }
    return problems
  }

  /// A unit, and what is wrong with it.
  @Test(
    arguments: [
      ("<tu><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>", []),
      (
        "<tu tuid='a b'><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["tuid 2:1"]
      ),
      (
        "<tu x='1'><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["unknown-attribute 2:1"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a</seg></tuv><prop type='x'/><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["element-order 2:42"]
      ),
      (
        "<tu><tuv lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["missing-language 2:5"]
      ),
      ("<tu><tuv xml:lang='en'><seg>a</seg></tuv></tu>", ["single-language 2:1"]),
      ("<tu/>", ["missing-element 2:1"]),
      (
        "<tu><tuv xml:lang='en'/><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["missing-element 2:5"]
      ),
      (
        "<tu><tuv xml:lang='en-US'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["source-language 2:1"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv><tuv xml:lang='RU'><seg>c</seg></tuv></tu>",
        ["duplicate-language 2:79", "language-case 2:79"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg><bpt i='1'/>a</seg></tuv><tuv xml:lang='ru'><seg>b<ept i='1'/></seg></tuv></tu>",
        ["code-pair 2:29", "code-pair 2:79"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a<ph x='1'/></seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["code-match 2:1"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg> a</seg></tuv><tuv xml:lang='ru'><seg></seg></tuv></tu>",
        ["white-space 2:5", "empty-segment 2:43"]
      ),
      (
        "<tu changedate='2024-01-01'><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["date 2:1"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a<x/></seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["unknown-element 2:30"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a<it/></seg></tuv><tuv xml:lang='ru'><seg>b<it pos='x'/></seg></tuv></tu>",
        ["missing-attribute 2:30", "attribute-value 2:72"]
      ),
      (
        "<tu><tuv xml:lang='English'><seg>a</seg></tuv><tuv xml:lang='en'><seg>b</seg></tuv></tu>",
        []
      ),
      (
        "<tu><tuv xml:lang='E*'><seg>a</seg></tuv><tuv xml:lang='en'><seg>b</seg></tuv></tu>",
        ["language-tag 2:5"]
      ),
      (
        "<tu><prop type='x-conflict'>ours</prop><tuv xml:lang='en'><seg>a</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["merge-conflict 2:5"]
      ),
      (
        "<tu><tuv xml:lang='en'><seg>a\u{85}</seg></tuv><tuv xml:lang='ru'><seg>b</seg></tuv></tu>",
        ["white-space 2:5", "character 2:5"]
      ),
    ] as [(String, [String])])
  func finds(unit: String, expected: [String]) throws {
    let document = "<tmx version='1.4'>\(Self.header)<body>\n\(unit)</body></tmx>"
    #expect(try problems(document) == expected)
  }

  @Test(
    arguments: [
      ("<tmx version='1.4b'>\(header)<body/></tmx>", ["version 1:1"]),
      ("<tmx>\(header)<body/></tmx>", ["version 1:1"]),
      ("<tmx version='1.4'><body/></tmx>", ["missing-element 1:1"]),
      (
        "<tmx version='1.4' xmlns='http://www.lisa.org/tmx14'>\(header)<body/></tmx>",
        ["namespace 1:1"]
      ),
      (
        "<tmx version='1.4'><header creationtool='x' creationtoolversion='1' segtype='line' o-tmf='x' adminlang='en' datatype='x'/><body/></tmx>",
        ["missing-attribute 1:20", "attribute-value 1:20"]
      ),
    ] as [(String, [String])])
  func findsInTheFrame(document: String, expected: [String]) throws {
    #expect(try problems(document) == expected)
  }

  /// What is written is clean.
  @Test func findsNothingInWhatIsWritten() throws {
    let bytes = TMXWriter.bytes(of: Samples.units, header: Samples.header)
    var rules: Set<String> = []
    _ = try TMXInspection.inspect(ByteSource(bytes)) {
      if $0.severity == .error { rules.insert($0.rule) }
    }
    #expect(rules == [])
  }

  /// The verdict on OmegaT 6.1 is that of its own schema.
  @Test(
    .enabled(if: SharedFiles.areHere, "no shared files beside the checkout"),
    arguments: SharedFiles.entries(in: "tmx").filter {
      $0.expected != "malformed" && $0.omegat != ""
    })
  func agreesWithOmegaT(entry: SharedFiles.Entry) throws {
    var isRefused = false
    _ = try TMXInspection.inspect(ByteSource(try SharedFiles.bytes(entry.path))) {
      isRefused = isRefused || $0.refusedBy.contains(.omegat)
    }
    #expect(isRefused == entry.omegat.hasPrefix("reject"))
  }
}
