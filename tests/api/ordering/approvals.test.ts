/** Orders above a contact's limit: refused by every way to pay, sent to the administrators, approved once and placed once, on PostgreSQL. */
import { afterEach, beforeAll, describe, expect, it } from "vitest"
import { dollars } from "../../../core/money.ts"
import type { ApprovalDetail } from "../../../core/ordering/approval/approval-view.ts"
import type { OrderForm } from "../../../core/orders/order-form.ts"
import { orderMethods } from "../../../core/payment-method.ts"
import { testDatabase } from "../../postgres/database.ts"
import { addresses, preparedDelivery } from "./delivered.ts"
import { membersOf } from "./members.ts"
import { testShop } from "./open-shop.ts"
import { itemInStock } from "./order-items.ts"
import { endApprovalsOnce } from "./reconcile-once.ts"
import { expectConsistentRecords } from "./record-consistency.ts"
import { cards, type RequestedItem } from "./shopper.ts"

const database = testDatabase("small")
const shop = testShop(database)
const { query } = database
const { member } = membersOf(shop, database)
type Shopper = Awaited<ReturnType<typeof member>>

const [DANA, THEO, LEE] = ["P02", "P03", "P11"]
let wanted: ReadonlyArray<RequestedItem>
let dana: Shopper
let theo: Shopper
/** Another administrator. */
let lee: Shopper
let other: Shopper
let total = 0

beforeAll(async () => {
  wanted = [await itemInStock(query, 3)]
  await query("UPDATE company_contact SET role = 'admin' WHERE contact_id = $1", [LEE])
  dana = await member("dana@ironbark.example")
  theo = await member("theo@ironbark.example")
  lee = await member("no-view-credit-limit@ironbark.example")
  other = await member("gus@petersen.example")
  total = (await theo.form(wanted)).total
  await limit(total - 1)
})
afterEach(async () => {
  await query("DELETE FROM approval_request")
  await limit(total - 1)
})

const limit = (cents: number | null, who = THEO) =>
  query("UPDATE company_contact SET spending_limit_cents = $2 WHERE contact_id = $1 AND customer_id = '2001'", [
    who,
    cents
  ])
const may = (rule: string, granted: boolean) =>
  query("UPDATE contact_permission SET granted = $3 WHERE contact_id = $1 AND rule = $2", [THEO, rule, granted])
const contactNow = async () => {
  const { data } = await dana.call<ReadonlyArray<{ readonly id: string; readonly mobile?: string }>>(
    "GET",
    "/users/customer/list-contacts"
  )
  const { email: _, ...contact } = data.find(({ id }) => id === THEO) as unknown as { email: string; mobile?: string }
  const rules = ["viewCreditLimit", "viewAndPayInvoices", "showCustomerPrice", "placeOnlineOrders", "viewOrders"]
  const permissions = Object.fromEntries([...rules, "viewQuotes", "approveQuotes"].map((rule) => [rule, true]))
  return { ...contact, permissions } as Record<string, unknown>
}
const update = (who: Shopper, contact: object) =>
  who.call<{ contact: { spendingLimit?: number } }>("POST", "/users/contact/update-permissions", { contact })
const decide = async (who: Shopper, id: string, decision: "approve" | "reject", more: object = {}) => {
  const [shown] = await query("SELECT version FROM approval_request WHERE id::text = $1", [id])
  const version = Number(shown?.version ?? 1)
  return who.call<ApprovalDetail>("POST", "/users/customer/approval/decide", { id, decision, total, version, ...more })
}
/** The same order, with another word to the driver. */
const elsewhere = (form: OrderForm): OrderForm => {
  const { delivery } = form
  return {
    ...form,
    delivery: { ...delivery, details: { ...delivery.details, instructions: "Round the back" } }
  } as OrderForm
}
const listed = async (who: Shopper) =>
  (await who.call<ReadonlyArray<ApprovalDetail>>("GET", "/users/customer/approvals")).data
