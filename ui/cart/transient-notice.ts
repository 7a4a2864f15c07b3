/** A transient notice: a text that clears itself after a set time. */
import { runInAction } from "mobx"
import { autoObservable } from "../kit/auto-observable.ts"

export class TransientNotice {
  text: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly durationMs: number

  constructor(forMs: number) {
    this.durationMs = forMs
    autoObservable<this, "timer" | "durationMs">(this, { timer: false, durationMs: false })
  }

  /** What was said before goes at once, and this stays for its whole time. */
  show(text: string) {
    clearTimeout(this.timer)
    this.text = text
    this.timer = setTimeout(() => {
      runInAction(() => {
        this.text = undefined
      })
    }, this.durationMs)
  }
}
