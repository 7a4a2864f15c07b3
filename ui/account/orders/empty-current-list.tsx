/** An account's list of orders or quotes that has nothing current: the way to all of them, and to the shop. */
import { Link } from "@tanstack/react-router"
import styles from "./orders.module.css"

type Props = {
  readonly words: { readonly none: string; readonly showAll: string; readonly shop: string }
}

export const EmptyCurrentList = ({ words }: Props) => (
  <>
    <p>{words.none}</p>
    <p className={styles.actions}>
      <Link to="." search={{ status: "all" }} className="btn quiet">
        {words.showAll}
      </Link>
      <Link to="/" className="btn quiet">
        {words.shop}
      </Link>
    </p>
  </>
)
