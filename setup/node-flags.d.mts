/** What the tests need to know of how Node runs the shop. */

/** In front of the shop's own file. */
export const shopFlags: ReadonlyArray<string>

/** In the environment of the shop's process. */
export const shopMemory: Readonly<Record<string, string>>
