/** Where, when and for whom, once more before anything is paid, with the way back to each. */
import { getRouteApi, Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { paymentRecapWords } from "../../words/payment-recap.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import styles from "./payment-recap.module.css"
import { recapRows } from "./recap-rows.ts"

const root = getRouteApi("__root__")

const steps = [
  { step: "delivery", name: paymentRecapWords.changeWhere },
  { step: "details", name: paymentRecapWords.changeWho }
] as const

export const PaymentRecap = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const { branches } = root.useLoaderData()
  const rows = recapRows(checkout.state, branches)
  if (rows.length === 0) return null
  return (
    <section aria-label={paymentRecapWords.title} className={styles.recap}>
      {steps.map(({ step, name }) => (
        <div key={step}>
          <dl>
            {rows
              .filter((row) => row.step === step)
              .map(({ label, text }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
          </dl>
          <Link to={`/checkout/${step}`} aria-label={name}>
            {paymentRecapWords.change}
          </Link>
        </div>
      ))}
    </section>
  )
})
