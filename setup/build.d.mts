/** What the tests need to know of the build. */

/** What Node runs for a program, by its source's path: what was built of it where that is of today's sources, else the source. */
export const programFile: (path: string) => string
