/** What a contact may see and do, as the screen asks and as the server decides. */
import { assert, describe, it } from "@effect/vitest"
import fc from "fast-check"
import { analyticsLabel, hasCredit } from "../../../core/identity/account-kind.ts"
import { permissions } from "../../../core/identity/permission.ts"
import { type Actor, isAdmin, screenAllows, serverAllows } from "../../../core/identity/permission-rules.ts"

const on = { asksPermission: true }
const off = { asksPermission: false }
const someone = (may: { readonly [rule: string]: boolean }, role: "admin" | "contact" = "contact"): Actor => ({
  contact: { role, permissions: may }
})

const asked = (rule: string, actor: Actor, how = on) => {
  const reports: Array<string> = []
  return { allowed: screenAllows(rule, actor, how, (problem) => reports.push(problem)), reports: reports.length }
}

it("[PERM-01] there are seven rules, by these names", () =>
  assert.deepStrictEqual(
    [...permissions],
    [
      "viewCreditLimit",
      "viewAndPayInvoices",
      "showCustomerPrice",
      "placeOnlineOrders",
      "viewOrders",
      "viewQuotes",
      "approveQuotes"
    ]
  ))

describe.each(permissions)("The screen asks about %s", (rule) => {
  it("[PERM-02] and allows it where it is granted, without a report", () =>
    assert.deepStrictEqual(asked(rule, someone({ [rule]: true })), { allowed: true, reports: 0 }))
  it("[PERM-02] and refuses it where it is not, to an administrator too", () => {
    assert.deepStrictEqual(asked(rule, someone({ [rule]: false })), { allowed: false, reports: 0 })
    assert.deepStrictEqual(asked(rule, someone({ [rule]: false }, "admin")), { allowed: false, reports: 0 })
  })
  it("[PERM-02] and allows it with a report where nobody decided", () =>
    assert.deepStrictEqual(asked(rule, someone({})), { allowed: true, reports: 1 }))
  it("[PERM-02] and allows it to the logged out, and with permissions off", () => {
    assert.deepStrictEqual(asked(rule, {}), { allowed: true, reports: 0 })
    assert.deepStrictEqual(asked(rule, someone({ [rule]: false }), off), { allowed: true, reports: 0 })
  })
})

it.each(["viewEverything", "constructor", ""])(
  "[PERM-02] a rule that nobody knows allows and is reported: %s",
  (rule) => assert.deepStrictEqual(asked(rule, someone({})), { allowed: true, reports: 1 })
)

it("[PERM-01] the server lets do only what is granted, whatever the screen shows: it is never more generous", () =>
  fc.assert(
    fc.property(
      fc.constantFrom(...permissions),
      fc.dictionary(fc.constantFrom(...permissions), fc.boolean()),
      fc.boolean(),
      fc.boolean(),
      (rule, granted, isThere, asksPermission) => {
        const actor: Actor = isThere ? someone(granted) : {}
        const server = serverAllows(rule, actor, { asksPermission })
        assert.strictEqual(server, isThere && (!asksPermission || granted[rule] === true))
        if (server) assert.isTrue(screenAllows(rule, actor, { asksPermission }, () => undefined))
      }
    )
  ))

it.each([
  ["admin", on, true],
  ["admin", off, false],
  ["contact", on, false],
  ["contact", off, false]
] as const)("[PERM-03] %s with permissions %o does an administrator's work: %s", (role, how, expected) =>
  assert.strictEqual(isAdmin(someone({}, role), how), expected)
)

it("[PERM-03] a visitor is no administrator", () => assert.isFalse(isAdmin({}, on)))

it.each([
  ["A", 1, "Trade with credit", true],
  ["A", 0, "Trade", false],
  ["C", 0, "Cash", false],
  ["C", 1, "Cash", true]
] as const)("[PERM-06] account %s with a limit of %i cents is '%s'", (accountType, creditLimit, label, credit) => {
  assert.strictEqual(analyticsLabel({ accountType, creditLimit }), label)
  assert.strictEqual(hasCredit({ creditLimit }), credit)
})
