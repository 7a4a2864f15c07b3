/** What the list and map of all stores say beside the stores themselves. */

export const storesPageWords = {
  title: "Our stores",
  description: "Every store with its address, phone and hours. Choose yours to see its stock.",
  closest: "Closest",
  pickup: "Click and collect",
  byName: "List by name",
  map: "Map of our stores",
  toMap: "See them on the map"
} as const
