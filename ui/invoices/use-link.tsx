/** [T29] What everybody sees who has no invoice's link, whatever they ask for, and where there is no payment to show. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { invoiceLinkWords as words } from "../words/invoice-payment.ts"
import styles from "./invoices.module.css"

const root = getRouteApi("__root__")

type Props = { readonly title?: string; readonly help?: string }

export const UseLink = ({ title = words.useLink, help = words.useLinkHelp }: Props) => {
  const { member } = root.useLoaderData()
  return (
    <div className={styles.form}>
      <h1>{title}</h1>
      <p>{help}</p>
      <p className={styles.actions}>
        <Link to="/my-account/invoices" className="btn">
          {words.toAccount(member !== undefined)}
        </Link>
      </p>
    </div>
  )
}
