import Foundation
import LanguageText
import Testing

@testable import IsoglossProject

/// What the index beside a memory does when the memory or the index changes.
struct MemoryIndexTests {
  /// A memory in a folder of its own.
  private final class Sample {
    let folder: URL
    var path: String { folder.appendingPathComponent("memory.tmx").path }
    var index: String { folder.appendingPathComponent(".memory.tmx.isogloss-index").path }
    var changes: String { index + "-changes" }

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("isogloss-index-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes units of English and Russian.
    func write(_ units: [(String, String)]) throws {
      let body = units.map { unit in
        "<tu><tuv xml:lang='en'><seg>\(unit.0)</seg></tuv>"
          + "<tuv xml:lang='ru'><seg>\(unit.1)</seg></tuv></tu>\n"
      }.joined()
      try "<tmx version='1.4'><header srclang='en'/><body>\n\(body)</body></tmx>\n"
        .write(toFile: path, atomically: true, encoding: .utf8)
    }

    /// The translations of a text, the best first.
    func lookUp(_ text: String, isFresh: Bool = false) throws -> [String] {
      var run = MemoryLookupRun([try MemoryIndex.open(path, isFresh: isFresh)])
      run.language = "en"
      run.permille = 600
      return try run.answers(LookupQuery(text)).flatMap { $0.targets.map(\.text) }
    }

    func has(_ file: String) -> Bool { FileManager.default.fileExists(atPath: file) }
  }

  @Test func isMadeAndReadAgain() throws {
    let sample = try Sample()
    try sample.write([("Open the window", "Откройте окно"), ("Close it", "Закройте")])
    #expect(try sample.lookUp("Open the window") == ["Откройте окно"])
    #expect(sample.has(sample.index) && !sample.has(sample.changes))
    #expect(try sample.lookUp("Open this window") == ["Откройте окно"])
  }

  @Test func followsTheMemory() throws {
    let sample = try Sample()
    var units = (0..<40).map { ("Open window w\($0) please", "Откройте окно w\($0)") }
    try sample.write(units)
    #expect(try sample.lookUp("Open window w3 please").first == "Откройте окно w3")
    let made = try Data(contentsOf: URL(fileURLWithPath: sample.index))
    // At the end, in the middle, and less.
    units.append(("Something quite new here", "Новое"))
    try sample.write(units)
    #expect(try sample.lookUp("Something quite new here") == ["Новое"])
    units[3].1 = "Иначе 3"
    units.remove(at: 10)
    try sample.write(units)
    #expect(try sample.lookUp("Open window w3 please").first == "Иначе 3")
    #expect(try sample.lookUp("Something quite new here") == ["Новое"])
    #expect(!(try sample.lookUp("Open window w10 please").contains("Откройте окно w10")))
    // All that was written beside it; the index itself stayed.
    #expect(sample.has(sample.changes))
    #expect(try Data(contentsOf: URL(fileURLWithPath: sample.index)) == made)
  }

  @Test func isMadeAnewWhenTooMuchHasChanged() throws {
    let sample = try Sample()
    try sample.write([("Open the window", "Откройте окно")])
    _ = try sample.lookUp("Open the window")
    let made = try Data(contentsOf: URL(fileURLWithPath: sample.index))
    try sample.write((0..<2500).map { ("Line \($0) of many lines", "Строка \($0)") })
    #expect(try sample.lookUp("Line 7 of many lines").first == "Строка 7")
    #expect(try Data(contentsOf: URL(fileURLWithPath: sample.index)) != made)
    #expect(!sample.has(sample.changes))
  }

  @Test(arguments: ["", "garbage", "SQLite format 3\0 but nothing behind"])
  func isMadeAnewWhenItIsDamaged(content: String) throws {
    let sample = try Sample()
    try sample.write([("Open the window", "Откройте окно")])
    try content.write(toFile: sample.index, atomically: true, encoding: .utf8)
    try content.write(toFile: sample.index + ".isogloss-partial", atomically: true, encoding: .utf8)
    #expect(try sample.lookUp("Open the window") == ["Откройте окно"])
    #expect(!sample.has(sample.index + ".isogloss-partial"))
  }

  @Test func survivesAnyDamagedByte() throws {
    let sample = try Sample()
    try sample.write([("Open the window", "Откройте окно")])
    _ = try sample.lookUp("Open the window")
    let url = URL(fileURLWithPath: sample.index)
    let whole = try Data(contentsOf: url)
    for place in stride(from: 0, to: whole.count, by: whole.count / 40) {
      var damaged = whole
      damaged[place] ^= 0x5a
      try damaged.write(to: url)
      #expect(try sample.lookUp("Open the window") == ["Откройте окно"], "byte \(place)")
    }
  }

  @Test func isSafeForSeveralAtOnce() async throws {
    let sample = try Sample()
    try sample.write((0..<50).map { ("Line \($0) of many lines", "Строка \($0)") })
    let path = sample.path
    let found = try await withThrowingTaskGroup(of: String?.self) { group in
      for number in 0..<8 {
        group.addTask {
          var run = MemoryLookupRun([try MemoryIndex.open(path, isFresh: number % 2 == 0)])
          return try run.answers(LookupQuery("Line 7 of many lines")).first?.targets.first?.text
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found == Array(repeating: "Строка 7", count: 8))
  }

  @Test func prefersTheSameContext() throws {
    let sample = try Sample()
    try sample.write([
      ("First", "Первое"), ("Same", "Одно"), ("Second", "Второе"), ("Same", "Другое"),
      ("Last", "Последнее"),
    ])
    var run = MemoryLookupRun([try MemoryIndex.open(sample.path)])
    let answers = try run.answers(LookupQuery("Same", before: "Second", after: "Last"))
    #expect(answers.map { $0.targets.map(\.text) } == [["Другое"], ["Одно"]])
    #expect(answers.map(\.isInContext) == [true, false])
  }

  @Test(arguments: [
    ("Page 3 of 10", "Page 4 of 12", "Страница 3 из 10", "Страница 4 из 12", true),
    ("Page 3 of 3", "Page 4 of 5", "Страница 3 из 3", "Страница 3 из 3", false),
    ("Save {a} now", "Save {b} now", "Сохранить {a}", "Сохранить {b}", true),
    ("Wait 5 minutes", "Wait 6 minutes", "Подождите пять минут", "Подождите пять минут", false),
  ])
  func adaptsNumbers(
    old: String, new: String, target: String, proposed: String, isAdapted: Bool
  ) throws {
    let sample = try Sample()
    try sample.write([(old, target)])
    var run = MemoryLookupRun([try MemoryIndex.open(sample.path)])
    let answer = try #require(try run.answers(LookupQuery(new)).first)
    #expect(answer.score == 0.98)
    #expect(answer.targets.map(\.text) == [proposed])
    #expect((answer.targets.first?.original != nil) == isAdapted)
  }
}
