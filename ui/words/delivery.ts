/** What the step of the checkout that asks for the delivery says. */
import type { DeliveryMethod } from "../../core/delivery/quote/delivery-type.ts"
import { craneDelivery } from "../../core/words/sales-order.ts"

export const deliveryPageWords = {
  method: "How would you like it?",
  deliver: "Deliver it",
  deliverHelp: "To a site, a home or a business",
  collectHelp: "From any store that has a counter",
  address: "Where to?",
  usedAddress: "An address of an earlier order",
  chooseUsed: "Choose one, or type it below",
  lineHelp: "Or all of it in one line: 12 Smith Street, Rowville VIC 3178",
  unknownSuburb: (suburb: string, isAnyMeant: boolean) =>
    `We know no ${suburb}. ${isAnyMeant ? "Is it one of these?" : "Check it, or type suburb, state and postcode below."}`,
  way: "How should it come?",
  cheapest: "Cheapest",
  soonest: "Soonest",
  onChosenDay: "On the day you choose",
  fromDay: (day: string) => `From ${day}, on the day you choose`,
  noWay: "We can't bring all of this to that address. You can:",
  bringTheRest: (lines: number) => (lines === 1 ? "Leave that line for later" : `Leave ${lines} lines for later`),
  leaveLine: "Leave it for later",
  restHelp: (names: ReadonlyArray<string>) => `Can't be brought there: ${names.join("; ")}.`,
  longestLead: (item: string, time: string) => `Takes the longest: ${item} (${time}).`,
  checkPostcode: "Check the postcode.",
  wayHelp: "Type the postcode to see what each way costs.",
  waysExGst: "What each way costs, excludes GST.",
  askingWays: "Working out what delivery costs…",
  from: "Leaves from",
  day: "Which day?",
  time: "What time?",
  moreDays: (count: number) => `Show ${count} more days`,
  addNote: "Add a note",
  instructions: "Anything we should know?",
  chooseBranch: "Choose a store to see the days.",
  chooseDay: "Choose a day.",
  chooseAddress: "Finish the address to see the days.",
  askingDays: "Asking the store when it can be ready…",
  askingDelivery: "Asking the store when it can be there…",
  firstTruck: (day: string, branch: string) => `Our truck can be there from ${day}. It leaves from ${branch}.`,
  /** Where some lines make a whole delivery wait. */
  restSooner: "Have the rest brought sooner",
  /** How long it takes stands at its way already. */
  leavesFrom: (branch: string) => `It leaves from ${branch}.`,
  fromTo: (first: string, last: string) => `${first} to ${last}`,
  crane: "I need a crane to lift it off",
  cranePrice: (extra: string) => `+${extra}`,
  craneHelp: "For packs, beams and anything over a fence. Crane trucks come on weekdays, not before 8 am.",
  craneNeeded: "Part of your order is too heavy to lift by hand, so it comes on a crane truck.",
  addToAddress: "Add a unit, or another country",
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

/** [DEL-04] [DEL-07] What a way is called to whoever has chosen it. */
export const chosenWayName = (method: DeliveryMethod, hasCrane: boolean): string =>
  method === "delivery" && hasCrane ? craneDelivery : deliveryMethodWords[method].name
