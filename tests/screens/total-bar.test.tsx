/** The foot of a sum, drawn as the shop draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { TotalBar } from "../../ui/checkout/total-bar.tsx"
import { cartWords } from "../../ui/words/cart.ts"

const said = (exGst: boolean) =>
  renderToStaticMarkup(<TotalBar total={11_000} gst={1000} exGst={exGst} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()

it("[GST-03] lists the GST before the total where lines exclude it, else says how much GST the total includes", () => {
  expect([said(true), said(false)]).toEqual(["GST $10.00 Total with GST $110.00", "Total $110.00 Includes GST $10.00"])
})

it("[CART-03] a saving reads as taken off already, never as one more step of the sum", () => {
  expect(`${cartWords.savings} ${cartWords.savingsTaken("$14.40")}`).toBe("You saved $14.40, already taken off")
})
