/** The checkout over the real shop: its steps, what it keeps, and the order form that comes of it. */
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router"
import { Schema } from "effect"
import { type ComponentProps, createElement, isValidElement, type ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopClient } from "../../adapters/client.ts"
import type { ProductDetail } from "../../core/catalogue/product/product-detail.ts"
import { checkoutAddress } from "../../core/contact/checkout-address.ts"
import { pickupDays, pickupList } from "../../core/delivery/schedule/pickup.ts"
import { noCraneAccess } from "../../core/delivery/vehicles/crane.ts"
import { cartKey } from "../../core/ordering/cart/cart.ts"
import { initialCheckout } from "../../core/ordering/checkout/checkout.ts"
import { type CheckoutStep, checkoutSteps } from "../../core/ordering/checkout/checkout-steps.ts"
import { OrderFormSchema } from "../../core/ordering/checkout/order-form.schema.ts"
import { orderForm } from "../../core/ordering/checkout/order-form-builder.ts"
import type { Branch } from "../../core/stores/branch.ts"
import { deliveryWords } from "../../core/words/delivery.ts"
import { CartViewModel } from "../../ui/cart/cart.view-model.ts"
import { lineName } from "../../ui/cart/line-name.ts"
import type { NewCartItem } from "../../ui/cart/new-cart-item.ts"
import { CartReady } from "../../ui/checkout/cart/cart-availability.tsx"
import { DeliveryEstimate } from "../../ui/checkout/cart/delivery-estimate.view-model.ts"
import { lineAvailability } from "../../ui/checkout/cart/line-availability.ts"
import { CheckoutViewModel } from "../../ui/checkout/checkout.view-model.ts"
import { AddressChoice } from "../../ui/checkout/delivery/address-choice.ts"
import { UnknownSuburb } from "../../ui/checkout/delivery/address-place.tsx"
import { drawLineFixes } from "../../ui/checkout/delivery/line-fixes.tsx"
import { PlaceSuggestions, placeText } from "../../ui/checkout/delivery/place-suggestions.view-model.ts"
import { DeliveryQuotes } from "../../ui/checkout/delivery-quotes.ts"
import { problemsInOrder, shownProblems } from "../../ui/checkout/details-fields.ts"
import type { SavedLines } from "../../ui/checkout/saved-lines.ts"
import { summaryContacts } from "../../ui/checkout/summary-contacts.ts"
import { type SizeRow, sizeRows } from "../../ui/storefront/product/size-rows.ts"
import { cartWords } from "../../ui/words/cart.ts"
import { smallShop } from "../postgres/small-shop.ts"
import {
  createShopBrowser,
  lineAt,
  morning,
  newCartItem,
  rowOf,
  sampleProducts,
  startFakeClock,
  waitForPrices
} from "./shop-browser.ts"

const { page, product, kept, write, database } = createShopBrowser()

let timber: ProductDetail
let box: ProductDetail
beforeAll(async () => {
  ;[timber, box] = await Promise.all([product(sampleProducts.timber), product(sampleProducts.box)])
})
const sticks = (qty = 7) => newCartItem(timber, rowOf(timber), qty)
const boxes = (qty = 2) => newCartItem(box, rowOf(box), qty)

type Drawn = ComponentProps<"button">

/** What the buttons are drawn with that stand somewhere in what is drawn. */
const buttonsOf = (drawn: ReactNode): ReadonlyArray<Drawn> => {
  if (Array.isArray(drawn)) return drawn.flatMap(buttonsOf)
  if (!isValidElement<Drawn>(drawn)) return []
  return drawn.type === "button" ? [drawn.props] : buttonsOf(drawn.props.children)
}

/** A restored checkout with a cart that holds what was wanted, priced. */
const checkoutWith = async (wanted: ReadonlyArray<NewCartItem>, shop: ShopClient = page()) => {
  const cart = new CartViewModel(shop)
  const checkout = new CheckoutViewModel(shop, cart)
  await checkout.restore()
  if (wanted.length > 0) await cart.add(wanted)
  await waitForPrices(cart)
  return checkout
}

/** Everything that a shopper can type, in the order in which the steps ask for it. */
const answers: ReadonlyArray<readonly [opens: CheckoutStep, fill: (checkout: CheckoutViewModel) => void]> = [
  ["delivery", (checkout) => checkout.continueAsGuest()],
  [
    "details",
    (checkout) => {
      checkout.delivery.choosePickup(25)
      checkout.delivery.chooseDate("2026-11-24")
      checkout.delivery.setInstructions("A ute on the way")
    }
  ],
  [
    "payment",
    (checkout) => {
      checkout.type("contactName", "Kim Lee")
      checkout.type("company", "Lee Decks")
      checkout.type("phone", "03 9764 1234")
      checkout.type("email", "kim@example.com")
      checkout.setCustomerReference("PO 77")
      checkout.setTermsAgreed(true)
      checkout.setMarketingAgreed(true)
    }
  ]
]
const fill = async (checkout: CheckoutViewModel, through: number) => {
  for (const [, answer] of answers.slice(0, through)) answer(checkout)
}
/** The steps that are opened by what was typed; those after them belong to an order. */
const typed = checkoutSteps.slice(0, 5)

describe("the steps", () => {
  it.each<[number, CheckoutStep]>([
    [0, "login"],
    [1, "delivery"],
    [2, "details"],
    [3, "payment"]
  ])(
    "[CHK-01] with %i answered: the next is %s, each later one leads there, each earlier one opens",
    async (through, missing) => {
      const checkout = await checkoutWith([sticks()])
      await fill(checkout, through)
      expect(await checkout.nextStep()).toBe(missing)
      for (const step of typed) {
        const isEarly = typed.indexOf(step) > typed.indexOf(missing)
        expect(checkout.stepFor(step), step).toBe(isEarly ? missing : step)
      }
    }
  )

  it.each(typed)("[CHK-01] without anything in the cart %s leads to the cart, whatever was typed", async (step) => {
    const checkout = await checkoutWith([])
    await fill(checkout, 3)
    expect([await checkout.nextStep(), checkout.stepFor(step)]).toEqual(["cart", "cart"])
  })

  it.each<[string, (checkout: CheckoutViewModel) => void, CheckoutStep]>([
    ["the branch is let go", (checkout) => checkout.delivery.choosePickup(undefined), "delivery"],
    ["another branch is chosen, whose days are others", (checkout) => checkout.delivery.choosePickup(31), "delivery"],
    ["the name is wiped", (checkout) => checkout.type("contactName", " "), "details"],
    ["the e-mail is no address", (checkout) => checkout.type("email", "kim@example"), "details"],
    ["the phone number is short", (checkout) => checkout.type("phone", "03 9764"), "details"],
    ["the terms are not agreed to", (checkout) => checkout.setTermsAgreed(false), "details"]
  ])("[CHK-01] goes back where %s", async (_, spoil, missing) => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    spoil(checkout)
    expect([await checkout.nextStep(), checkout.stepFor("payment")]).toEqual([missing, missing])
  })

  it("[CHK-01] goes back to the cart where a price has run out", async () => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    vi.setSystemTime(morning + 9 * 60 * 60 * 1000)
    expect(checkout.stepFor("payment")).toBe("cart")
    startFakeClock()
  })
})

