/** How goods are brought back. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { descriptions, titles } from "../words/titles.ts"
import { Page } from "./page.tsx"
import { returns } from "./page-texts.ts"

export const Route = createFileRoute("/_shop/returns")({
  head: ({ match }) => pageHead(match, { title: titles.returns, description: descriptions.returns, path: "/returns" }),
  component: ReturnsScreen
})

function ReturnsScreen() {
  return <Page page={returns} />
}
