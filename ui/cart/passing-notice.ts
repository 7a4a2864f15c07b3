/** Something that is said for a while and then no more. */
import { runInAction } from "mobx"
import { observed } from "../kit/observed.ts"

export class PassingNotice {
  text: string | undefined = undefined
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private readonly forMs: number

  constructor(forMs: number) {
    this.forMs = forMs
    observed<this, "timer" | "forMs">(this, { timer: false, forMs: false })
  }

  /** What was said before goes at once, and this stays for its whole time. */
  say(text: string) {
    clearTimeout(this.timer)
    this.text = text
    this.timer = setTimeout(() => {
      runInAction(() => {
        this.text = undefined
      })
    }, this.forMs)
  }
}
