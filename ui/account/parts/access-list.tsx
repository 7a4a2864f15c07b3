/** What somebody may see and do for a company: every rule, granted or not. */

import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { permissionNames } from "../../../core/words/permission.ts"
import { accessWords } from "../../words/my-account.ts"
import styles from "./parts.module.css"

export const AccessList = ({ isGranted }: { isGranted: (rule: Permission) => boolean }) => (
  <ul className={styles.rules}>
    {permissions.map((rule) => (
      <li key={rule} className={isGranted(rule) ? undefined : styles.refused}>
        {permissionNames[rule]}
        <span className="hidden">: {isGranted(rule) ? accessWords.yes : accessWords.no}</span>
      </li>
    ))}
  </ul>
)
