/** The order form says what is in the cart, with the prices that are paid. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import type { CartItem } from "../../../../core/ordering/cart/cart-item.ts"
import { initialCheckout } from "../../../../core/ordering/checkout/checkout.ts"
import { formItemPriceRequest, orderForm } from "../../../../core/ordering/checkout/order-form-builder.ts"
import { chargedPrice } from "../../../../core/pricing/price.ts"
import { at, filled, formOf, priced, stick } from "../examples.ts"

const discount = { unitPrice: 612, unitPriceExcGst: 556, quantityBreak: 54, linePrice: 33048, lineGst: 3004 }
const discounted = stick({
  qty: 54,
  qtyRaw: 10,
  pricing: priced({ qty: 54, linePrice: 34830, hasDiscount: true, discount })
})

describe("The order form", () => {
  it("[CHK-04] carries total, items, details, delivery and billing", () => {
    assert.deepStrictEqual(formOf(), {
      total: 24381,
      cart: {
        items: [
          {
            variationId: "T9045-54",
            flags: { isClearance: false, isRandomLength: false, isTally: false },
            attributes: { length: "5.4 m" },
            id: "P1",
            sku: "T9045-54",
            cf: 5.4,
            uom: "STICK",
            qty: 7,
            lineTotal: 24381,
            unitPrice: 645
          }
        ]
      },
      details: { agreeTermsAndConditions: true, agreeMarketingCommunication: false },
      delivery: {
        type: "timber_pickup",
        details: {
          date: "2026-11-24",
          instructions: "Ute",
          branchId: 25,
          contactDetails: { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }
        }
      },
      quoteId: "q1",
      billing: { contactDetails: { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" } },
      pricesExpire: at("2026-11-23T18:00")
    })
  })

  it("[CHK-04] has the discounted price where a discount exists", () => {
    const [item] = formOf([discounted]).cart.items
    assert.strictEqual(item?.unitPrice, 612)
    assert.strictEqual(item?.lineTotal, 33048)
    assert.strictEqual(formOf([discounted]).total, 33048)
  })

  it("[CHK-04] of an empty cart is refused: No items", () =>
    assert.deepStrictEqual(orderForm([], filled, { quoteId: "q1" }), { ok: false, problem: "No items" }))

  const { pricing: _pricing, ...unpriced } = stick()
  it.each([
    ["has no price", unpriced],
    ["is marked as wrong", stick({ isSubmitValid: false })]
  ] as ReadonlyArray<[string, CartItem]>)("[CHK-04] is refused while an item %s", (_, item) =>
    assert.deepStrictEqual(orderForm([stick(), item], filled, { quoteId: "q1" }), {
      ok: false,
      problem: "An item in your cart can't be bought as it stands. Go back to your cart and remove or change it."
    })
  )

  it.each([
    ["a chosen pickup", initialCheckout, "q1"],
    ["a delivery quote", filled, undefined]
  ] as const)("[PAY-01] without %s says that the delivery details are missing", (_, state, quoteId) =>
    assert.deepStrictEqual(orderForm([stick()], state, { quoteId }), {
      ok: false,
      problem: "Your delivery details are missing. Go back to delivery, then pay."
    })
  )

  it("[DEL-01] names the one who collects where that is somebody else", () => {
    const deliveryDetails = {
      contactName: "Sam",
      company: "Sam Pty Ltd",
      phone: "0400 000 000",
      email: "s@example.com"
    }
    const state = {
      ...filled,
      contactDetails: { ...filled.contactDetails, deliveryDetails: { ...deliveryDetails, useBillingDetails: false } }
    }
    const { delivery, billing } = formOf([stick()], state)
    assert.deepStrictEqual(delivery.details.contactDetails, deliveryDetails)
    assert.strictEqual(billing.contactDetails.contactName, "Kim Lee")
  })

  it("[CHK-03] an address that was once typed for the bill is on it only while the bill goes there", () => {
    const address = { line1: "1 Yard Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
    const billed = (useDeliveryAdd: boolean) => {
      const { billingDetails } = filled.contactDetails
      const contactDetails = {
        ...filled.contactDetails,
        billingDetails: { ...billingDetails, useDeliveryAdd, address }
      }
      return formOf([stick()], { ...filled, contactDetails }).billing.address
    }
    assert.deepStrictEqual([billed(true), billed(false)], [undefined, address])
  })

  it("[CHK-04] carries the length of mixed lengths only, and asks for the price of what it carries", () => {
    const random = stick({
      length: 2.4,
      conversionFactor: 2.4,
      inventory: { ...stick().inventory, isRandomLength: true }
    })
    const [plain, mixed] = formOf([stick(), random]).cart.items
    assert.isDefined(plain)
    assert.isDefined(mixed)
    assert.deepStrictEqual(formItemPriceRequest(plain!), { sku: "T9045-54", qty: 7, uom: "STICK|5.4" })
    assert.deepStrictEqual(formItemPriceRequest(mixed!), { sku: "T9045-54", qty: 7, uom: "STICK|2.4", length: 2.4 })
  })

  it("[CHK-04] totals what its lines total, and its prices run out with the first of them", () => {
    const item = fc
      .record({
        linePrice: fc.integer({ min: 1, max: 9_999_999 }),
        expires: fc.integer({ min: 1, max: 2e12 }),
        less: fc.boolean()
      })
      .map(({ linePrice, expires, less }) =>
        stick({
          pricing: priced({
            linePrice,
            expires,
            ...(less ? { discount: { ...discount, linePrice: linePrice - 1 } } : {})
          })
        })
      )
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 20 }), (cart) => {
        const form = formOf(cart)
        const paidLines = cart.flatMap(({ pricing }) => (pricing ? [chargedPrice(pricing).linePrice] : []))
        assert.strictEqual(
          form.total,
          paidLines.reduce((sum, line) => sum + line, 0)
        )
        assert.deepStrictEqual(
          form.cart.items.map(({ lineTotal }) => lineTotal),
          paidLines
        )
        assert.isTrue(cart.every(({ pricing }) => form.pricesExpire <= (pricing?.expires ?? 0)))
        assert.isTrue(cart.some(({ pricing }) => form.pricesExpire === pricing?.expires))
      })
    )
  })
})
