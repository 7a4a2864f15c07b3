/** The person who is logged in: how they are reached, and what they may see and do for the company. */

import { screenAllows } from "../../core/account/may.ts"
import { permissions } from "../../core/account/permission.ts"
import { overviewWords, permissionNames, roleNames } from "../words/my-account.ts"
import type { Details } from "./company.tsx"
import styles from "./parts.module.css"

export const Person = ({ details: { contact, asksPermission } }: { details: Details }) => (
  <section aria-labelledby="you">
    <h2 id="you">{overviewWords.you}</h2>
    <dl className={styles.facts}>
      <div>
        <dt className="label">{overviewWords.name}</dt>
        <dd>
          {contact.firstName} {contact.lastName}
        </dd>
      </div>
      <div className={styles.long}>
        <dt className="label">{overviewWords.email}</dt>
        <dd>{contact.email}</dd>
      </div>
      <div>
        <dt className="label">{overviewWords.mobile}</dt>
        <dd>{contact.mobile ?? overviewWords.noMobile}</dd>
      </div>
      <div>
        <dt className="label">{overviewWords.role}</dt>
        <dd className={styles.role}>{roleNames[contact.role]}</dd>
      </div>
    </dl>
    {asksPermission ? (
      <>
        <h3 className={styles.may}>{overviewWords.may}</h3>
        <ul className={styles.rules}>
          {permissions.map((rule) => {
            const isGranted = screenAllows(rule, { contact }, { asksPermission }, () => undefined)
            return (
              <li key={rule} className={isGranted ? styles.granted : styles.refused}>
                {permissionNames[rule]}
                <span className="hidden">: {isGranted ? overviewWords.mayYes : overviewWords.mayNo}</span>
              </li>
            )
          })}
        </ul>
      </>
    ) : null}
  </section>
)
