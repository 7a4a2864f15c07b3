/** What the shop knows about its visitors. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { descriptions, titles } from "../words/titles.ts"
import { Page } from "./page.tsx"
import { privacy } from "./page-texts.ts"

export const Route = createFileRoute("/_shop/privacy")({
  head: ({ match }) => pageHead(match, { title: titles.privacy, description: descriptions.privacy, path: "/privacy" }),
  component: PrivacyScreen
})

function PrivacyScreen() {
  return <Page page={privacy} />
}
