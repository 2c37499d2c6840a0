// ICU4C as Swift can import it: ICU renames its functions with macros that Swift cannot see, so
// every function used has a static inline one here.
#ifndef ISOGLOSS_CICU_SHIM_H
#define ISOGLOSS_CICU_SHIM_H

#include <stdbool.h>
#include <stdint.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>
#include <unicode/utrans.h>

// Break iterators. A null iterator means that ICU has no data for the kind of break.
static inline UBreakIterator *cicu_break_open(UBreakIteratorType kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(kind, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

static inline void cicu_break_close(UBreakIterator *iterator) { ubrk_close(iterator); }

// Points the iterator at UTF-8 text, which must outlive the iteration; offsets are then bytes.
static inline bool cicu_break_set_text(UBreakIterator *iterator, const char *utf8, int64_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, length, &status);
  ubrk_setUText(iterator, &text, &status);
  utext_close(&text);
  return U_SUCCESS(status);
}

// A text that is always there, to leave in an iterator.
static inline const char *cicu_empty_text(void) { return ""; }

static inline int32_t cicu_break_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

static inline int32_t cicu_break_rule_status(UBreakIterator *iterator) {
  return ubrk_getRuleStatus(iterator);
}

// Transliterators. A null one means that ICU knows no transform of that name.
static inline UTransliterator *cicu_transliterator_open(const UChar *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UTransliterator *transform =
      utrans_openU(name, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_SUCCESS(status) ? transform : NULL;
}

static inline void cicu_transliterator_close(UTransliterator *transform) {
  utrans_close(transform);
}

// Transforms text in place and gives its new length, or the length needed when that is more than
// the capacity (the text is then incomplete), or -1 when ICU fails.
static inline int32_t cicu_transliterate(const UTransliterator *transform, UChar *text,
                                         int32_t length, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t limit = length;
  utrans_transUChars(transform, text, &length, capacity, 0, &limit, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}

#endif
