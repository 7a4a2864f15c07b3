/** A contact as the company knows them, and an e-mail that tells them how to log in. */
import { observer } from "mobx-react-lite"
import { permissions } from "../../core/account/permission.ts"
import { fieldNames } from "../../core/words/field.ts"
import { contactsWords } from "../words/contacts.ts"
import { permissionNames, roleNames } from "../words/my-account.ts"
import type { Contact } from "./contact-draft.ts"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"
import parts from "./parts.module.css"

/** [CONT-05] Says how each of it came out. */
export const ContactView = observer(({ model, contact }: { model: ContactsViewModel; contact: Contact }) => (
  <>
    <dl className={parts.facts}>
      <div>
        <dt className="label">{fieldNames.email}</dt>
        <dd>{contact.email}</dd>
      </div>
      <div>
        <dt className="label">{fieldNames.mobile}</dt>
        <dd>{contact.mobile ?? contactsWords.noMobile}</dd>
      </div>
      <div>
        <dt className="label">{fieldNames.role}</dt>
        <dd className={parts.role}>{roleNames[contact.role]}</dd>
      </div>
    </dl>
    <ul className={parts.rules}>
      {permissions.map((rule) => {
        const isGranted = contact.permissions[rule] === true
        return (
          <li key={rule} className={isGranted ? undefined : parts.refused}>
            {permissionNames[rule]}
            <span className="hidden">: {isGranted ? contactsWords.yes : contactsWords.no}</span>
          </li>
        )
      })}
    </ul>
    {model.problem ? (
      <p className={`notice bad ${styles.note}`} role="alert">
        {model.problem}
      </p>
    ) : null}
    <div role="status">{model.told ? <p className={`notice good ${styles.note}`}>{model.told}</p> : null}</div>
    <div className={styles.buttons}>
      <button type="button" className="btn quiet" disabled={model.isSaving} onClick={() => void model.email(contact)}>
        {model.isSaving ? contactsWords.sending : contactsWords.sendEmail}
      </button>
    </div>
  </>
))
