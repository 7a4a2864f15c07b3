/** In whose name a visitor buys, and whose prices they see and pay. */
import { priceCustomerId } from "../pricing/terms.ts"
import type { Permission } from "./permission.ts"
import type { Member, Visitor } from "./visitor.ts"

/** [T20] Who is logged in, and for which company. */
export type Buyer = { readonly contactId: string; readonly customerId: string }

/** Tells one contact of one company from every other. */
export const buyerKey = ({ contactId, customerId }: Buyer): string => `${contactId}|${customerId}`

/** [T20] Whether two are the same contact of the same company; two guests are. */
export const isSameBuyer = (one: Buyer | undefined, other: Buyer | undefined): boolean =>
  one?.contactId === other?.contactId && one?.customerId === other?.customerId

/** A contact's rules, and whether they count. */
type Rules = {
  readonly permissions: { readonly [rule in Permission]?: boolean }
  readonly asksPermission: boolean
}

/** [PRC-04] The rule by which a contact sees their company's prices, as far as rules count there; absent while nobody has decided it. */
export const customerPriceRule = ({ permissions, asksPermission }: Rules): boolean | undefined =>
  asksPermission ? permissions.showCustomerPrice : undefined

/** What a screen knows of somebody's right to order; unknown while it is found out who they are. */
export type OrderRight = "granted" | "undecided" | "refused" | "unknown"

/**
 * [PERM-02] [CHK-07] The right to order of who is logged in, or of a guest. Where nobody has decided, the screen lets them
 * go on (PERM-02) though the server will not take the order (PERM-05): so it is told them before they pay.
 */
export const orderRightOf = (member: Rules | undefined): Exclude<OrderRight, "unknown"> => {
  if (!member?.asksPermission) return "granted"
  const granted = member.permissions.placeOnlineOrders
  return granted === undefined ? "undecided" : granted ? "granted" : "refused"
}

/** Whether a screen lets somebody with that right go on to pay. */
export const mayOrder = (right: OrderRight): boolean => right === "granted" || right === "undecided"

/** Whether somebody is to be told that the shop would not take their order as things are. */
export const lacksOrderRight = (right: OrderRight): boolean => right === "undecided" || right === "refused"

/** [GST-03] How an order of a member's was priced and shown. */
export type BuyerTerms = Buyer & {
  /** At the company's own prices; otherwise at a guest's. */
  readonly hasOwnPrices: boolean
  readonly showsExGst: boolean
}

/** How somebody who is logged in buys, from what server and browser alike know of them. */
export const memberTerms = (member: Buyer & Rules & { readonly showExcGstPricing: boolean }): BuyerTerms => {
  const { contactId, customerId, showExcGstPricing } = member
  const hasOwnPrices = priceCustomerId({ customerId, showCustomerPrice: customerPriceRule(member) }) !== undefined
  return { contactId, customerId, hasOwnPrices, showsExGst: showExcGstPricing }
}

/** How a member buys. */
export const memberBuyer = ({ contact, customer }: Member): BuyerTerms =>
  memberTerms({ ...customer, contactId: contact.id, customerId: customer.id, permissions: contact.permissions })

/** Who buys, as an order is written in their name; nobody for a guest. */
export const buyerOf = (visitor: Visitor): BuyerTerms | undefined =>
  visitor.kind === "guest" ? undefined : memberBuyer(visitor)

/** [PRC-04] The customer whose prices a buyer pays; undefined for guest prices. */
export const priceCustomerIdOf = (buyer: BuyerTerms | undefined): string | undefined =>
  buyer?.hasOwnPrices ? buyer.customerId : undefined

/** [T21] Whether a price that one buyer was told is right for the other. */
export const hasSamePrices = (one: BuyerTerms | undefined, other: BuyerTerms | undefined): boolean =>
  isSameBuyer(one, other) && priceCustomerIdOf(one) === priceCustomerIdOf(other)
