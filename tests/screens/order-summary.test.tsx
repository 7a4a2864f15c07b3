/** The summary of what is being bought and the foot of its sum, drawn as the checkout draws them. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { initialCheckout } from "../../core/ordering/checkout/checkout.ts"
import { isPriced, type PricedLine } from "../../core/pricing/price.ts"
import { priceLine } from "../../core/pricing/price-line.ts"
import { unitCodes, unitLabels } from "../../core/units/unit.ts"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { OrderSummary } from "../../ui/checkout/order-summary.tsx"
import { TotalBar } from "../../ui/checkout/total-bar.tsx"
import { cartWords } from "../../ui/words/cart.ts"
import * as lines from "../core/ordering/cart/lines.ts"
import { box, guest, monday } from "../core/pricing/listed.ts"

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()

const said = (exGst: boolean) => textOf(renderToStaticMarkup(<TotalBar total={11_000} gst={1000} exGst={exGst} />))

it("[GST-03] lists the GST before the total where lines exclude it, else says how much GST the total includes", () => {
  expect([said(true), said(false)]).toEqual(["GST $10.00 Total with GST $110.00", "Total $110.00 Includes GST $10.00"])
})

it("[CART-03] a saving reads as taken off already, never as one more step of the sum", () => {
  expect(`${cartWords.savings} ${cartWords.savingsTaken("$14.40")}`).toBe("You saved $14.40, already taken off")
})

const atBranch = { state: initialCheckout, delivery: { method: "pickup" } }

/** The summary as it is drawn. */
const drawn = async (items: ReadonlyArray<typeof lines.screws>, chosen: object = atBranch) => {
  const prices = {
    isLoading: false,
    lastKnownPrice: (item: typeof lines.screws) => item.pricing,
    previousPriceOf: () => undefined
  }
  const checkout = {
    cart: { items, prices, showsExGst: false, displayedAmount: (cents: number) => cents },
    ...chosen
  } as unknown as CheckoutViewModel
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => ({ branches: [] }),
      component: () => <OrderSummary checkout={checkout} />
    }),
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

/** Each line of the summary as it is drawn. */
const linesOf = async (items: ReadonlyArray<typeof lines.screws>) =>
  [...(await drawn(items)).matchAll(/<li>(.*?)<\/li>/gs)].map(([, line = ""]) => line)

it.each([
  ["while the address is not whole", undefined, [], "Enter your address to see the fee"],
  ["while its quote is asked for", {}, [], "–"],
  ["once it is quoted", {}, ["ute"], "$45.00"]
])("[DEL-05] what the delivery costs is said %s", async (_, destination, vehicles, said) => {
  const details = { ...initialCheckout.delivery.details, vehicles, deliveryTotal: vehicles.length > 0 ? 4_500 : 0 }
  const state = { ...initialCheckout, delivery: { ...initialCheckout.delivery, type: "delivery", details } }
  const html = await drawn([lines.screws], { state, delivery: { method: "delivery", destination } })
  expect(textOf(html)).toContain(`Delivery by our truck ${said}`)
})

it("[UOM-01] a line says how much there is in the checkout's words, of every unit, one or many", async () => {
  const items = unitCodes.flatMap((uom) => [1, 3].map((qtyRaw) => ({ ...lines.screws, erpId: uom, uom, qtyRaw })))
  expect((await linesOf(items)).map(textOf)).toEqual(
    unitCodes.flatMap((uom) => {
      const { one, many } = unitLabels(uom).checkout
      return [`Screws 1 ${one}`, `Screws 3 ${many}`]
    })
  )
})

it("[UOM-04] a line in mixed lengths says the one that was chosen, and none of 1", async () => {
  const mixed = { ...lines.timber, inventory: { ...lines.timber.inventory, isRandomLength: true } }
  const named = await linesOf([
    { ...mixed, length: 3.6 },
    { ...mixed, length: 1, qtyRaw: 1 }
  ])
  expect(named.map(textOf)).toEqual(["Screws 3.6 m 7 sticks", "Screws 1 stick"])
})

it("[PRC-09] a line that is cheaper than retail has what it would have come to struck beside its total", async () => {
  const priced = (retail: number): PricedLine => {
    const answer = priceLine({ ...box, retail }, { sku: box.sku, qty: 2, uom: "BX|1" }, guest, monday)
    return isPriced(answer) ? answer : expect.fail(answer.msg)
  }
  const usual = priced(1000)
  const [plain, cheaper] = await linesOf([
    { ...lines.screws, pricing: usual },
    { ...lines.screws, erpId: "B", pricing: { ...usual, unitPrice: 900, linePrice: 1800 } }
  ])
  expect(plain).not.toMatch(/<s[ >]/)
  expect(cheaper).toMatch(/\$18\.00<s [^>]*>\$20\.00<\/s>/)
})
