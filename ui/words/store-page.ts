/** What the page of one store says beside its facts. */

export const storePageWords = {
  title: (name: string) => `${name} store`,
  closedDays: "Public holidays",
  closed: "closed",
  services: "At this store",
  pickup: "Click and collect: order online, and we tell you when it's ready",
  stock: "Its stock and ready times beside every product, once it is your store",
  nearby: "Other stores close by",
  all: "All stores"
} as const
