/** How goods are brought back. */
import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "../../page/page-head.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { Page, type PageText } from "./page.tsx"

export const Route = createFileRoute("/_shop/returns")({
  head: (route) => pageHead(route, { title: titles.returns, description: descriptions.returns, path: "/returns" }),
  component: ReturnsScreen
})

function ReturnsScreen() {
  return <Page page={returns} />
}

const returns: PageText = {
  title: "Returns",
  lead: "Bring it back to the store you got it from, with your order number, within 30 days.",
  sections: [
    {
      heading: "Changed your mind",
      paragraphs: [
        "Unused goods in a saleable condition are refunded to the card you paid with. Timber must be full length, dry and straight as we sold it.",
        "We can't take back goods that were cut, tinted, mixed or ordered in for you, unless something is wrong with them."
      ]
    },
    {
      heading: "Something wrong",
      paragraphs: [
        "If goods are faulty, not as described or don't do what we said they would, you have a right to a repair, a replacement or a refund under Australian Consumer Law, however long ago you bought them within reason. Tell us before you use or fix them in place."
      ]
    },
    {
      heading: "How long a refund takes",
      paragraphs: [
        "We refund on the day we receive the goods. Your bank usually shows it within three to five business days."
      ]
    }
  ]
}
