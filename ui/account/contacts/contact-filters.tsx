/** Narrows the list of contacts down: to a name, a role, and to those who may see or do something. */

import { observer } from "mobx-react-lite"
import type { ContactFilter } from "../../../core/account/contacts/contact-filter.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { permissionNames } from "../../../core/words/permission.ts"
import { contactsWords } from "../../words/contacts.ts"
import { roleNames } from "../../words/my-account.ts"
import { Select } from "../parts/select.tsx"
import styles from "./contacts.module.css"
import type { ContactsViewModel } from "./contacts.view-model.ts"

export const ContactFilters = observer(({ model }: { model: ContactsViewModel }) => {
  const { role, permission, words = "" } = model.filter
  return (
    <div className={styles.filters}>
      <label className={styles.search}>
        <span className="label">{contactsWords.find}</span>
        <input
          type="search"
          value={words}
          onChange={({ target }) => model.setFilter({ ...model.filter, words: target.value })}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          spellCheck={false}
        />
      </label>
      <Select
        label={<span className="label">{contactsWords.role}</span>}
        value={role}
        nothing={contactsWords.anyRole}
        options={(["admin", "contact"] as const).map((one) => [one, roleNames[one]])}
        onChoose={(chosen) =>
          model.setFilter({ ...without(model.filter, "role"), ...(chosen ? { role: chosen } : {}) })
        }
      />
      <Select
        label={<span className="label">{contactsWords.permission}</span>}
        value={permission}
        nothing={contactsWords.anyPermission}
        options={permissions.map((rule) => [rule, permissionNames[rule]])}
        onChoose={(chosen) =>
          model.setFilter({ ...without(model.filter, "permission"), ...(chosen ? { permission: chosen } : {}) })
        }
      />
    </div>
  )
})

const without = (filter: ContactFilter, part: "role" | "permission"): ContactFilter => {
  const { [part]: _, ...rest } = filter
  return rest
}
