/** What stands in the way of paying or ordering, as each part of a page draws it. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import type { ComponentProps, ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { zipWords } from "../../core/words/payment.ts"
import { stockFailureWords } from "../../core/words/stock-failure.ts"
import { PayInvoices } from "../../ui/account/invoices/pay-invoices.tsx"
import { LineProblem } from "../../ui/checkout/cart-line-parts.tsx"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { CreditNotice } from "../../ui/checkout/credit-notice.tsx"
import { CardForm } from "../../ui/payment/card-form.tsx"
import { CardPayment } from "../../ui/payment/card-payment.tsx"
import { MethodChoice } from "../../ui/payment/method-choice.tsx"
import { ZipReturn } from "../../ui/payment/zip-return.tsx"
import type { ZipReturnViewModel } from "../../ui/payment/zip-return.view-model.ts"
import { FormView } from "../../ui/storefront/blocks/form/form-view.tsx"
import { RestockFields } from "../../ui/storefront/product/restock-form.tsx"
import { SearchOffers } from "../../ui/storefront/search/search-offers.tsx"

/** On a page, where links lead somewhere. */
const drawn = async (element: ReactNode, shopfront: object = {}): Promise<string> => {
  const router = createRouter({
    routeTree: createRootRoute({ loader: () => shopfront, component: () => element }),
    context: {},
    history: createMemoryHistory({ initialEntries: ["/"] })
  })
  await router.load()
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")

it("[PAY-03] [PAY-10] a way to pay that is not offered can't be chosen, and says why in the place of its help", async () => {
  const problem = "PayPal Pay in 4 stops at $2,000.00. Please pay another way."
  const offers = {
    current: { total: 200_001, offers: [{ method: "card" }, { method: "paypal", problem }] },
    chosen: "card"
  }
  const html = await drawn(
    <MethodChoice offers={offers as unknown as ComponentProps<typeof MethodChoice>["offers"]} disabled={false} />
  )
  expect(textOf(html)).toContain(`|PayPal Pay in 4|${problem}|`)
  const radio = (method: string) => new RegExp(`<input[^>]*value="${method}"[^>]*>`).exec(html)?.[0]
  expect(radio("paypal")).toContain("disabled")
  expect(radio("card")).not.toContain("disabled")
})

it.each([
  { is: "validating", msg: "Validating payment" },
  { is: "validated", msg: "Details validated" },
  { is: "finishing", msg: "Finishing order" }
] as const)("[PAY-04] the return page that is $is says $msg, with the three steps in their order", async (page) => {
  const html = await drawnReturn(page)
  expect(textOf(html)).toContain(`|${page.msg}|Validating payment|Details validated|Finishing order|`)
  expect(/aria-current="step"><b>(.*?)</.exec(html)?.[1]).toBe(page.msg)
})

it.each([
  ["cancelled", zipWords.cancelled],
  ["rejected", zipWords.rejected],
  ["referred", zipWords.referred],
  ["failed", zipWords.invalidStatus]
] as const)("[PAY-04] the return page that ends %s says so: %s", async (is, msg) => {
  const html = await drawnReturn({ is, errorCode: "invalid_status", msg })
  expect(/role="alert">(.*?)</.exec(html)?.[1]?.replaceAll("&#x27;", "'")).toBe(msg)
  expect(textOf(html).includes("Another way to pay")).toBe(is !== "referred")
})

const drawnReturn = (page: ZipReturnViewModel["page"]) => {
  const make = () => ({ page }) as unknown as ZipReturnViewModel
  return drawn(<ZipReturn make={make} goTo={() => undefined} otherWay="Another way to pay" />)
}

it("the button says what is paid, and no amount while none is known", async () => {
  const drawnWith = (amount: number) => {
    const payment = { status: "preparing", refusals: 0, amount } as unknown as ComponentProps<
      typeof CardPayment
    >["payment"]
    const entry = { cardProblems: {} } as unknown as ComponentProps<typeof CardPayment>["entry"]
    const ignored = () => undefined
    return drawn(<CardPayment payment={payment} entry={entry} onPay={ignored} onPrepare={ignored} back={null} />)
  }
  expect(textOf(await drawnWith(57_726))).toContain("|Pay $577.26|")
  expect(textOf(await drawnWith(0))).toContain("|Pay|")
})

it("[CMS-03] a field that another answer asks for is drawn for who has no scripts alone", async () => {
  const field = { label: "Order number", type: "text", isRequired: false, isHidden: false }
  const form = {
    id: 1,
    title: "Write to us",
    submit: "Send",
    fields: [
      { ...field, key: "name", label: "Your name" },
      { ...field, key: "order", showWhen: { key: "name", value: "x" } }
    ]
  } as unknown as ComponentProps<typeof FormView>["form"]
  const html = await drawn(<FormView form={form} isSent={false} />)
  const [before = "", after = ""] = html.split(/<div class="[^"]*withoutScripts[^"]*">/)
  expect([before.includes("Your name"), after.includes("Order number")]).toEqual([true, true])
})

it("[VAL-05] each field of a card that is wrong says so beside it", async () => {
  const payment = {
    card: { number: "1", expiry: "13/20", cvc: "1", name: "" },
    cardProblems: { number: "Invalid card number", expiry: "Invalid expiry date", cvc: "Invalid CVC" },
    type: () => undefined
  }
  const html = await drawn(<CardForm payment={payment} isTest={false} />)
  for (const [id, problem] of [
    ["cardNumber", "Invalid card number"],
    ["cardExpiry", "Invalid expiry date"],
    ["cardCvc", "Invalid CVC"]
  ] as const) {
    const field = new RegExp(`<input[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? ""
    expect(field).toContain('aria-invalid="true"')
    const described = /aria-describedby="([^"]*)"/.exec(field)?.[1]?.split(" ") ?? []
    expect(described.map((one) => new RegExp(`id="${one}"[^>]*>(.*?)<`).exec(html)?.[1])).toContain(problem)
  }
})

it("[CART-06] [CHK-02] a line of the cart says what keeps it from being bought", async () => {
  const problem = "Product expired"
  const cart = { prices: { lastKnownPrice: () => undefined, previousPriceOf: () => undefined, isLoading: false } }
  const line = (typed: string | undefined, refused: string | undefined) =>
    drawn(
      <LineProblem
        item={{} as ComponentProps<typeof LineProblem>["item"]}
        cart={{ ...cart, problemOf: () => problem } as unknown as ComponentProps<typeof LineProblem>["cart"]}
        typed={typed}
        refused={refused}
      />
    )
  expect(textOf(await line(undefined, undefined))).toBe("|Product expired|")
  expect(textOf(await line(undefined, "Sold out"))).toBe("|Sold out|")
  expect(textOf(await line("incorrect qty", "Sold out"))).toBe("|incorrect qty|")
})

it("[INV-02] the list of invoices says that at least one has to be selected", async () => {
  const model = { selection: [], selectedElsewhere: () => 0, problem: "* Select at least 1 invoice to proceed" }
  const html = await drawn(
    <PayInvoices model={model as unknown as ComponentProps<typeof PayInvoices>["model"]} filter={{ search: "" }} />
  )
  expect(html).toMatch(/role="alert"[^>]*>\* Select at least 1 invoice to proceed</)
})

it("[STK-07] [STK-08] the signup for what is out of stock says that it was noted, or that it could not be", async () => {
  const model = { sizes: [{ sku: "A", text: "2.4 m" }], sku: "A", email: "lee@example.com" }
  const said = (became: object) =>
    drawn(
      <RestockFields
        model={{ ...model, ...became } as unknown as ComponentProps<typeof RestockFields>["model"]}
        branch={undefined}
      />
    )
  const { restockFailed } = stockFailureWords
  const text = (html: string) => textOf(html).replaceAll("&#x27;", "'")
  expect(text(await said({ problem: restockFailed }))).toContain(`|${restockFailed}|`)
  expect(text(await said({ notice: "Noted for lee@example.com" }))).toContain("|Noted for lee@example.com|")
  expect(text(await said({}))).not.toContain(restockFailed)
})

it("[SRCH-01] the search panel names each group over its offers", async () => {
  const group = (kind: "search" | "recent", heading: string, query: string) => ({
    id: heading,
    kind,
    heading,
    options: [{ id: query, kind, query }]
  })
  const groups = [group("search", "Suggestions", "merbau"), group("recent", "Recent Searches", "decking screws")]
  const model = { groups, results: { query: "" }, announcement: "", recent: ["decking screws"] }
  const html = await drawn(<SearchOffers model={model as unknown as ComponentProps<typeof SearchOffers>["model"]} />)
  expect(textOf(html)).toContain("|Suggestions|merbau|Recent Searches|decking screws|")
})

it.each([
  ["has the way to the invoices", true],
  ["has no way to invoices that its reader may not see", false]
])(
  "[PAY-05] [APV-01] [PERM-02] what keeps an order from an account is a notice, and %s",
  async (_, viewAndPayInvoices) => {
    const credit = "Your trade account is on hold."
    const approval = { is: "needed", limit: 100_000, approvers: ["Theo Marinos"] }
    const member = { role: "contact", typeAcctAr: "A", asksPermission: true, permissions: { viewAndPayInvoices } }
    const noticesOf = async (creditNotices: object) => {
      const checkout = { creditNotices } as unknown as CheckoutViewModel
      return drawn(<CreditNotice checkout={checkout} className="gap" />, { member })
    }
    const html = await noticesOf({ credit, approval })
    expect(textOf(html)).toContain(
      "|This order is above your limit of $1,000.00. It goes to Theo Marinos for approval."
    )
    expect(html).toMatch(/role="status"><p class="notice warn">Your trade account is on hold\./)
    expect(html.includes('href="/my-account/pay-my-account/invoice-payments"')).toBe(viewAndPayInvoices)
    expect(textOf(await noticesOf({}))).toBe("|")
  }
)
