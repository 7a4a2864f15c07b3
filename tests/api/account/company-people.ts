/** People who act for companies, for the tests of what they may do there. */
import { expect } from "vitest"
import { hashPassword } from "../../../adapters/storage/account/password-hash.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import type { ShopUnderTest } from "../shop-under-test.ts"
import { type Browser, browserAt, messagesTo } from "./login-browser.ts"

export type ListedContact = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
  readonly role: "admin" | "contact"
  readonly permissions: { readonly [rule: string]: boolean | string }
}

export type InvitationResponse = {
  readonly success: true
  readonly invitation: ListedContact & { readonly sentAt: number; readonly expiresAt: number }
}

export const INVITE_PATH = "/users/create/user/contact-and-permissions"

export type SavedContactResponse = { readonly success: true; readonly contact: ListedContact }

/** All seven rules, decided the same way. */
export const allRules = (granted: boolean) => Object.fromEntries(permissions.map((rule) => [rule, granted]))

/** The least that a contact may be kept with. */
export const oneRule = { ...allRules(false), viewOrders: true }

let made = 0

/** Somebody whom nobody has told of yet. */
export const newContact = (more: object = {}) => {
  made += 1
  return {
    firstName: "Noor",
    lastName: "Haddad",
    email: `noor-${made}@site.example`,
    mobile: "0491 570 737",
    role: "contact",
    permissions: oneRule,
    ...more
  }
}

export const logInAtCompany = async (
  shop: Pick<ShopUnderTest, "call" | "database">,
  email: string,
  company?: string
) => {
  const browser = browserAt(shop)
  await browser.enter(email, company ? { company } : {})
  return browser
}

/** The token of the newest invitation that was sent to an address. */
export const invitationTo = async (database: ShopUnderTest["database"], email: string): Promise<string> => {
  for (const { text } of await messagesTo(database, email)) {
    const token = /invitation\?t=([\w-]+)/.exec(text)?.[1]
    if (token) return token
  }
  throw new Error(`Nobody invited ${email}`)
}

const hash = hashPassword(EXAMPLE_PASSWORD, Buffer.alloc(16, 7))

/** Somebody with a log-in and an account of their own, and nobody's contact but that. */
export const insertPerson = async (
  database: ShopUnderTest["database"],
  email: string,
  more: { mobile?: string } = {}
) => {
  const id = `R${email.replace(/\W/g, "").slice(-18)}`
  await database.query("INSERT INTO customer (id, name, account_type) VALUES ($1, 'Own Account', 'C')", [id])
  await database.query(
    "INSERT INTO contact (id, first_name, last_name, email, mobile) VALUES ($1, 'Rae', 'Own', $2, $3)",
    [id, email, more.mobile ?? null]
  )
  await database.query("INSERT INTO login (contact_id, password_hash) VALUES ($1, $2)", [id, await hash])
  await database.query("INSERT INTO company_contact (customer_id, contact_id, role) VALUES ($1, $1, 'admin')", [id])
  return id
}

/** Somebody new, invited by the administrator, who has accepted; logged in for the account of their own. */
export const inviteAndJoin = async (
  shop: Pick<ShopUnderTest, "call" | "database">,
  admin: Browser,
  contact: ReturnType<typeof newContact>
) => {
  const told = await admin.post<InvitationResponse>(INVITE_PATH, { contact })
  expect(told.status, told.text).toBe(200)
  const id = await insertPerson(shop.database, contact.email)
  const browser = await logInAtCompany(shop, contact.email)
  const token = await invitationTo(shop.database, contact.email)
  expect((await browser.post("/users/auth/invitation/accept", { token })).status).toBe(200)
  return { id, browser }
}

export type AuditRow = {
  readonly done_by: string
  readonly action: string
  readonly customer_id: string | null
  readonly detail: { readonly before?: string; readonly after?: string }
}

/** What is on the record about somebody or something, oldest first. */
export const auditRows = async (database: ShopUnderTest["database"], subject: string, action: string) =>
  (await database.query(
    "SELECT done_by, action, customer_id, detail FROM audit WHERE subject = $1 AND action = $2 ORDER BY id",
    [subject, action]
  )) as unknown as ReadonlyArray<AuditRow>

/** What was kept of something before or after a change. */
export const parseAuditValue = (text: string | undefined): unknown => JSON.parse(text ?? "null")
