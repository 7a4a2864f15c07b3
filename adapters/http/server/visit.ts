/** One visit to a page: the request behind it, and what the loaders, the calls and the page itself leave for the answer. */
import { AsyncLocalStorage } from "node:async_hooks"

export type Visit = {
  readonly request: Request
  readonly nonce: string
  /** The shop's public address, whatever the request calls it. */
  readonly origin: string
  /** Asked for by a loader. */
  status?: number
  /** Set by the page's calls. */
  readonly cookies: Array<string>
  /** The whole answer of a call, by what it told the page: the page's scripts get that text as it is, not written anew. */
  readonly callTexts: Map<unknown, string>
  /** The page as it was made: an answer that held it would be made into a stream. */
  html?: string
  /** The script that adds the page's scripts once it is drawn. */
  deferredScript?: string
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
