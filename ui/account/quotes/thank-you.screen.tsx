/** [QUO-03] A company's quotes are paid: the order that they became. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { QuotesThanks } from "../../payment/quotes/quotes-result.tsx"
import { titles } from "../../words/titles.ts"
import { useQuoteSelection } from "./use-quote-selection.ts"

export const Route = createFileRoute("/_shop/_account/my-account/quotes/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "order"),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { order } }) => {
    const head = {
      title: titles.quotesThanks,
      description: titles.quotesThanks,
      path: "/my-account/quotes/thank-you",
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

const root = getRouteApi("__root__")

/** What was chosen is paid. */
const useClearedSelection = (isPaid: boolean) => {
  const selection = useQuoteSelection(root.useLoaderData().member)
  useEffect(() => {
    if (isPaid) selection?.clear()
  }, [isPaid, selection])
}

function ThankYouScreen() {
  const { head: _, ...result } = Route.useLoaderData()
  useClearedSelection(result.order !== undefined)
  return <QuotesThanks pages="my-account/quotes" {...result} />
}
