/** What finding a store says; it comes when a list of stores is there to be narrowed. */

export const storeFinderWords = {
  find: "Suburb or postcode of a store",
  openNow: "Open now",
  nearest: "Nearest to me",
  locating: "Finding you ...",
  notLocated: "We can't tell where you are. Type a suburb or a postcode.",
  count: (count: number) => (count === 0 ? "No store matches." : count === 1 ? "1 store" : `${count} stores`),
  showAll: "Show all stores",
  /** The page of the stores knows every suburb, not those of the stores alone. */
  closest: (place: string) => `Find the store closest to “${place}”`
} as const
