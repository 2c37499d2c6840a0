import Foundation

/// Paths as `file:` URIs and back (RFC 8089).
enum FileURI {
  /// The path that a URI names; nil for one that names no file.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.lowercased().hasPrefix(scheme) else { return nil }
    let rest = uri.dropFirst(scheme.count)
    // A host other than this one has no files here.
    guard let slash = rest.firstIndex(of: "/"),
      ["", "localhost"].contains(rest[..<slash].lowercased())
    else { return nil }
    let path = String(rest[slash...].prefix { $0 != "?" && $0 != "#" })
    return path.removingPercentEncoding
  }

  /// The URI of a path, which is relative to the current folder unless it is absolute.
  static func uri(of path: String) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    let kept = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
    return "file://" + (absolute.addingPercentEncoding(withAllowedCharacters: kept) ?? absolute)
  }
}
