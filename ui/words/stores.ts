/** What the pages of the branches say. */

export const storeWords = {
  title: "Our stores",
  lead: (count: number) => `${count} stores around Victoria. Choose yours to see its stock and collect from it.`,
  noPickup: "No click and collect at this store",
  mine: "My store",
  makeMine: "Make this my store",
  away: (distance: string) => `${distance} away`,
  notChosen: (why: string) => `Your store hasn't changed. ${why}`,
  directions: "Directions",
  hours: "Hours"
} as const
