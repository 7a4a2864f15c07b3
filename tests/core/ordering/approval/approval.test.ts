/** When an order needs an approval, who can give one, and what one lets its buyer place. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { changedLimit, typedLimit } from "../../../../core/account/company-contact.ts"
import { dollars } from "../../../../core/money.ts"
import { approvalCartKey, quotedCartKey, renewedForm } from "../../../../core/ordering/approval/approval-cart.ts"
import {
  type ApprovalRequest,
  approvalStates,
  decisionProblem,
  isCoveredBy,
  stateAt
} from "../../../../core/ordering/approval/approval-request.ts"
import { approversOf, isAboveLimit, spendingLimitOf } from "../../../../core/ordering/approval/spending-limit.ts"
import type { OrderForm } from "../../../../core/orders/order-form.ts"
import { formOf, framingLine, priced, quoteFor, stick } from "../examples.ts"

const cents = fc.integer({ min: 0, max: 1_000_000_000_000 })
const totals = { subtotal: 24381, delivery: 0, surcharge: 0, gst: 2216, total: 24381 }
const buyer = { contactId: "P03", customerId: "2001", hasOwnPrices: true, showsExGst: false }
const form = formOf()
const request: ApprovalRequest = {
  ...{ id: "a1", state: "pending", version: 1, askedAt: 0, expiresAt: 1000, approvals: 0, limit: 20_000 },
  ...{ buyer, buyerName: "Theo Marinos", buyerEmail: "theo@example.com", method: "card", form, totals, browser: "b1" },
  lines: [framingLine],
  cartKey: approvalCartKey(form)
}

describe("A spending limit", () => {
  it.each([
    [50_000, 50_000, false],
    [50_001, 50_000, true],
    [1, 0, true],
    [1_000_000_000_000, undefined, false]
  ])("[APV-01] an order of %d at a limit of %s is above it: %s", (total, limit, isAbove) =>
    assert.strictEqual(isAboveLimit(total, limit), isAbove)
  )

  it("[APV-01] whatever a lower limit lets through, a higher one does, and none lets through everything", () =>
    fc.assert(
      fc.property(cents, cents, cents, (total, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)]
        assert.isFalse(!isAboveLimit(total, low) && isAboveLimit(total, high))
        assert.isFalse(isAboveLimit(total, undefined))
      })
    ))

  it("[APV-01] counts only where permissions do", () => {
    assert.strictEqual(spendingLimitOf({ spendingLimit: 5 }, { asksPermission: true }), 5)
    assert.isUndefined(spendingLimitOf({ spendingLimit: 5 }, { asksPermission: false }))
    assert.isUndefined(spendingLimitOf({}, { asksPermission: true }))
  })

  it("[APV-01] stays where nothing is said, and changing it twice is changing it to the last", () =>
    fc.assert(
      fc.property(
        fc.option(cents, { nil: undefined }),
        fc.oneof(cents, fc.constant("none" as const)),
        (limit, change) => {
          const before = limit === undefined ? {} : { spendingLimit: limit }
          assert.deepStrictEqual(changedLimit(before, {}), before)
          const after = changedLimit(before, { spendingLimit: change })
          assert.deepStrictEqual(after, change === "none" ? {} : { spendingLimit: change })
          assert.deepStrictEqual(changedLimit(after, { spendingLimit: change }), after)
        }
      )
    ))
})

describe("A limit as it is typed", () => {
  it.each([
    ["", "none"],
    ["  ", "none"],
    ["500", 50_000],
    ["$1,250.50", 125_050],
    ["0", 0],
    ["0.5", 50],
    ["1 000", 100_000],
    ["9999999.99", 999_999_999],
    ["12x", undefined],
    ["-5", undefined],
    ["1.005", undefined],
    ["10000000", undefined],
    [".5", undefined]
  ] as const)("[APV-01] %j is %s", (typed, limit) => assert.strictEqual(typedLimit(typed), limit))

  it("[APV-01] is read back as the cents that it was shown from", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (limit) =>
        assert.strictEqual(typedLimit(dollars(limit)), limit)
      )
    ))
})

describe("Who approves", () => {
  const company = { id: "2001", showExcGstPricing: false, asksPermission: true }
  const person = (id: string, role: "admin" | "contact", showCustomerPrice?: boolean) => ({
    id,
    role,
    permissions: showCustomerPrice === undefined ? {} : { showCustomerPrice }
  })
  const contacts = [
    person("A", "admin", true),
    person("B", "admin", false),
    person("C", "contact", true),
    person("D", "admin")
  ]

  it("[APV-02] every administrator but the buyer; at own prices only those who may see them", () => {
    const of = (contactId: string, hasOwnPrices: boolean) =>
      approversOf(contacts, company, { contactId, hasOwnPrices }).map(({ id }) => id)
    assert.deepStrictEqual(of("C", false), ["A", "B", "D"])
    assert.deepStrictEqual(of("A", false), ["B", "D"])
    assert.notInclude(of("C", true), "B")
    assert.include(of("C", true), "A")
  })
})

describe("A decision", () => {
  it.each([
    [{}, {}, 999, undefined],
    [{}, {}, 1000, "expired"],
    [{ state: "expired" }, {}, 1, "expired"],
    [{ state: "rejected" }, {}, 5000, "decided"],
    [{ state: "approved" }, {}, 1, "decided"],
    [{ state: "approved" }, {}, 5000, "expired"],
    [{ state: "approved", orderNo: "1" }, {}, 5000, "decided"],
    [{}, { total: 24380 }, 1, "changed"],
    [{ version: 2 }, {}, 1, "changed"]
  ] as const)("[APV-02] about %j, shown %j, at %d: %s", (over, shown, now, problem) =>
    assert.strictEqual(
      decisionProblem({ ...request, ...over }, { total: totals.total, version: 1, ...shown }, now),
      problem
    )
  )

  it("[APV-02] can be taken at most once: whatever is not waiting any more can't be decided, at any time", () =>
    fc.assert(
      fc.property(fc.constantFrom(...approvalStates), fc.integer({ min: 0, max: 2000 }), (state, now) => {
        const one = { ...request, state }
        const isOpen = decisionProblem(one, { total: totals.total, version: 1 }, now) === undefined
        assert.strictEqual(isOpen, state === "pending" && now < 1000)
        if (isOpen) assert.strictEqual(stateAt(one, now), "pending")
      })
    ))
})

describe("An approval", () => {
  const approved = { ...request, state: "approved" } as const
  const claim = { contactId: "P03", customerId: "2001", cartKey: request.cartKey, total: totals.total }

  it("[APV-03] covers its own cart up to what was approved, in time, and nothing else", () => {
    assert.isTrue(isCoveredBy(approved, claim, 999))
    assert.isFalse(isCoveredBy(approved, claim, 1000))
    assert.isFalse(isCoveredBy(request, claim, 1))
    for (const other of [{ contactId: "P02" }, { customerId: "2002" }, { cartKey: "[]" }, { total: totals.total + 1 }])
      assert.isFalse(isCoveredBy(approved, { ...claim, ...other }, 1))
  })

  it("[APV-03] covers no total above it, and every one up to it", () =>
    fc.assert(
      fc.property(cents, (total) =>
        assert.strictEqual(isCoveredBy(approved, { ...claim, total }, 1), total <= totals.total)
      )
    ))

  it("[APV-03] knows its cart by goods and place, in any order of the lines and whatever they cost", () => {
    const two = formOf([stick(), stick({ erpId: "T9045-36", conversionFactor: 3.6 })])
    const turned = { ...two, cart: { items: two.cart.items.toReversed() } }
    assert.strictEqual(approvalCartKey(turned), approvalCartKey(two))
    const dearer = {
      ...form,
      cart: { items: form.cart.items.map((item) => ({ ...item, unitPrice: 1, lineTotal: 1 })) }
    }
    assert.strictEqual(approvalCartKey(dearer), request.cartKey)
    assert.strictEqual(quotedCartKey(quoteFor(form)), request.cartKey)
    const more = { ...form, cart: { items: form.cart.items.map((item) => ({ ...item, qty: item.qty + 1 })) } }
    const elsewhere = { ...form, delivery: { ...form.delivery, details: { ...form.delivery.details, branchId: 21 } } }
    for (const other of [more, elsewhere, two]) assert.notStrictEqual(approvalCartKey(other), request.cartKey)
  })

  it("[APV-02] is placed at the prices and by the quote of today: the lines add up to the total, the goods stay", () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (linePrice) => {
        const quote = { ...quoteFor(form).quote, id: "q2", expires: 7 }
        const renewed = renewedForm(form, { prices: [priced({ linePrice, unitPrice: linePrice })], quote })
        assert.strictEqual(renewed.total, linePrice)
        assert.deepStrictEqual(
          renewed.cart.items.map(({ lineTotal }) => lineTotal),
          [linePrice]
        )
        assert.strictEqual(approvalCartKey(renewed), request.cartKey)
        assert.deepInclude(renewed, { quoteId: "q2", pricesExpire: 7, delivery: form.delivery })
      })
    ))

  it("[APV-02] one that is brought costs what its delivery costs today", () => {
    const address = { line1: "1 Yard Rd", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
    const { contactDetails } = form.delivery.details
    const brought: OrderForm = {
      ...form,
      delivery: {
        type: "timber_delivery",
        details: {
          ...{ address, contactDetails, instructions: "", craneRequired: false, date: "2026-11-30", time: "2359" },
          ...{ vehicles: ["ute"], deliveryTotal: 6000 }
        }
      }
    }
    const quote = { ...quoteFor(form).quote, fee: 9000, vehicles: ["truck"] as const, branchId: 25 }
    const { total, delivery } = renewedForm(brought, { prices: [priced()], quote })
    assert.strictEqual(total, 24381 + 9000)
    assert.deepInclude(delivery.details, { deliveryTotal: 9000, vehicles: ["truck"], date: "2026-11-30" })
  })
})
