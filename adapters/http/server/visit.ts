/** One visit to a page: the request behind it, the nonce of its scripts, the status that a loader asks for, and the cookies that its calls set. */
import { AsyncLocalStorage } from "node:async_hooks"

export type Visit = {
  readonly request: Request
  readonly nonce: string
  /** The shop's public address, whatever the request calls it. */
  readonly origin: string
  status?: number
  readonly cookies: Array<string>
}

const visits = new AsyncLocalStorage<Visit>()

/** Runs a page's loaders and rendering within its visit, so that visitors never meet. */
export const runInVisit = <A>(visit: Visit, run: () => A): A => visits.run(visit, run)

/** @throws where no page is being made. */
export const currentVisit = (): Visit => {
  const visit = visits.getStore()
  if (!visit) throw new Error("No page is being made.")
  return visit
}
