/** Who may make a call: what a call asks of its visitor, and what the server decides by it. */

import type { Permission } from "./permission.ts"
import { isAdmin, serverAllows } from "./permission-rules.ts"
import type { Member, Visitor } from "./visitor.ts"

/**
 * Anybody; whoever is logged in; whoever has the rule; an administrator; who may see the credit of a trade account; guests,
 * and of members those who have the rule; whoever has any of several rules, where which of them it takes depends on what is
 * asked for.
 */
export type Access =
  | "public"
  | "session"
  | "admin"
  | "credit"
  | Permission
  | { readonly guestOr: Permission }
  | { readonly anyOf: ReadonlyArray<Permission> }

/** What becomes of a visitor who makes a call that needs that access. */
export type AccessDecision = "allowed" | "unauthorised" | "forbidden"

/** [PERM-05] Nobody gets past anything but `public` without a login. */
export const accessDecision = (access: Access, visitor: Visitor): AccessDecision => {
  if (access === "public") return "allowed"
  if (visitor.kind === "guest") return typeof access === "object" && "guestOr" in access ? "allowed" : "unauthorised"
  if (access === "session") return "allowed"
  const passes = typeof access === "object" ? rulesOf(access) : [access]
  return passes.some((pass) => mayPass(pass, visitor)) ? "allowed" : "forbidden"
}

const rulesOf = (access: Extract<Access, object>): ReadonlyArray<Permission> =>
  "anyOf" in access ? access.anyOf : [access.guestOr]

const mayPass = (access: "admin" | "credit" | Permission, visitor: Member): boolean => {
  const { customer } = visitor
  if (access === "admin") return isAdmin(visitor, customer)
  // [BAL-01] There is no credit to be seen where everything is paid at once.
  if (access === "credit") return customer.accountType === "A" && serverAllows("viewCreditLimit", visitor, customer)
  return serverAllows(access, visitor, customer)
}