const one = (who: Shopper, id: string) => who.call<ApprovalDetail>("GET", `/users/customer/approval?id=${id}`)
const send = async (method = "trade-credit", form?: OrderForm) => {
  const answer = await theo.sendForApproval(form ?? (await theo.form(wanted)), method)
  expect(answer).toMatchObject({ status: 200, data: { state: "pending", total } })
  return answer.data.id
}
/** Everything that an order would have written. */
const written = async () => {
  const [row] = await query(`
    SELECT (SELECT count(*) FROM shop_order)::int AS orders, (SELECT count(*) FROM reservation)::int AS reservations,
      (SELECT count(*) FROM credit_draw)::int AS draws, (SELECT count(*) FROM payment_attempt)::int AS attempts,
      (SELECT count(*) FROM money_movement)::int AS money`)
  return row
}
const mails = (id: string) =>
  query(
    "SELECT message_key, recipient, subject, text FROM outbox WHERE message_key LIKE '%' || $1 || '%' ORDER BY id",
    [id]
  )
const ordersOf = (contactId: string) =>
  query(
    "SELECT order_no, status, total_cents::int, payment_method FROM shop_order WHERE contact_id = $1 ORDER BY order_no",
    [contactId]
  )

describe("A contact's limit", () => {
  it("[APV-01] is set by another administrator alone, stays where nothing is said, ends with none, and is on the record", async () => {
    const contact = await contactNow()
    expect((await update(dana, { ...contact, spendingLimit: 50_000 })).data.contact).toMatchObject({
      spendingLimit: 50_000
    })
    const { spendingLimit: _, ...silent } = contact
    expect((await update(dana, silent)).data.contact).toMatchObject({ spendingLimit: 50_000 })
    expect(await contactNow()).toMatchObject({ spendingLimit: 50_000 })
    for (const spendingLimit of [-1, 0.5, 1_000_000_000_001, "many"])
      expect(await update(dana, { ...contact, spendingLimit })).toMatchObject({ status: 400 })
    expect(await update(theo, { ...contact, spendingLimit: "none" })).toMatchObject({ status: 403 })
    expect(await update(other, { ...contact, spendingLimit: "none" })).toMatchObject({ status: 404 })
    expect((await update(dana, { ...contact, spendingLimit: "none" })).data.contact).not.toHaveProperty("spendingLimit")
    const audit = await query(
      "SELECT detail FROM audit WHERE action = 'contact changed' AND subject = $1 ORDER BY id DESC LIMIT 1",
      [THEO]
    )
    expect(JSON.parse(String(Object(audit[0]?.detail).before))).toMatchObject({ spendingLimit: 50_000 })
    await theo.call("GET", "/users/details")
    expect((await theo.offers(wanted)).data).not.toHaveProperty("approval")
  })

  it("[APV-01] goes with an invitation, and counts from the day that it is accepted", async () => {
    const invited = { ...(await contactNow()), firstName: "Ina", email: "ned@foley.example", spendingLimit: 7_700 }
    const { id: _, ...contact } = invited as Record<string, unknown>
    const answer = await dana.call<{ invitation: object }>("POST", "/users/create/user/contact-and-permissions", {
      contact: { ...contact, mobile: "0491570159" }
    })
    expect(answer.data.invitation).toMatchObject({ spendingLimit: 7_700 })
    const [mail] = await query(
      "SELECT text FROM outbox WHERE recipient = 'ned@foley.example' AND text LIKE '%invitation%' ORDER BY id DESC LIMIT 1"
    )
    const token = /t=([\w-]+)/.exec(String(mail?.text))?.[1]
    const ned = await member("ned@foley.example")
    expect(await ned.call("POST", "/users/auth/invitation/accept", { token })).toMatchObject({ status: 200 })
    const contacts = await dana.call<ReadonlyArray<object>>("GET", "/users/customer/list-contacts")
    expect(contacts.data).toContainEqual(expect.objectContaining({ email: "ned@foley.example", spendingLimit: 7_700 }))
    await query("DELETE FROM company_contact WHERE contact_id = 'P08' AND customer_id = '2001'")
  })

  it("[APV-01] an order of exactly the limit is placed; one cent more is by no way to pay, and nothing is written, charged, drawn or put aside", async () => {
    const form = await theo.form(wanted)
    const intent = (await theo.intent(wanted)).data
    const token = (await shop.stripe().token(cards.pays)).id
    const before = await written()
    const tries = [
      await theo.place(form, intent.id, token),
      await theo.placeHosted(form),
      await theo.placeByWallet("paypal", form),
      await theo.placeByWallet("zip", form),
      await theo.placeOnCredit(form),
      ...(await Promise.all(orderMethods.map((method) => theo.placeByMethod(method, form))))
    ]
    for (const answer of tries)
      expect(answer).toMatchObject({
        status: 422,
        code: "NEEDS_APPROVAL",
        msg: `This order is above your limit of ${dollars(total - 1)}. Send it for approval. Nothing is charged before that.`
      })
    expect(await written()).toEqual(before)
    await limit(total)
    expect(await theo.placeOnCredit(form)).toMatchObject({ status: 200 })
    expect((await theo.offers(wanted, form.quoteId)).data).not.toHaveProperty("approval")
  })

  it("[APV-01] what is offered says so before anything is sent, with the names of those who decide", async () => {
    const { quoteId } = await theo.form(wanted)
    expect((await theo.offers(wanted, quoteId)).data.approval).toEqual({
      is: "needed",
      limit: total - 1,
      approvers: ["Dana Whitlock", "Without viewCreditLimit"]
    })
    await query("UPDATE company_contact SET role = 'contact' WHERE contact_id IN ($1, $2)", [DANA, LEE])
    expect((await theo.offers(wanted, quoteId)).data.approval).toMatchObject({ is: "nobody", approvers: [] })
    expect(await theo.sendForApproval(await theo.form(wanted))).toMatchObject({ status: 422, code: "NO_APPROVER" })
    await query("UPDATE company_contact SET role = 'admin' WHERE contact_id IN ($1, $2)", [DANA, LEE])
  })

  it("[APV-01] where the company's permissions don't count, no limit does", async () => {
    await query("UPDATE customer SET asks_permission = false WHERE id = '2001'")
    expect((await theo.offers(wanted)).data).not.toHaveProperty("approval")
    await query("UPDATE customer SET asks_permission = true WHERE id = '2001'")
  })
})

