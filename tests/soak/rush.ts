/** Fifty buyers who press the button at the same moment for the last ten of a thing: how long it takes, and how many get one. */
import type { RequestedItem, shopperAt } from "../api/ordering/shopper.ts"

export const BUYERS = 50
export const REMAINING_PIECES = 10

/** Each buyer is another, made by `buyerOf`; right if exactly ten are sold and everybody else is told that none is left. */
export const rush = async (buyerOf: () => ReturnType<typeof shopperAt>, last: RequestedItem) => {
  const ready = await Promise.all(
    Array.from({ length: BUYERS }, async () => {
      const buyer = buyerOf()
      return { buyer, ...(await buyer.prepare([last])) }
    })
  )
  const from = performance.now()
  const answers = await Promise.all(ready.map(({ buyer, form, intentId, token }) => buyer.place(form, intentId, token)))
  const seconds = (performance.now() - from) / 1000
  const sold = answers.filter(({ status }) => status === 200).length
  const refused = answers.filter(({ code }) => code === "NOT_ENOUGH_STOCK").length
  return { seconds, sold, refused, isRight: sold === REMAINING_PIECES && refused === BUYERS - REMAINING_PIECES }
}
