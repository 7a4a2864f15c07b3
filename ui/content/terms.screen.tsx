/** What is agreed when something is bought. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { descriptions, titles } from "../words/titles.ts"
import { Page } from "./page.tsx"
import { terms } from "./page-texts.ts"

export const Route = createFileRoute("/_shop/terms")({
  head: ({ match }) => pageHead(match, { title: titles.terms, description: descriptions.terms, path: "/terms" }),
  component: TermsScreen
})

function TermsScreen() {
  return <Page page={terms} />
}
