/** [QUO-03] Waiting for the bank to say how a company's payment of quotes went. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { PendingQuotes } from "../../payment/quotes/quotes-result.tsx"
import { titles } from "../../words/titles.ts"

export const Route = createFileRoute("/_shop/_account/my-account/quotes/pending")({
  validateSearch: (search: Record<string, string>) =>
    searchTexts(search, "payment_intent", "token", "refid", "cancelled"),
  loader: () => ({
    head: { title: titles.pending, description: titles.pending, path: "/my-account/quotes/pending", noIndex: true }
  }),
  head: loadedHead,
  component: PendingScreen
})

function PendingScreen() {
  return <PendingQuotes pages="my-account/quotes" search={Route.useSearch()} />
}
