/** Narrows the invoices down to a number, a PO or job, and a state; without scripts the form itself asks. */
import { invoiceFilterStates } from "../../../core/billing/invoices/invoice-state.ts"
import type { QueryParameters } from "../../kit/query-string.ts"
import { invoiceListWords as words } from "../../words/invoices.ts"
import styles from "./invoices.module.css"
import type { InvoiceFilter } from "./invoices.view-model.ts"

type Props = {
  readonly filter: InvoiceFilter
  readonly onChange: (filter: InvoiceFilter) => void
  readonly address: QueryParameters
  /** Puts what is narrowed down to into the address. */
  readonly write: (address: QueryParameters) => void
}

/** The address with this filter; how many windows are loaded stays in it. */
const filteredAddress = ({ windows }: QueryParameters, { search, state }: InvoiceFilter): QueryParameters => ({
  ...(windows ? { windows } : {}),
  ...(search ? { search } : {}),
  ...(state ? { state } : {})
})

export const InvoiceFilters = ({ filter, onChange, address, write }: Props) => {
  const apply = (next: InvoiceFilter) => {
    onChange(next)
    write(filteredAddress(address, next))
  }
  const choose = (chosen: string) => {
    const state = invoiceFilterStates.find((one) => one === chosen)
    apply({ search: filter.search, ...(state ? { state } : {}) })
  }
  return (
    <search className={styles.filters}>
      <form
        method="get"
        onSubmit={(event) => {
          event.preventDefault()
          apply(filter)
        }}
      >
        {address.windows ? <input type="hidden" name="windows" value={address.windows} /> : null}
        <label className={styles.find}>
          <span className="label">{words.searchLabel}</span>
          <span className={styles.box}>
            <input
              type="search"
              name="search"
              value={filter.search}
              placeholder={words.searchHelp}
              maxLength={100}
              autoComplete="off"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={({ target }) => onChange({ ...filter, search: target.value })}
              onBlur={() => {
                if (filter.search !== (address.search ?? "")) apply(filter)
              }}
            />
            <button type="submit" className="btn">
              {words.search}
            </button>
          </span>
        </label>
        <label>
          <span className="label">{words.state}</span>
          <select name="state" value={filter.state ?? ""} onChange={({ target }) => choose(target.value)}>
            <option value="">{words.anyState}</option>
            {invoiceFilterStates.map((state) => (
              <option key={state} value={state}>
                {words.states[state]}
              </option>
            ))}
          </select>
        </label>
      </form>
      {filter.search || filter.state ? (
        <button type="button" className="link" onClick={() => apply({ search: "" })}>
          {words.showAll}
        </button>
      ) : null}
    </search>
  )
}