describe("A request for approval", () => {
  it("[APV-02] keeps the order as it was shown, is told to every administrator but the buyer, and once however often it is sent", async () => {
    await query("UPDATE company_contact SET role = 'admin' WHERE contact_id = $1", [THEO])
    const before = await written()
    const form = await theo.form(wanted)
    const id = await send("trade-credit", form)
    expect(await send("trade-credit", form)).toBe(id)
    expect(await written()).toEqual(before)
    const told = await mails(id)
    expect(told.map(({ recipient }) => recipient).sort()).toEqual([
      "dana@ironbark.example",
      "no-view-credit-limit@ironbark.example"
    ])
    for (const { text, subject } of told) {
      expect(subject).toBe(`Theo Marinos asks you to approve an order of ${dollars(total)}`)
      expect(text).toContain(`/my-account/orders?approval=${id}`)
      expect(text).toContain("PO-77")
      expect(text).toMatch(/\nPickup store: Rowville, .+\nPickup day: \d+ \w+ \d+\nCollecting it: \S+/)
      // [GST-03] What the lines come to and the tax between them and the total, as on the invoice later.
      expect(text).toMatch(
        new RegExp(`GST\\D+\\$[\\d.,]+\\s+Total including GST\\D+${dollars(total).replace(/[$.]/g, "\\$&")}`)
      )
    }
    expect((await one(dana, id)).data).toMatchObject({
      ...{ state: "pending", total, limit: total - 1, mayDecide: true, method: "trade-credit", customerRefNo: "PO-77" },
      buyer: { contactId: THEO, name: "Theo Marinos" },
      checkoutType: "pickup",
      branch: "Rowville",
      pickupDay: Object(form.delivery.details).date,
      lines: [{ sku: wanted[0]?.sku, pieces: 3 }],
      totals: { total }
    })
    expect((await one(theo, id)).data).toMatchObject({ state: "pending", mayDecide: false })
    expect((await theo.offers(wanted, form.quoteId)).data.approval).toMatchObject({ is: "waiting", id })
    // Nobody approves their own.
    expect(await decide(theo, id, "approve")).toMatchObject({
      status: 422,
      msg: "You can't approve your own order. Another administrator has to."
    })
    await query("UPDATE company_contact SET role = 'contact' WHERE contact_id = $1", [THEO])
    expect(await decide(theo, id, "approve")).toMatchObject({ status: 403 })
  })

  it("[APV-02] [T27] is none to another company, and to a contact who did not ask", async () => {
    const id = await send()
    const una = await member("no-view-quotes@ironbark.example")
    for (const who of [other, una]) {
      expect(await one(who, id)).toMatchObject({ status: 404 })
      expect(await listed(who)).toEqual([])
    }
    expect(await decide(other, id, "approve")).toMatchObject({ status: 404 })
    expect(await decide(dana, "x", "approve")).toMatchObject({ status: 400 })
    for (const strange of ["abc", crypto.randomUUID()])
      expect(await decide(dana, strange, "approve")).toMatchObject({ status: 404 })
    expect((await listed(dana)).map((row) => row.id)).toEqual([id])
    expect((await listed(theo)).map((row) => row.id)).toEqual([id])
  })

  it("[APV-02] [PERM-07] at the company's own prices is neither told nor shown to an administrator who may not see those", async () => {
    await query("UPDATE contact_permission SET granted = false WHERE contact_id = $1 AND rule = 'showCustomerPrice'", [
      LEE
    ])
    const id = await send()
    expect((await mails(id)).map(({ recipient }) => recipient)).toEqual(["dana@ironbark.example"])
    expect(await one(lee, id)).toMatchObject({ status: 404 })
    expect(await listed(lee)).toEqual([])
    expect(await decide(lee, id, "approve")).toMatchObject({ status: 404 })
    await query("UPDATE contact_permission SET granted = true WHERE contact_id = $1 AND rule = 'showCustomerPrice'", [
      LEE
    ])
  })

  it("[APV-02] is checked like an order, and refused where it needs no approval", async () => {
    const form = await theo.form(wanted)
    expect(await theo.sendForApproval({ ...form, total: form.total - 1 })).toMatchObject({ status: 409 })
    expect(
      await theo.sendForApproval({ ...form, details: { ...form.details, agreeTermsAndConditions: false } })
    ).toMatchObject({ status: 422, code: "INVALID_INPUT" })
    expect(await theo.sendForApproval({ ...form, buyer: { contactId: DANA, customerId: "2001" } })).toMatchObject({
      status: 409,
      code: "OTHER_SHOPPER"
    })
    await limit(total)
    expect(await theo.sendForApproval(form)).toMatchObject({
      status: 422,
      msg: "This order is within your limit. You can place it now."
    })
    expect(await query("SELECT FROM approval_request")).toEqual([])
  })

  it("[APV-02] approved, one on account is placed at once in its buyer's name, and the buyer is told", async () => {
    const id = await send()
    const before = await ordersOf(THEO)
    const answer = await decide(dana, id, "approve")
    expect(answer).toMatchObject({
      status: 200,
      data: { state: "approved", decidedBy: "Dana Whitlock", mayDecide: false }
    })
    const after = await ordersOf(THEO)
    expect(after.slice(before.length)).toEqual([
      { order_no: answer.data.orderNo, status: "placed", total_cents: total, payment_method: "trade-credit" }
    ])
    const draws = await query("SELECT state, amount_cents::int FROM credit_draw WHERE order_no = $1", [
      answer.data.orderNo
    ])
    expect(draws).toEqual([{ state: "drawn", amount_cents: total }])
    const told = (await mails(id)).filter(({ message_key }) => String(message_key).startsWith("approval-placed"))
    expect(told).toMatchObject([{ recipient: "theo@ironbark.example" }])
    // The buyer reads it as any order of theirs.
    expect((await theo.order(String(answer.data.orderNo))).data).toMatchObject({ status: "placed" })
    await expectConsistentRecords(query)
  })

  it("[APV-02] one that is brought is placed by a delivery quote of its own, on its day and at the fee of then", async () => {
    const to = { kind: "delivery", address: addresses.rowville } as const
    await query("UPDATE sku SET weight_grams = 400 WHERE erp_id = $1", [wanted[0]?.sku])
    const { form, quote } = await preparedDelivery(theo, wanted, to)
    const sent = await theo.sendForApproval(form, "trade-credit")
    expect(sent).toMatchObject({ status: 200, data: { total: total + quote.fee } })
    expect((await mails(sent.data.id))[0]?.text).toMatch(
      /Delivery: Our truck\nEstimated delivery: .+, Any time\nReceiving it: .+\nDeliver to: 14 Kelletts Road, Rowville VIC 3178\n/
    )
    // The quote that it was sent by has ended meanwhile.
    await query("DELETE FROM delivery_quote")
    const { data } = await decide(dana, sent.data.id, "approve", { total: total + quote.fee })
    const [order] = await query(
      "SELECT status, delivery_cents::int AS fee, delivery -> 'details' ->> 'date' AS day FROM shop_order WHERE order_no = $1",
      [data.orderNo]
    )
    expect(order).toEqual({ status: "placed", fee: quote.fee, day: quote.days[0] })
    await expectConsistentRecords(query)
  })

  it("[APV-02] rejected, it is over, and its buyer is told why", async () => {
    const id = await send("paypal")
    const answer = await decide(lee, id, "reject", { reason: "  Use what's in the yard.  " })
    expect(answer).toMatchObject({ status: 200, data: { state: "rejected", reason: "Use what's in the yard." } })
    const told = await mails(id)
    expect(told.at(-1)).toMatchObject({
      recipient: "theo@ironbark.example",
      subject: `Your order of ${dollars(total)} was not approved`
    })
    expect(told.at(-1)?.text).toContain("Use what's in the yard.")
    // Told apart from others of the same sum.
    expect(told.at(-1)?.text).toContain("PO-77")
    expect(await theo.placeByWallet("paypal", await theo.form(wanted))).toMatchObject({ code: "NEEDS_APPROVAL" })
    // It may be asked for once more.
    expect(await send("paypal")).not.toBe(id)
  })

  it("[APV-02] at a price that has fallen it is placed at that; at one that has risen it waits and says why", async () => {
    const [thing] = await query("SELECT retail_cents FROM price WHERE sku = $1", [wanted[0]?.sku])
    const retail = Number(thing?.retail_cents)
    const priced = (cents: number) =>
      query(
        "UPDATE price SET retail_cents = $2, promotion_cents = NULL, promotion_from = NULL, promotion_to = NULL, clearance_cents = NULL WHERE sku = $1",
        [wanted[0]?.sku, cents]
      )
    const id = await send()
    await priced(retail * 2)
    const before = await written()
    const risen = await decide(dana, id, "approve")
    expect(risen).toMatchObject({ status: 422, code: "NOT_PLACED" })
    expect(risen.msg).toContain(`more than the ${dollars(total)} you were asked to approve`)
    expect(await written()).toEqual(before)
    expect((await one(dana, id)).data).toMatchObject({ state: "pending", problem: risen.msg, mayDecide: true })
    await priced(retail - 10)
    const { data } = await decide(dana, id, "approve")
    const [order] = await query("SELECT status, total_cents FROM shop_order WHERE order_no = $1", [data.orderNo])
    expect(order?.status).toBe("placed")
    expect(Number(order?.total_cents)).toBeLessThan(total)
    await priced(retail)
    total = (await theo.form(wanted)).total
    await expectConsistentRecords(query)
  })

  it("[APV-02] what can't be placed, for want of credit or of goods, waits again and says why; tried again it is placed once", async () => {
    const id = await send()
    await query("UPDATE customer SET credit_limit_cents = 1 WHERE id = '2001'")
    const poor = await decide(dana, id, "approve")
    expect(poor).toMatchObject({ status: 422, code: "NOT_PLACED" })
    expect((await one(theo, id)).data).toMatchObject({ state: "pending", problem: poor.msg })
    await query("UPDATE customer SET credit_limit_cents = 5000000 WHERE id = '2001'")
    // Its company takes job codes alone by now: said in full, as no field is marked where it is read.
    await query("UPDATE customer SET po_ask = 'list', po_codes = '{J-1}' WHERE id = '2001'")
    const coded = await decide(dana, id, "approve")
    await query("UPDATE customer SET po_ask = 'optional', po_codes = '{}' WHERE id = '2001'")
    expect(coded.msg).toBe("PO/Job number: Choose one of your company's job codes. It has to be sent again.")
    expect((await one(theo, id)).data.problem).toBe(coded.msg)
    expect((await decide(dana, id, "approve")).data).toMatchObject({ state: "approved", orderNo: expect.any(String) })
    await expectConsistentRecords(query)
  })

  it("[APV-02] what can't be placed and can't wait again, as its cart was sent anew meanwhile, is over: who asked and who approved are told once, and no later look tries it again", async () => {
    const id = await send()
    await query("UPDATE customer SET credit_limit_cents = 1 WHERE id = '2001'")
    // Approved, and the shop ended before it was placed; its buyer sent the same cart again.
    await query(
      `UPDATE approval_request SET state = 'approved', approvals = approvals + 1, decided_by = $2, decided_at = now() - interval '1 hour'
       WHERE id = $1`,
      [id, DANA]
    )
    await query(
      `INSERT INTO approval_request (customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method, form, lines,
         totals, total_cents, browser_hash, cart_key, asked_at, expires_at)
       SELECT customer_id, contact_id, at_own_prices, shown_ex_gst, limit_cents, method, form, lines, totals, total_cents,
         browser_hash, cart_key, asked_at, expires_at FROM approval_request WHERE id = $1`,
      [id]
    )
    const before = await ordersOf(THEO)
    await Promise.all([endApprovalsOnce(database, shop), endApprovalsOnce(database, shop)])
    const over = (await one(theo, id)).data
    expect(over).toMatchObject({ state: "expired", mayDecide: false, problem: expect.stringMatching(/credit/) })
    const ended = (await mails(id)).filter(({ message_key }) => String(message_key).startsWith("approval-ended"))
    expect(ended.map(({ recipient }) => recipient).sort()).toEqual(["dana@ironbark.example", "theo@ironbark.example"])
    for (const { text } of ended) expect(text).toContain(over.problem)
    await query("UPDATE customer SET credit_limit_cents = 5000000 WHERE id = '2001'")
    await endApprovalsOnce(database, shop)
    expect((await one(theo, id)).data.state).toBe("expired")
    expect(await ordersOf(THEO)).toEqual(before)
    await expectConsistentRecords(query)
  })

  it("[APV-02] only what the administrator saw is decided", async () => {
    const id = await send()
    expect(await decide(dana, id, "approve", { total: total - 100 })).toMatchObject({ status: 422, code: "CHANGED" })
    expect((await one(dana, id)).data.state).toBe("pending")
  })

  it("[APV-02] what is asked for in another way, for another day, PO number or name since an administrator looked is not decided by them", async () => {
    const form = await theo.form(wanted)
    const id = await send("card", form)
    const { contactDetails } = form.billing
    for (const [method, changed] of [
      ["trade-credit", elsewhere(form)],
      ["trade-credit", { ...elsewhere(form), details: { ...form.details, customerRefNo: "Another job" } }],
      ["trade-credit", { ...form, billing: { contactDetails: { ...contactDetails, email: "eve@example.com" } } }]
    ] as const) {
      const seen = (await one(dana, id)).data.version
      expect(await send(method, changed)).toBe(id)
      expect(await decide(dana, id, "approve", { version: seen })).toMatchObject({ status: 422, code: "CHANGED" })
      expect((await one(dana, id)).data).toMatchObject({ state: "pending", method: "trade-credit", version: seen + 1 })
    }
    expect((await send("trade-credit", form)) && (await one(dana, id)).data.version).toBe(5)
    expect((await send("trade-credit", form)) && (await one(dana, id)).data.version).toBe(5)
  })

  it("[APV-02] after 7 days nobody decides it any more, the job ends it, and its buyer is told once", async () => {
    const id = await send()
    await query(
      "UPDATE approval_request SET asked_at = asked_at - interval '7 days', expires_at = expires_at - interval '7 days'"
    )
    expect(await decide(dana, id, "approve")).toMatchObject({ status: 422, code: "EXPIRED" })
    expect((await one(dana, id)).data).toMatchObject({ state: "expired", mayDecide: false })
    await Promise.all([endApprovalsOnce(database, shop), endApprovalsOnce(database, shop)])
    expect(await query("SELECT state FROM approval_request WHERE id = $1", [id])).toEqual([{ state: "expired" }])
    const told = (await mails(id)).filter(({ recipient }) => recipient === "theo@ironbark.example")
    expect(told.map(({ subject }) => subject)).toEqual([`Nobody decided on your order of ${dollars(total)}`])
  })
})

