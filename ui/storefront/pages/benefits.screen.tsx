/** What an account brings, and how to get one. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page/page-head.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { Page, type PageText } from "./page.tsx"

export const Route = createFileRoute("/_shop/benefits")({
  head: (route) => pageHead(route, { title: titles.benefits, description: descriptions.benefits, path: "/benefits" }),
  component: BenefitsScreen
})

function BenefitsScreen() {
  return <Page page={benefits} />
}

const benefits: PageText = {
  title: "Benefits of an account",
  lead: "Trade accounts with credit, and a loyalty programme.",
  sections: [
    {
      heading: "Trade account",
      paragraphs: [
        "30-day credit, end of month, up to your credit limit, and contract prices.",
        "Your administrator manages staff contacts and their permissions."
      ]
    },
    {
      heading: "Loyalty programme",
      paragraphs: ["5% off every shop."]
    },
    {
      heading: "How to apply",
      paragraphs: [
        "Both need a credit application: ask at any store, or call us.",
        "Already a customer? Choose “Set Password / Forgot Password” where you log in."
      ]
    }
  ]
}
