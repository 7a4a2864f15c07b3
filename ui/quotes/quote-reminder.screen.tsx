/** [QUO-05] [T34] Where the link at the end of a reminder leads: looking changes nothing, a button ends the reminders or renews them. */
import { createFileRoute } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { NoScriptNotice } from "../account/parts/no-script-notice.tsx"
import { loadedHead } from "../page/page-head.ts"
import { quoteReminderWords as words } from "../words/linked-quote.ts"
import { QuoteReminderViewModel } from "./quote-reminder.view-model.ts"
import styles from "./quotes.module.css"

export const Route = createFileRoute("/_shop/quote-reminder/unsubscribe/{-$transactionNo}")({
  validateSearch: (search: { t?: string }): { t?: string } => (search.t ? { t: String(search.t) } : {}),
  loaderDeps: ({ search: { t } }) => ({ t }),
  loader: ({ params: { transactionNo }, deps: { t } }) => ({
    head: { title: words.title, description: words.description, path: "/quote-reminder/unsubscribe", noIndex: true },
    ...(transactionNo !== undefined && t !== undefined ? { link: { transactionNo, t } } : {})
  }),
  head: loadedHead,
  component: QuoteReminderScreen
})

function QuoteReminderScreen() {
  const { link } = Route.useLoaderData()
  return (
    <div className={styles.page}>
      <h1>{words.title}</h1>
      {link ? <Choice key={link.transactionNo} link={link} /> : <p>{words.noLink}</p>}
    </div>
  )
}

const Choice = observer(({ link }: { link: { readonly transactionNo: string; readonly t: string } }) => {
  const { call } = Route.useRouteContext()
  const [model] = useState(() => new QuoteReminderViewModel(call, link))
  const { optOut, isWorking, problem } = model
  const done = optOut ? words.stopped : words.started
  return (
    <>
      <div role="status">
        {optOut === undefined ? (
          <p>{words.ask(link.transactionNo)}</p>
        ) : (
          <p className="notice good">{done(link.transactionNo)}</p>
        )}
      </div>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      ) : null}
      <p className={styles.actions}>
        <button
          type="button"
          className="btn"
          aria-disabled={isWorking}
          onClick={() => void model.choose(optOut !== true)}
        >
          {isWorking ? words.working : optOut ? words.start : words.stop}
        </button>
      </p>
      <NoScriptNotice />
    </>
  )
})
