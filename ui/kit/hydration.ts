/** What a browser kept of the last visit, brought back part by part before any of it is shown or written. */
import { autoObservable } from "./auto-observable.ts"

/** Reads one part of what was kept. */
type RestorePart = () => Promise<unknown>

/** [HYD-01] From pending over in-progress to completed, and never back. */
export class Hydration {
  state: "pending" | "in-progress" | "completed" = "pending"
  private readonly done = Promise.withResolvers<void>()

  constructor() {
    autoObservable<this, "done">(this, { done: false })
  }

  /** Once for a page that has loaded: whatever is started later finds it begun. A part that fails holds up no other. */
  async start(parts: ReadonlyArray<RestorePart>): Promise<void> {
    if (this.state !== "pending") return this.done.promise
    this.state = "in-progress"
    await Promise.allSettled(parts.map((restore) => restore()))
    this.complete()
  }

  get isCompleted(): boolean {
    return this.state === "completed"
  }
  /** Also of a page that brings nothing back. */
  complete() {
    this.state = "completed"
    this.done.resolve()
  }

  /** What shows a part, or writes one, waits for it. */
  whenCompleted(): Promise<void> {
    return this.done.promise
  }
}

/** Of a page that brings nothing back. */
export const completedHydration = (): Hydration => {
  const hydration = new Hydration()
  hydration.complete()
  return hydration
}
