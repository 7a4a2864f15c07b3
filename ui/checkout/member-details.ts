/** Asks the shop for the details of who is logged in, as an order needs them. */
import type { CallApi } from "../../adapters/browser/api-client.ts"
import { type Buyer, isSameBuyer } from "../../core/identity/buyer.ts"
import type { PoPolicy } from "../../core/identity/po-policy.ts"
import type { MemberDetails } from "../../core/ordering/checkout/personal-details.ts"

/** Nothing where they can't be had, or the session is another's by now. */
export const memberDetails = async (
  call: CallApi,
  buyer: Buyer
): Promise<(MemberDetails & { readonly poPolicy: PoPolicy }) | undefined> => {
  const answer = await call("GET /users/details")
  if (!answer.ok) return undefined
  const { contact, customer } = answer.data
  if (!isSameBuyer({ contactId: contact.id, customerId: customer.customerId }, buyer)) return undefined
  const { poPolicy } = customer
  return { ...contact, poPolicy, ...(customer.typeAcctAr === "A" ? { company: customer.name } : {}) }
}
