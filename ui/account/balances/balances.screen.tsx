/** [BAL-01] What a trade account may owe, owes and has left, and how old that is: all of it the ledger's. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { invoicePaymentsAddress } from "../../../core/billing/invoices/invoice-selection.ts"
import { melbourneDay } from "../../../core/melbourne.ts"
import { dollars } from "../../../core/money.ts"
import { loadedHead } from "../../page/page-head.ts"
import { balancesWords as words } from "../../words/statements.ts"
import { titles } from "../../words/titles.ts"
import { logFailure } from "../orders/log-failure.ts"
import { Fact } from "../parts/fact.tsx"
import { LoadFailure } from "../parts/load-failure.tsx"
import { Ageing } from "./ageing.tsx"
import styles from "./balances.module.css"

type Balances = ApiCalls["GET /users/details/balances"]["data"]

export const Route = createFileRoute("/_shop/_account/my-account/balances")({
  loader: async ({ context }) => ({
    head: { title: titles.balances, description: titles.balances, path: "/my-account/balances", noIndex: true },
    answer: logFailure(await context.call("GET /users/details/balances"))
  }),
  staleTime: 0,
  head: loadedHead,
  component: BalancesScreen
})

const root = getRouteApi("__root__")

function BalancesScreen() {
  const { answer } = Route.useLoaderData()
  const { member } = root.useLoaderData()
  return (
    <>
      <h1>{titles.balances}</h1>
      {answer.ok ? (
        <BalanceParts balances={answer.data} />
      ) : answer.status === 403 && member?.typeAcctAr === "C" ? (
        <p>{words.tradeOnly}</p>
      ) : (
        <LoadFailure failure={answer} />
      )}
    </>
  )
}

const BalanceParts = ({ balances }: { readonly balances: Balances }) => {
  const { now, member } = root.useLoaderData()
  const { creditLimit, used, available, balance, ageing } = balances
  const openOrders = used - Math.max(0, balance)
  const mayPay = member?.permissions.viewAndPayInvoices !== false
  return (
    <>
      <dl className={styles.figures}>
        <Fact name={words.limit}>{dollars(creditLimit)}</Fact>
        <Fact name={words.used}>{dollars(used)}</Fact>
        <Fact name={words.available}>{dollars(available)}</Fact>
      </dl>
      {creditLimit > 0 ? (
        <svg className={styles.rule} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="1" className={styles.whole} />
          <rect width={Math.min(100, (100 * used) / creditLimit)} height="1" className={styles.used} />
        </svg>
      ) : null}
      {openOrders > 0 ? <p className={styles.note}>{words.openOrders(dollars(openOrders))}</p> : null}
      {balance < 0 ? <p className={`notice good ${styles.note}`}>{words.ahead(dollars(0 - balance))}</p> : null}
      <section aria-labelledby="ageing">
        <h2 id="ageing">{words.ageing}</h2>
        <Ageing ageing={ageing} balance={balance} today={melbourneDay(now)} />
        {balance === 0 ? <p className={styles.note}>{words.nothing}</p> : null}
      </section>
      <p className={styles.links}>
        {mayPay && ageing.days30 + ageing.days60 + ageing.days90 > 0 ? (
          <a href={invoicePaymentsAddress("due")} className="btn">
            {words.pay}
          </a>
        ) : null}
        {mayPay ? (
          <Link to="/my-account/invoices" className="btn quiet">
            {words.invoices}
          </Link>
        ) : null}
        <Link to="/my-account/statements" className="btn quiet">
          {words.statements}
        </Link>
      </p>
    </>
  )
}
