/** [T55] Stolen cards are tried by the hundred where a shop lets them: how many may be declined before payments wait. */
import type { Limit } from "../rate-limit/limit.ts"

/** Who pays, as far as the shop can tell: the browser by its name's hash, and the network address. */
export type Payer = { readonly browser: string; readonly address: string }

const HOUR = 60

/** In an hour: so many from one browser, and so many from one address, whatever browsers are used there. */
const MOST = { browser: 5, address: 10 } as const

/** What a declined card counts under. */
export const declineLimits = ({ browser, address }: Payer): readonly [Limit, Limit] => [
  { key: `declined by browser ${browser}`, most: MOST.browser, minutes: HOUR },
  { key: `declined from ${address}`, most: MOST.address, minutes: HOUR }
]
