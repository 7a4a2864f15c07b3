/** [EINV-01] A company's e-invoices: its ABN and software, switching them on and off, and the latest invoices as such. */
import { createFileRoute } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import type { ApiCalls, CallResult } from "../../../adapters/browser/api-client.ts"
import { accountingSoftware } from "../../../core/billing/e-invoicing/accounting-software.ts"
import { invoiceText, toSelectedInvoice } from "../../../core/billing/invoices/invoice.ts"
import { firstWindow, windowQuery } from "../../../core/billing/invoices/invoice-window.ts"
import { abnText } from "../../../core/contact/business-numbers.ts"
import { dateText } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { plainDate } from "../../../core/temporal.ts"
import { Table } from "../../kit/list/table.tsx"
import { saveFile } from "../../kit/save-file.ts"
import { loadedHead } from "../../page/page-head.ts"
import { eInvoicingPageWords as words } from "../../words/e-invoicing.ts"
import { ErrorMessage } from "../parts/error-message.tsx"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { NoScriptNotice } from "../parts/no-script-notice.tsx"
import { Select } from "../parts/select.tsx"
import { useFocusOnMessage } from "../parts/use-focus-on-message.ts"
import { DeliveryState } from "./delivery-state.tsx"
import styles from "./e-invoicing.module.css"
import { type EInvoicingDetails, EInvoicingViewModel } from "./e-invoicing.view-model.ts"

type Invoices = ApiCalls["GET /users/details/invoice/list"]["data"]

export const Route = createFileRoute("/_shop/_account/my-account/e-invoicing")({
  loader: async ({ context: { call, viewModels } }) => {
    const [answer, invoices] = await Promise.all([
      call("GET /users/invoice-sync/details"),
      call("GET /users/details/invoice/list", { query: windowQuery(firstWindow(viewModels.session.now)) })
    ])
    const head = { title: words.title, description: words.description, path: "/my-account/e-invoicing", noIndex: true }
    return { head, answer, invoices }
  },
  staleTime: 0,
  head: loadedHead,
  component: EInvoicingScreen
})

function EInvoicingScreen() {
  const { answer, invoices } = Route.useLoaderData()
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <NoScriptNotice />
      {answer.ok ? <EInvoicing details={answer.data} invoices={invoices} /> : <LoadFailure failure={answer} />}
    </>
  )
}

/** In groups, as it is printed: two digits and three times three. */
type Props = { readonly details: EInvoicingDetails; readonly invoices: CallResult<Invoices> }

const EInvoicing = observer(({ details: loaded, invoices }: Props) => {
  const { call } = Route.useRouteContext()
  const [model] = useState(() => new EInvoicingViewModel(call, loaded))
  const { enabled, software, abn, peppolId } = model.details
  const focusProps = useFocusOnMessage<HTMLDivElement>(model.message)
  return (
    <>
      <p className={`notice ${enabled ? "good" : ""} ${styles.note}`}>
        {enabled && software ? words.isOn(software) : words.isOff}
      </p>
      <dl className={styles.facts}>
        <Fact name={words.abn}>{abn === undefined ? words.noAbn : abnText(abn)}</Fact>
        <Fact name={words.peppolId}>{peppolId ?? words.noPeppolId}</Fact>
      </dl>
      <p className="soft small">{words.abnHelp}</p>
      <Enrolment model={model} />
      <div role="status" {...focusProps}>
        {model.message ? <p className={`notice good ${styles.note}`}>{model.message}</p> : null}
      </div>
      <ErrorMessage problem={model.problem} className={styles.note} />
      <section aria-labelledby="latest">
        <h2 id="latest">{words.invoices}</h2>
        {invoices.ok ? (
          <LatestInvoices model={model} invoices={invoices.data.invoices} />
        ) : (
          <LoadFailure failure={invoices} />
        )}
      </section>
    </>
  )
})

const Enrolment = observer(({ model }: { readonly model: EInvoicingViewModel }) => {
  const { enabled, software } = model.details
  const isBusy = model.running !== undefined
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void model.enable()
      }}
    >
      <Select
        label={words.software}
        value={model.software || undefined}
        nothing={words.choose}
        onChoose={(chosen) => model.choose(chosen ?? "")}
        options={accountingSoftware.map((one) => [one, one] as const)}
      />
      <p className="soft small">{words.softwareHelp}</p>
      <div className={styles.actions}>
        {enabled && model.software === software ? null : (
          <button type="submit" className="btn" aria-disabled={isBusy}>
            {model.running === "enable" ? words.enabling : enabled ? words.change : words.enable}
          </button>
        )}
        {enabled ? (
          <button type="button" className="btn quiet" aria-disabled={isBusy} onClick={() => void model.disable()}>
            {model.running === "disable" ? words.disabling : words.disable}
          </button>
        ) : null}
      </div>
    </form>
  )
})

type LatestProps = { readonly model: EInvoicingViewModel; readonly invoices: Invoices["invoices"] }

/** [EINV-02] One that failed can be sent again. */
const mayBeSent = (sent: EInvoicingDetails["sent"], number: string): boolean =>
  sent.every(({ document, state }) => document !== number || state === "failed")

/** [EINV-02] */
const LatestInvoices = observer(({ model, invoices }: LatestProps) => {
  if (invoices.length === 0) return <p className={styles.note}>{words.none}</p>
  const { sent, enabled } = model.details
  const download = async (invoice: Invoices["invoices"][number]) => {
    const file = await model.download(toSelectedInvoice(invoice))
    if (file) saveFile(file)
  }
  return (
    <>
      <p className="soft">{words.invoicesHelp}</p>
      <Table
        words={{ caption: words.caption, sortBy: "", sortedUp: "", sortedDown: "" }}
        columns={[
          {
            head: words.number,
            isRowHead: true,
            cell: (invoice) => <span className={styles.number}>{invoiceText(toSelectedInvoice(invoice))}</span>
          },
          { head: words.date, isCompact: true, cell: ({ invoiceDate }) => dateText(plainDate(invoiceDate)) },
          {
            head: words.total,
            isNumber: true,
            cell: ({ total }) => <span className="num">{dollars(total)}</span>
          },
          {
            head: words.file,
            isAction: true,
            cell: (invoice) => {
              const number = invoiceText(toSelectedInvoice(invoice))
              return (
                <span className={styles.actions}>
                  <button
                    type="button"
                    className="link"
                    aria-label={words.downloadNo(number)}
                    aria-disabled={model.running !== undefined}
                    onClick={() => void download(invoice)}
                  >
                    {model.running === `file ${number}` ? words.downloading : words.download}
                  </button>
                  <DeliveryState delivery={sent.find(({ document }) => document === number)} />
                  {enabled && mayBeSent(sent, number) ? (
                    <button
                      type="button"
                      className="link"
                      aria-label={words.sendNo(number)}
                      aria-disabled={model.running !== undefined}
                      onClick={() => void model.send(toSelectedInvoice(invoice))}
                    >
                      {words.send}
                    </button>
                  ) : null}
                </span>
              )
            }
          }
        ]}
        rows={invoices}
        rowKey={(invoice) => invoiceText(toSelectedInvoice(invoice))}
        sort=""
        addressSorted={() => ({})}
        isBusy={false}
      />
    </>
  )
})
