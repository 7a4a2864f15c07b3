/** Errors of the page's own scripts, told to the shop. */
import type { ShopClient } from "../../../adapters/client.ts"

/** A page that fails goes on failing: so many of a page are told. */
const MOST_OF_A_PAGE = 5

type Page = Pick<Window, "addEventListener" | "removeEventListener">

const factsOf = (problem: unknown): readonly [string, string | undefined] =>
  problem instanceof Error ? [problem.message, problem.stack] : [String(problem), undefined]

/** Hears of what nobody has caught, for as long as the page is open; answers how to stop. */
export const watchErrors = (page: Page, reportError: ShopClient["reportError"]): (() => void) => {
  const told = new Set<string>()
  const tell = (problem: unknown) => {
    const [message, detail] = factsOf(problem)
    if (told.has(message) || told.size >= MOST_OF_A_PAGE) return
    told.add(message)
    reportError(message, detail)
  }
  const onError = ({ error, message }: ErrorEvent) => tell(error ?? message)
  const onRejection = ({ reason }: PromiseRejectionEvent) => tell(reason)
  page.addEventListener("error", onError)
  page.addEventListener("unhandledrejection", onRejection)
  return () => {
    page.removeEventListener("error", onError)
    page.removeEventListener("unhandledrejection", onRejection)
  }
}
