/// Reads the objects that `git cat-file --batch` prints.
enum GitObjects {
  /// An object as git keeps it.
  struct Object: Hashable, Sendable {
    /// Its hash.
    var id: String
    /// Its content.
    var bytes: [UInt8]
  }

  /// The objects in the order in which they were asked for; nil for those that do not exist.
  ///
  /// Each is `<id> <type> <size>`, a line end, as many bytes and a line end, or `<name> missing`
  /// (git-cat-file(1), “Batch output”). Reading stops where the output is cut off.
  static func read(batch output: [UInt8]) -> [Object?] {
    var objects: [Object?] = []
    var position = 0
    while let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
      let words = String(decoding: output[position..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]),
        end + 1 + size < output.count
      else {
        objects.append(nil)
        position = end + 1
        continue
      }
      objects.append(
        Object(id: String(words[0]), bytes: Array(output[end + 1..<end + 1 + size])))
      position = end + 2 + size
    }
    return objects
  }
}
