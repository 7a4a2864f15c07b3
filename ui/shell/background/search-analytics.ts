/** Tells analytics what a visitor searches for, once the words have stood for a while: while somebody types they change. */
import { type Analytics, searchEntry } from "./analytics.ts"

/** ms. */
const STANDS_AFTER = 1000

type Address = { readonly pathname: string; readonly search: { readonly query?: unknown } }

/** `at` is told of each address in turn; who leaves before the words have stood has found what they looked for. */
export const followSearches = (analytics: Pick<Analytics, "tell">) => {
  let told = ""
  let waiting: { readonly words: string; readonly timer: ReturnType<typeof setTimeout> } | undefined
  const tell = () => {
    if (!waiting) return
    const { words, timer } = waiting
    clearTimeout(timer)
    waiting = undefined
    if (words === told) return
    told = words
    const entry = searchEntry(words)
    if (entry) analytics.tell(entry)
  }
  const at = ({ pathname, search: { query } }: Address) => {
    const words = pathname === "/search" && typeof query === "string" ? query : ""
    if (words === "") {
      tell()
      told = ""
    } else if (words !== waiting?.words) {
      clearTimeout(waiting?.timer)
      waiting = { words, timer: setTimeout(tell, STANDS_AFTER) }
    }
  }
  return { at, stop: () => clearTimeout(waiting?.timer) }
}
