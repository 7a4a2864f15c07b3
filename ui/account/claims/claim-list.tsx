/** [CLM-03] The claims that were made on an invoice, each with how it stands and what the store answered. */
import type { Claim } from "../../../core/billing/claims/claim.ts"
import { melbourneDate } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { claimWords } from "../../../core/words/claim.ts"
import { claimsWords as words } from "../../words/claims.ts"
import { dayText } from "../parts/day-text.ts"
import { claimedText, claimTones } from "./claim-text.ts"
import styles from "./claims.module.css"
import type { Invoice, InvoiceClaims } from "./invoice-claims.tsx"

type Props = { readonly invoice: Invoice }
type ListedClaim = InvoiceClaims["claims"][number]

const LineText = ({ invoice, line }: Props & { readonly line: Claim["lines"][number] }) => {
  const { position, quantity, granted } = line
  const sold = invoice.lines[position]
  if (!sold) return null
  const claimed = claimedText(sold, quantity)
  return (
    <li>
      {sold.name}
      <span className="num">
        {granted === undefined || granted === quantity ? claimed : words.granted(claimedText(sold, granted), claimed)}
      </span>
    </li>
  )
}

const Credit = ({ credit }: { readonly credit: NonNullable<ListedClaim["credit"]> }) => {
  const { creditNote, amount, onInvoice } = credit
  const onAccount = amount - onInvoice
  const parts = [
    ...(onInvoice > 0 ? [words.creditedInvoice(dollars(onInvoice))] : []),
    ...(onAccount > 0 ? [words.creditedAccount(dollars(onAccount))] : [])
  ]
  return (
    <p>
      <b>{parts.join(", ")}</b> <span className="soft small">{creditNote}</span>
    </p>
  )
}

const ClaimEntry = ({ invoice, claim }: Props & { readonly claim: ListedClaim }) => {
  const { claimNo, madeAt, state, reason, note, photos, lines, answer, credit } = claim
  return (
    <li className={styles.claim}>
      <div className={styles.head}>
        <h3>{words.claim(claimNo, dayText(melbourneDate(madeAt)))}</h3>
        <span className={claimTones[state]}>{words.states[state]}</span>
      </div>
      <p>
        {claimWords.reasons[reason]}
        {photos > 0 ? <span className="soft small"> · {words.withPhotos(photos)}</span> : null}
      </p>
      <ul className={styles.claimed}>
        {lines.map((line) => (
          <LineText key={line.position} invoice={invoice} line={line} />
        ))}
      </ul>
      {note ? <p className={styles.note}>{note}</p> : null}
      {credit ? <Credit credit={credit} /> : null}
      {answer ? <p>{words.answer(answer)}</p> : null}
    </li>
  )
}

export const ClaimList = ({ invoice, claims: { claims } }: Props & { readonly claims: InvoiceClaims }) =>
  claims.length === 0 ? null : (
    <ul className={styles.list}>
      {claims.map((claim) => (
        <ClaimEntry key={claim.claimNo} invoice={invoice} claim={claim} />
      ))}
    </ul>
  )
