/** What the search over a long table of sizes says. */

export const sizeFinderWords = {
  find: "Find a size",
  findHint: (size: string) => `Such as ${size}`,
  rowsFound: (found: string, all: string) => `${found} of ${all} sizes`,
  noneFound: "No size is like that.",
  showAll: "Show all sizes"
} as const
