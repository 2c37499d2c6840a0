/// The largest value so far at the places before a place: a Fenwick tree of maxima.
struct PrefixMaxima {
  private var values: [Float]
  private var numbers: [Int]

  /// Makes a tree over the places 0..<count, all at 0.
  init(count: Int) {
    values = [Float](repeating: 0, count: count + 1)
    numbers = [Int](repeating: -1, count: count + 1)
  }

  /// The largest value before a place and the number it was raised with, −1 for none.
  func largest(before place: Int) -> (value: Float, number: Int) {
    var result: (value: Float, number: Int) = (0, -1)
    var node = place
    while node > 0 {
      if values[node] > result.value { result = (values[node], numbers[node]) }
      node &= node - 1
    }
    return result
  }

  /// Raises the value of a place.
  mutating func raise(_ place: Int, to value: Float, number: Int) {
    var node = place + 1
    while node < values.count {
      if value > values[node] {
        values[node] = value
        numbers[node] = number
      }
      node += node & -node
    }
  }
}
