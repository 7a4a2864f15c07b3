/** The server's clock as seen by the browser: corrects for a device clock that is off, so that prices and sessions do not expire wrongly. */
import { autoObservable } from "./auto-observable.ts"

/** A clock that is wrong by less makes no difference: a page is told the time before it has come all the way. */
const MIN_OFFSET_MS = 60_000

export class ShopClock {
  /** Of the browser's clock, milliseconds. */
  private offsetMs = 0

  constructor() {
    autoObservable(this, { now: false })
  }

  /** Epoch milliseconds; the browser's own until a page has told it. */
  get now(): number {
    return Date.now() + this.offsetMs
  }

  /** [T17] What time a page says it is. */
  syncClock(now: number) {
    const offsetMs = now - Date.now()
    this.offsetMs = Math.abs(offsetMs) > MIN_OFFSET_MS ? offsetMs : 0
  }
}
