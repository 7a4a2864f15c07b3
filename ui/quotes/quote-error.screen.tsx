/** [QUO-04] Why a quote that was asked for by its link can't be paid, in the words of the six errors. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { parseQuoteNumber } from "../../core/billing/quotes/quote.ts"
import { quoteError } from "../../core/billing/quotes/quote-payment.ts"
import { loadedHead } from "../page/page-head.ts"
import { linkedQuoteWords, quoteErrorWords as words } from "../words/linked-quote.ts"
import styles from "./quotes.module.css"

export const Route = createFileRoute("/_shop/quotes/error")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: ({ deps: { search } }) => ({
    head: { title: words.title, description: words.title, path: "/quotes/error", noIndex: true },
    // What stands in the address is anybody's: a number is shown, and nothing else of it.
    error: quoteError(search.code ?? "unknown", { quoteNo: parseQuoteNumber(search.quote ?? "") ?? "" })
  }),
  head: loadedHead,
  component: QuoteErrorScreen
})

const root = getRouteApi("__root__")

function QuoteErrorScreen() {
  const isMember = root.useLoaderData().member !== undefined
  const { error } = Route.useLoaderData()
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      <p className="notice bad" role="alert">
        {error.msg}
      </p>
      <p className={styles.actions}>
        <Link to="/my-account/quotes" className="btn">
          {linkedQuoteWords.toAccount(isMember)}
        </Link>
        <Link to="/" className="btn quiet">
          {linkedQuoteWords.shop}
        </Link>
      </p>
    </div>
  )
}
