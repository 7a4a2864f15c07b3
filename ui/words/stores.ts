/** What the pages of the branches say. */

export const storeWords = {
  title: "Our stores",
  lead: (count: number) => `${count} stores around Victoria. Choose yours to see its stock and collect from it.`,
  noPickup: "No click and collect at this store",
  mine: "My store",
  makeMine: "Make this my store",
  find: "Suburb or postcode of a store",
  openNow: "Open now",
  nearest: "Nearest to me",
  locating: "Finding you ...",
  notLocated: "We can't tell where you are. Type a suburb or a postcode.",
  count: (count: number) => (count === 0 ? "No store matches." : count === 1 ? "1 store" : `${count} stores`),
  showAll: "Show all stores",
  away: (distance: string) => `${distance} away`,
  notChosen: (why: string) => `Your store is as it was. ${why}`,
  directions: "Directions",
  hours: "Hours"
} as const
