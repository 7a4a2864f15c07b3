/** Who did what stands in a company's history, as its administrators read it. */
import { auditTableWords as words } from "../../words/audit.ts"
import type { AuditAction, AuditRow } from "./audit-trail.ts"

/** What whoever has an invoice's or a quote's own link does, too. */
const doneByLink: ReadonlySet<AuditAction> = new Set(["order placed", "quote ordered", "invoice payment paid"])

/** [AUD-01] A contact's name; without one it was done by a link that anybody may hold, or by the store. */
export const auditByText = ({ by, action }: Pick<AuditRow, "by" | "action">): string =>
  by ?? (doneByLink.has(action) ? words.link : words.store)
