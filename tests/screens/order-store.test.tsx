/** What an order's pages say of the store, of help, and of the order itself, drawn as the shop draws it. */
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import type { Order } from "../../core/orders/order.ts"
import { exampleBranches } from "../../fixtures/branches.ts"
import { cancelledText, orderFacts } from "../../ui/checkout/result/order-facts.ts"
import { OrderHelp } from "../../ui/checkout/result/order-help.tsx"
import { OrderStore } from "../../ui/checkout/result/order-store.tsx"
import { quoteOrderFacts, quoteOrderTitle } from "../../ui/payment/quotes/quote-order-facts.ts"

const at = (text: string) => Date.parse(text)
const rowville = exampleBranches.find(({ name }) => name === "Rowville")!
const order = {
  orderNo: "100000017",
  orderedAt: at("2026-11-23T09:00:00+11:00"),
  estimated: at("2026-11-24T10:30:00+11:00")
}

const drawn = (now: string, isClosed = false) => {
  const html = renderToStaticMarkup(
    <OrderStore branch={rowville} order={order} now={at(now)} isClosed={isClosed} />
  ).replaceAll("&amp;", "&")
  const said = html.replace(/<[^>]*>/g, "|").replace(/\|+/g, "|")
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => link)
  return { said, links }
}

describe("The store of an order", () => {
  it("has its address, the way there, its telephone, the hours in which the order can be collected on its day, and those of the week", () => {
    const { said, links } = drawn("2026-11-23T09:00:00+11:00")
    const { lineOne, suburb, postcode } = rowville.address
    expect(said).toContain(`Collect it from Rowville|${lineOne}, ${suburb} VIC ${postcode}|`)
    expect(said).toContain("|On your pickup day|Tue 24 Nov, 10:30 am – 5 pm|")
    expect(said).toMatch(/\|Monday\|6:30 am – 5 pm\|.*\|Sunday\|/)
    expect(links.slice(0, 2)).toEqual([
      `https://www.openstreetmap.org/directions?to=${rowville.latitude},${rowville.longitude}`,
      `tel:${rowville.phone.replace(/\D/g, "")}`
    ])
  })

  it("can be put into a calendar, from when the order is ready until the store closes", () => {
    const [, file = ""] = drawn("2026-11-23T09:00:00+11:00").links[2]?.split("data:text/calendar;charset=utf-8,") ?? []
    const lines = decodeURIComponent(file).split("\r\n")
    for (const line of ["DTSTART:20261123T233000Z", "DTEND:20261124T060000Z", "SUMMARY:Collect order 100 000 017"])
      expect(lines).toContain(line)
  })

  it("is open today or not, once the pickup day is here or over, and offers no time that is past", () => {
    expect(drawn("2026-11-24T08:00:00+11:00").said).toContain("|Today|Tue 24 Nov, 10:30 am – 5 pm|")
    const late = drawn("2026-11-25T09:00:00+11:00")
    expect(late.said).toContain("|Today|open till 5 pm|")
    expect(late.said).not.toContain("calendar")
  })

  it("asks nobody to come for an order that is collected or cancelled", () => {
    const { said } = drawn("2026-11-23T09:00:00+11:00", true)
    expect(said).toContain("|Rowville store|")
    expect(said).not.toMatch(/Collect it|calendar|pickup day/)
  })
})

it("Something wrong: the call and the message go to the store, and the order's number is in both", () => {
  const html = renderToStaticMarkup(<OrderHelp branch={rowville} orderNo="100000017" />).replaceAll("&amp;", "&")
  expect(html).toContain("Say it&#x27;s order 100\u00a0000\u00a0017")
  expect(html).toContain(`href="tel:${rowville.phone.replace(/\D/g, "")}"`)
  const mail = new URL(/href="(mailto:[^"]*)"/.exec(html)?.[1] ?? "")
  expect([mail.pathname, mail.searchParams.get("subject")]).toEqual([rowville.email, "Order 100 000 017"])
  expect(mail.searchParams.get("body")).toContain("my order 100 000 017")
})

describe("[CHK-06] The facts of an order", () => {
  const contact = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }
  const plain: Order = {
    ...order,
    status: "placed",
    checkoutType: "pickup",
    branchId: rowville.id,
    lines: [],
    totals: { subtotal: 0, delivery: 0, surcharge: 0, gst: 0, total: 0 },
    contact,
    billing: { contactDetails: contact },
    instructions: "",
    transactionReference: "ch_1",
    paymentMethod: "card"
  }
  const labels = (changes: Partial<Order> = {}) =>
    orderFacts({ ...plain, ...changes }, undefined, "Rowville").map(([label]) => label)

  it("are those it has: no PO number, instructions or delivered date where there is none", () => {
    expect(labels()).toEqual([
      "Order number",
      "Payment",
      "Transaction reference",
      "Order date",
      "Checkout type",
      "Pickup store",
      "Estimated pick-up",
      "For",
      "Invoice details"
    ])
    const whole = labels({ customerRefNo: "Deck 12", instructions: "Ute", deliveredAt: order.estimated })
    expect(whole).toEqual(expect.arrayContaining(["Delivered date", "PO/Job number", "Instructions"]))
  })

  it("say of one on a trade account that it is, and not a reference that nobody can look up", () => {
    const onAccount = { paymentMethod: "trade-credit", transactionReference: "credit-100000017" } as const
    const facts = orderFacts({ ...plain, ...onAccount }, undefined)
    expect(facts).toContainEqual(["Payment", "On your trade account"])
    expect(facts).toContainEqual(["Transaction reference", "On account"])
    expect(orderFacts(plain, undefined)).toContainEqual(["Transaction reference", "ch_1"])
  })

  it("[QUO-03] that quotes became say whether they are paid", () => {
    const { transactionReference: _, ...waiting } = plain
    const toldOf = (one: Order) => [quoteOrderTitle(one), ...quoteOrderFacts(one).slice(1).flat()]
    const day = ["Order date", "23 Nov 2026"]
    expect(toldOf(plain)).toEqual(["Thanks, your quote is paid", ...day, "Paid", "$0.00", "Paid by", "Card"])
    const onAccount = { ...plain, paymentMethod: "trade-credit", transactionReference: "credit-1" } as const
    const ordered = ["Thanks, your quote is ordered", ...day, "Total", "$0.00", "Payment"]
    expect(toldOf(onAccount)).toEqual([...ordered, "Trade account"])
    expect(toldOf({ ...waiting, paymentMethod: "bank-transfer" })).toEqual([...ordered, "Bank transfer"])
  })

  it("of one that was cancelled tell nobody when to come, nor to pay, and where the money is", () => {
    expect(labels({ status: "cancelled" })).not.toContain("Estimated pick-up")
    const { transactionReference: _, ...unpaid } = plain
    expect(orderFacts({ ...unpaid, status: "cancelled" }, undefined)).toContainEqual(["Payment", "Nothing was charged"])
    expect(cancelledText({ ...unpaid, status: "cancelled" })).toContain("Nothing was charged")
    expect(cancelledText({ ...plain, status: "cancelled" })).toContain("What you paid goes back")
  })
})
