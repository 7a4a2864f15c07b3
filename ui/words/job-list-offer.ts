/** What is said where something can be put into a job list: on a product, in the cart, on a card. */

export const jobListOfferWords = {
  add: "Add to a job list",
  saveCart: "Save the cart as a job list",
  title: "Job lists",
  choose: (lines: number) => `Put ${lines === 1 ? "it" : `these ${lines} lines`} into`,
  linesCount: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  newName: "A new list called",
  create: "Start the list",
  adding: "Adding…",
  loading: "Getting your lists…",
  added: (lines: number, name: string) => `${lines === 1 ? "It is" : `${lines} lines are`} in ${name}.`,
  open: (name: string) => `Open ${name}`,
  failed: "Your lists couldn't be loaded.",
  loggedOut: "Your session is over. Log in again to use your lists.",
  retry: "Try again",
  none: "You have no lists yet."
} as const
