/** Loads the windows of invoices that an address asks for, as the loader of the list's page. */
import type { CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import {
  addInvoices,
  emptyInvoiceList,
  type InvoiceList,
  markWindowFailed,
  requestNextWindow
} from "../../../core/billing/invoices/invoice-list.ts"
import {
  firstWindow,
  type InvoicesOfDays,
  type InvoiceWindow,
  nextWindow,
  windowQuery
} from "../../../core/billing/invoices/invoice-window.ts"
import { logFailure } from "../orders/log-failure.ts"

/** What is loaded of the invoices, in how many windows, and what is older. */
export type LoadedInvoices = Omit<InvoicesOfDays, "invoices"> & { readonly list: InvoiceList; readonly windows: number }

/** Ten years: who keeps pressing has seen all of the books by then. */
const MAX_WINDOWS = 40

/** How many windows an address asks for, from 1; what it can't hold counts as 1. */
export const parseWindows = (text: string | undefined): number => {
  const windows = Number(text)
  return Number.isInteger(windows) && windows > 1 ? Math.min(windows, MAX_WINDOWS) : 1
}

export const callWindow = async (call: CallApi, window: InvoiceWindow): Promise<CallResult<InvoicesOfDays>> =>
  logFailure(await call("GET /users/details/invoice/list", { query: windowQuery(window) }))

const newestWindows = (now: number, many: number): ReadonlyArray<InvoiceWindow> => {
  const windows = [firstWindow(now)]
  for (let last = windows[0]; last && windows.length < many; windows.push(last)) last = nextWindow(last)
  return windows
}

/**
 * [INV-01] The newest windows, up to the first that failed: what came stays, and that one is asked for next. Where the very
 * first failed there is nothing to show but its failure. `now` is epoch milliseconds.
 */
export const loadInvoices = async (call: CallApi, now: number, many: number): Promise<CallResult<LoadedInvoices>> => {
  const windows = newestWindows(now, many)
  const answers = await Promise.all(windows.map((window) => callWindow(call, window)))
  const [first] = answers
  if (first && !first.ok) return first
  let loaded: LoadedInvoices = { list: emptyInvoiceList, windows: 0 }
  for (const [place, window] of windows.entries()) {
    const answer = answers[place]
    const list = requestNextWindow(loaded.list, now)
    if (!answer?.ok) return { ok: true, data: { ...loaded, list: markWindowFailed(list, window) } }
    const { invoices, ...older } = answer.data
    loaded = {
      list: addInvoices(list, window, invoices),
      windows: place + 1,
      ...older
    }
  }
  return { ok: true, data: loaded }
}
