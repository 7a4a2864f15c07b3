/** [APV-01] Whether an order needs an administrator's approval, and who can give it. */
import { memberTerms } from "../../identity/buyer.ts"
import type { Contact } from "../../identity/customer.ts"
import type { Member, SignedInCustomer } from "../../identity/visitor.ts"
import type { Cents } from "../../money.ts"

/** A contact as far as their limit goes. */
type LimitedContact = Pick<Contact, "spendingLimit">

/** [APV-01] The limit of one order, cents with GST; undefined where there is none. It counts where permissions count: only there has anybody set it. */
export const spendingLimitOf = (
  { spendingLimit }: LimitedContact,
  { asksPermission }: Pick<SignedInCustomer, "asksPermission">
): Cents | undefined => (asksPermission ? spendingLimit : undefined)

export const memberLimit = ({ contact, customer }: Member): Cents | undefined => spendingLimitOf(contact, customer)

/** [APV-01] Only above the limit: an order of exactly that much is within it. */
export const isAboveLimit = (total: Cents, limit: Cents | undefined): boolean => limit !== undefined && total > limit

type CompanyTerms = Pick<SignedInCustomer, "id" | "showExcGstPricing" | "asksPermission">

/** How a contact of a company buys by their rules as they are now. */
export const contactTerms = ({ id, permissions }: Pick<Contact, "id" | "permissions">, company: CompanyTerms) =>
  memberTerms({ ...company, contactId: id, customerId: company.id, permissions })

/**
 * [APV-02] Who may decide about an order of that buyer: every other administrator. [PERM-07] One at the company's own
 * prices is shown to nobody who may not see those.
 */
export const approversOf = <C extends Pick<Contact, "id" | "role" | "permissions">>(
  contacts: ReadonlyArray<C>,
  company: CompanyTerms,
  buyer: { readonly contactId: string; readonly hasOwnPrices: boolean }
): ReadonlyArray<C> =>
  contacts.filter(
    (contact) =>
      contact.role === "admin" &&
      contact.id !== buyer.contactId &&
      (!buyer.hasOwnPrices || contactTerms(contact, company).hasOwnPrices)
  )
