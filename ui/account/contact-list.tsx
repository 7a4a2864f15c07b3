/** The company's contacts, each with what they may see and do. */
import { observer } from "mobx-react-lite"
import { permissions } from "../../core/account/permission.ts"
import { mobileText } from "../../core/contact/mobile-text.ts"
import { contactsWords, permissionHeads } from "../words/contacts.ts"
import { accessWords, roleNames } from "../words/my-account.ts"
import { type Contact, nameOf } from "./contact-draft.ts"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"

type Props = {
  readonly model: ContactsViewModel
  readonly contacts: ReadonlyArray<Contact>
  /** Who is looking. */
  readonly self: string
  readonly mayChange: boolean
}

export const ContactList = observer(({ model, contacts, self, mayChange }: Props) => {
  const shown = model.shown(contacts)
  const columns = mayChange ? "" : styles.still
  return (
    <>
      <p className={styles.counted} role="status">
        {contactsWords.counted(shown.length, contacts.length)}
      </p>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {contactsWords.none}{" "}
          <button type="button" className="link" onClick={() => model.only({})}>
            {contactsWords.clear}
          </button>
        </p>
      ) : (
        <>
          {/* Each tick says its own name to who only hears it. */}
          <div className={`${styles.heads} ${columns}`} aria-hidden="true">
            <span className="label">{contactsWords.person}</span>
            {permissions.map((rule) => (
              <span key={rule} className="label">
                {permissionHeads[rule]}
              </span>
            ))}
          </div>
          <ul className={`${styles.contacts} ${columns}`}>
            {shown.map((contact) => (
              <li key={contact.id}>
                <Person contact={contact} isSelf={contact.id === self} />
                <ul className={styles.ticks}>
                  {permissions.map((rule) => {
                    const isGranted = contact.permissions[rule] === true
                    return (
                      <li key={rule} className={isGranted ? undefined : styles.refused}>
                        <span className={styles.rule} aria-hidden="true">
                          {permissionHeads[rule]}
                        </span>
                        <span className="hidden">
                          {permissionHeads[rule]}: {isGranted ? accessWords.yes : accessWords.no}
                        </span>
                      </li>
                    )
                  })}
                </ul>
                {mayChange ? <Actions model={model} contact={contact} isSelf={contact.id === self} /> : null}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
})

const Person = ({ contact, isSelf }: { contact: Contact; isSelf: boolean }) => (
  <div className={styles.person}>
    <p>
      <b>{nameOf(contact)}</b>
      {isSelf ? <span className={styles.tag}>{contactsWords.you}</span> : null}
      {contact.role === "admin" ? <span className={styles.tag}>{roleNames.admin}</span> : null}
    </p>
    <p className="soft small">
      <span>{contact.email}</span> {contact.mobile ? <span>{mobileText(contact.mobile)}</span> : null}
    </p>
  </div>
)

/** Nobody changes their own rules; removing oneself is another matter. */
const Actions = ({ model, contact, isSelf }: { model: ContactsViewModel; contact: Contact; isSelf: boolean }) => (
  <div className={styles.actions}>
    <button
      type="button"
      className="link"
      aria-label={contactsWords.viewOf(nameOf(contact))}
      onClick={() => void model.view(contact)}
    >
      {contactsWords.view}
    </button>
    {isSelf ? null : (
      <button
        type="button"
        className="link"
        aria-label={contactsWords.editOf(nameOf(contact))}
        onClick={() => model.open({ kind: "edit", contact })}
      >
        {contactsWords.edit}
      </button>
    )}
    <button
      type="button"
      className="link"
      aria-label={contactsWords.removeOf(nameOf(contact))}
      onClick={() => model.open({ kind: "remove", contact })}
    >
      {contactsWords.remove}
    </button>
  </div>
)
