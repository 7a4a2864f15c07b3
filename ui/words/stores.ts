/** What the pages of the branches say. */

export const storeWords = {
  title: "Our stores",
  lead: (count: number) => `${count} branches around Victoria. Choose yours to see its stock and collect from it.`,
  noPickup: "No click and collect at this branch",
  mine: "My branch",
  makeMine: "Make this my branch",
  directions: "Directions",
  hours: "Hours"
} as const
