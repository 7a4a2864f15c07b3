/** How Node runs the shop. */

/**
 * New objects live in 32 MB before they are sorted out (three times as much is held): with half of it a purchase took a
 * tenth more of a processor. What was needed to begin is let go of by the shop itself, which asks for the collector.
 * The memory of a thread that has ended goes back to the system: by itself Node passes it on to the threads that are
 * left, which hold it for good (100 MB after the catalogue was read).
 * A function's types are observed from its first call instead of its eighth, so that a shop that has just opened is at its
 * full speed sooner.
 */
export const shopFlags = [
  "--max-semi-space-size=32",
  "--no-lazy-feedback-allocation",
  "--expose-gc",
  "--no-memory-pool-share-memory-on-teardown"
]

/**
 * How the C library keeps memory for what lies beside JavaScript's own (buffers, the engine's tables): in two arenas
 * instead of one for each thread, and what is 256 kB or more by itself, so that it goes back to the system. It is told before
 * a process starts; other libraries than Linux' usual one know nothing of it.
 */
export const shopMemory = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "262144"
}
