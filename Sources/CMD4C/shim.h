#ifndef ISOGLOSS_CMD4C_SHIM_H
#define ISOGLOSS_CMD4C_SHIM_H

#include <md4c.h>

#endif
