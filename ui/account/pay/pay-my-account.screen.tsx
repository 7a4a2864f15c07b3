/** [INV-05] The three ways to pay an account: BPAY, bank transfer, and card. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { loadedHead } from "../../page/page-head.ts"
import { payAccountWords as words } from "../../words/invoice-payment.ts"
import { titles } from "../../words/titles.ts"
import { LoadFailure } from "../parts/load-failure.tsx"
import styles from "./pay.module.css"

export const Route = createFileRoute("/_shop/_account/my-account/pay-my-account")({
  loader: async ({ context, location }) => ({
    head: { title: titles.payAccount, description: titles.payAccount, path: location.pathname, noIndex: true },
    answer: await context.call("GET /users/details/pay-my-account", {})
  }),
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
  const { answer } = Route.useLoaderData()
  return (
    <>
      <h1>{titles.payAccount}</h1>
      {answer.ok ? <Ways bank={answer.data} /> : <LoadFailure failure={answer} />}
    </>
  )
}

type Bank = Extract<ReturnType<typeof Route.useLoaderData>["answer"], { readonly ok: true }>["data"]

const Ways = ({ bank: { bpay, transfer } }: { bank: Bank }) => {
  const reference: Fact = [words.reference, bpay.reference ?? words.noReference]
  return (
    <>
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
