/** What is another than before, of rights and settings as the audit keeps them. */
import { assert, describe, it } from "@effect/vitest"
import { auditChanges } from "../../../../core/account/audit/audit-changes.ts"
import { auditActions } from "../../../../core/account/audit/audit-trail.ts"
import { auditTrailTable } from "../../../../core/account/audit/audit-trail-table.ts"

const text = (value: unknown) => JSON.stringify(value)

describe("The changes of an entry", () => {
  it("[AUD-01] are each right, limit or setting that is another, and nothing that stayed", () => {
    const before = text({ role: "contact", permissions: { viewOrders: true, viewQuotes: false }, spendingLimit: 50000 })
    const after = text({ role: "contact", permissions: { viewOrders: true, viewQuotes: true }, spendingLimit: 90000 })
    assert.deepStrictEqual(auditChanges(before, after), [
      { field: "spendingLimit", from: "$500.00", to: "$900.00" },
      { field: "viewQuotes", from: "false", to: "true" }
    ])
    assert.deepStrictEqual(auditChanges(undefined, text({ role: "admin", permissions: {} })), [
      { field: "role", to: "admin" }
    ])
    assert.deepStrictEqual(auditChanges(before, before), [])
    const without = text({ role: "contact", permissions: { viewOrders: true, viewQuotes: false } })
    assert.deepStrictEqual(auditChanges(before, without), [{ field: "spendingLimit", from: "$500.00" }])
    // Of settings only what was changed is kept.
    assert.deepStrictEqual(auditChanges(text({ showExcGstPricing: true, branchId: 25 }), text({ branchId: 21 })), [
      { field: "branchId", from: "25", to: "21" }
    ])
  })

  it("[AUD-01] [AUD-02] name the PO rule in words, on the screen and in the file", () => {
    const rule = (ask: string, ...codes: ReadonlyArray<string>) => text({ poPolicy: { ask, codes } })
    const changes = auditChanges(rule("optional"), rule("list", "LOT 14", "LOT 15"))
    assert.deepStrictEqual(changes, [
      { field: "poPolicy", from: "may be left out", to: "one of the company's codes: LOT 14, LOT 15" }
    ])
    const words = ["off", "optional", "required"].map((ask) => auditChanges("{}", rule(ask))[0]?.to)
    assert.deepStrictEqual(words, ["not asked for", "may be left out", "has to be filled in"])
    const row = { id: "1", at: 0, action: "settings changed", kind: "settings", subject: "", changes } as const
    assert.include(auditTrailTable([row]), "PO rule: may be left out → one of the company's codes: LOT 14, LOT 15")
  })

  it("[AUD-01] are none where what was kept can't be read, and never longer than 200 characters", () => {
    for (const kept of ["no JSON", "[1]", "null", "7"]) assert.deepStrictEqual(auditChanges(kept, kept), [])
    const [change] = auditChanges("{}", text({ poPolicy: { codes: Array(500).fill("ABC") } }))
    assert.strictEqual(change?.to?.length, 200)
  })

  it("[AUD-01] every action that is shown is of one kind, and neither captures nor passwords nor refused log-ins are shown", () => {
    assert.strictEqual(new Set<string>(auditActions).size, auditActions.length)
    for (const action of ["capture", "password set", "log-in refused", "constructor"])
      assert.isFalse(new Set<string>(auditActions).has(action))
  })

  it("[AUD-02] [T39] a table names who, what and which, and holds no formula", () => {
    const at = Date.parse("2026-11-25T10:05:00+11:00")
    const gone = { field: "spendingLimit", from: "$500.00" }
    const row = { id: "1", at, action: "contact changed", by: "Dana Whitlock", subject: "=HYPERLINK(1)" } as const
    const table = auditTrailTable([{ ...row, changes: [{ field: "viewQuotes", from: "false", to: "true" }, gone] }])
    assert.strictEqual(
      table.split("\r\n")[1],
      `"25 Nov 2026, 10:05 am","Dana Whitlock","Changed a contact's rights","'=HYPERLINK(1)","View quotes: no → yes; Spending limit: $500.00 → none"`
    )
  })
})
