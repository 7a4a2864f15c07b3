/** Those who were asked to act for the company and have not answered: an administrator sends it again, or takes it back. */
import { observer } from "mobx-react-lite"
import { momentText } from "../../../core/melbourne.ts"
import { contactsWords } from "../../words/contacts.ts"
import { nameOf } from "./contact-draft.ts"
import styles from "./contacts.module.css"
import type { ContactsViewModel, Invitation } from "./contacts.view-model.ts"
import { ListedContact } from "./listed-contact.tsx"

type Props = {
  readonly model: ContactsViewModel
  readonly invitations: ReadonlyArray<Invitation>
  /** Epoch milliseconds by the shop's clock. */
  readonly now: number
}

export const InvitationList = observer(({ model, invitations, now }: Props) => {
  const visibleInvitations = model.visibleInvitations(invitations)
  if (visibleInvitations.length === 0) return null
  return (
    <section aria-label={contactsWords.invitations} className={styles.room}>
      <h2 className={styles.invited}>{contactsWords.invitations}</h2>
      <ul className={styles.contacts}>
        {visibleInvitations.map((invitation) => (
          <li key={invitation.id}>
            <ListedContact contact={invitation} tag={contactsWords.invited}>
              <span>{invitationStateText(invitation, now)}</span>
            </ListedContact>
            <div className={styles.actions}>
              <button
                type="button"
                className="link"
                aria-disabled={model.isUpdatingInvitation}
                aria-label={contactsWords.resendTo(nameOf(invitation))}
                onClick={() => void model.resend(invitation)}
              >
                {contactsWords.resend}
              </button>
              <button
                type="button"
                className="link"
                aria-disabled={model.isUpdatingInvitation}
                aria-label={contactsWords.withdrawOf(nameOf(invitation))}
                onClick={() => void model.withdraw(invitation)}
              >
                {contactsWords.withdraw}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** Until when it works, or that it does not: its time is over, or whoever sent it may give no rights any more. */
export const invitationStateText = (
  { expiresAt, isVoid }: Pick<Invitation, "expiresAt" | "isVoid">,
  now: number
): string => {
  if (expiresAt <= now) return contactsWords.ranOut(momentText(expiresAt))
  return isVoid ? contactsWords.isVoid : contactsWords.answerBy(momentText(expiresAt))
}
