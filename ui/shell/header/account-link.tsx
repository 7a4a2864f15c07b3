/** The way to the account, or to the log-in that leads there; to what a trade account is where the shop has no accounts. */
import { Link } from "@tanstack/react-router"
import { type MouseEvent, useState } from "react"
import { Icon } from "../../kit/icon.tsx"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useLoginLink } from "../../page/use-login-link.ts"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./header.module.css"

/** Comes when it is first opened. */
const loadPopup = () => import("../../account/popup/popup.tsx")

/** [POP-01] A link for who has no scripts, or wants another tab; else it opens the popup. */
export const AccountLink = ({ shopfront }: { shopfront: Shopfront }) => {
  const [isOpen, setOpen] = useState(false)
  const [popup, fetchPopup] = useLazyPart(loadPopup)
  const login = useLoginLink(shopfront.features)
  const { member } = shopfront
  // [HDR-08] In its place, where there are no accounts.
  if (!shopfront.features.tradePortal)
    return (
      <Link to="/$" params={{ _splat: "trade" }} className={`${styles.icon} ${styles.account}`}>
        <Icon name="account" />
        <span className={styles.words}>{headerWords.tradePortal}</span>
      </Link>
    )
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!popup) fetchPopup()
    setOpen(true)
  }
  const linkProps = { className: `${styles.icon} ${styles.account}`, onClick: open, "aria-haspopup": "dialog" } as const
  return (
    <>
      {shopfront.isLoggedIn ? (
        <Link to="/my-account" {...linkProps}>
          {/* [COMP-01] For whom one buys, where there is a choice. */}
          <Icon name="account" />
          {member && member.linkedCompanies > 1 ? (
            <small className="label" title={member.customerName}>
              {member.customerName}
            </small>
          ) : null}
          <b className={styles.words}>
            {headerWords.my} {headerWords.account}
          </b>
        </Link>
      ) : (
        <Link {...login} {...linkProps}>
          <Icon name="account" />
          <span className={styles.words}>{shellWords.login}</span>
        </Link>
      )}
      {isOpen && popup ? <popup.AccountPopup shopfront={shopfront} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
