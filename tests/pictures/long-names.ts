/** A company, and people who act for it, whose names and figures are as long as the shop takes them. */
import { permissions } from "../../core/identity/permission.ts"
import { queryRows } from "../journeys/sql-query.ts"
import { addLongPapers } from "./long-papers.ts"

export const longCompany = {
  customerId: "LONG-NAMED-COMPANY-1",
  name: "Featherstonehaugh-Cholmondeley & Daughters Building Supplies"
} as const

/** An administrator, who acts for two more. */
export const longPerson = {
  firstName: "Maximiliana-Wilhelmina Theodora",
  lastName: "Wolfeschlegelsteinhausenbergerdorff-Papadimitropoulou",
  email: "maximiliana.wolfeschlegelsteinhausenbergerdorff@featherstonehaughcholmondeley.example"
} as const

const companies = [
  [longCompany.customerId, longCompany.name, 99_999_999_999],
  ["LONG-NAMED-COMPANY-2", "Wolfeschlegelsteinhausenbergerdorffsche Zimmerei & Sons Pty", 0]
] as const

const people = [
  ["LONG-1", longPerson.firstName, longPerson.lastName, longPerson.email, "admin"],
  ["LONG-2", "Bartholomew", "O'Shaughnessy-Featherstonehaugh Esq.", "b@oshaughnessy.example", "contact"],
  ["LONG-3", "Jo", "Ng", "purchasing.department.second.floor@featherstonehaughcholmondeley.example", "contact"]
] as const

/** An invoice of 75 days ago for more than any timber yard sells. */
const owed = `WITH entry AS (
    INSERT INTO ledger_entry (id, kind, customer_id, day) VALUES ('LONG-INVOICE', 'invoice', $1, current_date - 75)
    RETURNING id)
  INSERT INTO ledger_posting SELECT id, position, account, document, cents FROM entry, (VALUES
    (0, 'receivables', 'LONG-INVOICE', 87654321098),
    (1, 'sales', NULL, -79685746453),
    (2, 'gst', NULL, -7968574645)) AS posting (position, account, document, cents)`

/** Puts them into the shop's database, where they stay. */
export const addLongNames = async (databaseUrl: string): Promise<void> => {
  const put = (statement: string, ...values: ReadonlyArray<unknown>) => queryRows(databaseUrl, statement, values)
  if ((await put("SELECT 1 FROM customer WHERE id = $1", longCompany.customerId)).length > 0) return
  for (const [id, name, limit] of companies)
    await put(
      `INSERT INTO customer (id, name, account_type, credit_limit_cents, barcode, branch_id)
       VALUES ($1, $2, 'A', $3, '29' || lpad(abs(hashtext($1))::text, 10, '0'), 25)`,
      id,
      name,
      limit
    )
  for (const [id, firstName, lastName, email, role] of people) {
    await put("INSERT INTO contact VALUES ($1, $2, $3, $4, '0491570737')", id, firstName, lastName, email)
    await put("INSERT INTO company_contact VALUES ($1, $2, $3)", longCompany.customerId, id, role)
  }
  await put("INSERT INTO login (contact_id, password_hash) SELECT $1, password_hash FROM login LIMIT 1", people[0][0])
  for (const customerId of [companies[1][0], "2005"])
    await put("INSERT INTO company_contact VALUES ($1, $2, 'contact')", customerId, people[0][0])
  await put(
    `INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
     SELECT contact_id, customer_id, rule, true FROM company_contact, unnest($1::text[]) AS rule
     WHERE contact_id LIKE 'LONG-%'`,
    permissions
  )
  await put(owed, longCompany.customerId)
  await addLongPapers(databaseUrl, { ...longCompany, contactId: people[0][0] })
}
