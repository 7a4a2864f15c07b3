/** The progress bar of a page that is on its way: when it is seen, and how it ends. */
import { autoObservable } from "../../kit/auto-observable.ts"

/** [ROUTE-12] A page that comes within the first of these shows no bar; the bar takes the second to fill. ms, and px. */
export const progressBar = { throttleMs: 200, durationMs: 5000, heightPx: 2 } as const
/** ms. [ROUTE-13] Once seen, the bar is for 200 at least; a failure is seen longer than what it had become. */
const FULL_MS = 300
const FAILED_MS = 2000

export class RouteProgress {
  phase: "hidden" | "growing" | "full" | "failed" = "hidden"
  private timer: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    autoObservable<this, "timer" | "after">(this, { timer: false, after: false })
  }

  /** Another page was asked for. */
  start() {
    this.phase = "hidden"
    this.after(progressBar.throttleMs, () => {
      this.setPhase("growing")
      this.after(progressBar.durationMs, () => this.finish())
    })
  }

  /** The page is there, or takes longer than any bar can tell. */
  finish() {
    if (this.phase === "failed") return
    this.setPhase(this.phase === "hidden" ? "hidden" : "full")
    this.after(FULL_MS, () => this.setPhase("hidden"))
  }

  /** What came is a page that says what went wrong. */
  fail() {
    this.setPhase("failed")
    this.after(FAILED_MS, () => this.setPhase("hidden"))
  }

  setPhase(phase: RouteProgress["phase"]) {
    this.phase = phase
  }

  private after(ms: number, next: () => void) {
    clearTimeout(this.timer)
    this.timer = setTimeout(next, ms)
  }
}
