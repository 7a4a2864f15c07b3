/** In whose name a visitor buys, whose prices they pay, and which orders they may look at. */

import { describe, expect, it } from "vitest"
import {
  type BuyerTerms,
  buyerOf,
  customerPriceRule,
  isSameBuyer,
  lacksOrderRight,
  mayOrder,
  orderRightOf,
  priceCustomerIdOf
} from "../../../core/identity/buyer.ts"
import type { Permission } from "../../../core/identity/permission.ts"
import { defaultPoPolicy } from "../../../core/identity/po-policy.ts"
import type { Visitor } from "../../../core/identity/visitor.ts"
import { mayViewOrder, type OrderReader, orderReaderOf } from "../../../core/ordering/order-reader.ts"

const guest: Visitor = { kind: "guest", address: "192.0.2.1" }
const member = (permissions: { readonly [rule in Permission]?: boolean }, more = {}): Visitor => ({
  kind: "member",
  address: "192.0.2.1",
  sessionId: 1,
  codeGiven: false,
  via: "password",
  linkedCompanies: 1,
  contact: { id: "P1", firstName: "Kim", lastName: "Lee", email: "kim@example.com", role: "contact", permissions },
  customer: {
    id: "2001",
    name: "Lee",
    accountType: "A",
    standing: "open",
    creditLimit: 0,
    showExcGstPricing: false,
    poPolicy: defaultPoPolicy,
    asksPermission: true,
    ...more
  }
})

describe("Who buys", () => {
  it("is nobody by name where nobody is logged in", () => {
    expect(buyerOf(guest)).toBeUndefined()
    expect(orderReaderOf(guest)).toBeUndefined()
    expect(priceCustomerIdOf(undefined)).toBeUndefined()
  })

  it.each([
    [{ showCustomerPrice: true }, {}, "2001"],
    [{}, {}, "2001"],
    [{ showCustomerPrice: false }, {}, undefined],
    [{ showCustomerPrice: false }, { asksPermission: false }, "2001"]
  ] as const)("[PERM-01] [PRC-04] with the rules %j at a company %j pays the prices of %s", (rules, more, customer) => {
    expect(priceCustomerIdOf(buyerOf(member(rules, more)))).toBe(customer)
    expect(customerPriceRule({ permissions: rules, asksPermission: true, ...more })).toBe(
      "asksPermission" in more ? undefined : (rules as { showCustomerPrice?: boolean }).showCustomerPrice
    )
  })

  it.each([
    [undefined, "granted", true, false],
    [{ permissions: {}, asksPermission: false }, "granted", true, false],
    [{ permissions: { placeOnlineOrders: true }, asksPermission: true }, "granted", true, false],
    [{ permissions: {}, asksPermission: true }, "undecided", true, true],
    [{ permissions: { placeOnlineOrders: false }, asksPermission: true }, "refused", false, true],
    [{ permissions: { placeOnlineOrders: false }, asksPermission: false }, "granted", true, false]
  ] as const)(
    "[PERM-02] [CHK-07] %j has the right to order: %s; may go on: %s; is told that the shop won't take it: %s",
    (rules, right, mayGoOn, isTold) => {
      expect(orderRightOf(rules)).toBe(right)
      expect([mayOrder(right), lacksOrderRight(right)]).toEqual([mayGoOn, isTold])
    }
  )

  it("[GST-03] is written down with how they see prices", () => {
    expect(buyerOf(member({}, { showExcGstPricing: true }))).toEqual({
      contactId: "P1",
      customerId: "2001",
      hasOwnPrices: true,
      showsExGst: true
    })
  })

  it("[T20] is the same only as the same contact for the same company", () => {
    const kim = { contactId: "P1", customerId: "1" }
    expect([isSameBuyer(kim, { ...kim }), isSameBuyer(undefined, undefined)]).toEqual([true, true])
    for (const other of [undefined, { ...kim, contactId: "P2" }, { ...kim, customerId: "2" }]) {
      expect(isSameBuyer(kim, other)).toBe(false)
      expect(isSameBuyer(other, kim)).toBe(false)
    }
  })
})

describe("An order", () => {
  const buyer: BuyerTerms = { contactId: "P1", customerId: "2001", hasOwnPrices: true, showsExGst: false }
  const reader: OrderReader = {
    contactId: "P1",
    customerId: "2001",
    hasOwnPrices: true,
    viewsOrders: false,
    placesOrders: false
  }
  const colleague = { ...reader, contactId: "P2", viewsOrders: true }

  it("[T31] of a guest opens by its link and in its browser, to no login", () => {
    expect(mayViewOrder(undefined, "link", undefined)).toBe(true)
    expect(mayViewOrder(undefined, "browser", undefined)).toBe(true)
    expect(mayViewOrder(undefined, undefined, { ...reader, viewsOrders: true })).toBe(false)
  })

  it.each<readonly [string, OrderReader | undefined, boolean]>([
    ["its contact", reader, true],
    ["a colleague who may see orders", colleague, true],
    ["a colleague who may not", { ...colleague, viewsOrders: false }, false],
    ["its contact at another company", { ...reader, customerId: "2002", viewsOrders: true }, false],
    ["nobody who is logged in", undefined, false]
  ])("[T31] [PERM-05] of a member opens to %s: %j is %s", (_, who, opens) => {
    expect(mayViewOrder(buyer, undefined, who)).toBe(opens)
    expect(mayViewOrder(buyer, "browser", who)).toBe(opens)
    expect(mayViewOrder(buyer, "link", who)).toBe(true)
  })

  it("[PERM-07] at the company's own prices opens to nobody who may not see them, not even who placed it", () => {
    for (const who of [reader, colleague]) {
      const blind = { ...who, hasOwnPrices: false }
      expect(mayViewOrder(buyer, undefined, blind)).toBe(false)
      expect(mayViewOrder({ ...buyer, hasOwnPrices: false }, undefined, blind)).toBe(true)
    }
  })

  it("[PERM-01] [PERM-05] of colleagues is for those to whom viewOrders was granted, or where permissions are off", () => {
    const views = (rules: { viewOrders?: boolean }, asksPermission = true) =>
      orderReaderOf(member(rules, { asksPermission }))?.viewsOrders
    expect([views({ viewOrders: true }), views({ viewOrders: false }), views({}), views({}, false)]).toEqual([
      true,
      false,
      false,
      true
    ])
  })
})
