/** What a page says whose statement, or list of them, did not come. */
import { documentReport } from "../../../core/billing/invoices/invoice-detail.ts"

type Failure = { readonly status: number; readonly msg: string }

/** [STM-01] One sentence: what failed where the shop itself is in trouble, otherwise the answer's own reason. */
export const statementFailureText = (action: "view" | "list", { status, msg }: Failure): string =>
  status >= 500 ? documentReport("statement", action, false).msg : msg
