/** [T55] How many orders of one shopper wait for their payment, and how much of a thing on clearance those keep from others. */

import { type CardTriesOf, cardTriesProblem } from "../payments/card-testing.ts"
import type { CardRefusal } from "../payments/payment.ts"
import type { Sku } from "../sku.ts"
import { orderWords } from "../words/order.ts"

/** `share` of what is left of a thing, 0 to 1, in hundredths; `orders` that wait at once. */
export type WaitingLimits = { readonly browser: number; readonly address: number; readonly share: number }

/** Of each thing on clearance: pieces that orders which wait hold, and pieces left altogether, with what is held. */
export type ClearanceHolds = ReadonlyMap<Sku, { readonly held: number; readonly left: number }>

/** What waits already: orders of the browser, orders from the address, what those hold, and the cards tried for either. */
export type WaitingOrders = {
  readonly ofBrowser: number
  readonly fromAddress: number
  readonly clearance: ClearanceHolds
  readonly tries: CardTriesOf
}

export type WaitingProblem = { readonly kind: "too-many-declines" | "too-many-waiting"; readonly msg: string }

/** One piece at least. */
const isOverShare = (pieces: number, left: number, share: number): boolean =>
  pieces > Math.max(1, Math.floor(left * share))

/** Why an order was let go whose bank asked for a second step, kept in place of a bank's code. */
export const clearanceLimitRefusal: CardRefusal = { code: "shop_clearance_held" }

/** Whether the orders of a shopper that wait, taken together, hold more of a thing than the share. */
export const isClearanceLimitExceeded = (clearance: ClearanceHolds, { share }: Pick<WaitingLimits, "share">): boolean =>
  [...clearance.values()].some(({ held, left }) => isOverShare(held, left, share))

/**
 * Why an order has to wait until others of the same shopper are paid or let go; nothing where it need not. A first order
 * takes what it wants, as most are paid at once; with others waiting, all of them together hold no more than the share.
 * Where the bank asks for a second step, the first is held to that too: see `isHeldTooMuch`.
 */
export const waitingProblem = (
  waiting: WaitingOrders,
  wanted: ReadonlyArray<{ readonly sku: Sku; readonly pieces: number }>,
  limits: WaitingLimits
): WaitingProblem | undefined => {
  const tries = cardTriesProblem(waiting.tries)
  if (tries === "declined") return { kind: "too-many-declines", msg: orderWords.tooManyDeclines }
  const isMany = waiting.ofBrowser >= limits.browser || waiting.fromAddress >= limits.address
  if (isMany || tries === "under way") return { kind: "too-many-waiting", msg: orderWords.tooManyWaiting }
  const pieces = new Map<Sku, number>()
  for (const { sku, pieces: more } of wanted) pieces.set(sku, (pieces.get(sku) ?? 0) + more)
  const isTooMuch = [...pieces].some(([sku, more]) => {
    const of = waiting.clearance.get(sku)
    return of !== undefined && of.held > 0 && isOverShare(of.held + more, of.left, limits.share)
  })
  return isTooMuch ? { kind: "too-many-waiting", msg: orderWords.clearanceHeld } : undefined
}
