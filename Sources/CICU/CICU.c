#include "CICU.h"

#include <unicode/ubrk.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
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

static UConverter *cicu_converter_open(const char *charset) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = ucnv_open(charset, &status);
  return U_SUCCESS(status) ? converter : NULL;
}

bool cicu_charset_exists(const char *charset) {
  UConverter *converter = cicu_converter_open(charset);
  if (converter == NULL) return false;
  ucnv_close(converter);
  return true;
}

int32_t cicu_decode(const char *charset, const uint8_t *bytes, int32_t length, uint16_t *text,
                    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = cicu_converter_open(charset);
  if (converter == NULL) return -1;
  ucnv_setToUCallBack(converter, UCNV_TO_U_CALLBACK_STOP, NULL, NULL, NULL, &status);
  int32_t result =
      ucnv_toUChars(converter, (UChar *)text, capacity, (const char *)bytes, length, &status);
  ucnv_close(converter);
  return U_SUCCESS(status) ? result : -1;
}

int32_t cicu_encode(const char *charset, const uint16_t *text, int32_t length, uint8_t *bytes,
                    int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UConverter *converter = cicu_converter_open(charset);
  if (converter == NULL) return -1;
  ucnv_setFromUCallBack(converter, UCNV_FROM_U_CALLBACK_ESCAPE, UCNV_ESCAPE_XML_DEC, NULL, NULL,
                        &status);
  int32_t result =
      ucnv_fromUChars(converter, (char *)bytes, capacity, (const UChar *)text, length, &status);
  ucnv_close(converter);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? result : -1;
}
