/** The person who is logged in: how they are reached, and what they may see and do for the company. */

import { Link } from "@tanstack/react-router"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { serverAllows } from "../../../core/identity/permission-rules.ts"
import { overviewWords, roleNames } from "../../words/my-account.ts"
import { AccessList } from "../parts/access-list.tsx"
import styles from "../parts/company.module.css"
import { Fact } from "../parts/fact.tsx"
import type { Details } from "./company.tsx"

export const Person = ({ details: { contact, asksPermission } }: { details: Details }) => (
  <section aria-labelledby="you">
    <h2 id="you">{overviewWords.you}</h2>
    <dl className={styles.facts}>
      <Fact name={overviewWords.name} className={styles.alone}>
        {contact.firstName} {contact.lastName}
      </Fact>
      <Fact name={overviewWords.email} className={`${styles.alone} ${styles.wide}`}>
        {contact.email}
      </Fact>
      <Fact name={overviewWords.mobile}>{contact.mobile ? mobileText(contact.mobile) : overviewWords.noMobile}</Fact>
      <Fact name={overviewWords.role} className={styles.role}>
        {roleNames[contact.role]}
      </Fact>
    </dl>
    <p className={styles.said}>
      <Link to="/my-account/details" className="btn quiet">
        {overviewWords.changeDetails}
      </Link>
    </p>
    {asksPermission ? (
      <>
        <h3 className={styles.may}>{overviewWords.may}</h3>
        {/* What somebody is told of their own rights is the server's answer, whatever the screen lets them try. */}
        <AccessList isGranted={(rule) => serverAllows(rule, { contact }, { asksPermission })} />
      </>
    ) : null}
  </section>
)
