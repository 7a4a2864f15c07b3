/** Who may look at quotes, and pay them. */
import { type BuyerTerms, memberBuyer } from "../../identity/buyer.ts"
import type { Permission } from "../../identity/permission.ts"
import { serverAllows } from "../../identity/permission-rules.ts"
import type { Member } from "../../identity/visitor.ts"

/** Whose quotes are read, and whether the company's own prices may be. */
export type QuoteReader = Pick<BuyerTerms, "contactId" | "customerId" | "hasOwnPrices"> & {
  /** [PERM-01] approveQuotes: may pay quotes, and change their texts. */
  readonly paysQuotes: boolean
}

/** [PERM-01] [PERM-07] viewQuotes looks, approveQuotes looks and pays; nothing for who has neither. */
export const quoteReaderOf = (member: Member): QuoteReader | undefined => {
  const allows = (rule: Permission) => serverAllows(rule, member, member.customer)
  const paysQuotes = allows("approveQuotes")
  if (!paysQuotes && !allows("viewQuotes")) return undefined
  const { contactId, customerId, hasOwnPrices } = memberBuyer(member)
  return { contactId, customerId, hasOwnPrices, paysQuotes }
}
