/** [QUO-03] Where Zip sends whoever pays a quote by its link back to. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../page/page-head.ts"
import { searchTexts } from "../page/search-texts.ts"
import { QuotesZipReturn } from "../payment/quotes/quotes-result.tsx"
import { titles } from "../words/titles.ts"

export const Route = createFileRoute("/_shop/quotes/zip/processing")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "result", "checkoutId"),
  loader: () => ({
    head: { title: titles.zip, description: titles.zip, path: "/quotes/zip/processing", noIndex: true }
  }),
  head: loadedHead,
  component: ZipProcessingScreen
})

function ZipProcessingScreen() {
  return <QuotesZipReturn pages="quotes" search={Route.useSearch()} />
}
