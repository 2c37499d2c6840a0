internal import CSQLite

/// A connection to an SQLite database, used by one thread at a time.
@safe final class SQLiteConnection {
  /// How a database is opened.
  enum Mode {
    /// A new file, written without a journal: it is nothing until it is finished and renamed.
    case create
    /// A file that nobody changes any more, so that no locks are needed.
    case immutable
    /// A database that lives as long as the connection.
    case memory
  }

  private let handle: OpaquePointer

  /// Opens a database.
  ///
  /// - Throws: ``StoreError``.
  init(path: String, mode: Mode) throws(StoreError) {
    var opened: OpaquePointer?
    let flags: CInt
    let name: String
    switch mode {
    case .create: (flags, name) = (SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, path)
    case .immutable: (flags, name) = (SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, Self.uri(path))
    case .memory: (flags, name) = (SQLITE_OPEN_READWRITE | SQLITE_OPEN_MEMORY, ":memory:")
    }
    let code = unsafe sqlite3_open_v2(name, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let opened = unsafe opened else {
      let reason = unsafe String(cString: sqlite3_errstr(code))
      unsafe sqlite3_close(opened)
      throw StoreError(reason)
    }
    unsafe handle = opened
  }

  deinit { unsafe sqlite3_close_v2(handle) }

  /// A path as a URI that says that nobody writes (RFC 3986 §2.1).
  private static func uri(_ path: String) -> String {
    let escaped = path.utf8.map { byte in
      let isPlain = (0x21..<0x7f).contains(byte) && !"?#%".utf8.contains(byte)
      if isPlain { return String(Unicode.Scalar(byte)) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return (path.hasPrefix("/") ? "file://" : "file:") + escaped.joined() + "?immutable=1"
  }

  /// Runs statements that return nothing.
  func execute(_ sql: String) throws(StoreError) {
    guard unsafe sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error }
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(StoreError) -> SQLiteStatement {
    var statement: OpaquePointer?
    guard unsafe sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK,
      let statement = unsafe statement
    else { throw error }
    return unsafe SQLiteStatement(statement, of: self)
  }

  /// What went wrong last.
  fileprivate var error: StoreError { StoreError(unsafe String(cString: sqlite3_errmsg(handle))) }
}

/// A prepared statement; keeps its connection open.
@safe final class SQLiteStatement {
  private let statement: OpaquePointer
  private let connection: SQLiteConnection

  fileprivate init(_ statement: OpaquePointer, of connection: SQLiteConnection) {
    unsafe self.statement = statement
    self.connection = connection
  }

  deinit { unsafe sqlite3_finalize(statement) }

  /// Binds a number to a parameter, counted from 1.
  func bind(_ value: Int64, at index: Int32) { unsafe sqlite3_bind_int64(statement, index, value) }

  /// Binds a text, or nothing for nil, to a parameter, counted from 1.
  func bind(_ text: String?, at index: Int32) {
    guard var text else {
      unsafe sqlite3_bind_null(statement, index)
      return
    }
    text.withUTF8 { utf8 in
      unsafe utf8.withMemoryRebound(to: CChar.self) { characters in
        // A null pointer would bind nothing in place of an empty text.
        guard let base = characters.baseAddress else {
          unsafe isogloss_bind_text(statement, index, "", 0)
          return
        }
        unsafe isogloss_bind_text(statement, index, base, Int32(clamping: characters.count))
      }
    }
  }

  /// Goes to the next row; false when there is none.
  func step() throws(StoreError) -> Bool {
    switch unsafe sqlite3_step(statement) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.error
    }
  }

  /// Makes the statement ready to run again, its parameters as they are.
  func reset() { unsafe sqlite3_reset(statement) }

  /// Runs a statement that returns nothing, and makes it ready again.
  func run() throws(StoreError) {
    defer { reset() }
    _ = try step()
  }

  /// A number of the row, counted from column 0.
  func integer(_ column: Int32) -> Int64 { unsafe sqlite3_column_int64(statement, column) }

  /// A text of the row, counted from column 0; nil for nothing.
  func text(_ column: Int32) -> String? {
    guard let bytes = unsafe sqlite3_column_text(statement, column) else { return nil }
    let count = unsafe Int(sqlite3_column_bytes(statement, column))
    return unsafe String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}
