/// Lists of numbers, one behind the other in one array.
struct NumberLists: Hashable, Sendable {
  private var numbers: [Int32]
  /// Where each list begins, and the end of the last.
  private var starts: [Int32]

  /// No lists.
  init() {
    numbers = []
    starts = [0]
  }

  /// Joins some lists.
  init(_ lists: [[Int32]]) {
    var numbers: [Int32] = []
    var starts: [Int32] = []
    numbers.reserveCapacity(lists.count)
    starts.reserveCapacity(lists.count + 1)
    for list in lists {
      starts.append(Int32(numbers.count))
      numbers += list
    }
    starts.append(Int32(numbers.count))
    self.numbers = numbers
    self.starts = starts
  }

  /// Makes a number of lists from what belongs to each; a list's numbers keep their order.
  init(_ members: [(list: Int32, number: Int32)], count: Int) {
    var starts = [Int32](repeating: 0, count: count + 1)
    for member in members { starts[Int(member.list) + 1] += 1 }
    for list in 0..<count { starts[list + 1] += starts[list] }
    var next = starts
    var numbers = [Int32](repeating: 0, count: members.count)
    for member in members {
      numbers[Int(next[Int(member.list)])] = member.number
      next[Int(member.list)] += 1
    }
    self.numbers = numbers
    self.starts = starts
  }

  /// Adds a list.
  mutating func append(_ list: some Sequence<Int32>) {
    numbers += list
    starts.append(Int32(numbers.count))
  }

  /// The number of lists.
  var count: Int { starts.count - 1 }

  /// The places of a list's numbers; none for a list that is not there.
  @inline(__always)
  func places(of list: Int) -> Range<Int> {
    list + 1 < starts.count ? Int(starts[list])..<Int(starts[list + 1]) : 0..<0
  }

  /// The numbers of a list; none for a list that is not there.
  subscript(_ list: Int) -> ArraySlice<Int32> { numbers[places(of: list)] }

  /// The number at a place.
  @inline(__always)
  func number(at place: Int) -> Int32 { numbers[place] }

  // MARK: In a file

  /// Writes the lists.
  func write(to file: inout FlatWriter) {
    file.write(numbers)
    file.write(starts)
  }

  /// Reads what ``write(to:)`` wrote.
  init(from file: inout FlatReader) throws(FlatReader.Damaged) {
    numbers = try file.int32s()
    starts = try file.int32s()
  }
}