const lineOfSaved = ({ items: [item] }: SavedLines) => {
  if (!item) throw new Error("Nothing is put by")
  return item
}

describe("where a line is", () => {
  it("[EST-01] [STK-02] is told with the pickup days: pieces wanted and here, and stores near that have all", async () => {
    const stockAt = ({ variation }: SizeRow, id: number) =>
      variation.stock.filter(({ branchId }) => branchId === id).reduce((sum, { available }) => sum + available, 0)
    const fullerThan = (row: SizeRow) =>
      row.variation.stock.map(({ branchId }) => branchId).filter((id) => stockAt(row, id) > stockAt(row, 25))
    const row = sizeRows(timber).find((one) => fullerThan(one).length > 0) ?? rowOf(timber)
    const here = stockAt(row, 25)
    const checkout = await checkoutWith([newCartItem(timber, row, here + 1), boxes(1)])
    await checkout.delivery.quotes.load(checkout.cart.items, { kind: "pickup", branchId: 25 })
    const line = checkout.delivery.quotes.lineOf(lineAt(checkout.cart, 0))
    expect(line).toMatchObject({ pieces: here + 1, here, level: "transfer/order-in" })
    expect(line?.fullBranchIds.length).toBeGreaterThan(0)
    for (const id of line?.fullBranchIds ?? []) expect(fullerThan(row)).toContain(id)
    expect(checkout.delivery.quotes.lineOf(lineAt(checkout.cart, 1))?.pieces).toBe(1)
  })

  it("[STK-01] is labelled in stock, limited stock or order in, by what my store has of it", async () => {
    const leveled = async (available: number) => {
      const { sku } = rowOf(box).variation
      await database.query(
        `INSERT INTO stock_movement (sku, branch_id, pieces, reason)
         SELECT $1, 25, $2 - coalesce((SELECT available FROM stock WHERE sku = $1 AND branch_id = 25), 0), 'count'`,
        [sku, available]
      )
      const checkout = await checkoutWith([boxes(1)])
      await checkout.delivery.quotes.load(checkout.cart.items, { kind: "pickup", branchId: 25 })
      const line = checkout.delivery.quotes.lineOf(lineAt(checkout.cart, 0)) ?? expect.fail("there is no estimate")
      return lineAvailability(line, { now: morning, branches: [], isClearance: false }).text.split(" · ")[0]
    }
    const before = await database.query(
      "SELECT coalesce(sum(available), 0)::int AS pieces FROM stock WHERE sku = $1 AND branch_id = 25",
      [rowOf(box).variation.sku]
    )
    expect([await leveled(20), await leveled(19), await leveled(0)]).toEqual(["In stock", "Limited stock", "Order in"])
    await leveled(Number(before[0]?.pieces))
  })
})

describe("a guest", () => {
  it("[REG-01] [CALL-07] is made known to the shop by their details, once, and gets no account; only a mobile goes with them", async () => {
    const known = () =>
      database.query("SELECT first_name, last_name, phone FROM guest WHERE email = 'kim@example.com' ORDER BY made_at")
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    expect(await checkout.completeDetails()).toBe("payment")
    await vi.waitFor(async () => expect(await known()).toEqual([{ first_name: "Kim", last_name: "Lee", phone: null }]))
    await checkout.completeDetails()
    checkout.type("contactName", "Cher")
    checkout.type("phone", "0491 570 737")
    expect(await checkout.completeDetails()).toBe("payment")
    await vi.waitFor(async () =>
      expect((await known()).slice(1)).toEqual([{ first_name: "Cher", last_name: "Cher", phone: "0491570737" }])
    )
    expect(await database.query("SELECT FROM contact WHERE email = 'kim@example.com'")).toEqual([])
  })

  it("[REG-01] goes on to the payment where the shop can't be told of them, and is told of once it can", async () => {
    const shop = page()
    let isAway = true
    const asked: Array<string> = []
    const call = ((name: string, ...rest: ReadonlyArray<never>) => {
      if (name !== "POST /users/create/user") return shop.call(name as "GET /branches", ...rest)
      asked.push(name)
      return isAway ? Promise.resolve({ ok: false, status: 503 }) : shop.call(name as "GET /branches", ...rest)
    }) as ShopClient["call"]
    const checkout = await checkoutWith([sticks()], { ...shop, call })
    await fill(checkout, 3)
    expect(await checkout.completeDetails()).toBe("payment")
    isAway = false
    expect(await checkout.completeDetails()).toBe("payment")
    expect(asked).toHaveLength(2)
  })
})

