/** How a claim on a line of an invoice is written and marked. */
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import type { ClaimState } from "../../../core/billing/claims/claim.ts"
import { partUnit } from "../../../core/orders/line-part.ts"
import { linePartText } from "../../../core/orders/line-part-text.ts"

type InvoiceLine = ApiCalls["GET /users/details/invoice/details"]["data"]["lines"][number]

export const claimTones: { readonly [state in ClaimState]: string } = {
  open: "stock low",
  accepted: "stock",
  declined: "stock none"
}

/** `2 sticks`: so much of a line in what parts of it are counted in. */
export const claimedText = (sold: InvoiceLine, quantity: number): string => linePartText(partUnit(sold), quantity)
