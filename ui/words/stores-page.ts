/** What the list and map of all stores say beside the stores themselves. */

export const storesPageWords = {
  closest: "Closest",
  byName: "List by name",
  map: "Map of our stores",
  toMap: "See them on the map"
} as const
