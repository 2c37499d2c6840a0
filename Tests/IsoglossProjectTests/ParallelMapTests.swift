import Testing

@testable import IsoglossProject

@Suite struct ParallelMapTests {
  @Test(arguments: [1, 2, 7, 100])
  func keepsTheOrder(jobs: Int) async throws {
    var done: [Int] = []
    let squares = try await ParallelMap.map(
      Array(0..<50), jobs: jobs, progress: { done.append($0) }
    ) { number throws(RunError) in number * number }
    #expect(squares == (0..<50).map { $0 * $0 })
    #expect(done.sorted() == Array(0..<50))
  }

  @Test(arguments: [1, 4])
  func givesTheFirstErrorInOrder(jobs: Int) async throws {
    let error = await #expect(throws: RunError.self) {
      try await ParallelMap.map(Array(0..<50), jobs: jobs) { number throws(RunError) in
        if number % 10 == 3 { throw RunError("no \(number)") }
      }
    }
    #expect(error?.message == "no 3")
  }

  @Test func ofNothingIsNothing() async throws {
    let none = try await ParallelMap.map([Int](), jobs: 4) { number throws(RunError) in number }
    #expect(none.isEmpty)
  }
}
