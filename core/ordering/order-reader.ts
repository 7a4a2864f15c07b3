/** Who may look at an order. */
import { type BuyerTerms, memberBuyer } from "../identity/buyer.ts"
import type { Permission } from "../identity/permission.ts"
import { serverAllows } from "../identity/permission-rules.ts"
import type { PoPolicy } from "../identity/po-policy.ts"
import type { Member, Visitor } from "../identity/visitor.ts"

/** Somebody who is logged in, as far as orders go. */
export type OrderReader = Pick<BuyerTerms, "contactId" | "customerId" | "hasOwnPrices"> & {
  /** May see what others of the company ordered. */
  readonly viewsOrders: boolean
  /** May order for the company, and so cancel what others of it ordered. */
  readonly placesOrders: boolean
  /** [PO-01] What their company asks for as the PO/Job number. */
  readonly po?: PoPolicy
}

export const memberReader = (member: Member): OrderReader => {
  const { contactId, customerId, hasOwnPrices } = memberBuyer(member)
  const allows = (rule: Permission) => serverAllows(rule, member, member.customer)
  return {
    contactId,
    customerId,
    hasOwnPrices,
    viewsOrders: allows("viewOrders"),
    placesOrders: allows("placeOnlineOrders"),
    po: member.customer.poPolicy
  }
}

export const orderReaderOf = (visitor: Visitor): OrderReader | undefined =>
  visitor.kind === "guest" ? undefined : memberReader(visitor)

/** What a visitor shows of an order: the SHA-256, in hex, of the secret that its browser keeps, and the token of its link. */
export type OrderCredentials = { readonly viewer?: string; readonly token?: string }

/** By which of them the shop knows it; a browser in which the link was opened keeps knowing it by that. */
export type CredentialKind = "link" | "browser"

/** What somebody shows to look at an order. */
export type OrderAccessClaim = OrderCredentials & { readonly reader?: OrderReader }

/**
 * [T31] [T20] The link that was e-mailed opens every order. A guest's opens in the browser that placed it, a member's to
 * the contact who placed it and to those of the company who may see orders, in no browser without a login.
 * [PERM-07] One at the company's own prices opens to nobody who may not see those.
 */
export const mayViewOrder = (
  buyer: BuyerTerms | undefined,
  knownBy: CredentialKind | undefined,
  reader: OrderReader | undefined
): boolean => {
  if (knownBy === "link") return true
  if (!buyer) return knownBy === "browser"
  if (reader?.customerId !== buyer.customerId) return false
  const isTheirs = reader.contactId === buyer.contactId || reader.viewsOrders
  return isTheirs && (reader.hasOwnPrices || !buyer.hasOwnPrices)
}

/**
 * [CANCEL-01] Of those who may look at an order: whoever has its link, the browser of its guest, the contact who placed it,
 * and those of the company who may order.
 */
export const mayCancelOrder = (
  buyer: BuyerTerms | undefined,
  knownBy: CredentialKind | undefined,
  reader: OrderReader | undefined
): boolean =>
  mayViewOrder(buyer, knownBy, reader) &&
  (!buyer || knownBy === "link" || reader?.contactId === buyer.contactId || reader?.placesOrders === true)
