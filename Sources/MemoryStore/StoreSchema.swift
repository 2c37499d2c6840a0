/// The tables of a part.
enum StoreSchema {
  /// What stands behind the words of all indexes: a hash of two words, and this.
  static let lastWord: UInt32 = 0x454e_4421
  /// How many words stand there.
  static let endCount = 3
  /// The size in bytes up to which a file is compared with its hash when it is opened.
  static let checkedSize = 16 << 20

  /// Makes the tables of a new database and begins the one transaction of its life.
  static let creation = """
    PRAGMA page_size = 4096; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
    PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -32000;
    BEGIN;
    CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
    CREATE TABLE language (number INTEGER PRIMARY KEY, tag TEXT);
    CREATE TABLE unit (
      number INTEGER PRIMARY KEY, firstText INTEGER, hash INTEGER, id TEXT);
    CREATE TABLE text (
      number INTEGER PRIMARY KEY, unit INTEGER, language INTEGER, text TEXT);
    CREATE TABLE removed (unit INTEGER PRIMARY KEY);
    CREATE TABLE section (language TEXT PRIMARY KEY, start INTEGER, count INTEGER) WITHOUT ROWID;
    """
}
