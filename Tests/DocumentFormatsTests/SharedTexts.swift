#if canImport(Glibc)
  import Glibc
#endif

/// The texts in the folder `shared` beside the checkout, which are not part of it.
enum SharedTexts {
  /// The path of the folder; nil when it is absent.
  static let root: String? = {
    if let named = getenv("ISOGLOSS_SHARED") { return String(cString: named) }
    var path = #filePath.split(separator: "/").map(String.init)
    while path.popLast() != nil {
      let candidate = "/" + (path + ["shared"]).joined(separator: "/")
      if access(candidate + "/gold", R_OK) == 0 { return candidate }
    }
    return nil
  }()

  static var areHere: Bool { root != nil }

  /// The bytes of a file, by its path below the folder.
  static func bytes(_ path: String) -> [UInt8]? {
    guard let root, let file = fopen(root + "/" + path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  /// The paths of the files in a folder, in order, below the folder `shared`.
  static func files(in folder: String) -> [String] {
    guard let root, let directory = opendir(root + "/" + folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }

  static let seeds = [
    ("seeds/000_5bd3e51e1f9f4c65.txt", "ru"), ("seeds/001_e3b32fab1a71b415.txt", "ja"),
    ("seeds/002_26e90d9bb559274f.txt", "zh-Hant"), ("seeds/003_d36ee984bdf58a8f.txt", "zh-Hans"),
    ("seeds/004_c9cabf702e6e159d.txt", "zh-Hans"),
  ]
}
