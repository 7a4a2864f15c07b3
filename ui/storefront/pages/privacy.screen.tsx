/** What the shop knows about its visitors. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page/page-head.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { Page, type PageText } from "./page.tsx"

export const Route = createFileRoute("/_shop/privacy")({
  head: (route) => pageHead(route, { title: titles.privacy, description: descriptions.privacy, path: "/privacy" }),
  component: PrivacyScreen
})

function PrivacyScreen() {
  return <Page page={privacy} />
}

const privacy: PageText = {
  title: "Privacy",
  lead: "We keep what an order needs, for as long as the law asks, and nothing to sell to anybody.",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "With an order: your name, e-mail, phone number, what you bought, and how it was paid. Tax law asks us to keep invoices for five years.",
        "In your browser: your cart, the store you chose, and, until the order is placed, the details you typed. Clearing your browser's data removes them."
      ]
    },
    {
      heading: "Who else sees it",
      paragraphs: [
        "Our payment provider, to take the payment. The store that fills your order. Nobody else, unless the law requires it."
      ]
    },
    {
      heading: "Your say",
      paragraphs: [
        "You can ask what we hold about you, have it corrected, or have it removed where the law lets us. Write to us or call; you will hear back within 30 days. If you are not happy with our answer you can go to the Office of the Australian Information Commissioner."
      ]
    }
  ]
}
