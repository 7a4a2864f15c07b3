/** What is said about collecting from a store. */

export const collectWords = {
  noPickup: (store: string) => `No click and collect at ${store}. Choose another store to collect it from.`,
  noPickupHere: "No click and collect",
  otherStore: "Choose another store",
  /** What runs out at the cut-off, whole minutes from now. */
  cutOff: (minutes: number) =>
    `Order in the next ${minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`} to collect it today.`
} as const
