// ICU4C as Swift can import it: ICU renames its functions with macros that Swift cannot see, so
// every function used has a static inline one here.
#ifndef ISOGLOSS_CICU_SHIM_H
#define ISOGLOSS_CICU_SHIM_H

#include <unicode/ubrk.h>
#include <unicode/utext.h>

#endif
