/** What the cart says. */
import { numberText } from "../../core/number-text.ts"

export const cartWords = {
  title: "Your cart",
  empty: "Your cart is empty",
  emptyHelp: "Find what you need by name, size or SKU, or start from a category.",
  loading: "Getting your cart…",
  removed: (name: string) => `${name} removed.`,
  undo: "Undo",
  remove: "Remove",
  product: "Product",
  quantity: "Quantity",
  unitPrice: "Price",
  total: "Total",
  subtotal: "Subtotal",
  gst: "Includes GST",
  subtotalExGst: "Subtotal, excludes GST",
  gstAdded: "GST",
  totalIncGst: "Total with GST",
  savings: "You saved",
  savingsTaken: (amount: string) => `${amount}, already taken off`,
  waitsUntil: (day: string) => `As it stands, the whole order waits until ${day}.`,
  /** A name may hold commas of its own. */
  waitsFor: (names: ReadonlyArray<string>) =>
    `${names.length === 1 ? "This line takes that long" : "These lines take that long"}: ${names.join("; ")}.`,
  restToday: "Collect the rest today",
  restOn: (day: string) => `Collect the rest on ${day}`,
  splitHelp: (lines: number) =>
    `${lines === 1 ? "One line moves" : `${lines} lines move`} to Saved for later in your cart, ready for a second order. Nothing is lost.`,
  /** Of stores near by that have all pieces of a line. */
  allElsewhere: (stores: ReadonlyArray<string>, pieces: number) =>
    `${new Intl.ListFormat("en-AU").format(stores)} ${stores.length === 1 ? "has" : "have"} ${pieces === 1 ? "it" : `all ${numberText(pieces)}`} now.`,
  savedTitle: "Saved for later",
  savedHelp:
    "Not part of this order. Kept in this browser only, like your cart. Move a line back when you want it; we'll check its price then.",
  collectInstead: "Collect it from a store",
  saveForLater: "Save for later",
  saveLine: (name: string) => `Save for later: ${name}`,
  lineSaved: (name: string) => `${name} is saved for later, below your cart.`,
  lineMoved: (name: string) => `${name} is back in your cart.`,
  notMoved: (name: string) =>
    `${name} can't be put together with what's there: it comes to more than one line can hold.`,
  /** Beneath the lines: nobody looks for it on another device. */
  keptHere: "Your cart is kept in this browser. On another device you start a new one, logged in or not.",
  moveToCart: "Move to cart",
  moveLine: (name: string) => `Move to cart: ${name}`,
  removeSaved: (name: string) => `Remove ${name} from Saved for later`,
  pickup: "Click and collect",
  free: "Free",
  weight: "Weight",
  lightest: "Under 0.1 kg",
  checkout: "Continue to checkout",
  keepShopping: "Keep shopping",
  priceChanged: (was: string, now: string) => `Was ${was}, now ${now}`,
  pricesChanged: "Some prices have changed since you last looked. They're marked below, old and new.",
  pricesForBuyer: (company: string | undefined, changed: number) =>
    `${company === undefined ? "You're logged in" : `You're buying for ${company}`} now: ${changed === 1 ? "one price has changed. It's" : `${changed} prices have changed. They're`} marked below, old and new.`,
  pricesSame: "They're all the same.",
  tryAgain: "Try again",
  pricesHelp: "We couldn't check prices just now. Your cart is safe; try again in a moment.",
  stopped: {
    lines: "Fix the marked lines to go on.",
    prices: "We couldn't check these prices just now.",
    expired: "These prices ran out at 6 pm."
  },
  offline: "You're offline. We'll check the prices as soon as you're back.",
  outdated: "not up to date",
  outdatedLine: (quantity: string) => `for ${quantity}, not up to date`,
  notKnown: "–",
  renewed: "Prices hold until 6 pm each day, so we've just checked yours again.",
  checkAgain: "Check prices again",
  repricing: "Checking prices…",
  removeLine: (name: string) => `Remove ${name} from the cart`,
  wrongQuantity: (isMetres: boolean) =>
    isMetres ? "Type metres from 0.01 to 99,999, with up to two decimals." : "Type a quantity from 1 to 99,999.",
  askRemove: "Remove this line?",
  sureRemove: "Remove it",
  keepIt: "Keep it"
} as const
