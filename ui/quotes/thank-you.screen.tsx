/** [QUO-03] The quote of a link is paid: the order that it became. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { QuotesThanks } from "../payment/quotes/quotes-result.tsx"
import { titles } from "../words/titles.ts"

export const Route = createFileRoute("/_shop/quotes/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "order"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { order } }) => {
    const head = {
      title: titles.quotesThanks,
      description: titles.quotesThanks,
      path: "/quotes/thank-you",
      noIndex: true
    }
    if (!order) return { head }
    const answer = await context.call("GET /orders/order/id/:id", { params: { id: order }, query: {} })
    if (answer.ok) return { head, order: answer.data }
    const isMissing = answer.status === 404 || answer.status === 400
    return { head, ...(isMissing ? {} : { problem: answer.msg }) }
  },
  staleTime: 0,
  head: loadedHead,
  component: ThankYouScreen
})

function ThankYouScreen() {
  const { head: _, ...result } = Route.useLoaderData()
  return <QuotesThanks pages="quotes" {...result} />
}
