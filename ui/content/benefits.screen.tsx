/** What an account brings, and how to get one. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../parts/page-head.ts"
import { descriptions, titles } from "../words/titles.ts"
import { Page, type PageText } from "./page.tsx"

export const Route = createFileRoute("/_shop/benefits")({
  head: ({ match }) =>
    pageHead(match, { title: titles.benefits, description: descriptions.benefits, path: "/benefits" }),
  component: BenefitsScreen
})

function BenefitsScreen() {
  return <Page page={benefits} />
}

const benefits: PageText = {
  title: "Benefits of an account",
  lead: "Two kinds of account: one for the trade, one for everybody who comes back.",
  sections: [
    {
      heading: "Trade account",
      paragraphs: [
        "Buy now and pay within 30 days from the end of the month, with prices agreed for what you buy most.",
        "Give each of your people a login of their own, and decide what they may see and order."
      ]
    },
    {
      heading: "Loyalty programme",
      paragraphs: ["Five per cent off every shop, in store with your digital card and online when you're logged in."]
    },
    {
      heading: "How to apply",
      paragraphs: [
        "Ask at any branch or call us. For a trade account bring your ABN and two trade references; for the loyalty programme your name and e-mail address are enough.",
        "Already known to us by your e-mail address? Choose “Set Password” where you log in."
      ]
    }
  ]
}
