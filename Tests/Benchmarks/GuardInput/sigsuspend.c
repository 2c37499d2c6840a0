// Valgrind writes into the signal mask that sigsuspend gets, and libdispatch keeps its mask in read-only memory:
// hands Valgrind a copy.
#define _GNU_SOURCE
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>

int sigsuspend(const sigset_t *mask) {
  sigset_t copy = *mask;
  return (int)syscall(SYS_rt_sigsuspend, &copy, 8);
}
