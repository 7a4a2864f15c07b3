/** The checkout asks step by step, and lets nobody skip one. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import {
  type CheckoutState,
  choosePickup,
  contactProblems,
  detailsProblems,
  initialCheckout
} from "../../../../core/ordering/checkout/checkout.ts"
import {
  allowedStep,
  type CheckoutStep,
  checkoutSteps,
  firstMissingStep
} from "../../../../core/ordering/checkout/checkout-steps.ts"
import { restoreDetails, withoutPersonalDetails } from "../../../../core/ordering/checkout/personal-details.ts"
import { filled } from "../examples.ts"

const full = { canContinue: true }
const empty = { canContinue: false }

const { billingDetails } = filled.contactDetails
const without = {
  delivery: { ...filled, delivery: { ...filled.delivery, details: { ...filled.delivery.details, deliveryDate: "" } } },
  branch: { ...filled, delivery: { type: "pickup", details: filled.delivery.details } },
  name: {
    ...filled,
    contactDetails: { ...filled.contactDetails, billingDetails: { ...billingDetails, contactName: " " } }
  },
  terms: { ...filled, agreeTermsAndConditions: false },
  answer: { ...filled, asGuest: false }
} satisfies Record<string, CheckoutState>

describe("A new checkout", () => {
  it.each(["agreeTermsAndConditions", "agreeMarketingCommunication", "fwDataCached"] as const)(
    "[CHK-03] has %s at false",
    (flag) => assert.strictEqual(initialCheckout[flag], false)
  )

  it("[CHK-03] keeps every field of contacts, delivery and order", () => {
    const person = ["contactName", "company", "phone", "email"]
    assert.hasAllKeys(initialCheckout.contactDetails.billingDetails, [...person, "useDeliveryAdd"])
    assert.hasAllKeys(initialCheckout.contactDetails.deliveryDetails, [...person, "useBillingDetails"])
    assert.hasAllKeys(initialCheckout.delivery.details, [
      "vehicles",
      "craneRequired",
      "craneAccess",
      "deliveryDate",
      "deliveryTime",
      "instructions",
      "deliveryTotal"
    ])
    assert.deepStrictEqual(initialCheckout.orderDetails, { customerRefNo: "" })
  })
})

describe("The first step that is not done", () => {
  it.each([
    ["cart", filled, empty],
    ["login", without.answer, full],
    ["delivery", without.delivery, full],
    ["delivery", without.branch, full],
    ["details", without.name, full],
    ["details", without.terms, full],
    ["payment", filled, full],
    ["login", initialCheckout, full],
    ["cart", initialCheckout, empty]
  ] as ReadonlyArray<[CheckoutStep, CheckoutState, typeof full]>)("[CHK-01] is %s", (step, state, cart) =>
    assert.strictEqual(firstMissingStep(state, cart), step)
  )
})

describe("A step that is opened", () => {
  it.each([
    ["payment", "delivery", without.delivery],
    ["details", "delivery", without.delivery],
    ["delivery", "delivery", without.delivery],
    ["cart", "cart", without.delivery],
    ["login", "login", without.delivery],
    ["payment", "payment", filled]
  ] as ReadonlyArray<[CheckoutStep, CheckoutStep, CheckoutState]>)("[CHK-01] %s shows %s", (wanted, shown, state) =>
    assert.strictEqual(allowedStep(wanted, state, full), shown)
  )

  it.each([
    ["pending", "none", "payment"],
    ["thank-you", "none", "payment"],
    ["pending", "pending", "pending"],
    ["thank-you", "pending", "pending"],
    ["pending", "paid", "thank-you"],
    ["thank-you", "paid", "thank-you"]
  ] as const)("[CHK-01] %s with a payment that is %s shows %s", (wanted, payment, shown) =>
    assert.strictEqual(allowedStep(wanted, filled, full, payment), shown)
  )

  it("[CHK-01] is one of seven, in this order", () =>
    assert.deepStrictEqual(
      [...checkoutSteps],
      ["cart", "login", "delivery", "details", "payment", "pending", "thank-you"]
    ))

  it("[CHK-01] is never later than the first missing one, and the one that is shown may be opened", () => {
    const states = fc.constantFrom<CheckoutState>(initialCheckout, filled, ...Object.values(without))
    const steps = fc.constantFrom(...checkoutSteps)
    fc.assert(
      fc.property(states, steps, fc.boolean(), (state, wanted, canContinue) => {
        const cart = { canContinue }
        const shown = allowedStep(wanted, state, cart, "none")
        const place = (step: CheckoutStep) => checkoutSteps.indexOf(step)
        assert.isAtMost(place(shown), place(firstMissingStep(state, cart)))
        assert.isAtMost(place(shown), place(wanted))
        assert.strictEqual(allowedStep(shown, state, cart, "none"), shown)
      })
    )
  })
})

describe("Choosing click and collect", () => {
  it("[DEL-04] empties what was said about a delivery, and keeps everything else", () => {
    const home: CheckoutState = {
      ...filled,
      delivery: {
        details: {
          vehicles: ["crane_truck"],
          craneRequired: true,
          craneAccess: { wires: "none", slope: "flat", width: "3.5" },
          deliveryDate: "2026-11-30",
          deliveryTime: "0800",
          instructions: "Over the fence",
          deliveryTotal: 18000,
          uberDeliveryBranchId: 25
        }
      }
    }
    const chosen = choosePickup(home, 31)
    assert.deepStrictEqual(chosen.delivery, { type: "pickup", branchId: 31, details: initialCheckout.delivery.details })
    assert.deepStrictEqual({ ...chosen, delivery: home.delivery }, home)
  })

  it("[DEL-04] without a branch leaves none chosen", () =>
    assert.notProperty(choosePickup(choosePickup(filled, 31), undefined).delivery, "branchId"))
})

describe("The contact fields", () => {
  it("[VAL-01] say what is missing, each under its name", () => {
    assert.deepStrictEqual(contactProblems(initialCheckout), {
      contactName: "Contact name is required",
      phone: "Phone is required",
      email: "E-mail is required"
    })
    assert.deepStrictEqual(contactProblems(filled), {})
  })
})

describe("What somebody had typed before their session ended", () => {
  it("[CHK-03] comes back whole where nothing was typed since", () => {
    assert.deepStrictEqual(restoreDetails(withoutPersonalDetails(filled), filled), filled)
    assert.deepStrictEqual(restoreDetails(initialCheckout, filled), { ...filled, asGuest: false })
  })

  it("[CHK-03] gives way, field by field, to what was typed since", () => {
    const since: CheckoutState = {
      ...initialCheckout,
      contactDetails: {
        ...initialCheckout.contactDetails,
        billingDetails: { ...initialCheckout.contactDetails.billingDetails, email: "later@site.example" }
      }
    }
    const { billingDetails: now } = restoreDetails(since, filled).contactDetails
    assert.deepStrictEqual(now, { ...billingDetails, email: "later@site.example" })
  })
})

describe("What was typed of somebody else before a session ended", () => {
  it("[CHK-03] comes back with the answer that it belongs to, unless another was given since", () => {
    const { deliveryDetails } = filled.contactDetails
    const yard = { line1: "1 Yard Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }
    const typed: CheckoutState = {
      ...filled,
      contactDetails: {
        billingDetails: { ...billingDetails, useDeliveryAdd: false, address: yard },
        deliveryDetails: { ...deliveryDetails, useBillingDetails: false, contactName: "Sam Ng", phone: "0398761234" }
      }
    }
    assert.deepStrictEqual(restoreDetails(initialCheckout, typed).contactDetails, typed.contactDetails)
    const since: CheckoutState = {
      ...initialCheckout,
      contactDetails: {
        billingDetails: { ...initialCheckout.contactDetails.billingDetails, useDeliveryAdd: false },
        deliveryDetails: { ...deliveryDetails, useBillingDetails: false, contactName: "Lou" }
      }
    }
    assert.strictEqual(restoreDetails(since, typed).contactDetails.deliveryDetails.contactName, "Lou")
    assert.strictEqual(restoreDetails(since, typed).contactDetails.billingDetails.address, undefined)
  })
})

describe("Somebody else who receives it, and another address for the bill", () => {
  const { deliveryDetails } = filled.contactDetails
  const receivedBy = (person: object): CheckoutState => ({
    ...filled,
    contactDetails: {
      ...filled.contactDetails,
      deliveryDetails: { ...deliveryDetails, useBillingDetails: false, ...person }
    }
  })
  const billedTo = (address?: object): CheckoutState => ({
    ...filled,
    contactDetails: {
      ...filled.contactDetails,
      billingDetails: {
        ...billingDetails,
        useDeliveryAdd: false,
        ...(address ? { address } : {})
      } as typeof billingDetails
    }
  })
  const yard = { line1: "1 Yard Road", suburb: "Rowville", postcode: "3178", state: "VIC", manuallyEntered: true }

  it("[CHK-01] [CHK-03] are told before anything is paid: without them the details are not done", () => {
    for (const state of [receivedBy({}), billedTo(), billedTo({ ...yard, postcode: "317" })]) {
      assert.strictEqual(firstMissingStep(state, full), "details")
      assert.strictEqual(allowedStep("payment", state, full), "details")
    }
    assert.hasAllKeys(detailsProblems(receivedBy({})), ["receiver.contactName", "receiver.phone"])
    assert.hasAllKeys(detailsProblems(receivedBy({ contactName: "Sam Ng", phone: "0398761234", email: "sam@" })), [
      "receiver.email"
    ])
    assert.hasAllKeys(detailsProblems(billedTo()), [
      "address.line1",
      "address.suburb",
      "address.postcode",
      "address.state"
    ])
    const sam = { contactName: "Sam Ng", phone: "0398761234", email: "sam@example.com" }
    for (const state of [receivedBy(sam), billedTo(yard), filled])
      assert.strictEqual(firstMissingStep(state, full), "payment")
  })
})
