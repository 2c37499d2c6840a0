// The part of ICU4C that Isogloss uses, as Swift can import it.
//
// ICU renames its functions with macros that Swift cannot see, and the Swift toolchain has an ICU of
// its own whose types have the same names: no header of ICU is included here, only in CICU.c.
#ifndef ISOGLOSS_CICU_H
#define ISOGLOSS_CICU_H

#include <stdbool.h>
#include <stdint.h>

// The kinds of breaks.
enum CICUBreakKind { CICUWordBreaks = 0, CICUSentenceBreaks = 1 };

// Opens a break iterator; null when ICU has no data for the kind of break.
void *cicu_break_open(enum CICUBreakKind kind, const char *locale);

void cicu_break_close(void *iterator);

// Points the iterator at UTF-16 text, which must stay until it is pointed at another or closed.
bool cicu_break_set_text(void *iterator, const uint16_t *text, int32_t length);

// The next boundary, or -1 at the end.
int32_t cicu_break_next(void *iterator);

// What stands before the boundary found last: 100 and more for words (ubrk.h, UWordBreak).
int32_t cicu_break_rule_status(void *iterator);

// Opens a transliterator; null when ICU knows no transform of that name.
void *cicu_transliterator_open(const uint16_t *name, int32_t length);

void cicu_transliterator_close(void *transform);

// Transforms UTF-16 text in place and gives its new length, or the length needed when that is more
// than the capacity (the text is then incomplete), or -1 when ICU fails.
int32_t cicu_transliterate(const void *transform, uint16_t *text, int32_t length, int32_t capacity);

// Whether ICU has an encoding of that name.
bool cicu_charset_exists(const char *charset);

// Decodes bytes of an encoding into UTF-16 and gives its length; -1 when ICU does not know the encoding, when the bytes are
// none of it, or when the capacity, in units, is too small: as many units as bytes are enough.
int32_t cicu_decode(const char *charset, const uint8_t *bytes, int32_t length, uint16_t *text,
                    int32_t capacity);

// Encodes UTF-16 text, with decimal references of XML for what the encoding has not, and gives the length in bytes, or the
// length needed when that is more than the capacity (the bytes are then incomplete); -1 when ICU fails.
int32_t cicu_encode(const char *charset, const uint16_t *text, int32_t length, uint8_t *bytes,
                    int32_t capacity);

#endif
