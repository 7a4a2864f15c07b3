/** What the product page says beside a quantity that a store would rather quote. */
import { numberText } from "../../core/number-text.ts"

export const quoteOfferWords = {
  /** `branch` is the shopper's store, where one is chosen. */
  offer: (from: number, branch: string | undefined) =>
    `For ${numberText(from)} or more, ask ${branch ?? "us"} for a price: we'll check what we can supply, and by when.`,
  call: (phone: string) => `Call ${phone}`
} as const
