// libxml2 as Swift can import it: the headers, and functions over what Swift cannot see
// (function-pointer variables and macros).
#ifndef ISOGLOSS_CLIBXML2_SHIM_H
#define ISOGLOSS_CLIBXML2_SHIM_H

#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

#endif
