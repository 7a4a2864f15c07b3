/** What the form says that finds the closest store. */

export const placeFormWords = {
  near: "Your suburb or postcode",
  find: "Find the closest",
  looking: "Looking ..."
} as const
