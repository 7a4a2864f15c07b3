/** What is said about opening hours and ready times. */

export const hoursWords = {
  openTill: (time: string) => `open till ${time}`,
  opens: (day: string, time: string) => `opens ${day} ${time}`,
  today: "today",
  closed: "closed",
  readyToday: (time: string) => `Ready today after ${time}`,
  readyAfter: (day: string, time: string) => `Ready ${day} after ${time}`,
  readyFrom: (day: string) => `Ready from ${day}`,
  noPickup: (store: string) => `No click and collect at ${store}. Choose another store to collect it from.`,
  noPickupHere: "No click and collect",
  /** What runs out at the cut-off, whole minutes from now. */
  cutOff: (minutes: number) =>
    `Order in the next ${minutes >= 60 ? `${Math.floor(minutes / 60)} h ${minutes % 60} min` : `${minutes} min`} to collect it today.`
} as const