describe("what is kept", () => {
  it("[CHK-03] starts as nothing, with both agreements false", async () => {
    const { state } = await checkoutWith([])
    const nobody = { contactName: "", company: "", phone: "", email: "" }
    expect(state).toEqual({
      contactDetails: {
        billingDetails: { ...nobody, useDeliveryAdd: true },
        deliveryDetails: { ...nobody, useBillingDetails: true }
      },
      delivery: {
        details: {
          vehicles: [],
          craneRequired: false,
          craneAccess: { wires: "", slope: "", width: "" },
          deliveryDate: "",
          deliveryTime: "",
          instructions: "",
          deliveryTotal: 0
        }
      },
      orderDetails: { customerRefNo: "" },
      fwDataCached: false,
      agreeTermsAndConditions: false,
      agreeMarketingCommunication: false,
      asGuest: false
    })
    expect(await kept("checkout")).toBeUndefined()
  })

  it("[CHK-03] is everything that is typed, under its own name", async () => {
    const checkout = await checkoutWith([])
    await fill(checkout, 3)
    expect(checkout.state).toMatchObject({
      contactDetails: {
        billingDetails: {
          contactName: "Kim Lee",
          company: "Lee Decks",
          phone: "03 9764 1234",
          email: "kim@example.com"
        }
      },
      delivery: {
        branchId: 25,
        type: "pickup",
        details: { deliveryDate: "2026-11-24", instructions: "A ute on the way" }
      },
      orderDetails: { customerRefNo: "PO 77" },
      agreeTermsAndConditions: true,
      agreeMarketingCommunication: true,
      asGuest: true
    })
  })

  it.each([0, 1, 2, 3])("[CHK-01] comes back after a reload with %i steps answered, cart and all", async (through) => {
    const before = await checkoutWith([sticks(), boxes()])
    await fill(before, through)
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(through === 0 ? undefined : before.state))
    const after = await checkoutWith([])
    expect(after.state).toEqual(before.state)
    expect(after.cart.items).toEqual(before.cart.items)
    expect(await after.nextStep()).toBe(await before.nextStep())
  })

  it("is there before the cart is priced, so that nothing typed early is wiped", async () => {
    const before = await checkoutWith([sticks()])
    await fill(before, 3)
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(before.state))
    const shop = page()
    const waiting = Promise.withResolvers<void>()
    const slow: ShopClient = {
      ...shop,
      requestPrice: async (request) => waiting.promise.then(() => shop.requestPrice(request))
    }
    const after = new CheckoutViewModel(slow, new CartViewModel(slow))
    const restoring = after.restore()
    await vi.waitFor(() => expect(after.state).toEqual(before.state))
    expect(after.isRestored).toBe(false)
    after.type("contactName", "Sam Ng")
    waiting.resolve()
    await restoring
    expect(after.isRestored).toBe(true)
    expect(after.state.contactDetails.billingDetails).toMatchObject({ contactName: "Sam Ng", company: "Lee Decks" })
  })

  it("[HYD-01] keeps what is typed while it is read, and brings back the rest", async () => {
    const before = await checkoutWith([sticks()])
    await fill(before, 3)
    before.setState({ ...before.state, paymentMethod: "card", fwDataCached: true })
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(before.state))
    const shop = page()
    const after = new CheckoutViewModel(shop, new CartViewModel(shop))
    const restoring = after.restore()
    after.type("email", "priya@home.example")
    await restoring
    const { contactDetails } = before.state
    const billingDetails = { ...contactDetails.billingDetails, email: "priya@home.example" }
    expect(after.state).toEqual({ ...before.state, contactDetails: { ...contactDetails, billingDetails } })
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(after.state))
  })

  it("is restored once, however often it is asked", async () => {
    const shop = page()
    const read = vi.spyOn(await shop.store(), "read")
    const checkout = new CheckoutViewModel(shop, new CartViewModel(shop))
    expect(checkout.restore()).toBe(checkout.restore())
    await checkout.restore()
    expect(read.mock.calls.map(([key]) => key).sort()).toEqual(["cart", "checkout", "saved-lines"])
  })

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "{}"],
    ["a list", []],
    ["empty parts", { contactDetails: {}, delivery: null, orderDetails: 7 }],
    [
      "parts of another kind",
      { contactDetails: { billingDetails: { contactName: 7, useDeliveryAdd: "yes" } }, asGuest: "true" }
    ],
    [
      "a delivery of another kind",
      { delivery: { type: "drone", branchId: "25", details: { vehicles: [7], deliveryTotal: "0" } } }
    ]
  ])("[HYD-02] where %s was kept starts as new and works", async (_, nonsense) => {
    await write("checkout", nonsense)
    const checkout = await checkoutWith([sticks()])
    expect(checkout.state).toEqual(initialCheckout)
    await fill(checkout, 3)
    expect(await checkout.nextStep()).toBe("payment")
  })

  it("[HYD-02] keeps the parts that are whole", async () => {
    await write("checkout", {
      asGuest: true,
      contactDetails: { billingDetails: { email: "kim@example.com", phone: 7 } },
      orderDetails: 7
    })
    const { state } = await checkoutWith([])
    expect(state).toEqual({
      ...initialCheckout,
      asGuest: true,
      contactDetails: {
        ...initialCheckout.contactDetails,
        billingDetails: { ...initialCheckout.contactDetails.billingDetails, email: "kim@example.com" }
      }
    })
  })

  it("[CHK-03] [HYD-02] a flag that storage brought back has its fields on the page, and an address what was typed of it", async () => {
    await write("checkout", {
      contactDetails: {
        billingDetails: { useDeliveryAdd: false, address: { line1: "1 Yard Road", suburb: 7, country: "nowhere" } },
        deliveryDetails: { useBillingDetails: false, contactName: "Sam Ng", company: "x".repeat(101) }
      }
    })
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    expect(checkout.state.contactDetails.billingDetails.address).toEqual({
      line1: "1 Yard Road",
      suburb: "",
      postcode: "",
      state: "",
      manuallyEntered: true
    })
    expect(await checkout.nextStep()).toBe("details")
    expect(problemsInOrder(checkout.detailsProblems, "collected")).toEqual([
      ["receiver.phone", "Who's collecting it: Phone is required"],
      ["receiver.company", "Who's collecting it: Company: 100 max characters"],
      ["address.suburb", "Address on the invoice: Suburb is required"],
      ["address.state", "Address on the invoice: Choose a state or territory"],
      ["address.postcode", "Address on the invoice: Postcode is required"]
    ])
    checkout.collectByOther(false)
    checkout.billElsewhere(false)
    expect(await checkout.nextStep()).toBe("payment")
  })

  it("[CHK-03] fields that appear once the form was sent are not wrong until they are left, or it is sent again", async () => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    checkout.type("email", "kim@home")
    const problems = () => ({ ...checkout.detailsProblems, terms: "Agree to them" })
    const send = () => checkout.touch(...Object.keys(problems()))
    const shown = () => Object.keys(shownProblems(problems(), checkout.touched))
    expect(shown()).toEqual([])
    send()
    expect(shown()).toEqual(["email", "terms"])
    checkout.collectByOther(true)
    expect(shown()).toEqual(["email", "terms"])
    checkout.touch("receiver.phone")
    expect(shown()).toContain("receiver.phone")
    send()
    expect(shown()).toContain("receiver.contactName")
  })

  it("[CHK-03] somebody else who collects it and the invoice's address are kept as typed, and go with the order while they are asked for", async () => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    checkout.collectByOther(true)
    checkout.typeReceiver("contactName", "Sam Ng")
    checkout.typeReceiver("phone", "0400 000 000")
    checkout.billElsewhere(true)
    checkout.typeAddress("line1", "1 Yard Road")
    checkout.typeAddress("suburb", "Rowville")
    checkout.typeAddress("state", "VIC")
    expect([await checkout.nextStep(), Object.keys(checkout.detailsProblems)]).toEqual([
      "details",
      ["address.postcode"]
    ])
    expect(checkout.problemOf("address.postcode")).toBeUndefined()
    checkout.touch("address.postcode")
    expect(checkout.problemOf("address.postcode")).toBe("Postcode is required")
    checkout.typeAddress("postcode", "3178")
    expect(await checkout.nextStep()).toBe("payment")
    const ordered = () => {
      const filled = orderForm(checkout.cart.items, checkout.state, { quoteId: "q1" })
      if (!filled.ok) throw new Error(filled.problem)
      const { delivery, billing } = filled.form
      return [delivery.details.contactDetails, billing.address?.line1]
    }
    const kim = { contactName: "Kim Lee", company: "Lee Decks", phone: "03 9764 1234", email: "kim@example.com" }
    expect(ordered()).toEqual([
      { contactName: "Sam Ng", phone: "0400 000 000", email: "kim@example.com" },
      "1 Yard Road"
    ])
    expect(summaryContacts(checkout.state)).toEqual([
      ["Collected by", "Sam Ng, 0400 000 000"],
      ["Invoice to", "1 Yard Road, Rowville VIC 3178"]
    ])
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(checkout.state))
    expect((await checkoutWith([])).state).toEqual(checkout.state)
    checkout.collectByOther(false)
    checkout.billElsewhere(false)
    expect([ordered(), summaryContacts(checkout.state)]).toEqual([[kim, undefined], []])
    checkout.collectByOther(true)
    expect(checkout.state.contactDetails.deliveryDetails.contactName).toBe("Sam Ng")
  })

  it("goes with the order that this browser paid, and the cart with it; not with one that is only looked at", async () => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    const { state } = checkout
    await write("payment", { intentId: "pi_1", sent: true, orderNo: "100000017" })
    await checkout.clearAfterOrder("100000025")
    expect([checkout.state, checkout.cart.items.length]).toEqual([state, 1])
    await checkout.clearAfterOrder("100000017")
    expect([checkout.state, checkout.cart.items.length]).toEqual([initialCheckout, 0])
    expect([await kept("checkout"), await kept("cart"), await kept("payment")]).toEqual([undefined, [], undefined])
  })

  it("leaves a step whose cart another tab emptied, and not the one whose own order did", async () => {
    const checkout = await checkoutWith([sticks()])
    const leave = vi.fn()
    checkout.followEmptiedCart(leave)
    checkout.placedOrderNo = "100000017"
    await checkout.clearAfterOrder("100000017")
    expect([checkout.cart.isEmpty, checkout.placedOrderNo, leave.mock.calls.length]).toEqual([true, undefined, 0])
    await checkout.cart.add([sticks()])
    const other = new CartViewModel(page())
    await other.restore()
    await other.clear()
    await vi.waitFor(() => expect(checkout.cart.isEmpty).toBe(true))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  it("takes no day from a quote that was asked for before the order was paid and comes after", async () => {
    const shop = page()
    const answered = Promise.withResolvers<void>()
    const call = (async (name: string, ...rest: ReadonlyArray<never>) => {
      if (name === "POST /orders/delivery-quote") await answered.promise
      return shop.call(name as "GET /branches", ...rest)
    }) as ShopClient["call"]
    const checkout = await checkoutWith([sticks()], { ...shop, call })
    checkout.delivery.choosePickup(25)
    const late = checkout.delivery.loadQuote()
    await write("payment", { intentId: "pi_1", sent: true, orderNo: "100000033" })
    await checkout.clearAfterOrder("100000033")
    answered.resolve()
    await late
    expect(checkout.state).toEqual(initialCheckout)
  })
})

