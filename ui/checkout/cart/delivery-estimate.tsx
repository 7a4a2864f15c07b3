/** Under the cart's total: what each way to deliver it costs, for a postcode. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { dollars } from "../../../core/money.ts"
import { Field } from "../../kit/field.tsx"
import { useKeepPostcode } from "../../session/use-keep-postcode.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryMethodWords } from "../../words/delivery.ts"
import { deliveryEstimateWords as words } from "../../words/delivery-estimate.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { wayTimeText } from "../delivery/way-time.ts"
import styles from "./delivery-estimate.module.css"
import { DeliveryEstimate as Estimate } from "./delivery-estimate.view-model.ts"

const root = getRouteApi("__root__")

type Props = { readonly checkout: CheckoutViewModel }

export const DeliveryEstimate = observer(({ checkout }: Props) => {
  const shop = useRouter().options.context
  const keepPostcode = useKeepPostcode()
  const { postcode: kept = "" } = root.useLoaderData()
  const [model] = useState(() => new Estimate(shop, keepPostcode, checkout.cart))
  const { postcode } = model
  const typed = checkout.state.delivery.details.address?.postcode ?? ""
  const known = /^\d{4}$/.test(typed) ? typed : kept
  useEffect(() => model.follow(known), [model, known])
  const { offers } = model
  return (
    <section className={styles.estimate} aria-labelledby="estimate">
      <h2 id="estimate">{words.title}</h2>
      <Field
        name="estimate.postcode"
        label={words.label}
        help={words.help}
        value={postcode.text}
        onType={(value) => void postcode.type(value)}
        inputMode="numeric"
        autoComplete="postal-code"
        optional
        plain
      />
      <div role="status" aria-busy={offers.isAsking}>
        {offers.isAsking ? <p className="soft">{words.asking}</p> : null}
        {model.problem ? <p>{words.firstReason(model.problem)}</p> : null}
        <ul>
          {model.ways.map(({ method, total = 0, ...way }) => (
            <li key={method}>
              <span>
                {deliveryMethodWords[method].name} <span className="soft small">{wayTimeText(way)}</span>
              </span>
              <span className="num">{dollars(checkout.cart.displayedAmount(total))}</span>
            </li>
          ))}
        </ul>
        {model.ways.length > 0 ? (
          <p className="soft small">
            {checkout.cart.showsExGst ? `${words.exGst} ` : null}
            {words.note}
          </p>
        ) : null}
      </div>
      {offers.problem ? (
        <p className="notice bad" role="alert">
          {offers.problem.message}{" "}
          <button type="button" className="link" onClick={() => void model.load()}>
            {checkoutPageWords.tryAgain}
          </button>
        </p>
      ) : null}
    </section>
  )
})
