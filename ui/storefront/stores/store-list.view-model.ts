/** The list of stores on a page: what was typed, who is open, and where the shopper is once they have said so. */
import { runInAction } from "mobx"
import type { Branch } from "../../../core/stores/branch.ts"
import type { Position } from "../../../core/stores/distance.ts"
import { type ListedStore, listStores } from "../../../core/stores/store-list.ts"
import { autoObservable } from "../../kit/auto-observable.ts"

/** Where the shopper is, as the browser tells it; rejects where they or it won't. */
export type Locate = () => Promise<Position>

export class StoreListViewModel {
  text = ""
  openOnly = false
  near: Position | undefined = undefined
  locating: "no" | "asked" | "refused" = "no"
  private readonly now: number

  /** `now` is the shop's time, epoch milliseconds. */
  constructor(now: number) {
    this.now = now
    autoObservable<this, "now">(this, { now: false })
  }

  /** Nearest first: to where the browser said the shopper is, else to the place that they named. */
  visibleStores(branches: ReadonlyArray<Branch>, named?: Position): ReadonlyArray<ListedStore> {
    return listStores(branches, { text: this.text, openOnly: this.openOnly, near: this.near ?? named }, this.now)
  }

  type(text: string) {
    this.text = text
  }

  showOpenOnly(openOnly: boolean) {
    this.openOnly = openOnly
  }

  showAll() {
    this.text = ""
    this.openOnly = false
  }

  /** The place that was named last decides again. */
  forgetPosition() {
    this.near = undefined
    this.locating = "no"
  }

  /** Nearest first, once the browser has told where the shopper is. */
  async sortByDistance(locate: Locate): Promise<void> {
    this.locating = "asked"
    const near = await locate().catch(() => undefined)
    runInAction(() => {
      this.near = near
      this.locating = near ? "no" : "refused"
    })
  }
}
