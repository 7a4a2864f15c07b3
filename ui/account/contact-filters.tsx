/** Narrows the list of contacts down: to a role, and to those who may see or do something. */
import { observer } from "mobx-react-lite"
import { type Permission, permissions } from "../../core/account/permission.ts"
import { contactsWords } from "../words/contacts.ts"
import { permissionNames, roleNames } from "../words/my-account.ts"
import type { Contact } from "./contact-draft.ts"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"

export const ContactFilters = observer(({ model }: { model: ContactsViewModel }) => {
  const { role, permission } = model.filter
  return (
    <div className={styles.filters}>
      <label htmlFor="role-filter">
        <span className="label">{contactsWords.role}</span>
        <select
          id="role-filter"
          value={role ?? ""}
          onChange={({ target: { value } }) =>
            model.only({ ...(value ? { role: value as Contact["role"] } : {}), ...(permission ? { permission } : {}) })
          }
        >
          <option value="">{contactsWords.anyRole}</option>
          {Object.entries(roleNames).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor="permission-filter">
        <span className="label">{contactsWords.permission}</span>
        <select
          id="permission-filter"
          value={permission ?? ""}
          onChange={({ target: { value } }) =>
            model.only({ ...(role ? { role } : {}), ...(value ? { permission: value as Permission } : {}) })
          }
        >
          <option value="">{contactsWords.anyPermission}</option>
          {permissions.map((rule) => (
            <option key={rule} value={rule}>
              {permissionNames[rule]}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
})
