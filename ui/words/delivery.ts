/** What the step of the checkout that asks for the delivery says. */
import type { QuotedMethod } from "../../core/delivery/quote/delivery-type.ts"

export const deliveryPageWords = {
  method: "How would you like it?",
  day: "Which day?",
  instructions: "Anything we should know?",
  chooseBranch: "Choose a store to see the days.",
  chooseDay: "Choose a day.",
  askingDays: "Asking the store when it can be ready…",
  lostDay: (day: string) =>
    `We can't have it ready on ${day} any more. We've picked the next day; change it if you like.`
} as const

type MethodWords = {
  /** As it is chosen, and as the summary of the order calls it. */
  readonly name: string
  /** The page's own heading. */
  readonly title: string
  readonly instructionsHelp: string
}

/** [DEL-04] A method without its words does not compile. */
export const deliveryMethodWords: Readonly<Record<QuotedMethod, MethodWords>> = {
  pickup: {
    name: "Click and collect",
    title: "Where will you collect it?",
    instructionsHelp: "For example: cut in half, I'm coming with a ute, call me when it's ready"
  }
}
