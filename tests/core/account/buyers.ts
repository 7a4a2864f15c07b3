/** People who are logged in, as buyers: at their company's own prices, and shown them with GST. */
import type { BuyerTerms } from "../../../core/identity/buyer.ts"

export const buyer = (contactId: string, customerId: string, more: Partial<BuyerTerms> = {}): BuyerTerms => ({
  contactId,
  customerId,
  hasOwnPrices: true,
  showsExGst: false,
  ...more
})

export const priya = buyer("P01", "1001")
export const dana = buyer("P02", "2001")
export const asha = buyer("P07", "2004")
