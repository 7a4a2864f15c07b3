/** The way to the account, or to the log-in that leads there; neither where the shop has no accounts. */
import { Link } from "@tanstack/react-router"
import { type MouseEvent, useState } from "react"
import { useLazyPart } from "../../kit/use-lazy-part.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { useLoginLink } from "../../page/use-login-link.ts"
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
  if (!shopfront.features.tradePortal) return null
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!popup) fetchPopup()
    setOpen(true)
  }
  const linkProps = { className: styles.account, onClick: open, "aria-haspopup": "dialog" } as const
  return (
    <>
      {shopfront.isLoggedIn ? (
        <Link to="/my-account" {...linkProps}>
          {/* [COMP-01] For whom one buys, where there is a choice. */}
          {member && member.linkedCompanies > 1 ? <small className="label">{member.customerName}</small> : null}
          <b>
            <span>{shellWords.my} </span>
            {shellWords.account}
          </b>
        </Link>
      ) : (
        <Link {...login} {...linkProps}>
          {shellWords.login}
        </Link>
      )}
      {isOpen && popup ? <popup.AccountPopup shopfront={shopfront} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
