/** [QUO-03] Where Zip sends a company's contact back to who pays quotes. */
import { createFileRoute } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { searchTexts } from "../../page/search-texts.ts"
import { QuotesZipReturn } from "../../payment/quotes/quotes-result.tsx"
import { titles } from "../../words/titles.ts"

export const Route = createFileRoute("/_shop/_account/my-account/quotes/zip/processing")({
  validateSearch: (search: Record<string, string>) => searchTexts(search, "result", "checkoutId"),
  loader: () => ({
    head: { title: titles.zip, description: titles.zip, path: "/my-account/quotes/zip/processing", noIndex: true }
  }),
  head: loadedHead,
  component: ZipProcessingScreen
})

function ZipProcessingScreen() {
  return <QuotesZipReturn pages="my-account/quotes" search={Route.useSearch()} />
}
