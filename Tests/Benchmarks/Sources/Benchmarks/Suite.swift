import Foundation

/// The comparisons of the goals G1 to G8, G12 and G14 of `performance.md`.
struct Suite {
  let corpus: Corpus
  let glossaries: Glossaries
  /// The tool that is measured.
  let isogloss: String
  /// How many pairs of runs a figure is the median of.
  let pairs: Int
  /// Where the peers that are scripts lie.
  let peers: String
  /// Is handed each row as it is measured.
  let report: (Row) -> Void

  func run(only goals: Set<String>) throws {
    let all: [(String, () throws -> Void)] = [
      ("G1", scanning), ("G4", wholeWords), ("G5", spellCheckers), ("G6", bilingual),
      ("G7", smallFile), ("G12", jobs), ("G14", edit),
    ]
    for (goal, measure) in all where goals.isEmpty || goals.contains(goal) { try measure() }
  }

  private func check(_ language: String, _ glossary: String, _ path: String, jobs: Int = 1)
    -> Command
  {
    Command(
      isogloss, "check", "--no-cache", "--quiet", "--exit-zero", "-j", "\(jobs)", "--lang",
      language, "--glossary", glossary, path, "--format", "jsonl")
  }

  private func tree(_ language: String) -> String { corpus.folder + "/" + language }

  private func bytes(_ language: String) -> Int {
    corpus.files(in: language).reduce(0) { sum, file in
      sum + ((try? Data(contentsOf: URL(fileURLWithPath: file)).count) ?? 0)
    }
  }

  // MARK: G1–G3

  private func scanning() throws {
    let prototypes = [
      "100": "1.29–1.49", "1000": "0.69–1.14", "10000s": "0.31–0.55", "10000": "0.38–0.64",
    ]
    for language in Corpus.languages {
      for size in Glossaries.sizes {
        let goal = size == "100" ? "G1" : size == "1000" ? "G1, G3" : "G2, G3"
        let accept = size == "100" ? "—" : size == "1000" ? "1.2; 1.8" : "0.8; 1.0"
        report(
          Row(
            goal, "\(language), \(size) terms / `rg -j1 -F -o`", prototype: prototypes[size] ?? "",
            accept: accept,
            try Comparison(
              check(language, glossaries.glossary(language, size), tree(language)),
              Command(
                "rg", "-j1", "-F", "-o", "-f", glossaries.lines(language, size), tree(language)),
              pairs: pairs), bytes: bytes(language)))
      }
    }
  }

  // MARK: G4

  private func wholeWords() throws {
    for language in ["en", "ru"] {
      report(
        Row(
          "G4", "\(language), 1000 terms / `rg -j1 -i -w -F -o`", prototype: "0.02–0.03",
          accept: "0.1",
          try Comparison(
            check(language, glossaries.glossary(language, "1000"), tree(language)),
            Command(
              "rg", "-j1", "-i", "-w", "-F", "-o", "-f", glossaries.lines(language, "1000"),
              tree(language)), pairs: min(pairs, 3))))
    }
  }

  // MARK: G5

  private func spellCheckers() throws {
    let ours = check("en", glossaries.glossary("en", "10000s"), tree("en"))
    report(
      Row(
        "G5", "en, 10000s terms / `typos -j1`", prototype: "0.165", accept: "0.35",
        try Comparison(ours, Command("typos", "-j1", tree("en"), endingWith: [0, 2]), pairs: pairs))
    )
    report(
      Row(
        "G5", "en, 10000s terms / `codespell`", prototype: "0.08", accept: "0.15",
        try Comparison(ours, Command("codespell", tree("en"), endingWith: [0, 65]), pairs: pairs)))
  }

  // MARK: G6

