/** Asking once more for what a page could not show: one asking at a time, and whether it is under way. */
import { runInAction } from "mobx"
import { autoObservable } from "./auto-observable.ts"

export class TryAgainViewModel {
  isTrying = false
  private readonly ask: () => Promise<void>

  constructor(ask: () => Promise<void>) {
    this.ask = ask
    autoObservable(this)
  }

  /** Pressed again meanwhile it asks no second time. */
  async tryAgain(): Promise<void> {
    if (this.isTrying) return
    this.isTrying = true
    try {
      await this.ask()
    } finally {
      runInAction(() => {
        this.isTrying = false
      })
    }
  }
}
