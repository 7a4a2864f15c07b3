/** [CLM-01] [CLM-03] The claims on an invoice: those that were made with their answers, and the form for a further one while its days last. */
import { useRouteContext, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useRef, useState } from "react"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { invoiceText, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { TryAgain } from "../../kit/try-again.tsx"
import { useTabDraft } from "../../kit/use-tab-draft.ts"
import { claimsWords as words } from "../../words/claims.ts"
import { dayText } from "../parts/day-text.ts"
import { ClaimForm } from "./claim-form.tsx"
import { ClaimFormViewModel, parseClaimDraft } from "./claim-form.view-model.ts"
import { ClaimList } from "./claim-list.tsx"
import styles from "./claims.module.css"

export type Invoice = ApiCalls["GET /users/details/invoice/details"]["data"]
export type InvoiceClaims = ApiCalls["GET /users/details/invoice/claims"]["data"]

type Props = { readonly invoice: Invoice; readonly today: string }

type NewClaimProps = {
  readonly invoice: Invoice
  readonly claims: InvoiceClaims
  readonly onThanks: (thanks: string | undefined) => void
}

const NewClaim = observer(({ invoice, claims, onThanks }: NewClaimProps) => {
  const router = useRouter()
  const { submitForm } = useRouteContext({ from: "__root__" })
  const selected = toSelectedInvoice(invoice)
  const form = useTabDraft(
    `claim ${invoiceText(selected)}`,
    parseClaimDraft,
    (draft) => new ClaimFormViewModel({ submitForm }, selected, claims, draft)
  )
  const sent = () => {
    onThanks(form.thanks)
    void router.invalidate()
  }
  return (
    <>
      <p className={styles.until}>{words.until(dayText(claims.until))}</p>
      <details
        className={styles.make}
        open={form.isOpen}
        onToggle={({ currentTarget }) => form.setOpen(currentTarget.open)}
      >
        <summary className="btn quiet">{words.make}</summary>
        <ClaimForm form={form} nameOf={(position) => invoice.lines[position]?.name ?? ""} onSent={sent} />
      </details>
    </>
  )
})

const Claims = ({ invoice, today, claims }: Props & { readonly claims: InvoiceClaims }) => {
  const [thanks, setThanks] = useState<string>()
  const said = useRef<HTMLParagraphElement>(null)
  // The button that sent it is folded away with the form, which goes itself where nothing is left to be claimed.
  useEffect(() => {
    if (thanks) said.current?.focus()
  }, [thanks])
  const canClaim = claims.lines.some(({ left }) => left > 0)
  return (
    <>
      <ClaimList invoice={invoice} claims={claims} />
      <p ref={said} role="status" tabIndex={-1} className={thanks ? "notice good" : "hidden"}>
        {thanks}
      </p>
      {today > claims.until ? (
        <p className={styles.until}>{words.over(dayText(claims.until))}</p>
      ) : canClaim ? (
        // A further claim begins with an empty form.
        <NewClaim key={claims.claims.length} invoice={invoice} claims={claims} onThanks={setThanks} />
      ) : (
        <p className={styles.until}>{claims.lines.length > 0 ? words.allClaimed : words.none}</p>
      )}
    </>
  )
}

export const InvoiceClaimsPart = ({
  answer,
  ...props
}: Props & { readonly answer: CallResult<InvoiceClaims> | undefined }) => (
  <section aria-labelledby="claims" className={answer?.ok && answer.data.claims.length > 0 ? "" : styles.empty}>
    <h2 id="claims">{words.title}</h2>
    {answer?.ok ? (
      <Claims {...props} claims={answer.data} />
    ) : (
      <div className={`notice bad ${styles.failed}`} role="alert">
        <p>{words.failed}</p>
        <TryAgain />
      </div>
    )}
  </section>
)
