/** What is agreed when something is bought. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page/page-head.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { Page, type PageText } from "./page.tsx"

export const Route = createFileRoute("/_shop/terms")({
  head: (route) => pageHead(route, { title: titles.terms, description: descriptions.terms, path: "/terms" }),
  component: TermsScreen
})

function TermsScreen() {
  return <Page page={terms} />
}

const terms: PageText = {
  title: "Terms of sale",
  lead: "These terms apply to orders placed on this site. They are short on purpose. Nothing in them takes away rights that Australian Consumer Law gives you.",
  sections: [
    {
      heading: "Prices",
      paragraphs: [
        "Prices are in Australian dollars and include GST unless a page says otherwise. Timber is priced by the lineal metre and sold by the stick; the price of the stick is the metre price times its length.",
        "Prices hold until 6 pm, Melbourne time. The price that counts is the one on the button you press to pay. If a price has changed in the meantime we show you the old and the new one before you pay."
      ]
    },
    {
      heading: "Your order",
      paragraphs: [
        "Your order is accepted when it has an order number. What was in stock is then put aside for you at your store.",
        "If we find that we can't fill a paid order, we call you, and refund what we can't supply to the card you paid with."
      ]
    },
    {
      heading: "Payment",
      paragraphs: [
        "Card payments are taken by our payment provider. Your card's number goes straight to them; we never see or keep it. A tax invoice comes with your confirmation e-mail."
      ]
    },
    {
      heading: "Collection",
      paragraphs: [
        "Bring your order number. Orders are kept for ten working days after they are ready. Timber is a natural product: colour, grain and moisture vary from stick to stick.",
        "Please load safely. We help you load; tying down and the drive are yours."
      ]
    }
  ]
}
