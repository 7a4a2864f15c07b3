/** A contact or an invitation in its list: who it is, with tags, and what they may see and do. */
import type { ReactNode } from "react"
import type { Contact as CoreContact } from "../../../core/identity/customer.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { dollars } from "../../../core/money.ts"
import { contactsWords, permissionHead } from "../../words/contacts.ts"
import { accessWords, roleNames } from "../../words/my-account.ts"
import { nameOf } from "./contact-draft.ts"
import styles from "./contacts.module.css"

type Listed = Pick<CoreContact, "firstName" | "lastName" | "email" | "role" | "permissions" | "spendingLimit">

type Props = {
  readonly contact: Listed
  /** Before that of an administrator. */
  readonly tag: string | undefined
  /** Beside the address. */
  readonly children: ReactNode
}

export const ListedContact = ({ contact, tag, children }: Props) => (
  <>
    <div className={styles.person}>
      <p>
        <b>{nameOf(contact)}</b>
        {tag === undefined ? null : <span className={styles.tag}>{tag}</span>}
        {contact.role === "admin" ? <span className={styles.tag}>{roleNames.admin}</span> : null}
      </p>
      <p className="soft small">
        <span>{contact.email}</span> {children}
      </p>
      {contact.spendingLimit === undefined ? null : (
        <p className="small">{contactsWords.upTo(dollars(contact.spendingLimit))}</p>
      )}
    </div>
    <ul className={styles.ticks}>
      {permissions.map((rule) => {
        const isGranted = contact.permissions[rule] === true
        return (
          <li key={rule} className={isGranted ? undefined : styles.refused}>
            <span className={styles.rule} aria-hidden="true">
              {permissionHead(rule)}
            </span>
            <span className="hidden">
              {permissionHead(rule)}: {isGranted ? accessWords.yes : accessWords.no}
            </span>
          </li>
        )
      })}
    </ul>
  </>
)
