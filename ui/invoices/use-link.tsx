/** [T29] What everybody sees who has no invoice's link, whatever they ask for. */
import { Link } from "@tanstack/react-router"
import { invoiceLinkWords as words } from "../words/invoice-payment.ts"
import styles from "./invoices.module.css"

export const UseLink = () => (
  <>
    <h1>{words.useLink}</h1>
    <p>{words.useLinkHelp}</p>
    <p className={styles.actions}>
      <Link to="/my-account/invoices" className="btn quiet">
        {words.logIn}
      </Link>
    </p>
  </>
)
