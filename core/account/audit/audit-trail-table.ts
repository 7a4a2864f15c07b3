/** What was done for a company as a table for a spreadsheet. */
import { csvTable } from "../../csv-cell.ts"
import { datedMomentText } from "../../melbourne.ts"
import { auditActionWords, auditTableWords as words } from "../../words/audit.ts"
import { auditByText } from "./audit-by-text.ts"
import type { AuditRow } from "./audit-trail.ts"

/** [AUD-02] [T39] Comma-separated, the first line names the columns; a row for each thing that was done, in the order given. */
export const auditTrailTable = (rows: ReadonlyArray<AuditRow>): string =>
  csvTable([
    [words.at, words.by, words.action, words.subject, words.changes],
    ...rows.map(({ at, action, subject, changes, ...row }) => [
      datedMomentText(at),
      auditByText({ ...row, action }),
      auditActionWords[action],
      subject,
      changes.map(({ field, from, to }) => words.change(field, from, to)).join("; ")
    ])
  ])
