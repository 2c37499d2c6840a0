import Foundation

/// Writes a line at once, so that a run of an hour shows how far it is.
func printNow(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3 else {
  print("usage: Benchmarks CORPUS WORK ISOGLOSS [PAIRS [GOAL…]]; see README.md")
  exit(2)
}
let list = Array(arguments)
let corpus = Corpus(folder: list[0])
let glossaries = Glossaries(folder: list[1])
do {
  try glossaries.prepare(corpus)
  printNow(Row.header)
  let suite = Suite(
    corpus: corpus, glossaries: glossaries, isogloss: list[2],
    pairs: list.count > 3 ? Int(list[3]) ?? 5 : 5,
    peers: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Peers").standardized.path,
    report: { printNow($0.markdown) })
  try suite.run(only: Set(list.dropFirst(4)))
} catch {
  print("\(error)")
  exit(1)
}
