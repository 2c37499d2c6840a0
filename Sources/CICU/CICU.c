#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/utrans.h>

void *cicu_break_open(enum CICUBreakKind kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIteratorType type = kind == CICUWordBreaks ? UBRK_WORD : UBRK_SENTENCE;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_SUCCESS(status) ? iterator : NULL;
}

void cicu_break_close(void *iterator) { ubrk_close(iterator); }

bool cicu_break_set_text(void *iterator, const uint16_t *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  return U_SUCCESS(status);
}

int32_t cicu_break_next(void *iterator) { return ubrk_next(iterator); }

int32_t cicu_break_rule_status(void *iterator) { return ubrk_getRuleStatus(iterator); }

void *cicu_transliterator_open(const uint16_t *name, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UTransliterator *transform =
      utrans_openU((const UChar *)name, length, UTRANS_FORWARD, NULL, 0, NULL, &status);
  return U_SUCCESS(status) ? transform : NULL;
}

void cicu_transliterator_close(void *transform) { utrans_close(transform); }

int32_t cicu_transliterate(const void *transform, uint16_t *text, int32_t length,
                           int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t limit = length;
  utrans_transUChars(transform, (UChar *)text, &length, capacity, 0, &limit, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? length : -1;
}
