/** The windows in which an administrator looks at a contact, adds, changes and removes one. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useViewModels } from "../app/view-models.tsx"
import { Modal } from "../parts/modal.tsx"
import { contactsWords } from "../words/contacts.ts"
import { type Contact, nameOf } from "./contact-draft.ts"
import { ContactForm } from "./contact-form.tsx"
import { ContactView } from "./contact-view.tsx"
import type { ContactsViewModel } from "./contacts.view-model.ts"
import styles from "./windows.module.css"

/** Beside the list, what was done. */
export const saidOfContacts = "said-of-contacts"

export const ContactWindows = observer(({ model, self }: { model: ContactsViewModel; self: string }) => {
  const { window, isSaving } = model
  if (!window) return null
  const title = {
    view: () => (window.kind === "add" ? "" : nameOf(window.contact)),
    add: () => contactsWords.addTitle,
    edit: () => contactsWords.editTitle(window.kind === "add" ? "" : nameOf(window.contact)),
    remove: () => contactsWords.removeTitle(window.kind === "add" ? "" : nameOf(window.contact))
  }[window.kind]()
  return (
    <Modal title={title} onClose={() => model.close()} isBusy={isSaving}>
      {window.kind === "view" ? (
        <ContactView model={model} contact={window.contact} />
      ) : window.kind === "remove" ? (
        <Removal model={model} contact={window.contact} isSelf={window.contact.id === self} />
      ) : (
        <ContactForm model={model} />
      )}
    </Modal>
  )
})

/** [CONT-03] */
const Removal = observer(
  ({ model, contact, isSelf }: { model: ContactsViewModel; contact: Contact; isSelf: boolean }) => {
    const { session } = useViewModels()
    const router = useRouter()
    const remove = async () => {
      if (!(await model.remove(contact))) return
      // The button that opened this window has gone with them.
      if (!isSelf) return document.getElementById(saidOfContacts)?.focus()
      await router.navigate({ to: "/" })
      await session.logOut()
    }
    return (
      <>
        <p>{contactsWords.removeText}</p>
        {isSelf ? (
          <p>
            <b>{contactsWords.removeSelf}</b>
          </p>
        ) : null}
        {model.problem ? (
          <p className={`notice bad ${styles.note}`} role="alert">
            {model.problem}
          </p>
        ) : null}
        <div className={styles.buttons}>
          <button
            type="button"
            className={`btn ${styles.danger}`}
            aria-disabled={model.isSaving}
            onClick={() => void remove()}
          >
            {model.isSaving ? contactsWords.removing : contactsWords.remove}
          </button>
          <button type="button" className="btn quiet" aria-disabled={model.isSaving} onClick={() => model.close()}>
            {contactsWords.keep}
          </button>
        </div>
      </>
    )
  }
)
