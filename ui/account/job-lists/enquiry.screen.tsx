/** [JOB-02] Asks the shop's staff about a job list: who asks, and which list. */
import { createFileRoute, getRouteApi, Link, redirect } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import type { CallResult } from "../../../adapters/browser/api-client.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Field } from "../../kit/field.tsx"
import { useFirstWrongField } from "../../kit/use-first-wrong-field.ts"
import { useTabDraft } from "../../kit/use-tab-draft.ts"
import { loadedHead } from "../../page/page-head.ts"
import { jobListPageWords, jobListEnquiryWords as words } from "../../words/job-lists.ts"
import type { Details } from "../company/company.tsx"
import { ErrorMessage } from "../parts/error-message.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import formStyles from "../parts/windows.module.css"
import { type EnquiryField, EnquiryViewModel, parseEnquiryDraft } from "./enquiry.view-model.ts"
import type { PricedJobList } from "./job-list.view-model.ts"
import styles from "./job-lists.module.css"
import { useListChoice } from "./use-list-choice.ts"

export const Route = createFileRoute("/_shop/_job-lists/joblist-enquiry/{-$id}")({
  loader: async ({ context, params: { id } }) => {
    // Which list is asked about says the list's own page.
    if (id === undefined) throw redirect({ to: "/joblist", statusCode: 307 })
    const [answer, details] = await Promise.all([
      context.call("GET /users/joblist/all", { query: { id } }),
      context.call("GET /users/details")
    ])
    const head = { title: words.title, description: words.description, path: `/joblist-enquiry/${id}`, noIndex: true }
    return { head, answer, details }
  },
  staleTime: 0,
  head: loadedHead,
  component: EnquiryScreen
})

const root = getRouteApi("__root__")

function EnquiryScreen() {
  const { setResponseStatus } = Route.useRouteContext()
  const { answer, details } = Route.useLoaderData()
  if (answer.ok && answer.data.selected)
    return <Enquiry key={answer.data.selected.id} list={answer.data.selected} details={details} />
  if (answer.ok) return null
  const isMissing = answer.status === 404 || answer.status === 400
  if (answer.status !== 401) setResponseStatus(isMissing ? 404 : answer.status || 503)
  return (
    <>
      <h1>{isMissing ? jobListPageWords.notFound : words.title}</h1>
      {isMissing ? (
        <p className={styles.said}>
          {jobListPageWords.notFoundHelp} <Link to="/joblist">{jobListPageWords.back}</Link>
        </p>
      ) : (
        <LoadFailure failure={answer} />
      )}
    </>
  )
}

type Props = { readonly list: PricedJobList; readonly details: CallResult<Details> }

const Enquiry = observer(({ list, details }: Props) => {
  const { call } = Route.useRouteContext()
  const { shop, member } = root.useLoaderData()
  const choice = useListChoice()
  const model = useTabDraft(`enquiry ${list.id}`, parseEnquiryDraft, (draft) => {
    const known = {
      contactName: member ? `${member.firstName} ${member.lastName}` : "",
      company: member?.customerName ?? "",
      phone: (details.ok && details.data.contact.mobile) || "",
      email: details.ok ? details.data.contact.email : ""
    }
    return new EnquiryViewModel(call, list.id, known, draft)
  })
  const stored = choice?.contactDetails
  useEffect(() => model.prefill(stored), [model, stored])
  const focusFirstWrong = useFirstWrongField()
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.isSent)
  const send = async (form: HTMLFormElement) => {
    const contact = await model.send()
    if (contact) await choice?.keepContactDetails(contact)
    else focusFirstWrong(form)
  }
  const typed = (name: EnquiryField) => ({
    name,
    value: model.draft[name],
    problem: model.problems[name],
    onType: (text: string) => model.type(name, text),
    onLeave: () => model.validateField(name)
  })
  return (
    <>
      <Link to="/joblist/$id" params={{ id: list.id }} className={styles.back}>
        ← {words.back}
      </Link>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <NoScriptNotice />
      <p className={styles.about}>
        {words.list}: <b>{list.name}</b>, {words.linesCount(list.linesCount)}
      </p>
      <div role="status" {...focusProps}>
        {model.isSent ? (
          <div className={`notice good ${styles.said}`}>
            <p>
              <b>{words.sent}</b>
            </p>
            <p>{words.sentHelp(shop.phone)}</p>
          </div>
        ) : null}
      </div>
      {model.isSent ? null : (
        <form
          noValidate
          className={`${formStyles.form} ${styles.enquiry}`}
          onSubmit={(event) => {
            event.preventDefault()
            void send(event.currentTarget)
          }}
        >
          <Field {...typed("contactName")} label={fieldNames.contactName} autoComplete="name" plain />
          <Field {...typed("company")} label={fieldNames.company} autoComplete="organization" optional />
          <div className={formStyles.pair}>
            <Field {...typed("phone")} label={fieldNames.phone} type="tel" inputMode="tel" autoComplete="tel" />
            <Field
              {...typed("email")}
              label={fieldNames.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              plain
            />
          </div>
          <ErrorMessage problem={model.problem} />
          <p>
            <button type="submit" className="btn" aria-disabled={model.isSending}>
              {model.isSending ? words.sending : words.send}
            </button>
          </p>
        </form>
      )}
    </>
  )
})
