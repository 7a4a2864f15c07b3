/** Each way to an address beside the others: what it costs and how long it takes, or why it can't be had. */
import { observer } from "mobx-react-lite"
import { defaultFees } from "../../../core/delivery/quote/fees.ts"
import { dollars } from "../../../core/money.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryMethodWords, deliveryPageWords } from "../../words/delivery.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import cards from "../radio-cards.module.css"
import type { AddressChoice } from "./address-choice.ts"
import styles from "./delivery.module.css"

type Props = { readonly checkout: CheckoutViewModel; readonly to: AddressChoice }

/** [DEL-05] [DEL-06] */
export const WayChoice = observer(({ checkout, to }: Props) => {
  const { delivery } = checkout
  const { offers } = to
  const ways = offers.ways(to.address.country)
  const [soonest, ...later] = ways.filter(({ total }) => total !== undefined)
  const several = later.length > 0
  const cheapest = offers.cheapest(to.address.country)
  const isKnown = offers.current !== undefined
  return (
    <fieldset className={cards.cards} aria-busy={offers.isAsking}>
      <legend className={styles.legend}>{deliveryPageWords.way}</legend>
      <p className="soft" role="status">
        {offers.isAsking ? deliveryPageWords.askingWays : isKnown ? null : deliveryPageWords.wayHelp}
      </p>
      {offers.problem ? (
        <p className="notice bad" role="alert">
          {offers.problem}{" "}
          <button type="button" className="link" onClick={() => void to.loadOffers()}>
            {checkoutPageWords.tryAgain}
          </button>
        </p>
      ) : null}
      {ways.map(({ method, total, shownTime, problem }) => (
        <label key={method} data-unavailable={problem === undefined ? undefined : ""}>
          <input
            type="radio"
            name="way"
            value={method}
            checked={method === delivery.method}
            disabled={problem !== undefined}
            onChange={() => to.chooseWay(method)}
          />
          <span className={styles.way}>
            <b>{deliveryMethodWords[method].name}</b>
            {several && method === cheapest?.method ? (
              <small className="label">{deliveryPageWords.cheapest}</small>
            ) : null}
            {several && method === soonest?.method ? (
              <small className="label">{deliveryPageWords.soonest}</small>
            ) : null}
          </span>
          <span className="num">{total === undefined ? null : dollars(total)}</span>
          <span className="soft small">
            {problem ?? (total === undefined ? null : (shownTime ?? deliveryPageWords.onChosenDay))}
          </span>
        </label>
      ))}
      {delivery.method === "delivery" ? (
        <div>
          <Checkbox
            checked={checkout.state.delivery.details.craneRequired}
            onChange={({ target }) => to.setCrane(target.checked)}
          >
            {deliveryPageWords.crane}
          </Checkbox>
          <p className="soft small">
            {offers.current?.local?.lifts && !checkout.state.delivery.details.craneRequired
              ? deliveryPageWords.craneNeeded
              : deliveryPageWords.craneHelp(dollars(defaultFees.lift))}
          </p>
        </div>
      ) : null}
    </fieldset>
  )
})
