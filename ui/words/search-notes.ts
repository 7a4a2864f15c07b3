/** What the page of results says of a query that was not followed to the letter. */
import type { PriceWish } from "../../core/catalogue/search/price-words.ts"
import { dollars } from "../../core/money.ts"

export const searchNotes = {
  /** [FIL-05] In place of a list that is narrowed down to it. */
  boughtUnknown: "We can't look up what you bought before right now. Try again in a minute, or take that filter off.",
  without: (words: ReadonlyArray<string>) => `Showing results without ${words.map((word) => `“${word}”`).join(", ")}.`,
  priceWish: ({ least, most, order }: PriceWish): ReadonlyArray<string> => [
    ...(least !== undefined && most !== undefined ? [`From ${dollars(least)} to ${dollars(most)}.`] : []),
    ...(least === undefined && most !== undefined ? [`Up to ${dollars(most)}.`] : []),
    ...(least !== undefined && most === undefined ? [`From ${dollars(least)}.`] : []),
    ...(order === "cheapest" ? ["Cheapest first."] : []),
    ...(order === "dearest" ? ["Dearest first."] : [])
  ]
} as const
