// Counts the heap allocations of a program: loaded before it on Linux, see scripts/benchmark.
#include <stddef.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local unsigned long count;

unsigned long wordgate_allocations(void) { return count; }

void *malloc(size_t size) { count++; return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { count++; return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { count++; return __libc_realloc(old, size); }
void *aligned_alloc(size_t alignment, size_t size) { count++; return __libc_memalign(alignment, size); }
int posix_memalign(void **out, size_t alignment, size_t size) {
  count++;
  *out = __libc_memalign(alignment, size);
  return *out ? 0 : 12;
}
