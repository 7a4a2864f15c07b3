/** The texts of the shop's own pages. */
import type { PageText } from "./page.tsx"

export const terms: PageText = {
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
        "Your order is accepted when it has an order number. What was in stock is then put aside for you at your branch.",
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

export const privacy: PageText = {
  title: "Privacy",
  lead: "We keep what an order needs, for as long as the law asks, and nothing to sell to anybody.",
  sections: [
    {
      heading: "What we keep",
      paragraphs: [
        "With an order: your name, e-mail, phone number, what you bought, and how it was paid. Tax law asks us to keep invoices for five years.",
        "In your browser: your cart, the branch you chose, and, until the order is placed, the details you typed. Clearing your browser's data removes them."
      ]
    },
    {
      heading: "Who else sees it",
      paragraphs: [
        "Our payment provider, to take the payment. The branch that fills your order. Nobody else, unless the law requires it."
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

export const returns: PageText = {
  title: "Returns",
  lead: "Bring it back to the branch you got it from, with your order number, within 30 days.",
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
