/** A customer with an account, the people who act for it, and the prices agreed with it. */

import type { Cents } from "../money.ts"
import type { Sku } from "../sku.ts"
import type { Permission } from "./permission.ts"

/** [ENT-02] Someone who acts for a customer. The same e-mail address at two customers is the same person. */
export type Contact = {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
  readonly role: "admin" | "contact"
  /** Each rule that has been decided; the others are unknown. */
  readonly permissions: { readonly [rule in Permission]?: boolean }
  /** [APV-01] An order above it waits for an administrator, cents with GST; absent where there is none. */
  readonly spendingLimit?: Cents
  /** As it is stored, never the password itself; absent where none was chosen yet. */
  readonly passwordHash?: string
}

/** [ENT-01] A customer: `A` buys on trade terms, `C` pays at once and is a loyalty member. Money in whole cents. */
export type Customer = {
  readonly id: string
  readonly name: string
  readonly accountType: "A" | "C"
  /** On hold: no credit. Suspended: no credit, and orders wait for release. */
  readonly standing: "open" | "hold" | "suspended"
  readonly creditLimit: Cents
  readonly barcode?: string
  readonly abn?: string
  readonly showExcGstPricing: boolean
  /** Whether its contacts' permissions count. */
  readonly asksPermission: boolean
  readonly branchId?: number
  readonly contacts: ReadonlyArray<Contact>
  readonly fixedPrices: ReadonlyArray<{ readonly sku: Sku; readonly price: Cents }>
  readonly discounts: ReadonlyArray<{ readonly category: string; readonly percentOff: number }>
}
