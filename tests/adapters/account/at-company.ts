/** People who act for companies, for the tests of what they may do there. */
import { permissions } from "../../../core/account/permission.ts"
import type { ShopUnderTest } from "../api/shop-under-test.ts"
import { browserAt } from "./signing-in.ts"

export type Listed = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
  readonly role: "admin" | "contact"
  readonly permissions: { readonly [rule: string]: boolean }
}

export type Kept = { readonly success: true; readonly contact: Listed }

/** All seven rules, decided the same way. */
export const allRules = (granted: boolean) => Object.fromEntries(permissions.map((rule) => [rule, granted]))

/** The least that a contact may be kept with. */
export const oneRule = { ...allRules(false), viewOrders: true }

let made = 0

/** Somebody whom nobody has told of yet. */
export const somebody = (more: object = {}) => {
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

export const entered = async (shop: Pick<ShopUnderTest, "call" | "database">, email: string, company?: string) => {
  const browser = browserAt(shop)
  await browser.enter(email, company ? { company } : {})
  return browser
}

export type Recorded = {
  readonly done_by: string
  readonly action: string
  readonly customer_id: string | null
  readonly detail: { readonly before?: string; readonly after?: string }
}

/** What is on the record about somebody or something, oldest first. */
export const recordOf = async (database: ShopUnderTest["database"], subject: string, action: string) =>
  (await database.query(
    "SELECT done_by, action, customer_id, detail FROM audit WHERE subject = $1 AND action = $2 ORDER BY id",
    [subject, action]
  )) as unknown as ReadonlyArray<Recorded>

/** What was kept of something before or after a change. */
export const recorded = (text: string | undefined): unknown => JSON.parse(text ?? "null")
