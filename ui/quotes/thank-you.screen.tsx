/** [QUO-03] The quote of a link is paid: the order that it became. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { loadQuotesThanks } from "../payment/quotes/load-quotes-thanks.ts"
import { QuotesThanks } from "../payment/quotes/quotes-result.tsx"

export const Route = createFileRoute("/_shop/quotes/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "order"),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { order } }) => loadQuotesThanks(context.call, "/quotes/thank-you", order),
  staleTime: 0,
  head: loadedHead,
  component: ThankYouScreen
})

function ThankYouScreen() {
  const { head: _, ...result } = Route.useLoaderData()
  return <QuotesThanks pages="quotes" {...result} />
}
