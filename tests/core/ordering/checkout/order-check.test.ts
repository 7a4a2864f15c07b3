/** The server looks at an order again before it takes it. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { type OrderFacts, type OrderProblemKind, orderProblem } from "../../../../core/ordering/checkout/order-check.ts"
import type { OrderForm } from "../../../../core/orders/order-form.ts"
import type { PriceAnswer } from "../../../../core/pricing/price.ts"
import { at, formOf, monday, priced, rowville, stick } from "../examples.ts"

const facts: OrderFacts = { prices: [priced()], branch: rowville, readyAt: at("2026-11-23T13:00"), now: monday }
const form = formOf()
const [item] = form.cart.items

const withDate = (date: string): OrderForm => ({
  ...form,
  delivery: { ...form.delivery, details: { ...form.delivery.details, date } }
})
const withPhone = (phone: string): OrderForm => ({
  ...form,
  billing: { contactDetails: { ...form.billing.contactDetails, phone } }
})

type Case = readonly [name: string, kind: OrderProblemKind, form: OrderForm, facts: OrderFacts]
const failure: PriceAnswer = { error: true, msg: "error fetching price", id: "T9045-54", qty: 7 }
const { branch: _branch, ...nowhere } = facts

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
  [
    "prices that run out now",
    "expired-cart",
    form,
    { ...facts, now: form.pricesExpire, readyAt: at("2026-11-24T09:00") }
  ],
  ["more than is left, on a day that is past", "not-enough-stock", withDate("2026-11-22"), { ...facts, left: 2 }],
  ["an unknown branch", "expired-delivery", form, nowhere],
  ["another branch", "expired-delivery", form, { ...facts, branch: { ...rowville, id: 26 } }],
  ["a branch without pickup", "expired-delivery", form, { ...facts, branch: { ...rowville, pickupAvailable: false } }],
  ["a day before it is ready", "expired-delivery", withDate("2026-11-22"), facts],
  ["a Sunday", "expired-delivery", withDate("2026-11-29"), facts],
  ["a holiday", "expired-delivery", withDate("2026-12-25"), facts],
  ["a day that is gazetted", "expired-delivery", form, { ...facts, gazetted: ["2026-11-24"] }],
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
    const sent: OrderForm = {
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
