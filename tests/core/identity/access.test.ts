/** Who may make a call of which kind. */

import { describe, expect, it } from "vitest"
import { type Access, accessDecision } from "../../../core/identity/access.ts"
import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { defaultPoPolicy } from "../../../core/identity/po-policy.ts"
import type { Visitor } from "../../../core/identity/visitor.ts"

const guest: Visitor = { kind: "guest", address: "192.0.2.1" }

type Role = "admin" | "contact"
const member = (role: Role, may: { readonly [rule in Permission]?: boolean }, asksPermission: boolean): Visitor => ({
  kind: "member",
  address: "192.0.2.1",
  sessionId: 1,
  codeGiven: false,
  via: "password",
  linkedCompanies: 1,
  contact: { id: "P1", firstName: "Kim", lastName: "Lee", email: "kim@example.com", role, permissions: may },
  customer: {
    id: "1",
    name: "Lee",
    accountType: "A",
    standing: "open",
    creditLimit: 0,
    showExcGstPricing: false,
    poPolicy: defaultPoPolicy,
    asksPermission
  }
})

const roles: ReadonlyArray<Role> = ["admin", "contact"]
const kinds: ReadonlyArray<Access> = ["session", "admin", "credit", ...permissions]

describe("[PERM-05] Access", () => {
  it("to what is public is everybody's", () => {
    expect(accessDecision("public", guest)).toBe("allowed")
    expect(accessDecision("public", member("contact", {}, true))).toBe("allowed")
  })

  it.each(kinds)("to what needs %s is not a guest's", (access) =>
    expect(accessDecision(access, guest)).toBe("unauthorised")
  )

  it("with a session is whoever's is logged in", () => {
    for (const role of roles) {
      expect(accessDecision("session", member(role, {}, true))).toBe("allowed")
    }
  })

  it.each(permissions)("of guests, and of members with the rule %s, is nobody's to whom it was refused", (rule) => {
    const access: Access = { guestOr: rule }
    expect(accessDecision(access, guest)).toBe("allowed")
    const verdicts = [{ [rule]: true }, { [rule]: false }, {}].map((may) =>
      accessDecision(access, member("admin", may, true))
    )
    expect(verdicts).toEqual(["allowed", "forbidden", "forbidden"])
    expect(accessDecision(access, member("contact", { [rule]: false }, false))).toBe("allowed")
  })

  it.each(permissions)(
    "by the rule %s is for those to whom it was granted, or to all where permissions are off",
    (rule) => {
      for (const role of roles) {
        const verdicts = [{ [rule]: true }, { [rule]: false }, {}].map((may) =>
          accessDecision(rule, member(role, may, true))
        )
        expect(verdicts).toEqual(["allowed", "forbidden", "forbidden"])
        expect(accessDecision(rule, member(role, { [rule]: false }, false))).toBe("allowed")
        const others = Object.fromEntries(permissions.map((one) => [one, one !== rule]))
        expect(accessDecision(rule, member(role, others, true))).toBe("forbidden")
      }
    }
  )

  it("[PERM-01] [BAL-01] to credit is for those who may see it, at a trade account", () => {
    const of = (accountType: "A" | "C", granted: boolean, on: boolean) => {
      const visitor = member("contact", { viewCreditLimit: granted }, on)
      if (visitor.kind === "guest") throw new Error("A member was asked for")
      return accessDecision("credit", { ...visitor, customer: { ...visitor.customer, accountType } })
    }
    expect([of("A", true, true), of("A", false, true), of("A", false, false)]).toEqual([
      "allowed",
      "forbidden",
      "allowed"
    ])
    expect([of("C", true, true), of("C", false, false)]).toEqual(["forbidden", "forbidden"])
  })

  it("[PERM-03] to an administrator's work needs the role, and permissions to be on", () => {
    const of = (role: Role, on: boolean) => accessDecision("admin", member(role, {}, on))
    expect([of("admin", true), of("contact", true), of("admin", false)]).toEqual(["allowed", "forbidden", "forbidden"])
  })
})
