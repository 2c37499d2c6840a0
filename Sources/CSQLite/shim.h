#pragma once
#include <sqlite3.h>

/// Binds text that SQLite copies: SQLITE_TRANSIENT is a cast that Swift cannot import.
static inline int isogloss_bind_text(sqlite3_stmt *statement, int index, const char *text, int count) {
  return sqlite3_bind_text(statement, index, text, count, SQLITE_TRANSIENT);
}
