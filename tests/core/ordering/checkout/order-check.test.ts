/** The server looks at an order again before it takes it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { DeliveryQuote } from "../../../../core/delivery/quote/delivery-quote.ts"
import { pickupQuote } from "../../../../core/delivery/quote/pickup-quote.ts"
import type { DeliveryFacts } from "../../../../core/ordering/checkout/delivery-check.ts"
import { type OrderFacts, type OrderProblemKind, orderProblem } from "../../../../core/ordering/checkout/order-check.ts"
import type { OrderForm } from "../../../../core/orders/order-form.ts"
import type { PriceAnswer } from "../../../../core/pricing/price.ts"
import { at, formOf, monday, type PickupForm, priced, quoteFor, rowville, stick } from "../examples.ts"

const form = formOf()
const stored = quoteFor(form)
const delivered: DeliveryFacts = {
  stored,
  claim: stored,
  branch: rowville,
  rule: pickupQuote,
  current: stored.quote
}
const facts: OrderFacts = { prices: [priced()], delivered, now: monday }
const by = (over: Partial<DeliveryFacts>): OrderFacts => ({ ...facts, delivered: { ...delivered, ...over } })
const quoted = (over: Partial<DeliveryQuote>) => by({ stored: { ...stored, quote: { ...stored.quote, ...over } } })
const [item] = form.cart.items

const withDate = (date: string): PickupForm => ({
  ...form,
  delivery: { ...form.delivery, details: { ...form.delivery.details, date } }
})
const withPhone = (phone: string): PickupForm => ({
  ...form,
  billing: { contactDetails: { ...form.billing.contactDetails, phone } }
})

type Case = readonly [name: string, kind: OrderProblemKind, form: OrderForm, facts: OrderFacts]
const failure: PriceAnswer = { error: true, msg: "error fetching price", id: "T9045-54", qty: 7 }
const { branch: _branch, ...nowhere } = delivered
const { stored: _stored, ...unquoted } = delivered
const { current: _current, ...unavailable } = delivered

const cases: ReadonlyArray<Case> = [
  ["no lines", "no-items", { ...form, cart: { items: [] } }, { ...facts, prices: [] }],
  ["a wrong phone number", "invalid-input", withPhone("1234"), facts],
  [
    "terms that were not agreed to",
    "invalid-input",
    { ...form, details: { ...form.details, agreeTermsAndConditions: false } },
    facts
  ],
  ["a line without a price", "invalid-item", form, { ...facts, prices: [failure] }],
  ["a line that was not priced at all", "invalid-item", form, { ...facts, prices: [] }],
  ["prices that run out now", "expired-cart", form, { ...facts, now: form.pricesExpire }],
  ["more than is left, on a day that is past", "not-enough-stock", withDate("2026-11-22"), { ...facts, left: 2 }],
  ["no quote", "expired-delivery", form, { ...facts, delivered: unquoted }],
  ["somebody else's quote", "expired-delivery", form, by({ claim: { ...stored, owner: { browser: "b2" } } })],
  ["a quote for another cart", "expired-delivery", form, by({ claim: { ...stored, itemsKey: "[]" } })],
  ["a quote for another branch", "expired-delivery", form, by({ claim: { ...stored, placeKey: "[]" } })],
  ["a quote that ran out", "expired-delivery", form, quoted({ expires: monday })],
  ["a quote that names another branch", "expired-delivery", form, quoted({ branchId: 26 })],
  ["a quote with a fee that it does not name", "expired-delivery", form, quoted({ fee: 100 })],
  ["a quote of another method", "expired-delivery", form, quoted({ kind: "uber" })],
  ["a branch that has gone", "expired-delivery", form, { ...facts, delivered: nowhere }],
  ["a branch that hands nothing over any more", "expired-delivery", form, { ...facts, delivered: unavailable }],
  [
    "goods that are there an hour later than was told",
    "expired-delivery",
    withDate("2026-11-23"),
    by({ current: { ...stored.quote, firstAt: stored.quote.firstAt + 60 * 60_000 } })
  ],
  ["a day before it is ready", "expired-delivery", withDate("2026-11-22"), facts],
  ["a Sunday", "expired-delivery", withDate("2026-11-29"), facts],
  ["a holiday", "expired-delivery", withDate("2026-12-25"), facts],
  ["a day that is gazetted", "expired-delivery", form, by({ gazetted: ["2026-11-24"] })],
  ["a day too far off", "expired-delivery", withDate("2027-01-23"), facts],
  ["no day at all", "expired-delivery", withDate("2026-02-30"), facts],
  ["a total one cent off", "total-differs", { ...form, total: 24382 }, facts],
  [
    "a dearer server price",
    "total-differs",
    form,
    { ...facts, prices: [priced({ unitPrice: 646, linePrice: 24419 })] }
  ],
  [
    "a line total one cent off in a right total",
    "total-differs",
    { ...form, cart: { items: item ? [{ ...item, lineTotal: 24380 }] : [] } },
    facts
  ]
]

describe("An order", () => {
  it("[CHK-05] that is right is not refused", () => {
    assert.isUndefined(orderProblem(form, facts))
    assert.isUndefined(orderProblem(form, { ...facts, now: form.pricesExpire - 1 }))
    assert.isUndefined(orderProblem(withDate("2027-01-22"), facts))
  })

  it("[CHK-05] keeps to a quote that is half an hour off, or off on the first day alone, and to a member's on another device", () => {
    const current = (ms: number) => by({ current: { ...stored.quote, firstAt: stored.quote.firstAt + ms } })
    assert.isUndefined(orderProblem(withDate("2026-11-23"), current(30 * 60_000)))
    assert.isUndefined(orderProblem(withDate("2026-11-24"), current(60 * 60_000)))
    const owner = { browser: "b2", contactId: "C1" }
    const theirs = { stored: { ...stored, owner: { browser: "b1", contactId: "C1" } }, claim: { ...stored, owner } }
    assert.isUndefined(orderProblem(form, by(theirs)))
  })

  it("[CHK-05] says of a quote for another cart, and of goods that come later, what it is", () => {
    const msg = (facts: OrderFacts, sent = form) => orderProblem(sent, facts)?.msg
    assert.strictEqual(
      msg(by({ claim: { ...stored, itemsKey: "[]" } })),
      "Your cart has changed since we worked out your pickup or delivery. Check the day, then pay."
    )
    const current = { ...stored.quote, firstAt: at("2026-11-25T09:00") }
    assert.strictEqual(
      msg(by({ current })),
      "Your order can't be ready as early as we told you. Check the new time, then pay."
    )
  })

  it.each(cases)("[CHK-05] with %s is refused: %s", (_, kind, sent, known) =>
    assert.strictEqual(orderProblem(sent, known)?.kind, kind)
  )

  it("[CHK-05] each kind of refusal has a message of its own", () => {
    const messages = new Map(cases.map(([, kind, sent, known]) => [kind, orderProblem(sent, known)?.msg]))
    assert.strictEqual(messages.size, 7)
    assert.strictEqual(new Set(messages.values()).size, 7)
    assert.strictEqual(messages.get("no-items"), "No items")
    assert.strictEqual(
      messages.get("expired-delivery"),
      "Your delivery details have expired. Choose your pickup or delivery again."
    )
    assert.strictEqual(
      messages.get("expired-cart"),
      "Your cart's prices have expired. Go back to your cart to see today's prices."
    )
    assert.strictEqual(
      messages.get("total-differs"),
      "Prices have changed since your cart was priced. Check the new total, then pay."
    )
    assert.strictEqual(
      messages.get("invalid-input"),
      "Some of your details need another look. Check the fields that are marked."
    )
  })

  it("[CHK-05] [VAL-03] names the fields that are wrong, those of who collects apart", () => {
    const { contactDetails } = form.delivery.details
    const sent: PickupForm = {
      ...withPhone("1234"),
      delivery: {
        ...form.delivery,
        details: { ...form.delivery.details, contactDetails: { ...contactDetails, email: "kim" } }
      }
    }
    assert.deepStrictEqual(orderProblem(sent, facts)?.fields, {
      "pickup.email": "Please enter a valid email address",
      phone: "Must start with 02 to 09"
    })
  })

  it("[CHK-05] is placed only at the server's own prices: any other total or line is refused", () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 999_999 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(amounts, fc.nat(7), fc.integer({ min: -50, max: 50 }), (lines, place, off) => {
        const prices = lines.map((linePrice) => priced({ linePrice }))
        const sent = formOf(prices.map((pricing) => stick({ pricing })))
        assert.isUndefined(orderProblem(sent, { ...facts, prices }))
        const moved = prices.map((one, index) =>
          index === place % lines.length ? priced({ linePrice: one.linePrice + off }) : one
        )
        assert.strictEqual(
          orderProblem(sent, { ...facts, prices: moved })?.kind,
          off === 0 ? undefined : "total-differs"
        )
      })
    )
  })
})
