/** Two people pay one invoice at the same moment in two ways, and the shop is killed meanwhile. PAYER_ROUNDS sets how often; 3 times in the suite. */
import { Effect, Layer } from "effect"
import { SqlClient } from "effect/sql"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ledgersLayer } from "../../adapters/storage/billing/ledgers.ts"
import { paymentEntry } from "../../core/billing/ledger/ledger-entries.ts"
import { Ledgers } from "../../core/billing/ledger/ledgers.port.ts"
import { membersOf } from "../api/ordering/members.ts"
import type { TestShop } from "../api/ordering/open-shop.ts"
import { cards, type PaymentIntentData } from "../api/ordering/shopper.ts"
import { newInvoice } from "../core/billing/account-invoices.ts"
import { freePort } from "../free-port.ts"
import { testDatabase } from "../postgres/database.ts"
import { freshFolder } from "../providers/payments/running-stripe.ts"
import { bookInvoices } from "../storage/invoice-fixture.ts"
import { consistencyProblems } from "./consistency-check.ts"
import { seededRandom } from "./seeded-random.ts"
import { type ShopProcess, shopperOf, standInOf, startShop } from "./shop-process.ts"

const rounds = Number(process.env.PAYER_ROUNDS ?? 3)
const random = seededRandom(Number(process.env.SEED ?? 7))
const database = testDatabase("small")
const { query } = database
const { folder, remove } = freshFolder()
const standIn = standInOf(folder)
let port = 0
let shop: ShopProcess | undefined

const start = async () => {
  shop = await startShop({ database, folder, port })
}
beforeAll(async () => {
  port = await freePort()
  await start()
})
afterAll(async () => {
  await shop?.close()
  remove()
})

const { member } = membersOf(
  {
    origin: () => `http://localhost:${port}`,
    send: (request: Request) => fetch(request),
    shopper: () => shopperOf(port)
  } as TestShop,
  database
)
type Shopper = ReturnType<typeof shopperOf>
type Opened = PaymentIntentData & { readonly charge: { readonly payable: number } }
type Paid = { readonly stripe: { readonly status: string; readonly redirectUrl?: string } }

let lastInvoice = 820_000
const TOTAL = newInvoice().total

/** What the invoice's e-mail gives to whoever holds it. */
const linkOf = async (dana: Shopper, invoiceNo: string) => {
  await dana.call("POST", "/users/invoice/email", { invoices: [{ invoiceNo, invoiceSuffix: "01" }] })
  const [mail] = await query("SELECT text FROM outbox WHERE subject = $1", [`Tax invoice ${invoiceNo}-01`])
  return /\?t=([^\s&]+)/.exec(String(mail?.text))?.[1] ?? ""
}

/** Somebody who pays it by card, and repeats what they sent until they are told how it ended. */
const cardPayer = async (who: Shopper, invoiceNo: string, card: string, t?: string) => {
  const invoices = [{ invoiceNo, invoiceSuffix: "01" }]
  const link = t === undefined ? {} : { t }
  const opened = (await who.call<Opened>("POST", "/orders/invoice/stripe/payment-intent", { invoices, ...link })).data
  const confirmationToken = await who.token(card, opened)
  const body = { invoices, intentId: opened.id, confirmationToken, payable: opened.charge.payable, ...link }
  const send = async () => {
    const answer = await who.call<Paid>("POST", "/orders/invoice/stripe", body)
    const bank = answer.data?.stripe?.redirectUrl
    if (bank)
      await fetch(bank, { method: "POST", body: new URLSearchParams({ outcome: "complete" }), redirect: "manual" })
    return answer.status
  }
  return { send, ref: opened.id, payable: opened.charge.payable }
}

/** The money came to the bank meanwhile, and the merchant's own system books it, where nothing was paid yet. */
const bankPays = (document: string) => {
  const work = Effect.gen(function* () {
    const ledgers = yield* Ledgers
    const sql = yield* SqlClient.SqlClient
    const book = Effect.gen(function* () {
      const left = (yield* ledgers.lockedRemainders("2001", [document])).get(document)
      if (left !== TOTAL) return false
      const against = [{ document, amount: TOTAL }]
      yield* ledgers.book([
        paymentEntry({ id: `bpay ${document}`, customerId: "2001", date: "2026-11-25", amount: TOTAL, against })
      ])
      return true
    })
    return yield* sql.withTransaction(book)
  })
  return Effect.runPromise(Effect.provide(work, Layer.provideMerge(ledgersLayer, database.layer(1))))
}

