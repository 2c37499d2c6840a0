// Times the index of look-ups in memory: see Tests/Benchmarks/indexing.
import Glibc
import LanguageText
import MemoryLookup

/// CPU milliseconds of this process so far.
func milliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

/// The lines of a file.
func lines(_ path: String) -> [String] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 20)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes.split(separator: 10).map { String(decoding: $0, as: UTF8.self) }
}

func rounded(_ number: Double) -> String { String((number * 1000).rounded() / 1000) }

func build(_ segments: [String], _ unit: ComparisonUnit) -> [UInt32] {
  let start = milliseconds()
  var builder = FuzzyIndexBuilder(unit)
  for (number, segment) in segments.enumerated() { builder.add(segment, number: UInt32(number)) }
  let index = builder.finish()
  let spent = milliseconds() - start
  print("\(segments.count) segments, \(Int(Double(segments.count) / spent * 1000)) a second")
  return index
}

func lookUp(_ queries: [String], in index: [UInt32]) {
  guard let layout = IndexLayout(index.span) else { return }
  var search = FuzzySearch(layout)
  var times: [Double] = []
  var found = 0
  for query in queries {
    let start = milliseconds()
    let matches = search.matches(FuzzyQuery(query), in: index.span)
    times.append(milliseconds() - start)
    found += matches.count
  }
  times.sort()
  let mean = times.reduce(0, +) / Double(times.count)
  print(
    "a query \(rounded(mean)) ms (median \(rounded(times[times.count / 2]))), \(found) matches")
}

let arguments = CommandLine.arguments
guard arguments.count > 2, let language = LanguageTag(arguments[1]) else {
  print("usage: indexing LANGUAGE SEGMENTS.txt [QUERIES.txt]")
  exit(2)
}
let segments = lines(arguments[2])
var index: [UInt32] = []
for _ in 0..<3 { index = build(segments, ComparisonUnit(language)) }
if arguments.count > 3 {
  let queries = lines(arguments[3])
  for _ in 0..<3 { lookUp(queries, in: index) }
}
