import TestSupport

/// Random damage to a file.
enum Mutation {
  static func apply(to bytes: inout [UInt8], using generator: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) where bytes.count > 8 {
      let index = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, index + Int.random(in: 1...40, using: &generator))
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(index..<end)
      case 2: bytes.insert(contentsOf: bytes[index..<end], at: index)
      case 3: bytes.insert(contentsOf: "<>&\"'\n\t,;".utf8.shuffled(using: &generator), at: index)
      default: bytes.removeLast(bytes.count - index)
      }
    }
  }
}
