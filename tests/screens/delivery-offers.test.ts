/** What each way to an address costs, while answers come in another order, and what stands in the way of some lines. */
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeEach, describe, expect, it, vi } from "vitest"
import type { CallApi } from "../../adapters/browser/api-client.ts"
import type { Cart } from "../../core/ordering/cart/cart.ts"
import type { CartItem } from "../../core/ordering/cart/cart-item.ts"
import type { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import type { AddressChoice } from "../../ui/checkout/delivery/address-choice.ts"
import { DeliveryOffersViewModel } from "../../ui/checkout/delivery/delivery-offers.view-model.ts"
import { WayChoice } from "../../ui/checkout/delivery/way-choice.tsx"

beforeEach(() => {
  vi.useFakeTimers()
  return () => vi.useRealTimers()
})

const line = (erpId: string, stockStatus: CartItem["inventory"]["stockStatus"]): CartItem => ({
  productId: erpId,
  erpId,
  uom: "EA",
  conversionFactor: 1,
  qty: 1,
  qtyRaw: 1,
  variation: { id: erpId, attributes: {} },
  product: { slug: erpId, name: `Thing ${erpId}`, imageId: "", isHardware: true, isTimber: false, weightGrams: 1 },
  isSubmitValid: true,
  inventory: {
    isClearance: false,
    isRandomLength: false,
    isTally: false,
    limitedStock: false,
    specialOrder: false,
    stock: 1,
    timberStock: 0,
    stockStatus,
    tallies: []
  }
})

const cart: Cart = [line("A", "in stock"), line("B", "special order"), line("C", "transfer/order-in")]
const local = (total: number) => ({
  errors: { local: [], national: [] },
  local: { vehicles: ["ute"], total, branchId: 25, roadMetres: 1, lifts: 0, firstDay: "2026-12-01" }
})

const modelWith = (...answers: ReadonlyArray<Promise<unknown>>) => {
  let calls = 0
  const call = (() => answers[calls++]) as unknown as CallApi
  return new DeliveryOffersViewModel({ call, reportError: vi.fn() })
}
const to = (postcode: string) => ({ suburb: "", postcode })

describe("What each way costs", () => {
  it("[DEL-10] drops the answer for a place that was typed over, whenever it comes, and keeps the longest lead time", async () => {
    const [first, second] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
    const model = modelWith(first.promise, second.promise)
    void model.load(cart, to("3178"), false)
    await vi.advanceTimersByTimeAsync(300)
    void model.load(cart, to("3155"), false)
    await vi.advanceTimersByTimeAsync(300)
    expect([model.isAsking, model.current]).toEqual([true, undefined])
    second.resolve({ ok: true, data: local(8_200) })
    await vi.advanceTimersByTimeAsync(0)
    first.resolve({ ok: true, data: local(1) })
    await vi.advanceTimersByTimeAsync(0)
    expect([model.isAsking, model.current?.local?.total]).toEqual([false, 8_200])
    expect(model.leadTime).toEqual({ item: "Thing B", itemErp: "B", days: 14 })
    expect(model.ways().find(({ method }) => method === "delivery")).toEqual({
      method: "delivery",
      total: 8_200,
      firstDay: "2026-12-01",
      problems: []
    })
  })

  it("[DEL-05] names everything that stands in the way, thing by thing, and which lines to leave for later", async () => {
    const error = (code: string, sku: string) => ({ code, sku, message: `No ${sku || "place"}` })
    const errors = {
      local: [error("POSTCODE_ERROR", ""), error("WEIGHT_ERROR", "A")],
      national: [error("HARDWARE_ERROR", "B"), error("VEHICLE_ERROR", "C")]
    }
    const model = modelWith(Promise.resolve({ ok: true, data: { errors, courierProblem: "Too far" } }))
    void model.load(cart, to("6000"), false)
    await vi.advanceTimersByTimeAsync(300)
    expect(model.ways().map(({ method, problems }) => [method, problems])).toEqual([
      ["uber", ["Too far"]],
      ["delivery", ["No place", "No A"]],
      ["national", ["No B", "No C"]]
    ])
    expect(model.cheapest()).toBeUndefined()
    expect(model.blockingLines(cart).map(({ erpId }) => erpId)).toEqual(["B", "C"])
    expect([...model.lineProblems(cart)]).toEqual([
      ["B", "No B"],
      ["C", "No C"]
    ])
  })

  it("[DEL-05] says of a postcode that there is none, and of no goods that they can't go there", async () => {
    const message = "We know no suburb with the postcode 9999."
    const noPlace = { code: "POSTCODE_ERROR", sku: "", message }
    const errors = { local: [noPlace], national: [noPlace, { code: "HARDWARE_ERROR", sku: "B", message: "No B" }] }
    const model = modelWith(Promise.resolve({ ok: true, data: { errors, courierProblem: message } }))
    void model.load(cart, to("9999"), false)
    await vi.advanceTimersByTimeAsync(300)
    expect(model.postcodeProblem).toBe(message)
    expect(model.ways().map(({ method, problems }) => [method, problems])).toEqual([
      ["uber", ["Check the postcode."]],
      ["delivery", ["Check the postcode."]],
      ["national", ["Check the postcode."]]
    ])
    expect(model.blockingLines(cart)).toEqual([])
  })
})

describe("The ways as they are drawn", () => {
  const offer = (vehicle: string, total: number, shownTime: string) => ({ vehicles: [vehicle], total, shownTime })
  const pageOf = async (country: string, offers: object) => {
    const model = modelWith(Promise.resolve({ ok: true, data: { errors: { local: [], national: [] }, ...offers } }))
    const loaded = model.load([line("A", "in stock")], { suburb: "Somewhere", postcode: "3178", country }, false)
    await vi.advanceTimersByTimeAsync(300)
    await loaded
    const checkout = { delivery: {}, cart: { items: [], displayedAmount: (cents: number) => cents } }
    return renderToStaticMarkup(
      createElement(WayChoice, {
        checkout: checkout as unknown as CheckoutViewModel,
        to: { offers: model, address: { country } } as unknown as AddressChoice
      })
    )
  }
  /** What stands beside each way, in its order. */
  const drawn = async (country: string, offers: object) => {
    const html = await pageOf(country, offers)
    return [...html.matchAll(/<span class="num">(.*?)<\/span><span class="soft small">(.*?)<\/span>/g)].map(
      ([, price, time]) => [price, time]
    )
  }

  it("[DEL-06] say beside the price of each on which day it comes, or between which, soonest first", async () => {
    const here = {
      uber: { ...offer("uber", 2_500, "Within 90 minutes"), firstDay: "2026-11-27", lastDay: "2026-11-27" },
      local: { ...offer("ute", 8_200, "Every 2–4 weeks"), firstDay: "2026-12-08" },
      national: { ...offer("parcel", 1_295, "5–15 business days"), firstDay: "2026-12-04", lastDay: "2026-12-18" }
    }
    expect(await drawn("AU", here)).toEqual([
      ["$25.00", "Fri 27 Nov · Within 90 minutes"],
      ["$12.95", "Fri 4 Dec to Fri 18 Dec · 5–15 business days"],
      ["$82.00", "From Tue 8 Dec, on the day you choose · Every 2–4 weeks"]
    ])
    expect(await drawn("NZ", { national: offer("intl_parcel", 4_500, "2–3 weeks") })).toEqual([["$45.00", "2–3 weeks"]])
  })

  it("[DEL-05] [DEL-06] stand last, with the reason, where they can't be had, and the cheapest and the soonest are named", async () => {
    const html = await pageOf("AU", {
      courierProblem: "Too far",
      local: { vehicles: ["ute"], total: 8_200, firstDay: "2026-12-01" },
      national: { ...offer("parcel", 1_295, "5–15 business days"), firstDay: "2026-12-04", lastDay: "2026-12-18" }
    })
    const cards = [...html.matchAll(/<label(.*?)<\/label>/g)].map(([, card = ""]) => card)
    expect(cards.map((card) => /value="(\w+)"/.exec(card)?.[1])).toEqual(["delivery", "national", "uber"])
    expect(cards.map((card) => [card.includes(">Soonest<"), card.includes(">Cheapest<")])).toEqual([
      [true, false],
      [false, true],
      [false, false]
    ])
    expect(cards.map((card) => /disabled=""/.test(card))).toEqual([false, false, true])
    expect(cards[2]).toMatch(/<span class="num"><\/span><span class="soft small">Too far</)
  })
})
