/** Whom to call where a great many are wanted, drawn as the product page draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { QuoteOffer } from "../../ui/storefront/product/quote-offer.tsx"

const rowville = { name: "Rowville", phone: "(03) 7010 0125" }

it("the offer of a price by phone names the shopper's store and calls it; without a store it calls the shop", () => {
  const at = (branch: typeof rowville | undefined) =>
    renderToStaticMarkup(<QuoteOffer from={1000} branch={branch} phone="(03) 7010 0100" />)
  expect(at(rowville)).toMatch(/For 1,000 or more, ask Rowville for a price.*href="tel:0370100125".*\(03\) 7010 0125/)
  expect(at(undefined)).toMatch(/ask us for a price.*href="tel:0370100100".*\(03\) 7010 0100/)
})