describe("Several at once", () => {
  it("[APV-02] two administrators approve, and it is one order", async () => {
    const id = await send()
    const before = await ordersOf(THEO)
    const answers = await Promise.all([decide(dana, id, "approve"), decide(lee, id, "approve")])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const loser = answers.find(({ status }) => status === 422)
    expect(loser?.msg).toMatch(/ has approved this order already\.$/)
    expect(await ordersOf(THEO)).toHaveLength(before.length + 1)
    await expectConsistentRecords(query)
  })

  it("[APV-02] one approves while another rejects: one of them, and never both", async () => {
    for (let round = 0; round < 4; round++) {
      const id = await send()
      const before = await ordersOf(THEO)
      const [yes, no] = await Promise.all([decide(dana, id, "approve"), decide(lee, id, "reject")])
      expect([yes.status, no.status].sort()).toEqual([200, 422])
      const { state, orderNo } = (await one(dana, id)).data
      expect(state).toBe(yes.status === 200 ? "approved" : "rejected")
      expect(await ordersOf(THEO)).toHaveLength(before.length + (yes.status === 200 ? 1 : 0))
      expect(orderNo === undefined).toBe(no.status === 200)
    }
    await expectConsistentRecords(query)
  })

  it("[APV-02] pressed three times by the same administrator it is one order, and each press is told so", async () => {
    const id = await send()
    const before = await ordersOf(THEO)
    const answers = await Promise.all([1, 2, 3].map(() => decide(dana, id, "approve")))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await decide(dana, id, "approve")).toMatchObject({ status: 200, data: { orderNo: expect.any(String) } })
    expect(await ordersOf(THEO)).toHaveLength(before.length + 1)
    expect(await query("SELECT approvals FROM approval_request WHERE id = $1", [id])).toEqual([{ approvals: 1 }])
  })

  it("[APV-02] [PERM-05] the buyer's right to order is asked for when it is approved", async () => {
    const id = await send()
    await may("placeOnlineOrders", false)
    const before = await written()
    expect(await decide(dana, id, "approve")).toMatchObject({
      status: 422,
      msg: "Theo Marinos may no longer order for your company, so this order can't be placed."
    })
    expect(await written()).toEqual(before)
    await may("placeOnlineOrders", true)
    expect(await decide(dana, id, "approve")).toMatchObject({ status: 200 })
  })

  it("[APV-02] an administrator who is none any more decides nothing, also while they press", async () => {
    const id = await send()
    const contact = (
      await dana.call<ReadonlyArray<{ id: string; mobile?: string }>>("GET", "/users/customer/list-contacts")
    ).data.find(({ id: who }) => who === LEE) as unknown as Record<string, unknown>
    const { email: _, ...rest } = contact
    const rules = Object.fromEntries(
      [
        "viewCreditLimit",
        "viewAndPayInvoices",
        "showCustomerPrice",
        "placeOnlineOrders",
        "viewOrders",
        "viewQuotes",
        "approveQuotes"
      ].map((rule) => [rule, true])
    )
    const demote = update(dana, { ...rest, mobile: "0491570159", role: "contact", permissions: rules })
    const [changed, pressed] = await Promise.all([demote, decide(lee, id, "approve")])
    expect(changed.status).toBe(200)
    expect([200, 403, 422]).toContain(pressed.status)
    expect(await decide(lee, id, "reject")).toMatchObject({ status: 403 })
    const { state } = (await one(dana, id)).data
    expect(state).toBe(pressed.status === 200 ? "approved" : "pending")
    await query("UPDATE company_contact SET role = 'admin' WHERE contact_id = $1", [LEE])
    await query("UPDATE contact_permission SET granted = false WHERE contact_id = $1 AND rule = 'viewCreditLimit'", [
      LEE
    ])
  })

  it("[APV-01] a limit that changes meanwhile counts for the next order, and not for what is approved", async () => {
    const id = await send()
    await limit(0)
    expect((await decide(dana, id, "approve")).data).toMatchObject({ state: "approved", orderNo: expect.any(String) })
    expect(await theo.placeOnCredit(await theo.form(wanted))).toMatchObject({ code: "NEEDS_APPROVAL" })
    await limit(null)
    // Raised, the one that is approved still is one order.
    await limit(total - 1)
    const again = await send()
    await limit(null)
    const before = await ordersOf(THEO)
    const { data } = await decide(dana, again, "approve")
    expect(await ordersOf(THEO)).toHaveLength(before.length + 1)
    expect(await query("SELECT order_no FROM approval_request WHERE id = $1", [again])).toEqual([
      { order_no: data.orderNo }
    ])
  })

  it("[APV-02] approved while the shop was killed, the next run places it once", async () => {
    const id = await send()
    const before = await ordersOf(THEO)
    await query(
      "UPDATE approval_request SET state = 'approved', decided_by = $2, decided_at = now() - interval '2 minutes', approvals = 1 WHERE id = $1",
      [id, DANA]
    )
    await Promise.all([endApprovalsOnce(database, shop), endApprovalsOnce(database, shop)])
    await endApprovalsOnce(database, shop)
    expect(await ordersOf(THEO)).toHaveLength(before.length + 1)
    expect((await one(theo, id)).data).toMatchObject({ state: "approved", orderNo: expect.any(String) })
    const told = (await mails(id)).filter(({ recipient }) => recipient === "theo@ironbark.example")
    expect(told).toHaveLength(1)
    await expectConsistentRecords(query)
  })
})

