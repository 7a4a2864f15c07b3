/** A contact as the company knows them, and an e-mail that tells them how to log in. */
import { observer } from "mobx-react-lite"
import { mobileText } from "../../../core/contact/mobile-text.ts"
import { dollars } from "../../../core/money.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { contactsWords } from "../../words/contacts.ts"
import { roleNames } from "../../words/my-account.ts"
import { AccessList } from "../parts/access-list.tsx"
import parts from "../parts/company.module.css"
import { ErrorMessage } from "../parts/error-message.tsx"
import { Fact } from "../parts/fact.tsx"
import styles from "../parts/windows.module.css"
import type { Contact } from "./contact-draft.ts"
import type { ContactWindowViewModel } from "./contact-window.view-model.ts"

/** [CONT-05] Says how each of it came out. */
export const ContactView = observer(({ model, contact }: { model: ContactWindowViewModel; contact: Contact }) => (
  <>
    <dl className={parts.facts}>
      <Fact name={fieldNames.email} className={parts.whole}>
        {contact.email}
      </Fact>
      <Fact name={fieldNames.mobile} className={parts.wide}>
        {contact.mobile ? mobileText(contact.mobile) : contactsWords.noMobile}
      </Fact>
      <Fact name={fieldNames.role} className={`${parts.role} ${parts.wide}`}>
        {roleNames[contact.role]}
      </Fact>
      <Fact name={contactsWords.limitShort} className={parts.wide}>
        {contact.spendingLimit === undefined
          ? contactsWords.noLimit
          : contactsWords.upTo(dollars(contact.spendingLimit))}
      </Fact>
    </dl>
    <AccessList isGranted={(rule) => contact.permissions[rule] === true} />
    <ErrorMessage problem={model.problem} className={styles.note} />
    <div role="status">{model.message ? <p className={`notice good ${styles.note}`}>{model.message}</p> : null}</div>
    <div className={styles.buttons}>
      <button
        type="button"
        className="btn quiet"
        aria-disabled={model.isSaving}
        onClick={() => void model.sendLoginInstructions(contact)}
      >
        {model.isSaving ? contactsWords.sending : contactsWords.sendEmail}
      </button>
    </div>
  </>
))
