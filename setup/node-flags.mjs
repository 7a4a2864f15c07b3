/** How Node runs the shop. */

/**
 * New objects live in 16 MB before they are sorted out, half of what Node takes by itself (three times as much is held);
 * less than that costs time. What was needed to begin is let go of by the shop itself, which asks for the collector.
 * The memory of a thread that has ended goes back to the system: by itself Node passes it on to the threads that are
 * left, which hold it for good (100 MB after the catalogue was read).
 */
export const shopFlags = ["--max-semi-space-size=16", "--expose-gc", "--no-memory-pool-share-memory-on-teardown"]
