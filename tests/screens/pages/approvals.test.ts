/** Orders that wait for approval as the server's pages show them: to the administrators, to their buyer, and to nobody else. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import { memberPages, pageText } from "../member-pages.ts"
import { pageServer } from "../page-server.ts"

const server = pageServer()
const { query } = server.database
type Get = Awaited<ReturnType<typeof memberPages>>
let dana: Get
let theo: Get
let noOrders: Get

beforeAll(async () => {
  dana = await memberPages(server, "dana@ironbark.example")
  theo = await memberPages(server, "theo@ironbark.example")
  noOrders = await memberPages(server, "no-view-orders@ironbark.example")
})
beforeEach(() => query("DELETE FROM approval_request"))

const contactDetails = { contactName: "Kim Lee", phone: "03 9764 1234", email: "kim@example.com" }
const insert = async (more: { readonly state?: string; readonly method?: string; readonly set?: string } = {}) => {
  const { state = "pending", method = "trade-credit", set = "" } = more
  const form = {
    cart: { items: [] },
    details: { customerRefNo: "SITE-9" },
    delivery: {
      type: "hardware_pickup",
      details: { date: "2026-12-03", branchId: 25, instructions: "By the gate", contactDetails }
    }
  }
  const lines = [
    {
      ...{ productId: "P1", sku: "S1", name: "Framing", slug: "framing", uom: "EA", cf: 1, qty: 2, pieces: 2 },
      ...{ pricedUom: "EA", unitPrice: 30_000, linePrice: 60_000, lineGst: 5455, weightGrams: 10 }
    }
  ]
  const totals = { subtotal: 60_000, delivery: 0, surcharge: 0, gst: 5455, total: 60_000 }
  const [row] = await query(
    `INSERT INTO approval_request (customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method, form, lines,
       totals, total_cents, browser_hash, cart_key, asked_at, expires_at)
     VALUES ('2001', 'P03', true, false, 50000, $1, $2, $3, $4, 60000, sha256('b'), gen_random_uuid()::text,
       '2026-11-20T00:00:00Z', '2099-11-27T00:00:00Z')
     RETURNING id`,
    [method, JSON.stringify(form), JSON.stringify(lines), JSON.stringify(totals)]
  )
  if (state !== "pending")
    await query(
      `UPDATE approval_request SET state = $2, decided_at = now(), decided_by = 'P02' ${set ? `, ${set}` : ""} WHERE id = $1`,
      [row?.id, state]
    )
  return `/my-account/orders?approval=${row?.id}`
}
const textOf = async (get: Get, path: string) => pageText((await get(path)).html)

describe("Orders that wait for approval", () => {
  it("[APV-02] stand on the overview of administrators and of their buyer, each with its page, and are counted above the orders", async () => {
    const path = await insert()
    const admin = await dana("/my-account")
    expect(admin.html).toContain(`href="${path}"`)
    expect(pageText(admin.html)).toContain(
      "|Waiting for approval|Order by Theo Marinos|SITE-9|You decide, until 27 Nov 2099|Limit $500.00|$600.00|"
    )
    expect(await textOf(theo, "/my-account")).toContain("|Your order|SITE-9|Waits until 27 Nov 2099|")
    expect(await textOf(dana, "/my-account/orders")).toContain(
      "|One order is waiting for approval, or to be paid after it|"
    )
    expect(await textOf(noOrders, "/my-account")).not.toContain("Waiting for approval")
  })

  it("[APV-02] take no room where nothing waits, and say so by themselves where they can't be had", async () => {
    await insert({ state: "rejected" })
    expect(await textOf(dana, "/my-account")).not.toContain("Waiting for approval")
    await query("ALTER TABLE approval_request RENAME TO approval_away")
    try {
      const text = await textOf(dana, "/my-account")
      expect(text).toContain("|Waiting for approval|The shop can't answer this just now")
      expect(text).toContain("|Open orders|")
    } finally {
      await query("ALTER TABLE approval_away RENAME TO approval_request")
    }
  })

  it("[APV-02] one shows an administrator the order, who asked and the two buttons; its buyer what it waits for, without them", async () => {
    const path = await insert()
    const page = await dana(path)
    const text = pageText(page.html)
    for (const part of [
      "|Order for approval|$600.00|",
      "|Theo Marinos would like to order this. It's above their limit of $500.00, so it's for you to decide. Nothing is charged before you do.|",
      "|Once you approve it, it goes on account straight away, at today's prices and never above this total.|",
      "|Approve $600.00|Reject|",
      "|What would be ordered|",
      "|Framing|S1|",
      "|Pickup at|Rowville|When|3 Dec 2026|",
      "|PO/Job number|SITE-9|",
      "|Pays by|Trade account|",
      "|By the gate|"
    ])
      expect(text).toContain(part)
    expect(page.html).toContain("<title>Order for approval | ")
    const own = await textOf(theo, path)
    expect(own).toContain("|It's waiting for an administrator until 27 Nov 2099. Nothing is charged before then.|")
    expect(own).not.toContain("Reject")
  })

  it.each([
    [
      { state: "rejected", set: "reason = 'Too dear'" },
      "|Dana Whitlock rejected it. Nothing was ordered or charged.|Reason: Too dear|"
    ],
    [
      { state: "approved", method: "card" },
      "|Dana Whitlock approved it up to $600.00. It can be paid in the checkout until 27 Nov 2099.|"
    ]
  ] as const)(
    "[APV-02] [APV-03] %j tells its buyer how it came out, and how to have its cart again",
    async (more, said) => {
      const text = await textOf(theo, await insert(more))
      expect(text).toContain(said)
      expect(text).toContain("|Put it in my cart|")
    }
  )

  it("[APV-02] says why one that was approved could not be placed", async () => {
    const path = await insert()
    await query("UPDATE approval_request SET problem = 'Too little credit.'")
    expect(await textOf(dana, path)).toContain("|It was approved, but couldn't be placed: Too little credit.|")
    // Who asked can mend it.
    expect(await textOf(theo, path)).toContain("|Put it in my cart|")
  })

  it("[APV-02] speaks of what was ordered once it is placed", async () => {
    // Its order itself is on a page of its own.
    await query("ALTER TABLE approval_request DROP CONSTRAINT approval_request_order_no_fkey")
    const path = await insert({ state: "approved", set: "order_no = '100234'" })
    const text = await textOf(dana, path)
    expect(text).toContain("|What was ordered|")
    expect(text).not.toContain("What would be ordered")
  })

  it("[APV-02] [T27] is none to a contact who did not ask, nor by a number that is none; who sees no orders still decides", async () => {
    const path = await insert()
    for (const at of [path, "/my-account/orders?approval=abc", "/my-account/orders?approval=%3Cb%3E"])
      expect(await textOf(noOrders, at)).toContain("|This order isn't here|")
    await query("UPDATE company_contact SET role = 'admin' WHERE contact_id = 'P15'")
    expect(await textOf(noOrders, path)).toContain("|Approve $600.00|")
    await query("UPDATE company_contact SET role = 'contact' WHERE contact_id = 'P15'")
  })

  it("[APV-02] [LAY-01] who is not logged in is led back to it after logging in", async () => {
    const path = await insert()
    const { html } = await server.get(path)
    expect(html).toContain(`next=${encodeURIComponent(path)}`)
  })
})
