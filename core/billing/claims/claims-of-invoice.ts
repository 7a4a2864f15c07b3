/** The claims on one invoice together: what is left of each line to be claimed, and what was credited for them. */
import { type Hundredths, toHundredths } from "../../units/quantity.ts"
import type { AccountInvoice } from "../invoices/account-invoice.ts"
import { creditedAmount } from "../invoices/invoice-state.ts"
import type { Claim, ClaimCredit, ClaimedLine } from "./claim.ts"
import { claimAmount } from "./claim-amount.ts"
import { type ClaimableLine, claimableLine } from "./claim-quantity.ts"

const quantityIn = (lines: ReadonlyArray<ClaimedLine>, at: number): Hundredths =>
  lines.reduce((sum, { position, quantity }) => sum + (position === at ? toHundredths(quantity) : 0), 0)

const grantedLines = ({ lines }: Claim): ReadonlyArray<ClaimedLine> =>
  lines.map(({ position, granted = 0 }) => ({ position, quantity: granted }))

/** What accepted claims gave of a line, hundredths. */
const grantedOf = (claims: ReadonlyArray<Claim>, position: number): Hundredths =>
  claims.reduce((sum, one) => sum + (one.state === "accepted" ? quantityIn(grantedLines(one), position) : 0), 0)

/** [CLM-01] Each line of the invoice with what can still be claimed of it: a declined claim takes nothing. */
export const claimableLines = (
  { lines }: Pick<AccountInvoice, "lines">,
  claims: ReadonlyArray<Claim>
): ReadonlyArray<ClaimableLine> =>
  lines.map((line, position) => {
    const open = claims.filter(({ state }) => state === "open")
    const asked = open.reduce((sum, one) => sum + quantityIn(one.lines, position), 0)
    return claimableLine(line, position, asked + grantedOf(claims, position))
  })

const creditParts = (
  { lines }: Pick<AccountInvoice, "lines">,
  claims: ReadonlyArray<Claim>,
  granted: ReadonlyArray<ClaimedLine>
) =>
  lines.map((line, position) => {
    const quantity = quantityIn(granted, position)
    return { granted: quantity, ...claimAmount(line, quantity, grantedOf(claims, position)) }
  })

/** [CLM-02] What is credited for so much of the invoice's lines after the claims that were accepted before; cents. */
export const creditOf = (
  invoice: Pick<AccountInvoice, "lines">,
  claims: ReadonlyArray<Claim>,
  granted: ReadonlyArray<ClaimedLine>
): Pick<ClaimCredit, "amount" | "gst"> => {
  const parts = creditParts(invoice, claims, granted)
  return {
    amount: parts.reduce((sum, { amount }) => sum + amount, 0),
    gst: parts.reduce((sum, { gst }) => sum + gst, 0)
  }
}

/** [CLM-02] The same of an accepted claim, for each line of the invoice: cents, and the hundredths that were granted. */
export const creditedParts = (
  invoice: Pick<AccountInvoice, "lines">,
  earlier: ReadonlyArray<Claim>,
  claim: Claim
): ReadonlyArray<Pick<ClaimCredit, "amount" | "gst"> & { readonly granted: Hundredths }> =>
  creditParts(invoice, earlier, grantedLines(claim))

/** [CLM-02] Whether so much more, cents, is still less than was invoiced, by whomever the rest was credited. */
export const fitsInvoice = (
  invoice: Pick<AccountInvoice, "total" | "credited">,
  claims: ReadonlyArray<Claim>,
  amount: number
): boolean => {
  // What is credit on account stands nowhere on the invoice.
  const onAccount = claims.reduce((sum, { credit }) => sum + (credit ? credit.amount - credit.onInvoice : 0), 0)
  return creditedAmount(invoice) + onAccount + amount <= invoice.total
}
