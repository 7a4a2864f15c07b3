/** [INV-05] The three ways to pay an account: BPAY, bank transfer, and card. */
import { createFileRoute, Link } from "@tanstack/react-router"
import type { ApiCalls } from "../../../adapters/browser/api-client.ts"
import { pastDue } from "../../../core/billing/ledger/ageing.ts"
import { dollars } from "../../../core/money.ts"
import { loadedHead } from "../../page/page-head.ts"
import { payAccountWords as words } from "../../words/invoice-payment.ts"
import { titles } from "../../words/titles.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./pay.module.css"

export const Route = createFileRoute("/_shop/_account/my-account/pay-my-account")({
  loader: async ({ context, location }) => {
    const [answer, balances] = await Promise.all([
      context.call("GET /users/details/pay-my-account", {}),
      context.call("GET /users/details/balances")
    ])
    return {
      head: { title: titles.payAccount, description: titles.payAccount, path: location.pathname, noIndex: true },
      answer,
      // [PERM-07] Who may not see them pays without.
      balances: balances.ok ? balances.data : undefined
    }
  },
  staleTime: 0,
  head: loadedHead,
  component: PayMyAccountScreen
})

type Fact = readonly [name: string, value: string]

type WayProps = {
  readonly id: string
  readonly title: string
  readonly help: string
  readonly facts: ReadonlyArray<Fact>
}

const Way = ({ id, title, help, facts }: WayProps) => (
  <section className={styles.way} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <p>{help}</p>
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </section>
)

function PayMyAccountScreen() {
  const { answer, balances } = Route.useLoaderData()
  return (
    <>
      <h1>{titles.payAccount}</h1>
      {answer.ok ? <Ways bank={answer.data} balances={balances} /> : <LoadFailure failure={answer} />}
    </>
  )
}

type Bank = Extract<ReturnType<typeof Route.useLoaderData>["answer"], { readonly ok: true }>["data"]

type Balances = ApiCalls["GET /users/details/balances"]["data"]

/** [BAL-01] How much there is to pay: who transfers it has to type that. */
const Owing = ({ balances: { balance, ageing } }: { readonly balances: Balances }) => {
  const overdue = pastDue(ageing)
  if (balance <= 0) return <p>{balance === 0 ? words.nothingOwed : words.ahead(dollars(0 - balance))}</p>
  return (
    <p>
      <b>{words.owed(dollars(balance))}</b>
      {overdue > 0 ? ` ${words.overdue(dollars(overdue))}` : null}
    </p>
  )
}

type WaysProps = { readonly bank: Bank; readonly balances: Balances | undefined }

const Ways = ({ bank: { bpay, transfer }, balances }: WaysProps) => {
  const reference: Fact = [words.reference, bpay.reference ?? words.noReference]
  return (
    <>
      {balances ? <Owing balances={balances} /> : null}
      <p>{words.lead}</p>
      <div className={styles.ways}>
        <Way
          id="bpay"
          title={words.bpay}
          help={words.bpayHelp}
          facts={[[words.billerCode, bpay.billerCode], reference]}
        />
        <Way
          id="transfer"
          title={words.bank}
          help={words.bankHelp}
          facts={[
            [words.bsb, transfer.bsb],
            [words.accountNumber, transfer.accountNumber],
            [words.accountName, transfer.accountName],
            reference
          ]}
        />
        <section className={styles.way} aria-labelledby="card">
          <h2 id="card">{words.card}</h2>
          <p>{words.cardHelp}</p>
          <p className={styles.actions}>
            <Link to="/my-account/pay-my-account/invoice-payments" search={{ due: "all" }} className="btn">
              {words.payDue}
            </Link>
            <Link to="/my-account/invoices">{words.choose}</Link>
          </p>
        </section>
      </div>
    </>
  )
}
