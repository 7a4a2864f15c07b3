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
