/** What the pages of the branches say. */

export const storeWords = {
  title: "Our stores",
  store: "Store",
  lead: (count: number) => `${count} branches around Victoria. Choose yours to see its stock and collect from it.`,
  pickup: "Click and collect",
  noPickup: "No click and collect at this branch",
  mine: "My branch",
  makeMine: "Make this my branch",
  hours: "Hours"
} as const
