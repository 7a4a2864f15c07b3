/** The windows in which an administrator looks at a contact, adds, changes and removes one. */
import { useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { Modal } from "../../kit/modal.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { contactsWords, removalDialogWords } from "../../words/contacts.ts"
import { DialogActions } from "../parts/dialog-actions.tsx"
import styles from "../parts/windows.module.css"
import { type Contact, type ContactWindow, nameOf } from "./contact-draft.ts"
import { ContactForm } from "./contact-form.tsx"
import { ContactView } from "./contact-view.tsx"
import type { ContactWindowViewModel } from "./contact-window.view-model.ts"

const titleOf = (content: ContactWindow): string => {
  if (content.kind === "add") return contactsWords.addTitle
  const name = nameOf(content.contact)
  return { view: name, edit: contactsWords.editTitle(name), remove: contactsWords.removeTitle(name) }[content.kind]
}

export const ContactWindows = observer(({ model, self }: { model: ContactWindowViewModel; self: string }) => {
  const { content, isSaving } = model
  return (
    <Modal title={titleOf(content)} onClose={() => model.close()} isBusy={isSaving}>
      {content.kind === "view" ? (
        <ContactView model={model} contact={content.contact} />
      ) : content.kind === "remove" ? (
        <Removal model={model} contact={content.contact} isSelf={content.contact.id === self} />
      ) : (
        <ContactForm model={model} />
      )}
    </Modal>
  )
})

/** [CONT-03] */
const Removal = observer(
  ({ model, contact, isSelf }: { model: ContactWindowViewModel; contact: Contact; isSelf: boolean }) => {
    const { session } = useViewModels()
    const router = useRouter()
    const remove = async () => {
      if (!(await model.remove(contact)) || !isSelf) return
      await router.navigate({ to: "/" })
      await session.logOut()
    }
    return (
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void remove()
        }}
      >
        <p>{contactsWords.removeText}</p>
        {isSelf ? (
          <p>
            <b>{contactsWords.removeSelf}</b>
          </p>
        ) : null}
        <DialogActions model={model} words={removalDialogWords} isDanger />
      </form>
    )
  }
)
