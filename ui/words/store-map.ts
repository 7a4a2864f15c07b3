/** What the map of the stores says. */

export const storeMapWords = {
  city: "Around Melbourne",
  cityMap: "Our stores around Melbourne",
  state: "Victoria",
  stateMap: "Our stores in the country, and where Melbourne is",
  here: "You",
  point: (name: string, isClosest: boolean, isMine: boolean) =>
    `${name}${isMine ? ", my store" : ""}${isClosest ? ", the closest" : ""}`,
  kilometres: (length: number) => `${length} km`,
  names: { bay: "Port Phillip", strait: "Bass Strait", north: "New South Wales" },
  source: "Suburbs from GeoNames, CC BY 4.0"
} as const

/** A water or neighbour that is named on the map. */
export type MapName = keyof typeof storeMapWords.names
