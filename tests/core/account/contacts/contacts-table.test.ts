/** A company's contacts as a table for a spreadsheet. */
import { assert, describe, it } from "@effect/vitest"
import { contactsTable } from "../../../../core/account/contacts/contacts-table.ts"
import { permissions } from "../../../../core/identity/permission.ts"

const words = {
  heads: ["First", "Last", "Email", "Mobile", "Role"],
  roles: { admin: "administrator", contact: "contact" },
  rules: Object.fromEntries(permissions.map((rule) => [rule, rule])) as Record<(typeof permissions)[number], string>,
  limit: "Limit",
  yes: "yes",
  no: "no"
} as const

const kim = {
  id: "K",
  firstName: "Kim",
  lastName: "Dao",
  email: "kim@site.example",
  role: "contact",
  permissions: {}
} as const

describe("The table of contacts", () => {
  it("[CONT-05] names the columns, then each contact with what they may do, and how much they may spend on an order", () => {
    const limited = { ...kim, firstName: "Lou", spendingLimit: 125_050 }
    const table = contactsTable([{ ...kim, mobile: "0491570737", permissions: { viewOrders: true } }, limited], words)
    assert.strictEqual(
      table,
      `"First","Last","Email","Mobile","Role",${permissions.map((rule) => `"${rule}"`).join(",")},"Limit"\r\n` +
        `"Kim","Dao","kim@site.example","0491 570 737","contact",${permissions.map((rule) => (rule === "viewOrders" ? '"yes"' : '"no"')).join(",")},""\r\n` +
        `"Lou","Dao","kim@site.example","","contact",${permissions.map(() => '"no"').join(",")},"1250.50"\r\n`
    )
  })

  it.each([
    ['Ann "Jo"', '"Ann ""Jo"""'],
    ["O'Dea, Jr", '"O\'Dea, Jr"'],
    ["=HYPERLINK(1)", `"'=HYPERLINK(1)"`],
    ["+61", `"'+61"`],
    ["-1", `"'-1"`],
    ["@x", `"'@x"`],
    [" =1", `"' =1"`],
    ["\u00a0=1", `"'\u00a0=1"`],
    ["\u200b=1", `"'\u200b=1"`],
    ["\ufeff\u200d +1", `"'\ufeff\u200d +1"`],
    ["\u202e@x", `"'\u202e@x"`],
    ["\u3164-1", `"'\u3164-1"`],
    ["＝1", `"'＝1"`],
    ["\u200b＋1", `"'\u200b＋1"`],
    ["－1", `"'－1"`],
    ["﹣1", `"'﹣1"`],
    ["−1", `"'−1"`],
    ["＠x", `"'＠x"`],
    ["\t1", `"'\t1"`],
    [" Kim", `" Kim"`],
    ["Kim = Lee", `"Kim = Lee"`],
    ["A-B", `"A-B"`]
  ])("[CONT-05] [T39] a name like %j neither breaks the line nor becomes a formula", (firstName, cell) => {
    const [, line = ""] = contactsTable([{ ...kim, firstName }], words).split("\r\n")
    assert.isTrue(line.startsWith(`${cell},"Dao"`), line)
  })
})
