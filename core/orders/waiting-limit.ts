/** [T55] How much of a thing on clearance one shopper may keep from others by orders that wait for their payment. */
import type { Sku } from "../catalogue/product.ts"
import { orderWords } from "../words/order.ts"

/** `share` of what is left of a thing, 0 to 1, in hundredths; `orders` that wait at once. */
export type WaitingLimits = { readonly browser: number; readonly address: number; readonly share: number }

/** What waits already: orders of the browser, orders from the address, and what those hold of things on clearance. */
export type WaitingOrders = {
  readonly ofBrowser: number
  readonly fromAddress: number
  /** Pieces by thing: held by them, and left of it altogether, with what is held. */
  readonly clearance: ReadonlyMap<Sku, { readonly held: number; readonly left: number }>
}

/**
 * Why an order has to wait until others of the same shopper are paid or let go; nothing where it need not. A first order
 * takes what it wants; with others waiting, all of them together hold no more than the share, and one piece at least.
 */
export const waitingProblem = (
  waiting: WaitingOrders,
  wanted: ReadonlyArray<{ readonly sku: Sku; readonly pieces: number }>,
  limits: WaitingLimits
): string | undefined => {
  if (waiting.ofBrowser >= limits.browser || waiting.fromAddress >= limits.address) return orderWords.tooManyWaiting
  const pieces = new Map<Sku, number>()
  for (const { sku, pieces: more } of wanted) pieces.set(sku, (pieces.get(sku) ?? 0) + more)
  const isTooMuch = [...pieces].some(([sku, more]) => {
    const of = waiting.clearance.get(sku)
    return of !== undefined && of.held > 0 && of.held + more > Math.max(1, Math.floor(of.left * limits.share))
  })
  return isTooMuch ? orderWords.clearanceHeld : undefined
}
