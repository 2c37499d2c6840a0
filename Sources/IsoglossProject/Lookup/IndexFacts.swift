import MemoryStore

/// What an index says of the memory that it was made of.
struct IndexFacts {
  /// The version of what stands here, of the tables and of the layout of indexes.
  static let format = "2"

  /// What the system said of the memory; empty when it had been changed a moment before, so that a
  /// further change might not show.
  var stamp: String
  /// The hash of the memory.
  var hash: String
  /// The places of its units; nil when they cannot be told.
  var body: MemoryFile.Body?
  /// The hash of the memory up to the end of its units.
  var prefix: String
  /// A name of the index as a whole; of changes, that of the index that they belong to.
  var generation: String
  /// How many units there are.
  var units: Int

  /// Reads what a part says; nil when it is of another format.
  init?(_ facts: [String: String]) {
    guard facts["format"] == Self.format, let stamp = facts["stamp"], let hash = facts["hash"],
      let prefix = facts["prefix"], let generation = facts["generation"],
      let units = facts["units"].flatMap({ Int($0) })
    else { return nil }
    (self.stamp, self.hash, self.prefix) = (stamp, hash, prefix)
    (self.generation, self.units) = (generation, units)
    if let start = facts["bodyStart"].flatMap({ Int($0) }),
      let end = facts["bodyEnd"].flatMap({ Int($0) })
    {
      body = MemoryFile.Body(start: start, end: end)
    }
  }

  /// Tells what an index of a file says that has just been read.
  init(_ file: MemoryFile, _ content: MemoryFile.Content, generation: String, units: Int) {
    let now = FileStamp(path: file.path)
    stamp = now?.text == file.stamp.text && file.stamp.age > 2 ? file.stamp.text : ""
    hash = content.hash.text
    body = file.body
    prefix = content.prefix.text
    self.generation = generation
    self.units = units
  }

  /// The facts by name.
  var list: [String: String] {
    var list = [
      "format": Self.format, "stamp": stamp, "hash": hash, "prefix": prefix,
      "generation": generation, "units": String(units),
    ]
    list["bodyStart"] = body.map { String($0.start) }
    list["bodyEnd"] = body.map { String($0.end) }
    return list
  }
}
