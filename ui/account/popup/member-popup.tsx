/** The account popup of a member: for whom they are logged in, the ways on, another company, and the way out. */
import { Link, useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { screenAllows } from "../../../core/identity/permission-rules.ts"
import { sidebarWords } from "../../../core/words/account.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { cardWords } from "../../words/digital-card.ts"
import { popupWords, roleNames } from "../../words/my-account.ts"
import type { Details } from "../company/company.tsx"
import { CompanySwitcher } from "../company/company-switcher.tsx"
import { LogOut } from "../navigation/log-out.tsx"
import { viewerOf } from "../navigation/sidebar-viewer.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import styles from "./popup.module.css"

type Props = {
  readonly member: NonNullable<Shopfront["member"]>
  readonly onCard: (card: Details["card"]) => void
  readonly onClose: () => void
}

/** [POP-03] What is more than the page already knows is asked for when the popup opens. */
export const MemberPopup = ({ member, onCard, onClose }: Props) => {
  const { options } = useRouter()
  const { call } = options.context
  const [details, setDetails] = useState<CallResult<Details>>()
  useEffect(() => {
    void call("GET /users/details").then(setDetails)
  }, [call])
  const viewer = viewerOf(member, "quick-links")
  return (
    <>
      <div className={styles.part}>
        <p className={styles.lead}>{member.customerName}</p>
        <p className="soft">
          {member.firstName} {member.lastName}, {roleNames[member.role]}
        </p>
        <Link to="/my-account" className="btn wide" onClick={onClose}>
          {popupWords.account}
        </Link>
        {screenAllows("viewCreditLimit", viewer, viewer, viewer.report) ? (
          <Link to="/my-account/statements" className="btn quiet wide" onClick={onClose}>
            {sidebarWords.statements}
          </Link>
        ) : null}
        <button
          type="button"
          className="btn quiet wide"
          disabled={!details?.ok}
          onClick={() => (details?.ok ? onCard(details.data.card) : undefined)}
        >
          {cardWords.title}
        </button>
        <ErrorMessage problem={details?.ok === false ? details.msg : undefined} />
      </div>
      {details?.ok ? (
        <CompanySwitcher companies={details.data.linkedCompanies} current={member.customerId} onClose={onClose} />
      ) : null}
      <div className={styles.part}>
        <LogOut className="btn quiet wide" onLeave={onClose} />
      </div>
    </>
  )
}
