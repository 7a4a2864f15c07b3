/** [BANK-01] How to pay for an order whose goods wait for the money: where to, how much, and until when. */
import type { Order } from "../../../core/orders/order.ts"
import { awaitedMoneyWords as words } from "../../words/awaited-money.ts"
import orderStyles from "./order.module.css"

export const AwaitedMoney = ({ awaits }: { readonly awaits: NonNullable<Order["awaits"]> }) => (
  <section aria-labelledby="pay-for-it">
    <h2 id="pay-for-it">{words.title}</h2>
    <dl className={orderStyles.facts}>
      {awaits.instructions.map(({ label, value }) => (
        <div key={label}>
          <dt className="label">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <p>{words.reference}</p>
  </section>
)
