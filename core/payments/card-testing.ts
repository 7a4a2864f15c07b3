/** [T55] Stolen cards are tried by the hundred where a shop lets them: how many may be declined before payments wait. */

/** Who pays, as far as the shop can tell: the browser by its name's hash, and the network address. */
export type Payer = { readonly browser: string; readonly address: string }

/** For so long a declined card counts, milliseconds. */
export const DECLINE_MS = 60 * 60_000

/** So many from one browser, and so many from one address, whatever browsers are used there. */
const MOST = { browser: 5, address: 10 } as const

/** Cards that were declined in the last hour, and those that the provider is trying now, each of which may be declined. */
export type CardTries = { readonly declined: number; readonly underWay: number }
export type CardTriesOf = { readonly [who in keyof typeof MOST]: CardTries }

/** Why no further card is tried: too many were declined already, or would be if those that are being tried are. */
export const cardTriesProblem = (tries: CardTriesOf): "declined" | "under way" | undefined => {
  const each = (["browser", "address"] as const).map((who) => ({ ...tries[who], most: MOST[who] }))
  if (each.some(({ declined, most }) => declined >= most)) return "declined"
  return each.some(({ declined, underWay, most }) => declined + underWay >= most) ? "under way" : undefined
}