  private func bilingual() throws {
    let units = try Units(corpus, count: 20_000)
    let (po, table) = (glossaries.folder + "/units.po", glossaries.folder + "/units.tsv")
    try units.po.write(toFile: po, atomically: true, encoding: .utf8)
    try units.table.write(toFile: table, atomically: true, encoding: .utf8)
    for (size, prototype, accept) in [("1000", "—", "0.15"), ("10000", "—", "0.03")] {
      let both = try glossaries.bilingual("en", "ru", size)
      report(
        Row(
          "G6", "20,000 en/ru units, \(size) terms / Weblate's algorithm", prototype: prototype,
          accept: accept,
          try Comparison(
            check("ru", both.glossary, po),
            Command("python3", peers + "/weblate_check.py", table, both.table, endingWith: [0]),
            pairs: min(pairs, 3)), bytes: units.po.utf8.count))
    }
  }

  // MARK: G7, G8

  private func smallFile() throws {
    let small = try file(of: 5_000)
    let thousand = try Comparison(
      check("en", glossaries.glossary("en", "1000"), small),
      Command("typos", small, endingWith: [0, 2]), by: .wall,
      pairs: 4 * pairs)
    report(
      Row(
        "G7", "one 5 KB file, 1000 terms / `typos FILE`, wall", prototype: "0.25", accept: "0.6",
        reached: Row.number(thousand.ratio), detail: walls(thousand)))
    report(
      Row(
        "G7", "the same, resident megabytes", prototype: "7.7", accept: "15",
        reached: "\(Int(thousand.ours.memory))", detail: "\(Int(thousand.theirs.memory)) MB"))
    for (size, goal) in [("1000", "G7"), ("10000", "G8"), ("10000s", "G8")] {
      let cached = try Comparison(
        cachedCheck("en", glossaries.glossary("en", size), small),
        Command("rg", "-F", "-f", glossaries.lines("en", size), small), by: .wall,
        pairs: 4 * pairs)
      report(
        Row(
          goal, "one 5 KB file, \(size) terms compiled before / `rg -F -f`, wall",
          prototype: "0.18", accept: size == "1000" ? "—" : "0.15",
          reached: Row.number(cached.ratio), detail: walls(cached)))
    }
  }

  /// A check of a draft that has changed since the last, with compiled terms in the cache.
  private func cachedCheck(_ language: String, _ glossary: String, _ path: String) -> Command {
    Command(
      "sh", "-c",
      "echo >>\(path) && ISOGLOSS_CACHE_DIR=\(glossaries.folder)/cache exec \(isogloss) check "
        + "--quiet --exit-zero -j 1 --lang \(language) --glossary \(glossary) \(path) "
        + "--format jsonl")
  }

  private func walls(_ comparison: Comparison) -> String {
    "\(Row.number(comparison.ours.wall * 1000)) ms; \(Row.number(comparison.theirs.wall * 1000)) ms"
  }

  /// A file of English prose of about so many bytes.
  private func file(of size: Int) throws -> String {
    var text = ""
    for paragraph in try corpus.paragraphs(in: "en") where text.utf8.count < size {
      text += paragraph + "\n\n"
    }
    let path = glossaries.folder + "/prose.\(size).md"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  // MARK: G12

  private func jobs() throws {
    let glossary = glossaries.glossary("en", "10000s")
    report(
      Row(
        "G12", "en, `-j 2` / `-j 1`, both on one core", prototype: "1.05", accept: "1.1",
        try Comparison(
          check("en", glossary, tree("en"), jobs: 2), check("en", glossary, tree("en")),
          pairs: pairs)))
  }

  // MARK: G14

  private func edit() throws {
    let glossary = glossaries.glossary("en", "1000")
    let comparison = try Comparison(
      check("en", glossary, try file(of: 100_000)), check("en", glossary, try file(of: 10)),
      pairs: 4 * pairs)
    let milliseconds = (comparison.ours.cpu - comparison.theirs.cpu) * 1000
    report(
      Row(
        "G14", "a 100 KB document, less the same of an empty one, ms of CPU",
        prototype: "1.3–1.9", accept: "5", reached: Row.number(milliseconds), detail: ""))
  }
}
