/** Which store is mine, how long it is open, and where deliveries go; opens the list to choose others from. */
import type { Shopfront } from "../../page/shopfront.ts"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./branch-chooser.module.css"

/** It stands in the header, and on a phone in the bar at its foot; the list is there once. */
export const BranchButton = ({
  shopfront: { branch, branchHours, postcode }
}: {
  shopfront: Pick<Shopfront, "branch" | "branchHours" | "postcode">
}) => (
  <button type="button" popoverTarget="branches" className={styles.branch}>
    <span className="label">
      {shellWords.myBranch}
      {postcode ? (
        <>
          {" · "}
          <span className="hidden">{headerWords.delivery}</span>
          {headerWords.to(postcode)}
        </>
      ) : null}
    </span>{" "}
    <b>
      {branch ? branch.name : headerWords.chooseStore}
      {branch ? <span className={styles.hours}> · {branchHours}</span> : null}
    </b>
  </button>
)
