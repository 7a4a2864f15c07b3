/** [APV-02] The orders that wait for an administrator, or were approved and wait to be paid, as a part of the account's pages. */
import { Link } from "@tanstack/react-router"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { dateText, melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { approvalListWords as words } from "../../words/dashboard.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./dashboard.module.css"
import type { Approvals } from "./load-business.ts"

type Approval = Approvals[number]

const stateText = ({ state, mayDecide, expiresAt }: Approval): string => {
  const day = dateText(melbourneDay(expiresAt))
  if (state === "approved") return words.toPay(day)
  return mayDecide ? words.yours(day) : words.until(day)
}

type Props = { readonly approvals: CallResult<Approvals>; readonly self: string | undefined }

/** Nothing where nothing waits. */
export const ApprovalList = ({ approvals, self }: Props) => {
  const open = approvals.ok ? approvals.data.filter(({ isOpen }) => isOpen) : []
  if (approvals.ok && open.length === 0) return null
  return (
    <section aria-labelledby="approvals">
      <h2 id="approvals">{words.title}</h2>
      {approvals.ok ? (
        <ul className={styles.rows}>
          {open.map((approval) => (
            <li key={approval.id}>
              <span className={styles.name}>
                <Link to="/my-account/orders" search={{ approval: approval.id }}>
                  {approval.buyer.contactId === self ? words.own : words.order(approval.buyer.name)}
                </Link>
                {approval.customerRefNo ? <span className="soft small">{approval.customerRefNo}</span> : null}
              </span>
              <span>{stateText(approval)}</span>
              <span className="soft small">{words.above(dollars(approval.limit))}</span>
              <span className="num">{dollars(approval.total)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <LoadFailure failure={approvals} />
      )}
    </section>
  )
}
