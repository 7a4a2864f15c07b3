/** The companies that people act for, kept in PostgreSQL. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { Companies } from "../../../core/account/companies.port.ts"
import type { CompanyContact } from "../../../core/account/company-contact.ts"
import { asAccountsUnavailable } from "./accounts-unavailable.ts"

type Row = Omit<CompanyContact, "mobile" | "permissions" | "spendingLimit"> & {
  readonly mobile: string | null
  readonly spendingLimit: number | null
  readonly permissions: CompanyContact["permissions"] | null
}

const contactOf = ({ mobile, permissions, spendingLimit, ...row }: Row): CompanyContact => ({
  ...row,
  ...(mobile === null ? {} : { mobile }),
  ...(spendingLimit === null ? {} : { spendingLimit }),
  permissions: permissions ?? {}
})

export const companiesLayer = Layer.effect(
  Companies,
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient

    const contacts: Companies["Service"]["contacts"] = (customerId) =>
      sql<Row>`
        SELECT contact.id, coalesce(listed_first_name, contact.first_name) AS "firstName",
          coalesce(listed_last_name, contact.last_name) AS "lastName", email,
          coalesce(listed_mobile, contact.mobile) AS mobile, role, spending_limit_cents AS "spendingLimit",
          (SELECT jsonb_object_agg(rule, granted) FROM contact_permission AS may
            WHERE may.contact_id = contact.id AND may.customer_id = known.customer_id) AS permissions
        FROM company_contact AS known JOIN contact ON contact.id = contact_id
        WHERE known.customer_id = ${customerId} ORDER BY "lastName", "firstName", contact.id`.pipe(
        Effect.map((rows) => rows.map(contactOf)),
        asAccountsUnavailable
      )

    /** Orders and log-ins of the company, which only need it to be there, go on meanwhile. */
    const lockedContacts: Companies["Service"]["lockedContacts"] = (customerId) =>
      Effect.andThen(
        asAccountsUnavailable(sql`SELECT FROM customer WHERE id = ${customerId} FOR NO KEY UPDATE`),
        contacts(customerId)
      )

    const decide = Effect.fnUntraced(function* (
      customerId: string,
      contactId: string,
      rules: CompanyContact["permissions"]
    ) {
      yield* sql`DELETE FROM contact_permission WHERE contact_id = ${contactId} AND customer_id = ${customerId}`
      yield* sql`
        INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
        SELECT ${contactId}, ${customerId}, key, value::boolean
        FROM jsonb_each_text(${JSON.stringify(rules)}::jsonb)`
    })

    const linkContact: Companies["Service"]["linkContact"] = Effect.fn("Companies.linkContact")(function* (
      customerId,
      contactId,
      listed
    ) {
      const { firstName, lastName, mobile, role, permissions, spendingLimit = null } = listed
      const linked = yield* sql`
        INSERT INTO company_contact (customer_id, contact_id, role, listed_first_name, listed_last_name, listed_mobile,
          spending_limit_cents)
        VALUES (${customerId}, ${contactId}, ${role}, ${firstName}, ${lastName}, ${mobile}, ${spendingLimit})
        ON CONFLICT (contact_id, customer_id) DO NOTHING RETURNING contact_id`
      // Who became a contact meanwhile has the rules that were decided then.
      if (linked.length > 0) yield* decide(customerId, contactId, permissions)
    }, asAccountsUnavailable)

    const updateContact: Companies["Service"]["updateContact"] = Effect.fn("Companies.updateContact")(function* (
      customerId,
      contact
    ) {
      const { id, firstName, lastName, mobile, role, permissions, spendingLimit = null } = contact
      yield* sql`
        UPDATE company_contact
        SET role = ${role}, listed_first_name = ${firstName}, listed_last_name = ${lastName},
          listed_mobile = ${mobile}, spending_limit_cents = ${spendingLimit}
        WHERE contact_id = ${id} AND customer_id = ${customerId}`
      yield* decide(customerId, id, permissions)
      // Until they have a password, and act for nobody else, who they are is what their administrator says.
      yield* sql`
        UPDATE contact SET first_name = ${firstName}, last_name = ${lastName}, mobile = ${mobile}
        WHERE id = ${id} AND NOT EXISTS (SELECT FROM login WHERE contact_id = ${id})
          AND NOT EXISTS (SELECT FROM company_contact WHERE contact_id = ${id} AND customer_id <> ${customerId})`
    }, asAccountsUnavailable)

    const removeContact: Companies["Service"]["removeContact"] = (customerId, contactId) =>
      asAccountsUnavailable(
        sql`DELETE FROM company_contact WHERE contact_id = ${contactId} AND customer_id = ${customerId}`
      ).pipe(Effect.asVoid)

    const saveSettings: Companies["Service"]["saveSettings"] = (
      customerId,
      { showExcGstPricing, branchId, poPolicy }
    ) =>
      asAccountsUnavailable(sql`
        UPDATE customer SET shows_ex_gst = ${showExcGstPricing}, branch_id = ${branchId ?? null},
          po_ask = coalesce(${poPolicy?.ask ?? null}, po_ask),
          po_codes = coalesce(${poPolicy?.codes ?? null}::text[], po_codes)
        WHERE id = ${customerId}`).pipe(Effect.asVoid)

    return Companies.of({
      contacts,
      lockedContacts: lockedContacts,
      linkContact: linkContact,
      updateContact: updateContact,
      removeContact: removeContact,
      saveSettings: saveSettings
    })
  })
)
