/** How goods are brought back. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { Page } from "./page.tsx"
import { returns } from "./page-texts.ts"

export const Route = createFileRoute("/_shop/returns")({
  head: ({ match }) => pageHead(match, { title: returns.title, description: returns.description, path: "/returns" }),
  component: ReturnsScreen
})

function ReturnsScreen() {
  return <Page page={returns} />
}
