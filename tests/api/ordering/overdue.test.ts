/** What has stood open for more than five minutes is listed for somebody to look at, and raises an alarm. */
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import { findViolations } from "../../../adapters/postgres/invariants.ts"
import { findOverdue, overdueKinds } from "../../../adapters/storage/payments/overdue.ts"
import { testDatabase } from "../../postgres/database.ts"
import { insertOrder } from "../../storage/order-fixture.ts"
import { testShop } from "./open-shop.ts"

const database = testDatabase("small")
const { query } = database

const senders = { SMTP_URL: "smtp://mail", SMS_URL: undefined }
const overdue = async () =>
  Object.fromEntries((await findOverdue(overdueKinds(senders), query)).map(({ kind, at }) => [kind, at]))

const aTry = async (state: string, minutes: number, method = "card") => {
  const orderNo = await insertOrder(query)
  await query(
    `INSERT INTO payment_attempt (payable_id, method, provider_ref, provider_key, amount_cents, state, made_at, changed_at)
     VALUES ($1, $4, 'pi_' || $1, 'a-key-of-' || $1, 1100, $2, now() - $3 * interval '1 minute', now())`,
    [orderNo, state, minutes, method]
  )
  return `${orderNo} ${state}`
}
const aRefund = (intent: string, state: string, minutes: number) =>
  query(
    `INSERT INTO refund_attempt (provider_key, provider_ref, number, amount_cents, state, made_at, next_try_at)
     VALUES ('refund-of-' || $1, $1, 1, 1100, $2, now() - $3 * interval '1 minute', now())`,
    [intent, state, minutes]
  )
const aReport = (id: string, minutes: number, isHandled: boolean) =>
  query(
    `INSERT INTO payment_event (method, event_id, type, received_at, handled_at)
     VALUES ('card', $1, 'charge.refunded', now() - $2 * interval '1 minute', CASE WHEN $3 THEN now() END)`,
    [id, minutes, isHandled]
  )
const aMessage = (key: string, channel: string, minutes: number) =>
  query(
    `INSERT INTO outbox (message_key, channel, recipient, subject, text, queued_at, next_try_at)
     VALUES ($1, $2, 'kim@example.com', 'a', 'a', now() - $3 * interval '1 minute', now())`,
    [key, channel, minutes]
  )

const log = vi.spyOn(console, "log")
afterAll(() => log.mockRestore())
beforeAll(() => aRefund("pi_at_the_start", "failed", 6))
const shop = testShop(database)

it("[F5] the shop's log and its health page tell of it", async () => {
  const health = async () => (await (await shop.send(new Request(`${shop.origin()}/healthz`))).json()).data
  await expect.poll(health).toEqual({ status: "overdue", overdue: { refund: 1 } })
  expect(log.mock.calls.map(String).filter((line) => line.includes("pi_at_the_start"))).toHaveLength(1)
})

it("[F4] [F5] [I11] payments, refunds, messages and reports are listed after five minutes, those at a bank after twenty, those that Zip decides about after eight days", async () => {
  const [started, atBank] = [await aTry("started", 6), await aTry("requires-action", 21)]
  await Promise.all([aTry("started", 4), aTry("requires-action", 19), aTry("abandoned", 60)])
  const eightDays = 8 * 24 * 60
  const [atZip, byCard] = [await aTry("processing", eightDays + 6, "zip"), await aTry("processing", 6)]
  await aTry("processing", eightDays + 4, "zip")
  await aRefund("pi_stray", "failed", 6)
  await aRefund("pi_given", "given", 6)
  await aRefund("pi_young", "open", 4)
  await Promise.all([aReport("evt_old", 6, false), aReport("evt_done", 6, true), aReport("evt_new", 4, false)])
  await Promise.all([aMessage("old", "email", 6), aMessage("new", "email", 4), aMessage("unsent", "sms", 6)])
  expect(await overdue()).toEqual({
    payment: [started, atBank, atZip, byCard],
    refund: ["pi_at_the_start", "pi_stray"],
    message: ["old"],
    report: ["evt_old charge.refunded"]
  })
})

it("[I10] a payment that takes long is overdue and nothing else: the books are in order as long as no money came", async () => {
  expect((await overdue()).payment).not.toHaveLength(0)
  expect((await findViolations(query)).filter(({ id }) => id === "I10")).toEqual([])
})
