/** What the overview shows of a company's business, each part as far as who looks at it may see it. */
import type { ApiCalls, CallApi, CallResult } from "../../../adapters/browser/api-client.ts"
import { firstWindow, type InvoicesOfDays, windowQuery } from "../../../core/billing/invoices/invoice-window.ts"
import type { Permission } from "../../../core/identity/permission.ts"
import type { Balances, Details } from "../company/company.tsx"
import { logFailure } from "../orders/log-failure.ts"

export type Approvals = ApiCalls["GET /users/customer/approvals"]["data"]
export type OpenOrdersPage = ApiCalls["GET /users/details/salesorder/list"]["data"]

/** So many of the last invoices are shown; a page that brought a thousand would weigh as much. */
const MOST_INVOICES = 5

/** A part that is not for who looks at it is absent; one that failed says so by itself. */
export type Business = {
  readonly balances?: CallResult<Balances>
  readonly orders?: CallResult<OpenOrdersPage>
  readonly invoices?: CallResult<InvoicesOfDays>
  /** [APV-02] */
  readonly approvals?: CallResult<Approvals>
}

/** [PERM-07] Only trade accounts have balances, and only who may see the limit is answered. */
const hasBalances = ({ customer }: Details) => customer.typeAcctAr === "A" && customer.creditLimit !== undefined

const lastOf = (answer: CallResult<InvoicesOfDays>): CallResult<InvoicesOfDays> =>
  answer.ok ? { ...answer, data: { ...answer.data, invoices: answer.data.invoices.slice(0, MOST_INVOICES) } } : answer

/** `now` is epoch milliseconds. */
export const loadBusiness = async (call: CallApi, details: Details, now: number): Promise<Business> => {
  const may = (rule: Permission) => details.contact.permissions[rule] !== false
  const [approvals, balances, orders, invoices] = await Promise.all([
    call("GET /users/customer/approvals"),
    hasBalances(details) ? call("GET /users/details/balances") : undefined,
    may("viewOrders") ? call("GET /users/details/salesorder/list", { query: {} }) : undefined,
    may("viewAndPayInvoices")
      ? call("GET /users/details/invoice/list", { query: windowQuery(firstWindow(now)) })
      : undefined
  ])
  return {
    approvals: logFailure(approvals),
    ...(balances ? { balances } : {}),
    ...(orders ? { orders: logFailure(orders) } : {}),
    ...(invoices ? { invoices: lastOf(logFailure(invoices)) } : {})
  }
}