describe("An approved order that its buyer pays", () => {
  const approved = async (method = "card") => {
    const id = await send(method)
    expect((await decide(dana, id, "approve")).data).toMatchObject({ state: "approved" })
    return id
  }
  const pay = async (card: string = cards.pays, goods = wanted) => {
    const { form, intentId, token } = await theo.prepare(goods, card)
    return theo.place(form, intentId, token)
  }

  it("[APV-03] is paid by that very cart once, for 7 days, and the buyer is told until when", async () => {
    const before = await written()
    const id = await approved()
    expect(await written()).toEqual(before)
    const { quoteId } = await theo.form(wanted)
    const { approval } = (await theo.offers(wanted, quoteId)).data
    expect(approval).toMatchObject({ is: "approved", id })
    const until = Number(Object(approval).until)
    expect(until).toBeGreaterThan(Date.now() + 6.99 * 86_400_000)
    expect(until).toBeLessThanOrEqual(Date.now() + 7 * 86_400_000)
    expect((await mails(id)).at(-1)?.subject).toBe(`Your order of ${dollars(total)} was approved`)
    expect(await pay()).toMatchObject({ status: 200 })
    expect((await one(dana, id)).data).toMatchObject({ state: "approved", orderNo: expect.any(String) })
    expect(await pay()).toMatchObject({ status: 422, code: "NEEDS_APPROVAL" })
    await expectConsistentRecords(query)
  })

  it("[APV-03] two payments at once, one by card and one on account, are one order", async () => {
    await approved()
    const before = await ordersOf(THEO)
    const form = await theo.form(wanted)
    const answers = await Promise.all([pay(), theo.placeOnCredit(form), theo.placeOnCredit(form)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status, code } of answers) if (status !== 200) expect(code).toBe("NEEDS_APPROVAL")
    const after = (await ordersOf(THEO)).slice(before.length)
    expect(after.filter(({ status }) => status === "placed")).toHaveLength(1)
    await expectConsistentRecords(query)
  })

  it("[APV-03] a card that is declined leaves the approval as it was", async () => {
    await approved()
    expect(await pay(cards.declined)).toMatchObject({ status: 422, code: "PAYMENT_REFUSED" })
    expect(await pay()).toMatchObject({ status: 200 })
  })

  it("[APV-03] covers no other cart, place, buyer or time, and no higher total", async () => {
    const id = await approved()
    const more = [{ ...wanted[0]!, qty: 4 }]
    expect(await pay(cards.pays, more)).toMatchObject({ code: "NEEDS_APPROVAL" })
    await limit(total - 1, LEE)
    expect(await lee.placeOnCredit(await lee.form(wanted))).toMatchObject({ code: "NEEDS_APPROVAL" })
    await limit(null, LEE)
    await query(
      "UPDATE approval_request SET total_cents = total_cents - 1, totals = jsonb_set(totals, '{total}', to_jsonb($2::int)), limit_cents = 0 WHERE id = $1",
      [id, total - 1]
    )
    expect(await pay()).toMatchObject({ code: "NEEDS_APPROVAL" })
    await query(
      "UPDATE approval_request SET total_cents = total_cents + 1, totals = jsonb_set(totals, '{total}', to_jsonb($2::int)) WHERE id = $1",
      [id, total]
    )
    await query(
      "UPDATE approval_request SET asked_at = asked_at - interval '8 days', expires_at = now() - interval '1 second'"
    )
    expect(await pay()).toMatchObject({ code: "NEEDS_APPROVAL" })
    expect((await one(theo, id)).data.state).toBe("expired")
    await query("UPDATE approval_request SET expires_at = now() + interval '1 minute'")
    expect(await pay()).toMatchObject({ status: 200 })
  })
})
