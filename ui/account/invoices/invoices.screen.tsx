/** [INV-01] The company's invoices: loaded 90 days at a time, searched, narrowed down by state, and chosen for payment. */
import { createFileRoute, getRouteApi } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo, useState } from "react"
import { type InvoiceFilterState, invoiceFilterStates } from "../../../core/billing/invoices/invoice-state.ts"
import type { Buyer } from "../../../core/identity/buyer.ts"
import type { QueryParameters } from "../../kit/query-string.ts"
import { tabDraft } from "../../kit/tab-draft.ts"
import { loadedHead } from "../../page/page-head.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { invoicesWords } from "../../words/invoices.ts"
import { titles } from "../../words/titles.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import { ExportInvoices } from "./export-invoices.tsx"
import { InvoiceFilters } from "./invoice-filters.tsx"
import { InvoiceTable } from "./invoice-table.tsx"
import styles from "./invoices.module.css"
import {
  type InvoiceFilter,
  type InvoicesViewModel,
  parseSelectionDraft,
  restoredInvoices
} from "./invoices.view-model.ts"
import { type LoadedInvoices, loadInvoices, parseWindows } from "./load-invoices.ts"
import { NextWindow } from "./next-window.tsx"
import { PayInvoices } from "./pay-invoices.tsx"

export const Route = createFileRoute("/_shop/_account/my-account/invoices")({
  validateSearch: (search: Record<string, string>) => search,
  loader: async ({ context: { call, viewModels }, location }) => {
    const { windows } = location.search as QueryParameters
    const answer = await loadInvoices(call, viewModels.session.now, parseWindows(windows))
    const head = { title: titles.invoices, description: titles.invoices, path: "/my-account/invoices", noIndex: true }
    return { head, answer }
  },
  staleTime: 0,
  // A further window joins what is there; the address only says that it did.
  shouldReload: ({ cause }) => cause !== "stay",
  head: loadedHead,
  component: InvoicesScreen
})

const root = getRouteApi("__root__")

const filterIn = ({ search = "", state }: QueryParameters): InvoiceFilter => {
  const chosen = invoiceFilterStates.find((one): one is InvoiceFilterState => one === state)
  return { search: search.slice(0, 100), ...(chosen ? { state: chosen } : {}) }
}

function InvoicesScreen() {
  const { answer } = Route.useLoaderData()
  const { member } = root.useLoaderData()
  const isWithoutOwnPrices = member?.asksPermission === true && member.permissions.showCustomerPrice === false
  return (
    <>
      <h1>{titles.invoices}</h1>
      {answer.ok && isWithoutOwnPrices ? (
        <p className={`notice ${styles.note}`}>{invoicesWords.ownPricesHidden}</p>
      ) : null}
      {answer.ok ? (
        <Invoices loaded={answer.data} contactId={member?.contactId ?? ""} customerId={member?.customerId ?? ""} />
      ) : (
        <LoadFailure failure={answer} />
      )}
    </>
  )
}

type InvoicesProps = Buyer & { readonly loaded: LoadedInvoices }

/** What was chosen is kept while the tab is open, also over a reload, for the same person and company alone. */
const useInvoices = ({ loaded, contactId, customerId }: InvoicesProps): InvoicesViewModel => {
  const { lists, session } = useViewModels()
  const { call } = Route.useRouteContext()
  const model = useMemo(() => {
    const buyer = { contactId, customerId }
    const draft = tabDraft("invoices", buyer, parseSelectionDraft)
    return restoredInvoices(lists, { buyer, draft }, call, () => session.now, loaded)
  }, [lists, contactId, customerId, call, session, loaded])
  useEffect(() => model.restore(), [model])
  return model
}

/** What is typed narrows the list down at once; the address has it once it is done. */
const useFilter = (address: QueryParameters) => {
  const [filter, setFilter] = useState(() => filterIn(address))
  useEffect(() => setFilter(filterIn(address)), [address])
  return [filter, setFilter] as const
}

const Invoices = observer((props: InvoicesProps) => {
  const model = useInvoices(props)
  const address = Route.useSearch()
  const [filter, setFilter] = useFilter(address)
  const navigate = Route.useNavigate()
  const write = (search: QueryParameters) => void navigate({ search, replace: true, resetScroll: false })
  const nextAddress = { ...address, windows: String(model.windows + 1) }
  return (
    <>
      {model.list.invoices.length > 0 || model.hasOlder ? (
        <InvoiceFilters filter={filter} onChange={setFilter} address={address} write={write} />
      ) : null}
      <InvoiceTable model={model} filter={filter} />
      <NextWindow model={model} nextAddress={nextAddress} onLoaded={() => write(nextAddress)} />
      {model.list.invoices.length > 0 ? <ExportInvoices model={model} /> : null}
      {model.list.invoices.length > 0 ? <PayInvoices model={model} filter={filter} /> : null}
    </>
  )
})
