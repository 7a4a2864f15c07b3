/** Finds who is behind a session's token, with their company and their rules there, in one reading. */
import { Effect } from "effect"
import type { SqlClient } from "effect/sql"
import type { Sessions } from "../../../core/account/session/sessions.port.ts"
import type { PoPolicy } from "../../../core/identity/po-policy.ts"
import type { SignedIn, SignedInContact, SignedInCustomer } from "../../../core/identity/visitor.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"
import { hashToken } from "./tokens.ts"

type Row = {
  readonly session_id: number
  readonly contact_id: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly mobile: string | null
  readonly role: SignedInContact["role"]
  readonly permissions: SignedInContact["permissions"] | null
  readonly spending_limit_cents: number | null
  readonly customer_id: string
  readonly name: string
  readonly account_type: SignedInCustomer["accountType"]
  readonly standing: SignedInCustomer["standing"]
  readonly credit_limit_cents: number
  readonly barcode: string | null
  readonly abn: string | null
  readonly shows_ex_gst: boolean
  readonly asks_permission: boolean
  readonly branch_id: number | null
  readonly po_ask: PoPolicy["ask"]
  readonly po_codes: PoPolicy["codes"]
  readonly companies: number
  readonly card: string | null
  readonly code_given: boolean
  readonly via: SignedIn["via"]
}

const signedIn = (row: Row): SignedIn => ({
  sessionId: row.session_id,
  contact: {
    id: row.contact_id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    ...(row.mobile === null ? {} : { mobile: row.mobile }),
    role: row.role,
    permissions: row.permissions ?? {},
    ...(row.spending_limit_cents === null ? {} : { spendingLimit: row.spending_limit_cents })
  },
  customer: {
    id: row.customer_id,
    name: row.name,
    accountType: row.account_type,
    standing: row.standing,
    creditLimit: row.credit_limit_cents,
    ...(row.barcode === null ? {} : { barcode: row.barcode }),
    ...(row.abn === null ? {} : { abn: row.abn }),
    showExcGstPricing: row.shows_ex_gst,
    asksPermission: row.asks_permission,
    poPolicy: { ask: row.po_ask, codes: row.po_codes },
    ...(row.branch_id === null ? {} : { branchId: row.branch_id })
  },
  linkedCompanies: row.companies,
  codeGiven: row.code_given,
  via: row.via,
  ...(row.card === null ? {} : { card: row.card })
})

export const signedInFinder = (sql: SqlClient.SqlClient): Sessions["Service"]["find"] =>
  Effect.fn("Sessions.find")(function* (access, now) {
    const [row] = yield* sql<Row>`
      SELECT session.id AS session_id, contact.id AS contact_id, first_name, last_name, email, mobile, role,
        spending_limit_cents, customer.id AS customer_id, customer.name, account_type, standing, credit_limit_cents, barcode, abn,
        shows_ex_gst, asks_permission, branch_id, po_ask, po_codes, code_given, session.via,
        (SELECT jsonb_object_agg(rule, granted) FROM contact_permission AS may
          WHERE may.contact_id = session.contact_id AND may.customer_id = session.customer_id) AS permissions,
        (SELECT count(*)::int FROM company_contact AS other WHERE other.contact_id = session.contact_id) AS companies,
        (SELECT valid_card.barcode FROM valid_card
          WHERE valid_card.contact_id = session.contact_id AND valid_card.customer_id = session.customer_id) AS card
      FROM session
        JOIN company_contact USING (contact_id, customer_id)
        JOIN contact ON contact.id = session.contact_id
        JOIN customer ON customer.id = session.customer_id
      WHERE access_hash = ${hashToken(access)} AND access_expires > ${new Date(now)}`
    return row && signedIn(row)
  }, asAccountsUnavailable)
