/** What the step of the checkout that asks for the delivery says. */
import type { DeliveryMethod } from "../../core/delivery/quote/delivery-type.ts"

export const deliveryPageWords = {
  method: "How would you like it?",
  deliver: "Deliver it",
  deliverHelp: "To a site, a home or a business",
  collectHelp: "From any store that has a counter",
  address: "Where to?",
  way: "How should it come?",
  cheapest: "Cheapest",
  soonest: "Soonest",
  onChosenDay: "On the day you choose",
  wayHelp: "Type the postcode to see what each way costs.",
  askingWays: "Working out what delivery costs…",
  from: "Leaves from",
  day: "Which day?",
  time: "What time?",
  moreDays: (count: number) => `Show ${count} more days`,
  instructions: "Anything we should know?",
  chooseBranch: "Choose a store to see the days.",
  chooseDay: "Choose a day.",
  chooseAddress: "Finish the address to see the days.",
  askingDays: "Asking the store when it can be ready…",
  askingDelivery: "Asking the store when it can be there…",
  firstTruck: (day: string, branch: string) => `Our truck can be there from ${day}. It leaves from ${branch}.`,
  undated: (time: string, branch: string) => `${time}, from ${branch}.`,
  crane: "I need a crane to lift it off",
  craneHelp: (fee: string) =>
    `A crane truck costs more, and ${fee} a lift. Tell us below about overhead wires, slope and how wide the access is.`,
  craneNeeded: "Part of your order is too heavy to lift by hand, so it comes on a crane truck.",
  country: "Country",
  lostDay: (day: string) =>
    `We can't have it ready on ${day} any more. We've picked the next day; change it if you like.`,
  lostDelivery: (day: string) =>
    `We can't bring it on ${day} any more. We've picked the next day; change it if you like.`
} as const

type MethodWords = {
  /** As it is chosen, and as the summary of the order calls it. */
  readonly name: string
  /** The page's own heading. */
  readonly title: string
  readonly instructionsHelp: string
}

const toAddress = {
  title: "Where should we bring it?",
  instructionsHelp: "For example: gate code, call on arrival, put it on the left of the driveway"
} as const

/** [DEL-04] A method without its words does not compile. */
export const deliveryMethodWords: Readonly<Record<DeliveryMethod, MethodWords>> = {
  pickup: {
    name: "Click and collect",
    title: "Where will you collect it?",
    instructionsHelp: "For example: cut in half, I'm coming with a ute, call me when it's ready"
  },
  delivery: { name: "Delivery by our truck", ...toAddress },
  uber: { name: "Uber", ...toAddress },
  national: { name: "Parcel", ...toAddress },
  international: { name: "Parcel to another country", ...toAddress }
}
