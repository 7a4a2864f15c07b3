/** [CLM-03] The claims on one line of an invoice, beneath its name: how much of it, and how that stands. */
import { claimsWords as words } from "../../words/claims.ts"
import { claimedText, claimTones } from "./claim-text.ts"
import type { Invoice, InvoiceClaims } from "./invoice-claims.tsx"

type Props = { readonly invoice: Invoice; readonly position: number; readonly claims: InvoiceClaims["claims"] }

export const LineClaims = ({ invoice, position, claims }: Props) => {
  const sold = invoice.lines[position]
  if (!sold) return null
  return claims.flatMap(({ claimNo, state, lines }) =>
    lines.flatMap(({ position: at, quantity, granted = quantity }) =>
      at === position ? (
        <span key={claimNo} className={`small ${claimTones[state]}`}>
          {words.lineClaim(
            claimedText(sold, quantity),
            state === "accepted" && granted !== quantity
              ? words.acceptedFor(claimedText(sold, granted))
              : words.states[state]
          )}
        </span>
      ) : (
        []
      )
    )
  )
}
