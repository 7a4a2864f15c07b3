/** What time it is in the shop, as its pages tell it: by a clock that is a day wrong every price and session would have run out. */
import { observed } from "./observed.ts"

/** A clock that is wrong by less makes no difference: a page is told the time before it has come all the way. */
const MATTERS_MS = 60_000

export class ShopClock {
  /** Of the browser's clock, milliseconds. */
  private ahead = 0

  constructor() {
    observed(this, { now: false })
  }

  /** Epoch milliseconds; the browser's own until a page has told it. */
  get now(): number {
    return Date.now() + this.ahead
  }

  /** [T17] What time a page says it is. */
  hear(now: number) {
    const ahead = now - Date.now()
    this.ahead = Math.abs(ahead) > MATTERS_MS ? ahead : 0
  }
}
