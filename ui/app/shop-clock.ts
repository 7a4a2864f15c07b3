/** What time it is in the shop, as its pages tell it: a browser's own clock may be a day wrong, and every price would look as if it had run out. */
import { observed } from "./observed.ts"

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

  /** What time a page says it is. */
  hear(now: number) {
    this.ahead = now - Date.now()
  }
}
