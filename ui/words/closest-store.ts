/** What is said of the store closest to a suburb or postcode. */

export const closestStoreWords = {
  closestTo: (place: string) => `Closest to ${place}:`,
  distance: (kilometres: string) => `, ${kilometres} away in a straight line.`,
  pickupAt: (store: string, other: string, kilometres: string) =>
    `${store} has no click and collect. The closest that has is ${other}, ${kilometres} away.`,
  namesakes: "There is another of that name:",
  unknown: (typed: string) => `We don't know the Victorian suburb or postcode “${typed}”.`,
  meant: "Did you mean",
  nothingAlike: "Check the spelling or try a bigger town nearby. All stores are listed below.",
  failed: "We can't look up places right now. All stores are listed below."
} as const
