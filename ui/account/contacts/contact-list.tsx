/** The company's contacts, each with what they may see and do. */
import { observer } from "mobx-react-lite"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { contactsWords, permissionHead } from "../../words/contacts.ts"
import { type Contact, nameOf } from "./contact-draft.ts"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"
import { ListedContact } from "./listed-contact.tsx"

type Props = {
  readonly model: ContactsViewModel
  readonly contacts: ReadonlyArray<Contact>
  /** Who is looking. */
  readonly self: string
  readonly mayChange: boolean
}

export const ContactList = observer(({ model, contacts, self, mayChange }: Props) => {
  const visibleContacts = model.visibleContacts(contacts)
  const columns = mayChange ? "" : styles.still
  return (
    <>
      <p className={styles.counted} role="status">
        {contactsWords.counted(visibleContacts.length, contacts.length)}
      </p>
      {visibleContacts.length === 0 ? (
        <p className={styles.none}>
          {contactsWords.none}{" "}
          <button type="button" className="link" onClick={() => model.setFilter({})}>
            {contactsWords.clear}
          </button>
        </p>
      ) : (
        <div className={styles.room}>
          {/* Each tick says its own name to who only hears it. */}
          <div className={`${styles.heads} ${columns}`} aria-hidden="true">
            <span className="label">{contactsWords.person}</span>
            {permissions.map((rule) => (
              <span key={rule} className="label">
                {permissionHead(rule)}
              </span>
            ))}
          </div>
          <ul className={`${styles.contacts} ${columns}`}>
            {visibleContacts.map((contact) => (
              <li key={contact.id}>
                <ListedContact contact={contact} tag={contact.id === self ? contactsWords.you : undefined}>
                  {contact.mobile ? <span>{mobileText(contact.mobile)}</span> : null}
                </ListedContact>
                {mayChange ? <Actions model={model} contact={contact} isSelf={contact.id === self} /> : null}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
})

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
