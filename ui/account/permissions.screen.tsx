/** Who acts for the company, and what each may see and do; an administrator adds, changes and removes them here. */
import { createFileRoute, getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { Answer } from "../../adapters/browser/call-shop.ts"
import { isAdmin } from "../../core/account/may.ts"
import { pageHead } from "../parts/page-head.ts"
import { contactsWords } from "../words/contacts.ts"
import { ContactFilters } from "./contact-filters.tsx"
import { ContactList } from "./contact-list.tsx"
import { ContactWindows } from "./contact-windows.tsx"
import styles from "./contacts.module.css"
import { type Contact, ContactsViewModel } from "./contacts.view-model.ts"
import { Failed } from "./failed.tsx"

export const Route = createFileRoute("/_shop/_account/my-account/admin-permissions")({
  loader: ({ context }) => context.call("GET /users/customer/list-contacts"),
  staleTime: 0,
  head: ({ match }) =>
    pageHead(match, {
      title: contactsWords.title,
      description: contactsWords.description,
      path: "/my-account/admin-permissions",
      noIndex: true
    }),
  component: PermissionsScreen
})

const root = getRouteApi("__root__")

function PermissionsScreen() {
  const contacts = Route.useLoaderData()
  return (
    <>
      <h1>{contactsWords.title}</h1>
      {contacts.ok ? <Contacts contacts={contacts.data} /> : <Failed failure={contacts} />}
    </>
  )
}

/** [CONT-01] [CONT-02] */
const Contacts = observer(
  ({ contacts }: { contacts: Extract<Answer<ReadonlyArray<Contact>>, { ok: true }>["data"] }) => {
    const router = useRouter()
    const { member } = root.useLoaderData()
    const [model] = useState(() => new ContactsViewModel(router.options.context.call, () => router.invalidate()))
    if (!member) return null
    const mayChange = isAdmin({ contact: member }, member)
    return (
      <>
        {member.asksPermission ? null : <p className={`notice ${styles.note}`}>{contactsWords.switchedOff}</p>}
        {mayChange ? null : <p className={`notice ${styles.note}`}>{contactsWords.note}</p>}
        <div className={styles.bar}>
          <ContactFilters model={model} />
          {mayChange ? (
            <button type="button" className="btn" onClick={() => model.open({ kind: "add" })}>
              {contactsWords.add}
            </button>
          ) : null}
        </div>
        <div role="status">{model.said ? <p className={`notice good ${styles.note}`}>{model.said}</p> : null}</div>
        <ContactList model={model} contacts={contacts} self={member.contactId} mayChange={mayChange} />
        <ContactWindows model={model} self={member.contactId} />
      </>
    )
  }
)
