/** What is said where the shop itself could not answer. */

export const busyWords = {
  title: "The shop has more to do than it can at this moment.",
  says: "Please try again in a few seconds."
} as const

export const unavailableWords = {
  title: "Sorry, something went wrong.",
  says: "There was an error, please try again."
} as const

/** `origin` is where the shop is found. */
export const otherHostWords = (origin: string) => ({
  title: "The shop does not go by this name.",
  says: `Its address is ${origin}.`,
  link: { to: origin, text: "Go to the shop" }
})

export const failureWords = { again: "Try again" } as const

/** On its own: every page has it, the answers below few. */
export const unavailableAnswer = "The shop can't answer this just now. Please try again in a moment."

/** What a call is answered that can't be carried out. */
export const answerWords = {
  missing: (what: string) => `${what} could not be found.`,
  unavailable: unavailableAnswer,
  malformed: "Something in the request is not as it should be.",
  tooMany: "Too many requests from here. Wait a while, then try again.",
  malformedMedia: "Media are asked for as a JSON list of source:id:format, at most 40.",
  noMedia: "No media data returned"
} as const

/** What a page says of a call that reached nobody. */
export const offlineWords = {
  title: "You're offline",
  says: "This page needs a connection. Your cart is safe on this device.",
  unreachable: "The shop could not be reached. Check your connection and try again."
} as const
