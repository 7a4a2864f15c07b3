/** The books of the example's accounts in a shop under test, and what they come to by adding up their entries alone. */
import { withLoader } from "../../../adapters/postgres/import/load.ts"
import { accountHistoryPart } from "../../../adapters/storage/billing/account-history.ts"
import type { LedgerEntry } from "../../../core/billing/ledger/ledger.ts"
import { exampleHistory } from "../../../fixtures/history/account-history.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import { SMALL_SHOP_DAY } from "../../postgres/postgres.setup.ts"
import { smallShop } from "../../postgres/small-shop.ts"

export const history = exampleHistory(smallShop, SMALL_SHOP_DAY)

/** Noon in Melbourne on the day after the history ends. */
export const historyNow = Date.parse(`${SMALL_SHOP_DAY}T12:00:00+11:00`)

export const loadHistory = ({ url }: Pick<TestDatabase, "url">) =>
  withLoader(url(), async (client) => {
    await client.query("BEGIN")
    await accountHistoryPart(history)(client, () => undefined)
    await client.query("COMMIT")
  })

/** The trade accounts and who administers each; of Barrow and Foley both ways of logging in lead there. */
export const accounts = [
  ["2001", "dana@ironbark.example"],
  ["2002", "gus@petersen.example"],
  ["2003", "mei@tran-decks.example"],
  ["2004", "col@barrow.example"],
  ["2005", "ned@foley.example"]
] as const

const owedBy = ({ postings }: LedgerEntry) =>
  postings.reduce((sum, { account, amount }) => sum + (account === "receivables" ? amount : 0), 0)

const entriesOf = (customerId: string) => history.entries.filter((entry) => entry.customerId === customerId)

/** What a customer owed at the end of a day: every posting up to it, added up. */
export const owedOn = (customerId: string, day: string): number =>
  entriesOf(customerId).reduce((sum, entry) => sum + (entry.date <= day ? owedBy(entry) : 0), 0)

/** What entries of a kind in a month, `2026-03`, came to. */
export const bookedIn = (customerId: string, month: string, kind: LedgerEntry["kind"]): number =>
  entriesOf(customerId).reduce(
    (sum, entry) => sum + (entry.kind === kind && entry.date.startsWith(month) ? owedBy(entry) : 0),
    0
  )

/** What was left of each document on a day, with the month it is of; of money that came in the month of that day. */
const openOn = (customerId: string, day: string): ReadonlyArray<readonly [month: string, left: number]> => {
  const left = new Map<string, { month: string; cents: number }>()
  for (const { date, postings } of entriesOf(customerId)) {
    if (date > day) continue
    for (const posting of postings) {
      if (posting.account !== "receivables") continue
      const known = left.get(posting.document)
      left.set(posting.document, {
        month: known?.month ?? date.slice(0, 7),
        cents: (known?.cents ?? 0) + posting.amount
      })
    }
  }
  return [...left.values()].map(({ month, cents }) => [cents < 0 ? day.slice(0, 7) : month, cents])
}

/** What is owed on a day by how many months ago it was invoiced: this month, the one before, and so on; all older in the last. */
export const agesOn = (customerId: string, day: string): readonly [number, number, number, number] => {
  const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
  const ages: [number, number, number, number] = [0, 0, 0, 0]
  for (const [month, cents] of openOn(customerId, day)) {
    const age = Math.min(3, monthNumber(day) - monthNumber(month)) as 0 | 1 | 2 | 3
    ages[age] += cents
  }
  return ages
}