describe("what is wrong with a field", () => {
  it("[ENT-07] shows once the field was left, in its own words, until it is right", async () => {
    const checkout = await checkoutWith([])
    const shown = () => ["contactName", "company", "phone", "email"].map((field) => checkout.problemOf(field))
    expect(shown()).toEqual([undefined, undefined, undefined, undefined])
    checkout.touch("email")
    checkout.type("email", "kim@")
    expect(shown()).toEqual([undefined, undefined, undefined, "Please enter a valid email address"])
    checkout.type("email", "kim@example.com")
    checkout.type("company", "x".repeat(101))
    checkout.type("phone", "12")
    checkout.touch("contactName", "company", "phone")
    const phone = "Must start with 02 to 09. A phone number has 10 digits with its area code."
    expect(shown()).toEqual(["Contact name is required", "100 max characters", phone, undefined])
  })
})

describe("click and collect", () => {
  const branches = async () => {
    const answer = await page().call("GET /branches")
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data as ReadonlyArray<Branch>
  }

  it("[DEL-04] lists the branches that hand over orders by name, after 'Please select'", async () => {
    const offered = smallShop.branches.filter(({ pickupAvailable }) => pickupAvailable)
    const names = offered.map(({ name }) => name).sort()
    expect(pickupList(await branches()).map(({ name }) => name)).toEqual(["Please select", ...names])
    expect(pickupList(await branches())[0]?.id).toBeUndefined()
    expect(offered.length).toBeLessThan(smallShop.branches.length)
  })

  it("[DEL-04] at another branch has no day any more; what the shopper wants known stays", async () => {
    const checkout = await checkoutWith([])
    await fill(checkout, 2)
    const details = { ...initialCheckout.delivery.details, instructions: "A ute on the way" }
    expect(checkout.state.delivery.details).toEqual({ ...details, deliveryDate: "2026-11-24" })
    checkout.delivery.choosePickup(31)
    expect(checkout.state.delivery).toEqual({ type: "pickup", branchId: 31, details })
    checkout.delivery.chooseDate("2026-11-24")
    checkout.delivery.choosePickup(undefined)
    expect(checkout.state.delivery).toEqual({ type: "pickup", details })
  })

  it("[DEL-04] is gone back to with nothing of a delivery, whose type followed each way that was chosen", async () => {
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    to.typeAddress("line1", "14 Kelletts Road")
    to.pickPlace({ suburb: "Rowville", postcode: "3178", state: "VIC" })
    for (const way of ["national", "uber", "delivery"] as const) {
      to.chooseWay(way)
      expect(checkout.state.delivery.type).toBe(way)
    }
    to.setCrane(true)
    checkout.delivery.setInstructions("Leave it at the gate")
    to.typeAddress("country", "NZ")
    expect(checkout.state.delivery.type).toBe("international")
    checkout.delivery.chooseMethod("pickup")
    expect(checkout.state.delivery).toEqual({ type: "pickup", details: initialCheckout.delivery.details })
  })

  it("[DEL-09] to where an order went before is filled in whole, and comes by a way that goes there", async () => {
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    const here = {
      line1: "14 Kelletts Road",
      suburb: "Rowville",
      postcode: "3178",
      state: "VIC",
      manuallyEntered: false
    }
    const abroad = {
      line1: "1 Queen Street",
      suburb: "Auckland",
      postcode: "1010",
      state: "",
      manuallyEntered: true,
      country: "NZ"
    }
    to.chooseAddress()
    to.typeAddress("line2", "Unit 2")
    to.chooseWay("national")
    for (const [address, type] of [
      [here, "national"],
      [abroad, "international"],
      [here, "delivery"]
    ] as const) {
      to.pickAddress(address)
      const { details, ...delivery } = checkout.state.delivery
      expect([delivery, details.address]).toEqual([{ type }, checkoutAddress(address)])
    }
  })

  it("[DEL-05] that can't be had says so on the line whose fault it is, whose buttons leave it for later and collect the order", async () => {
    const checkout = await checkoutWith([boxes(), sticks()])
    const { cart, delivery } = checkout
    const to = new AddressChoice(page(), checkout)
    const said = () => cart.items.map((item) => [item.product.isHardware, delivery.problemOf(item)])
    const wrong = [
      [true, undefined],
      [false, deliveryWords.hardwareOnly]
    ]
    const timberLine = () => cart.items.find(({ product }) => !product.isHardware) ?? expect.fail("There is no timber.")
    const press = (text: string) => {
      const fixes = drawLineFixes({ checkout, to, item: timberLine() })
      expect(renderToStaticMarkup(fixes)).toContain(deliveryWords.hardwareOnly)
      const button = buttonsOf(fixes).find(({ children }) => children === text) ?? expect.fail(`No button ${text}`)
      expect(button["aria-label"]).toBe(`${text}: ${lineName(timberLine())}`)
      button.onClick?.({} as never)
    }
    to.chooseAddress("6000")
    await vi.waitFor(() => expect(said()).toEqual(wrong))
    expect(drawLineFixes({ checkout, to, item: lineAt(cart, 0) })).toBeNull()
    press("Collect it from a store")
    expect([delivery.method, said()]).toEqual(["pickup", wrong.map(([isHardware]) => [isHardware, undefined])])

    to.chooseAddress("6000")
    await vi.waitFor(() => expect(said()).toEqual(wrong))
    press("Leave it for later")
    await vi.waitFor(() => expect([said(), delivery.method]).toEqual([[[true, undefined]], "national"]))
    expect(checkout.savedLines.items.map(({ product }) => product.isHardware)).toEqual([false])
    for (const left of checkout.savedLines.items) await checkout.savedLines.remove(left)
  })

  it("[DEL-05] that can't be had for anything in the cart offers to collect it alone: there is nothing to leave", async () => {
    const checkout = await checkoutWith([sticks()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress("6000")
    const item = lineAt(checkout.cart, 0)
    await vi.waitFor(() => expect(checkout.delivery.problemOf(item)).toBe(deliveryWords.hardwareOnly))
    const buttons = buttonsOf(drawLineFixes({ checkout, to, item }))
    expect(buttons.map(({ children }) => children)).toEqual(["Collect it from a store"])
  })

  it("[DEL-07] a crane that was asked for does not come until the site is known: it is told why, in those words and no others", async () => {
    const checkout = await checkoutWith([boxes()])
    await fill(checkout, 3)
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    expect(to.craneProblem).toBeUndefined()
    to.setCrane(true)
    const known = { wires: "none", slope: "flat", width: "3.5" }
    for (const access of [
      noCraneAccess,
      ...(["wires", "slope", "width"] as const).map((field) => ({ ...known, [field]: "" })),
      { ...known, width: "2.9" }
    ]) {
      to.answerAccess(access)
      expect([access, to.craneProblem, await checkout.nextStep()]).toEqual([
        access,
        "Answer the three questions about access first: the crane can't come without them.",
        "delivery"
      ])
    }
    to.answerAccess(known)
    expect(to.craneProblem).toBeUndefined()
    to.answerAccess(noCraneAccess)
    to.setCrane(false)
    expect(to.craneProblem).toBeUndefined()
  })

  it("[DEL-04] offers days on which the branch is open", async () => {
    const rowville = (await branches()).find(({ id }) => id === 25) as Branch
    const days = pickupDays(morning, rowville.hours)
    expect(days[0]).toBe("2026-11-23")
    for (const day of days) expect(rowville.hours[Temporal.PlainDate.from(day).dayOfWeek], day).toBeDefined()
  })
})

describe("the store that was chosen at the top", () => {
  it("[DEL-04] is chosen at pickup with its first day: one press goes on; another choice of the shopper's stays", async () => {
    const checkout = await checkoutWith([boxes()])
    await checkout.continueAsGuest()
    checkout.delivery.preferStore(25)
    await vi.waitFor(() => expect(checkout.state.delivery.details.deliveryDate).not.toBe(""))
    expect(checkout.state.delivery).toMatchObject({ type: "pickup", branchId: 25 })
    expect(await checkout.nextStep()).toBe("details")
    checkout.delivery.choosePickup(31)
    checkout.delivery.preferStore(25)
    expect(checkout.state.delivery.branchId).toBe(31)
    checkout.delivery.choosePickup(undefined)
    checkout.delivery.preferStore(25)
    expect(checkout.state.delivery.branchId).toBeUndefined()
  })

  it("[DEL-04] stands chosen again after a look at a delivery, or the one that was chosen instead", async () => {
    const checkout = await checkoutWith([boxes()])
    checkout.delivery.preferStore(25)
    checkout.delivery.chooseMethod("delivery")
    expect(checkout.state.delivery.branchId).toBeUndefined()
    checkout.delivery.chooseMethod("pickup")
    expect(checkout.state.delivery.branchId).toBe(25)
    checkout.delivery.choosePickup(31)
    checkout.delivery.chooseMethod("national")
    checkout.delivery.chooseMethod("pickup")
    expect(checkout.state.delivery.branchId).toBe(31)
  })

  it("asks where none was chosen", async () => {
    const checkout = await checkoutWith([boxes()])
    checkout.delivery.preferStore(undefined)
    expect(checkout.state.delivery).toEqual(initialCheckout.delivery)
  })
})

describe("a pickup day that can't be kept any more", () => {
  const chosen = async () => {
    const checkout = await checkoutWith([boxes()])
    await fill(checkout, 3)
    await checkout.delivery.loadQuote()
    checkout.delivery.chooseDate("2026-11-24")
    expect(await checkout.nextStep()).toBe("payment")
    return checkout
  }
  const twoDays = 2 * 24 * 60 * 60 * 1000

  it("[CHK-05] is told at the step of the pickup, before anything is paid, with the next day chosen", async () => {
    const checkout = await chosen()
    vi.setSystemTime(morning + twoDays)
    await checkout.cart.reprice()
    expect(await checkout.nextStep()).toBe("delivery")
    expect([checkout.delivery.unavailableDay, checkout.stepFor("payment")]).toEqual(["2026-11-24", "delivery"])
    await checkout.delivery.loadQuote()
    expect([checkout.delivery.unavailableDay, checkout.state.delivery.details.deliveryDate > "2026-11-24"]).toEqual([
      "2026-11-24",
      true
    ])
    checkout.delivery.chooseDate(checkout.state.delivery.details.deliveryDate)
    expect(checkout.delivery.unavailableDay).toBeUndefined()
    expect(await checkout.nextStep()).toBe("payment")
    startFakeClock()
  })

  it("[CHK-05] stays chosen while its order is being paid, and is told once that has ended without an order", async () => {
    const checkout = await chosen()
    await write("payment", { intentId: "pi_1", sent: true })
    vi.setSystemTime(morning + twoDays)
    await checkout.delivery.checkDay()
    expect([checkout.delivery.unavailableDay, checkout.state.delivery.details.deliveryDate]).toEqual([
      undefined,
      "2026-11-24"
    ])
    await write("payment", { intentId: "pi_1", sent: false })
    await checkout.delivery.checkDay()
    expect(checkout.delivery.unavailableDay).toBe("2026-11-24")
    startFakeClock()
  })

  it("[CHK-05] is told also where it was kept from an earlier visit", async () => {
    const before = await chosen()
    await vi.waitFor(async () => expect(await kept("checkout")).toEqual(before.state))
    vi.setSystemTime(morning + twoDays)
    const checkout = await checkoutWith([])
    await checkout.cart.reprice()
    await checkout.delivery.loadQuote()
    expect(checkout.delivery.unavailableDay).toBe("2026-11-24")
    startFakeClock()
  })
})

describe("lines that make the order wait", () => {
  /** More boxes than all stores have, and a stick that some store with pickup has. */
  const waiting = async () => {
    const row = rowOf(timber)
    const store = row.variation.stock.find(
      ({ branchId, available }) =>
        available > 0 && smallShop.branches.some(({ id, pickupAvailable }) => id === branchId && pickupAvailable)
    )
    if (!store) throw new Error("No store has a stick")
    const checkout = await checkoutWith([sticks(1), boxes(5000)])
    checkout.delivery.choosePickup(store.branchId)
    await checkout.delivery.loadQuote()
    return checkout
  }

  it("[EST-01] are named, and one press saves them for a second order, so that the rest has its earliest day", async () => {
    const checkout = await waiting()
    const slow = checkout.delivery.quotes.slowOrder(checkout.cart.items)
    expect(slow?.deciding.map(({ erpId }) => erpId)).toEqual([boxes().request.sku])
    const before = checkout.state.delivery.details.deliveryDate
    await checkout.saveForLater((slow?.later ?? []).map(cartKey))
    expect(checkout.cart.items.map(({ erpId }) => erpId)).toEqual([sticks().request.sku])
    expect(checkout.savedLines.items).toMatchObject([{ erpId: boxes().request.sku, qtyRaw: 5000 }])
    expect(checkout.state.delivery.details.deliveryDate < before).toBe(true)
    expect([checkout.delivery.quotes.slowOrder(checkout.cart.items), checkout.delivery.unavailableDay]).toEqual([
      undefined,
      undefined
    ])
    expect(await kept("saved-lines")).toEqual(checkout.savedLines.items)
    expect(JSON.stringify(await kept("saved-lines"))).not.toContain("pricing")
  })

  it("that were put by are there at the next visit, also after the order; moved back they are priced and gone from there", async () => {
    const before = await waiting()
    await before.saveForLater(before.cart.items.map(cartKey))
    expect([before.cart.items, before.savedLines.items.length]).toEqual([[], 2])
    await before.cart.clear()
    const { cart, savedLines: saved } = await checkoutWith([boxes(2)])
    expect(saved.items).toHaveLength(2)
    for (const item of saved.items) await saved.moveToCart(item)
    expect(saved.items).toEqual([])
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual([
      [boxes().request.sku, 5002],
      [sticks().request.sku, 1]
    ])
    expect(cart.items.every(({ pricing }) => pricing)).toBe(true)
    expect(await kept("saved-lines")).toEqual([])
  })

  it("are also put by one by one, and both ways it is said what became of the line", async () => {
    const { cart, savedLines: saved } = await checkoutWith([sticks(3), boxes(2)])
    const line = lineAt(cart, 0)
    expect(await saved.saveLine(line)).toBe(true)
    expect([cart.items.length, saved.items.map(cartKey)]).toEqual([1, [cartKey(line)]])
    expect(saved.notice).toBe(cartWords.lineSaved(lineName(line)))
    await saved.moveToCart(lineOfSaved(saved))
    expect([cart.items.length, saved.items.length, saved.notice]).toEqual([2, 0, cartWords.lineMoved(lineName(line))])
  })

  it("say so where the cart and what is put by come to more together than one line holds", async () => {
    const { cart, savedLines: saved } = await checkoutWith([boxes(9_999_999)])
    await saved.saveLine(lineAt(cart, 0))
    await cart.add([boxes(2)])
    const name = lineName(lineAt(cart, 0))
    await saved.moveToCart(lineOfSaved(saved))
    expect([cart.items.map(({ qtyRaw }) => qtyRaw), saved.items.length]).toEqual([[2], 1])
    expect(saved.notice).toBe(cartWords.notMoved(name))
    expect([await saved.saveLine(lineAt(cart, 0)), saved.notice]).toEqual([false, cartWords.notMoved(name)])
  })

  it("stay in the cart where they would come to more than one line of what was put by can hold", async () => {
    const first = await checkoutWith([boxes(9_999_999)])
    await first.savedLines.saveForLater(first.cart.items.map(cartKey))
    await first.cart.clear()
    const { cart, savedLines: saved } = await checkoutWith([boxes(2), sticks(1)])
    await saved.saveForLater(cart.items.map(cartKey))
    expect(cart.items.map(({ erpId, qtyRaw }) => [erpId, qtyRaw])).toEqual([[boxes().request.sku, 2]])
    expect(saved.items.map(({ erpId }) => erpId)).toEqual([boxes().request.sku, sticks().request.sku])
  })
})

describe("the order form", () => {
  const exactly = Schema.decodeUnknownSync(OrderFormSchema, { onExcessProperty: "error" })
  const formOf = (checkout: CheckoutViewModel) => {
    const made = orderForm(checkout.cart.items, checkout.state, { quoteId: "q1" })
    if (!made.ok) throw new Error(made.problem)
    return exactly(JSON.parse(JSON.stringify(made.form)))
  }

  it("[ENT-07] carries who pays and who collects: name, company, phone and e-mail", async () => {
    const checkout = await checkoutWith([sticks()])
    await fill(checkout, 3)
    checkout.type("contactName", "  Kim Lee ")
    const contact = { contactName: "Kim Lee", company: "Lee Decks", phone: "03 9764 1234", email: "kim@example.com" }
    const { billing, delivery } = formOf(checkout)
    expect(billing).toEqual({ contactDetails: contact })
    expect(delivery.details.contactDetails).toEqual(contact)
    checkout.type("company", " ")
    const { company: _, ...person } = contact
    expect(formOf(checkout).billing).toEqual({ contactDetails: person })
  })

  it("[ENT-06] carries each line of the cart at the server's price, and the cart's own total", async () => {
    const checkout = await checkoutWith([sticks(60), boxes(6)])
    await fill(checkout, 3)
    const { cart, total, delivery, pricesExpire } = formOf(checkout)
    expect(total).toBe(checkout.cart.totals.total)
    for (const [place, item] of cart.items.entries()) {
      const line = lineAt(checkout.cart, place)
      const price = line.pricing?.discount ?? line.pricing
      expect(item).toMatchObject({
        variationId: line.variation.id,
        id: line.productId,
        sku: line.erpId,
        cf: line.conversionFactor,
        uom: line.uom,
        qty: line.qtyRaw,
        attributes: line.variation.attributes,
        unitPrice: price?.unitPrice,
        lineTotal: price?.linePrice
      })
    }
    expect(cart.items).toHaveLength(2)
    expect(lineAt(checkout.cart, 0).pricing?.hasDiscount).toBe(true)
    expect(delivery).toMatchObject({ type: "timber_pickup", details: { branchId: 25, date: "2026-11-24" } })
    expect(pricesExpire).toBe(morning + 9 * 60 * 60 * 1000)
  })

  it("is of hardware where nothing in it is timber, and there is none for an empty cart", async () => {
    const checkout = await checkoutWith([boxes()])
    await fill(checkout, 3)
    expect(formOf(checkout).delivery.type).toBe("hardware_pickup")
    await checkout.cart.clear()
    expect(orderForm(checkout.cart.items, checkout.state, { quoteId: "q1" })).toEqual({
      ok: false,
      problem: "No items"
    })
  })
})

describe("the cart as it is looked over", () => {
  /** Under the cart's total, as the page draws it. */
  const ready = async (wanted: ReadonlyArray<NewCartItem>, branchId?: number) => {
    const shop = page()
    const { cart } = await checkoutWith(wanted, shop)
    const quotes = new DeliveryQuotes(shop.call)
    if (branchId) await quotes.load(cart.items, { kind: "pickup", branchId })
    const answer = await shop.call("GET /shopfront")
    if (!answer.ok) throw new Error(answer.msg)
    const { now } = answer.data
    const stores = await shop.call("GET /branches")
    const store = stores.ok ? stores.data.find(({ id }) => id === branchId) : undefined
    const shopfront = { now, ...(store ? { branch: store } : {}) }
    const router = createRouter({
      routeTree: createRootRoute({
        component: () => createElement(CartReady, { items: cart.items, quotes, shopfront })
      }),
      history: createMemoryHistory({ initialEntries: ["/"] })
    })
    await router.load()
    const html = renderToStaticMarkup(createElement(RouterProvider, { router }))
    await cart.clear()
    return html
  }

  it("[CHK-02] has the choice of a store where none is chosen, or not all is at the one that is", async () => {
    expect(await ready([sticks(1)])).toMatch(/<a [^>]*href="\/stores"[^>]*>Choose your store</)
    const all = await ready([sticks(1)], 25)
    expect(all).toContain("Rowville")
    expect(all).not.toContain("<a ")
    const some = await ready([sticks(1), boxes(5_000)], 25)
    expect(some).toMatch(/Rowville.*<a [^>]*href="\/stores"[^>]*>Choose another store</)
  })

  it("[CHK-02] [DEL-06] goes nationwide where all of it is Hardware, and says why not where it is not", async () => {
    const far = async (wanted: ReadonlyArray<NewCartItem>) => {
      const { cart } = await checkoutWith(wanted)
      const estimate = new DeliveryEstimate(page(), async () => ({ ok: true, data: {} }), cart)
      await estimate.postcode.type("6000")
      const told = [estimate.ways.map(({ method }) => method), estimate.problem]
      await cart.clear()
      return told
    }
    expect(await far([boxes()])).toEqual([["national"], undefined])
    expect(await far([boxes(), sticks()])).toEqual([[], deliveryWords.hardwareOnly])
  })
})

describe("a place that is typed", () => {
  const offered = async (text: string, call: ShopClient["call"] = page().call) => {
    const suggestions = new PlaceSuggestions(call)
    expect(suggestions.type(text)).toBeUndefined()
    await vi.waitFor(() => expect(suggestions.places.length).toBeGreaterThan(0))
    return suggestions
  }

  it("[DEL-09] is offered as five places at most, those of Victoria first, and one that was picked brings its state and postcode", async () => {
    const suggestions = await offered("ro")
    expect(suggestions.places).toHaveLength(5)
    for (const { state, postcode } of suggestions.places)
      expect([state, postcode]).toEqual(["VIC", expect.stringMatching(/^[38]/)])
    expect((await offered("parramat")).places.map(placeText)[0]).toBe("Parramatta NSW 2150")
    const rowville = await offered("rowvill")
    const [first] = rowville.places
    if (!first) throw new Error("Nothing is offered")
    expect(placeText(first)).toBe("Rowville VIC 3178")
    const picked = rowville.type("Rowville VIC 3178")
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    to.typeAddress("line1", "14 Kelletts Road")
    to.pickPlace(picked ?? first)
    expect(checkout.state.delivery.details.address).toMatchObject({
      suburb: "Rowville",
      state: "VIC",
      postcode: "3178",
      manuallyEntered: false
    })
  })

  it("[EXP-52] of an address in one line goes into its fields; where nobody knows the suburb the line stays as it was typed", async () => {
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    to.typeAddress("line1", "Unit 2, 14 Kelletts Road, rowville vic 3178")
    await to.splitLine()
    expect(to.address).toMatchObject({
      line1: "Unit 2, 14 Kelletts Road",
      suburb: "Rowville",
      state: "VIC",
      postcode: "3178",
      manuallyEntered: false
    })
    to.typeAddress("line1", "14 Kelletts Road, Nosuchplace VIC 3178")
    await to.splitLine()
    expect(to.address.line1).toBe("14 Kelletts Road, Nosuchplace VIC 3178")
    expect(to.unknownSuburb).toMatchObject({ suburb: "Nosuchplace", postcode: "3178" })
    expect(renderToStaticMarkup(createElement(UnknownSuburb, { to }))).toContain(
      'role="status"><p>We know no Nosuchplace 3178. Is it one of these?</p>'
    )
    // Whoever knows better keeps it: typed by hand it is delivered to.
    for (const [field, text] of [
      ["line1", "14 Kelletts Road"],
      ["suburb", "Nosuchplace"],
      ["postcode", "3178"]
    ] as const)
      to.typeAddress(field, text)
    expect(to.problems).toEqual({})
    await checkout.continueAsGuest()
    await checkout.delivery.loadQuote()
    await vi.waitFor(() => expect(checkout.delivery.quotes.current?.kind).toBe(checkout.delivery.method))
    expect([checkout.delivery.quotes.problem, await checkout.nextStep()]).toEqual([undefined, "details"])
    expect(to.address).toMatchObject({ suburb: "Nosuchplace", state: "VIC", manuallyEntered: true })
    to.typeAddress("line1", "1 Hay St, Perth WA 6000")
    await to.splitLine()
    expect(to.address).toMatchObject({ line1: "1 Hay St", suburb: "Perth", state: "WA", postcode: "6000" })
    expect(to.unknownSuburb).toBeUndefined()
  })

  it("[EXP-52] with a misspelt suburb in one line is offered the suburbs that may be meant, and goes into its fields with the one that is picked", async () => {
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    to.typeAddress("line1", "14 Kelletts Road, Rowvile VIC 3178")
    await to.splitLine()
    const [first] = to.unknownSuburb?.meant ?? []
    if (!(first && to.unknownSuburb)) throw new Error("Nothing is offered")
    const said = renderToStaticMarkup(createElement(UnknownSuburb, { to }))
    expect(said).toContain("We know no Rowvile 3178. Is it one of these?")
    expect(said).toMatch(/<button type="button"[^>]*>Rowville VIC 3178<\/button>/)
    expect(placeText(first)).toBe("Rowville VIC 3178")
    to.pickMeant(to.unknownSuburb.line1, first)
    expect(to.address).toMatchObject({ line1: "14 Kelletts Road", suburb: "Rowville", postcode: "3178" })
    expect(to.unknownSuburb).toBeUndefined()
    to.typeAddress("line1", "2 Main St, Zzyzxville VIC 3999")
    await to.splitLine()
    expect(to.unknownSuburb).toMatchObject({ suburb: "Zzyzxville", meant: [] })
    to.typeAddress("line1", "2 Main St")
    expect(to.unknownSuburb).toBeUndefined()
  })

  it("[DEL-09] begins with the postcode that the cart's costs were asked for, where nothing was typed", async () => {
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    expect(to.address.postcode).toBe("")
    to.chooseAddress("6000")
    expect(to.address).toMatchObject({ postcode: "6000", state: "WA" })
    to.typeAddress("postcode", "3178")
    to.chooseAddress("6000")
    expect(to.address).toMatchObject({ postcode: "3178", state: "WA" })
    to.typeAddress("country", "NZ")
    expect(to.address).toMatchObject({ postcode: "3178", state: "" })
    to.typeAddress("postcode", "1010")
    expect(to.address.state).toBe("")
  })

  it("[DEL-09] [CALL-30] is typed by hand where no place can be looked up, and comes to the same", async () => {
    const call = vi.fn(async () => ({ ok: false, error: true, status: 503, code: "UNAVAILABLE", msg: "Down" }))
    const suggestions = new PlaceSuggestions(call as unknown as ShopClient["call"])
    suggestions.type("rowvill")
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1))
    expect([suggestions.type("Rowville"), suggestions.places]).toEqual([undefined, []])
    const checkout = await checkoutWith([boxes()])
    const to = new AddressChoice(page(), checkout)
    to.chooseAddress()
    for (const [field, value] of [
      ["line1", "14 Kelletts Road"],
      ["suburb", "Rowville"],
      ["postcode", "3178"]
    ] as const)
      to.typeAddress(field, value)
    // The postcode names its state.
    expect(checkout.state.delivery.details.address).toMatchObject({
      suburb: "Rowville",
      state: "VIC",
      manuallyEntered: true
    })
    expect(checkout.delivery.destination).toMatchObject({ address: { postcode: "3178" } })
  })
})
