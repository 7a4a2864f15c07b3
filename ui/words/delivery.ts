/** What the step of the checkout that asks for the delivery says. */

export const deliveryPageWords = {
  pickupTitle: "Where will you collect it?",
  day: "Which day?",
  instructions: "Anything we should know?",
  instructionsHelp: "For example: cut in half, I'm coming with a ute, call me when it's ready",
  chooseBranch: "Choose a store to see the days.",
  chooseDay: "Choose a day.",
  askingDays: "Asking the store when it can be ready…",
  lostDay: (day: string) =>
    `We can't have it ready on ${day} any more. We've picked the next day; change it if you like.`
} as const