const isOver = async (refs: ReadonlyArray<string>) =>
  (
    await query(
      "SELECT 1 FROM payment_attempt WHERE provider_ref = ANY ($1) AND state IN ('started', 'requires-action', 'processing')",
      [refs]
    )
  ).length === 0

const left = async (document: string) => {
  const [row] = await query("SELECT sum(amount_cents)::int AS left FROM ledger_posting WHERE document = $1", [document])
  return Number(row?.left)
}

/** What the cards of both paid and have not got back, by the shop's books; the stand-in's are compared with those. */
const kept = async (refs: ReadonlyArray<string>) => {
  const [row] = await query(
    `SELECT coalesce(sum(CASE money.kind WHEN 'capture' THEN money.amount_cents ELSE -money.amount_cents END), 0)::int AS kept
     FROM money_movement AS money JOIN payment_attempt AS attempt ON attempt.id = attempt_id WHERE attempt.provider_ref = ANY ($1)`,
    [refs]
  )
  return Number(row?.kept)
}

const ways = ["card and the public link", "card and the bank", "card with a second step and the public link"] as const

it(
  `[I15] [I9] [F1] an invoice paid by two people at once in two ways, with a kill at any moment, is paid once and the other refused or refunded, ${rounds} rounds`,
  async () => {
    const dana = await member("dana@ironbark.example")
    const figures = { card: 0, bank: 0, refused: 0, refunded: 0 }
    for (let nth = 0; nth < rounds; nth += 1) {
      const way = ways[nth % ways.length]
      lastInvoice += 1
      const invoiceNo = String(lastInvoice)
      const document = `${invoiceNo}-01`
      await bookInvoices(database, [newInvoice({ invoiceNumber: invoiceNo })])
      const first = await cardPayer(dana, invoiceNo, way === ways[2] ? cards.asks : cards.pays)
      const second =
        way === ways[1]
          ? undefined
          : await cardPayer(shopperOf(port), invoiceNo, cards.pays, await linkOf(dana, invoiceNo))
      const payers = [first, ...(second ? [second] : [])]
      const refs = payers.map(({ ref }) => ref)
      const sent = payers.map(({ send }) => send().catch(() => 0))
      let isByBank = second === undefined && (await bankPays(document))
      await new Promise((resolve) => setTimeout(resolve, 250 * random()))
      await shop?.kill()
      await Promise.all(sent)
      await start()
      // Each asks again, as a page does that lost its answer.
      if (second === undefined && !isByBank) isByBank = await bankPays(document)
      await Promise.all(payers.map(({ send }) => send().catch(() => 0)))
      expect(await consistencyProblems(query, standIn, [])).toEqual([])
      await expect.poll(() => isOver(refs), { interval: 50 }).toBe(true)
      // Let go with the shop that was killed, nobody has paid: whoever presses again does.
      if ((await left(document)) !== 0) {
        const again = await cardPayer(dana, invoiceNo, cards.pays)
        expect(await again.send()).toBe(200)
        refs.push(again.ref)
      }
      expect([way, await left(document)]).toEqual([way, 0])
      expect([way, await kept(refs)]).toEqual([way, isByBank ? 0 : first.payable])
      const given = await query(
        `SELECT 1 FROM money_movement AS money JOIN payment_attempt AS attempt ON attempt.id = attempt_id
         WHERE attempt.provider_ref = ANY ($1) AND money.kind = 'refund'`,
        [refs]
      )
      figures[isByBank ? "bank" : "card"] += 1
      figures.refunded += given.length
      figures.refused += payers.length - (isByBank ? 0 : 1) - given.length
      if (nth % 10 === 9) console.log(`${nth + 1} rounds: ${JSON.stringify(figures)}`)
    }
    expect(await consistencyProblems(query, standIn, [])).toEqual([])
  },
  60_000 + rounds * 20_000
)
