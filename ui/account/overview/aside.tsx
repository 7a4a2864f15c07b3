/** Beside every page of the account: who to ask. */
import { getRouteApi } from "@tanstack/react-router"
import { hoursText } from "../../../core/stores/open-hours.ts"
import { asideWords } from "../../words/my-account.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./account.module.css"

const root = getRouteApi("__root__")

/** The branch that somebody chose, and customer service. */
export const Aside = () => {
  const { shop, branch, now } = root.useLoaderData()
  return (
    <aside className={styles.aside} aria-label={asideWords.title}>
      {branch ? (
        <section>
          <h2 className="label">{shellWords.myBranch}</h2>
          <p className={styles.big}>{branch.name}</p>
          <p>{hoursText(branch.hours, now)}</p>
          <Phone number={branch.phone} />
        </section>
      ) : null}
      <section>
        <h2 className="label">{asideWords.service}</h2>
        <Phone number={shop.phone} />
        <a href={`mailto:${shop.email}`}>{shop.email}</a>
      </section>
    </aside>
  )
}

const Phone = ({ number }: { number: string }) => (
  <a className={styles.big} href={`tel:${number.replace(/[^\d+]/g, "")}`}>
    {number}
  </a>
)
