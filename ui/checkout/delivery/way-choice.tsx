/** Each way to an address beside the others: what it costs and how long it takes, or why it can't be had. */
import { observer } from "mobx-react-lite"
import { dollars } from "../../../core/money.ts"
import { leadDaysOf } from "../../../core/stock/availability.ts"
import { stockWords } from "../../../core/words/stock.ts"
import { lineName } from "../../cart/line-name.ts"
import cards from "../../kit/radio-cards.module.css"
import { cartWords } from "../../words/cart.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryMethodWords, deliveryPageWords } from "../../words/delivery.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { AddressChoice } from "./address-choice.ts"
import { CraneChoice } from "./crane-choice.tsx"
import styles from "./delivery.module.css"
import { wayTimeText } from "./way-time.ts"

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
  const knownHelp = checkout.cart.showsExGst ? deliveryPageWords.waysExGst : null
  return (
    <>
      <fieldset className={cards.cards} aria-busy={offers.isAsking}>
        <legend className={styles.legend}>{deliveryPageWords.way}</legend>
        <p className="soft" role="status">
          {offers.isAsking ? deliveryPageWords.askingWays : isKnown ? knownHelp : deliveryPageWords.wayHelp}
        </p>
        {offers.problem ? (
          <p className="notice bad" role="alert">
            {offers.problem.message}{" "}
            <button type="button" className="link" onClick={() => void to.loadOffers()}>
              {checkoutPageWords.tryAgain}
            </button>
          </p>
        ) : null}
        {ways.map(({ method, total, problems: [problem, ...furtherProblems], ...way }) => (
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
            <span className="num">{total === undefined ? null : dollars(checkout.cart.displayedAmount(total))}</span>
            <span className="soft small">
              {problem ?? (total === undefined ? null : wayTimeText(way))}
              {furtherProblems.map((further) => (
                <span key={further} className={styles.further}>
                  {further}
                </span>
              ))}
            </span>
          </label>
        ))}
        {offers.leadTime ? (
          <p className="soft small">
            {deliveryPageWords.longestLead(offers.leadTime.item, leadText(offers.leadTime.days))}
          </p>
        ) : null}
        <NoWay checkout={checkout} to={to} />
      </fieldset>
      {delivery.method === "delivery" ? <CraneChoice checkout={checkout} to={to} /> : null}
    </>
  )
})

/** [STK-02] Brought over from another store, or ordered in. */
const leadText = (days: number): string =>
  days > leadDaysOf("one week") ? stockWords.specialOrder : stockWords.transfer

/** [DEL-05] Where it can't be brought at all: what can be done instead, by one press each. */
const NoWay = observer(({ checkout, to }: Props) => {
  const { offers } = to
  if (!offers.current || offers.postcodeProblem || offers.cheapest(to.address.country)) return null
  const blocking = offers.blockingLines(checkout.cart.items, to.address.country)
  return (
    <div className="notice warn">
      <p>
        <b>{deliveryPageWords.noWay}</b>
      </p>
      <div className={styles.fixes}>
        <button type="button" className="btn quiet" onClick={() => checkout.delivery.chooseMethod("pickup")}>
          {cartWords.collectInstead}
        </button>
        {blocking.length > 0 ? (
          <button type="button" className="btn quiet" onClick={() => void to.leaveForLater(blocking)}>
            {deliveryPageWords.bringTheRest(blocking.length)}
          </button>
        ) : null}
      </div>
      {blocking.length > 0 ? <p className="small">{deliveryPageWords.restHelp(blocking.map(lineName))}</p> : null}
    </div>
  )
})
