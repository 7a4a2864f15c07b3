/** The way to install the shop as an app: whether it can be offered here, and what was chosen. */
import { autoObservable } from "../../kit/auto-observable.ts"

export type InstallChoice = "accepted" | "dismissed"

/** How this browser installs: by hand in three steps, by a prompt of its own, or not at all. */
export type InstallWay =
  | { readonly is: "steps" }
  | { readonly is: "prompt"; readonly ask: () => Promise<InstallChoice> }

/** What of the browser is needed. */
export type InstallPage = {
  readonly storage: Pick<Storage, "getItem" | "setItem">
  readonly key: string
  /** Undefined where the shop runs as an app already, or no page can be installed; looked at when it is wanted. */
  readonly way: () => InstallWay | undefined
}

export class InstallViewModel {
  isOpen = false
  choice: InstallChoice | undefined = undefined
  way: InstallWay | undefined = undefined
  private readonly page: InstallPage

  constructor(page: InstallPage) {
    this.page = page
    this.choice = this.read()
    autoObservable<this, "page">(this, { page: false, way: false })
  }

  /** [APP-01] By itself, as from the code in a store: never again once it was accepted or dismissed. Answers whether it has begun. */
  start(): boolean {
    if (this.choice !== undefined) return false
    return this.open()
  }

  /** Because somebody asks for it, whatever they chose before. */
  open(): boolean {
    this.way = this.page.way()
    this.isOpen = this.way !== undefined
    return this.isOpen
  }

  /** By the browser's own prompt, where it has one; a step by hand is as good as done. */
  async accept(): Promise<void> {
    const { way } = this
    this.choose(way?.is === "prompt" ? await way.ask() : "accepted")
  }

  dismiss() {
    this.choose("dismissed")
  }

  choose(choice: InstallChoice) {
    this.choice = choice
    this.isOpen = false
    try {
      this.page.storage.setItem(this.page.key, choice)
    } catch {
      // A browser that keeps nothing may be asked again with its next visit.
    }
  }

  private read(): InstallChoice | undefined {
    try {
      const stored = this.page.storage.getItem(this.page.key)
      return stored === "accepted" || stored === "dismissed" ? stored : undefined
    } catch {
      return undefined
    }
  }
}
