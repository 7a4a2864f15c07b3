/** The books of the example's accounts, loaded into a shop under test: 18 months of orders, deliveries, payments, claims and sales over the counter. */
import { loadSources, sourcesOf, withLoader } from "../../../adapters/postgres/import/load.ts"
import { accountHistoryPart } from "../../../adapters/storage/billing/account-history.ts"
import { exampleHistory } from "../../../fixtures/history/account-history.ts"
import { habitOf } from "../../../fixtures/history/habits.ts"
import { tradeCompanies } from "../../../fixtures/trade-companies.ts"
import type { TestDatabase } from "../../postgres/database.ts"
import { SMALL_SHOP_DAY } from "../../postgres/postgres.setup.ts"
import { smallShop } from "../../postgres/small-shop.ts"

/** Beside the small shop's customers one that pays its invoices by card in the shop. */
const byCard = tradeCompanies(smallShop.products, smallShop.customers[0]?.contacts[0]?.passwordHash)
  .filter((company) => habitOf(company)?.paidBy === "card" && !habitOf(company)?.paysAtOnce)
  .slice(0, 1)

export const history = exampleHistory(
  { ...smallShop, customers: [...smallShop.customers, ...byCard] },
  SMALL_SHOP_DAY,
  "full"
)

/** Noon in Melbourne on the day after the history ends. */
export const historyNow = Date.parse(`${SMALL_SHOP_DAY}T12:00:00+11:00`)

export const loadHistory = ({ url }: Pick<TestDatabase, "url">) =>
  withLoader(url(), (client) =>
    loadSources(
      client,
      sourcesOf({
        branches: [],
        categories: [],
        products: [],
        quotes: [],
        holdings: [],
        managers: [],
        customers: byCard
      }),
      { strict: true, reportProgress: () => undefined, parts: [accountHistoryPart(history)] }
    )
  )

/** The trade accounts and who administers each; of Barrow and Foley both ways of logging in lead there. */
export const accounts: ReadonlyArray<readonly [customerId: string, email: string]> = [
  ["2001", "dana@ironbark.example"],
  ["2002", "gus@petersen.example"],
  ["2003", "mei@tran-decks.example"],
  ["2004", "col@barrow.example"],
  ["2005", "ned@foley.example"],
  ...byCard.map(({ id, contacts }) => [id, contacts[0]?.email ?? ""] as const)
]
