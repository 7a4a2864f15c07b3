/** Who acts for the company, and what each may see and do; an administrator adds, changes and removes them here. */
import { createFileRoute, getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { isAdmin } from "../../../core/identity/permission-rules.ts"
import { LaterView } from "../../kit/later-view.tsx"
import { tabDraft } from "../../kit/tab-draft.ts"
import { loadedHead } from "../../page/page-head.ts"
import type { Member } from "../../session/session-page.ts"
import { contactsWords } from "../../words/contacts.ts"
import { descriptions, titles } from "../../words/titles.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { useDraftModel } from "../parts/use-draft-model.ts"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { type Contact, parseContactTabDraft } from "./contact-draft.ts"
import { ContactFilters } from "./contact-filters.tsx"
import { ContactList } from "./contact-list.tsx"
import { contactWindowsPart } from "./contact-windows-part.ts"
import styles from "./contacts.module.css"
import { ContactsViewModel, contactsDraft, type Invitation } from "./contacts.view-model.ts"
import { History, historyQuery } from "./history.tsx"
import { InvitationList } from "./invitation-list.tsx"

export const Route = createFileRoute("/_shop/_account/my-account/admin-permissions")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }) => ({ search }),
  loader: async ({ context, deps: { search } }) => {
    const front = await context.viewModels.session.shopfront()
    const member = front.ok ? front.data.member : undefined
    const [contacts, invitations, history] = await Promise.all([
      context.call("GET /users/customer/list-contacts"),
      context.call("GET /users/customer/list-invitations"),
      member && isAdmin({ contact: member }, member)
        ? context.call("GET /users/customer/history", { query: historyQuery(search) })
        : undefined
    ])
    const head = {
      title: titles.contacts,
      description: descriptions.contacts,
      path: "/my-account/admin-permissions",
      noIndex: true
    }
    return { head, contacts, invitations, history }
  },
  staleTime: 0,
  head: loadedHead,
  component: PermissionsScreen
})

const root = getRouteApi("__root__")

function PermissionsScreen() {
  const { contacts, invitations, history } = Route.useLoaderData()
  const { search } = Route.useLoaderDeps()
  const { member } = root.useLoaderData()
  if (!member) return null
  return (
    <>
      <h1>{titles.contacts}</h1>
      <Contacts member={member} contacts={contacts} invitations={invitations} />
      {history ? <History answer={history} address={search} /> : null}
    </>
  )
}

/** [CONT-05] Hands the table to the browser as a file; spreadsheets tell by its first sign that it is Unicode. */
const saveTable = (table: string) => {
  const address = URL.createObjectURL(new Blob(["\uFEFF", table], { type: "text/csv;charset=utf-8" }))
  Object.assign(document.createElement("a"), { href: address, download: contactsWords.file }).click()
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}

type Props = {
  readonly member: Member
  readonly contacts: CallResult<ReadonlyArray<Contact>>
  readonly invitations: CallResult<ReadonlyArray<Invitation>>
}

/** [CONT-01] [CONT-02] What was done is said, too, where the list can't be had again afterwards. */
const Contacts = observer(({ member, contacts, invitations }: Props) => {
  const { now } = root.useLoaderData()
  const router = useRouter()
  const model = useDraftModel(
    contactsDraft,
    member,
    () =>
      new ContactsViewModel(
        router.options.context.call,
        () => router.invalidate({ sync: true }),
        tabDraft("contact", member, parseContactTabDraft)
      )
  )
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.message)
  const mayChange = isAdmin({ contact: member }, member)
  useEffect(() => {
    if (mayChange && contacts.ok) model.restore(contacts.data)
  }, [model, mayChange, contacts])
  return (
    <>
      {contacts.ok ? <Bar model={model} member={member} mayChange={mayChange} /> : null}
      <div role="status" {...focusProps}>
        {model.message ? <p className={`notice good ${styles.note}`}>{model.message}</p> : null}
      </div>
      <ErrorMessage problem={model.problem} className={styles.note} />
      {contacts.ok ? (
        <ContactList model={model} contacts={contacts.data} self={member.contactId} mayChange={mayChange} />
      ) : (
        <LoadFailure failure={contacts} />
      )}
      {mayChange && contacts.ok ? (
        invitations.ok ? (
          <InvitationList model={model} invitations={invitations.data} now={now} />
        ) : (
          <LoadFailure failure={invitations} />
        )
      ) : null}
      {mayChange && model.window ? (
        <LaterView
          part={contactWindowsPart}
          props={{ model: model.window, self: member.contactId }}
          failed={WindowFailure}
        />
      ) : null}
    </>
  )
})

/** Its code could not be had: the page says so. It has to be loaded again: styles that did not come are not fetched a second time. */
const WindowFailure = () => <ErrorMessage problem={contactsWords.windowFailed} className={styles.note} />

type BarProps = { readonly model: ContactsViewModel; readonly member: Member; readonly mayChange: boolean }

const Bar = observer(({ model, member, mayChange }: BarProps) => (
  <>
    {member.asksPermission ? null : <p className={`notice ${styles.note}`}>{contactsWords.switchedOff}</p>}
    {mayChange ? null : <p className={`notice ${styles.note}`}>{contactsWords.note}</p>}
    <div className={styles.bar}>
      <ContactFilters model={model} />
      {mayChange ? (
        <div className={styles.actions}>
          <button
            type="button"
            className="btn quiet"
            aria-disabled={model.isDownloading}
            onClick={() => void model.download(saveTable)}
          >
            {model.isDownloading ? contactsWords.downloading : contactsWords.download}
          </button>
          <button type="button" className="btn" onClick={() => model.open({ kind: "add" })}>
            {contactsWords.add}
          </button>
        </div>
      ) : null}
    </div>
  </>
))
