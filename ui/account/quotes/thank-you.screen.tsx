/** [QUO-03] A company's quotes are paid: the order that they became. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { useEffect } from "react"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { loadQuotesThanks } from "../../payment/quotes/load-quotes-thanks.ts"
import { QuotesThanks } from "../../payment/quotes/quotes-result.tsx"
import { useQuoteSelection } from "./use-quote-selection.ts"

export const Route = createFileRoute("/_shop/_account/my-account/quotes/thank-you")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "order"),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps: { order } }) => loadQuotesThanks(context.call, "/my-account/quotes/thank-you", order),
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
