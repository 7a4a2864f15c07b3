/** Whether a visitor lets the shop measure their visit: asked once, kept in the browser, and taken back at any time. */

import { autoObservable } from "../../kit/auto-observable.ts"

type Choice = "granted" | "refused"

/** What of the browser is needed. */
export type ConsentPage = {
  readonly storage: Pick<Storage, "getItem" | "setItem">
  readonly key: string
  /** The browser asks on its own not to be measured. */
  readonly doNotTrack: boolean
}

export class ConsentViewModel {
  choice: Choice | undefined = undefined
  /** Somebody looks at what they chose. */
  isReviewed = false
  private readonly page: ConsentPage

  constructor(page: ConsentPage) {
    this.page = page
    this.choice = this.read()
    autoObservable<this, "page">(this, { page: false })
  }

  /** [ANA-01] Only where it was granted, and never against what the browser asks. */
  get isGranted(): boolean {
    return this.choice === "granted" && !this.page.doNotTrack
  }
  get isAsked(): boolean {
    return !this.page.doNotTrack && (this.choice === undefined || this.isReviewed)
  }

  choose(choice: Choice) {
    this.choice = choice
    this.isReviewed = false
    try {
      this.page.storage.setItem(this.page.key, choice)
    } catch {
      // A browser that keeps nothing is asked again with the next visit.
    }
  }

  /** Whether the page that tells what is measured is open. */
  review(isOpen: boolean) {
    this.isReviewed = isOpen
  }

  private read(): Choice | undefined {
    try {
      const kept = this.page.storage.getItem(this.page.key)
      return kept === "granted" || kept === "refused" ? kept : undefined
    } catch {
      return undefined
    }
  }
}
