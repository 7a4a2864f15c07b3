/** Which store is mine and how long it is open; opens the list to choose another from. */
import type { Shopfront } from "../../page/shopfront.ts"
import { headerWords } from "../../words/header.ts"
import { shellWords } from "../../words/shell.ts"
import styles from "./branch-chooser.module.css"

/** It stands in the header, and on a phone in the bar at its foot; the list is there once. */
export const BranchButton = ({
  shopfront: { branch, branchHours }
}: {
  shopfront: Pick<Shopfront, "branch" | "branchHours">
}) => (
  <button type="button" popoverTarget="branches" className={styles.branch}>
    <span className="label">{shellWords.myBranch}</span>{" "}
    <b>
      {branch ? branch.name : headerWords.chooseStore}
      {branch ? <span className={styles.hours}> · {branchHours}</span> : null}
    </b>
  </button>
)
