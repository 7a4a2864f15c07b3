/** Narrows the list of contacts down: to a role, and to those who may see or do something. */
import { observer } from "mobx-react-lite"
import type { ContactFilter } from "../../../core/account/contacts/contact-filter.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { contactsWords } from "../../words/contacts.ts"
import { permissionNames, roleNames } from "../../words/my-account.ts"
import { Select } from "../parts/select.tsx"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"

export const ContactFilters = observer(({ model }: { model: ContactsViewModel }) => {
  const { role, permission } = model.filter
  return (
    <div className={styles.filters}>
      <Select
        label={<span className="label">{contactsWords.role}</span>}
        value={role}
        nothing={contactsWords.anyRole}
        options={(["admin", "contact"] as const).map((one) => [one, roleNames[one]])}
        onChoose={(chosen) => model.setFilter(filterOf(chosen, permission))}
      />
      <Select
        label={<span className="label">{contactsWords.permission}</span>}
        value={permission}
        nothing={contactsWords.anyPermission}
        options={permissions.map((rule) => [rule, permissionNames[rule]])}
        onChoose={(chosen) => model.setFilter(filterOf(role, chosen))}
      />
    </div>
  )
})

const filterOf = (role: ContactFilter["role"], permission: ContactFilter["permission"]): ContactFilter => ({
  ...(role ? { role } : {}),
  ...(permission ? { permission } : {})
})
