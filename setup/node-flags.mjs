/** How Node runs the shop. */

/**
 * New objects live in 16 MB before they are sorted out, half of what Node takes by itself (three times as much is held);
 * less than that costs time. What was needed to begin is let go of by the shop itself, which asks for the collector.
 */
export const shopFlags = ["--max-semi-space-size=16", "--expose-gc"]
