/** The ways to pay beside each other, with the reason where one can't be had. */
import { observer } from "mobx-react-lite"
import type { ProviderMethod } from "../../core/payment-method.ts"
import type { OfferedPayments } from "../../core/payments/payment-offers.ts"
import cards from "../kit/radio-cards.module.css"
import { checkoutPageWords } from "../words/checkout.ts"
import { paymentPageWords } from "../words/payment.ts"
import { paymentMethodWords } from "../words/payment-methods.ts"
import styles from "./payment.module.css"

/** The ways to pay as the shop offers them, and the one that is chosen. */
type MethodOffers = {
  readonly current: Pick<OfferedPayments, "offers"> | undefined
  readonly chosen: ProviderMethod | undefined
  readonly isLoading: boolean
  readonly problem: string | undefined
  readonly load: () => Promise<void>
  readonly choose: (method: ProviderMethod) => void
}

/** Why none can be had, where it is the same of them all: such as a limit of who pays. It is said once, without the ways. */
export const sharedReason = (ways: OfferedPayments["offers"]): string | undefined => {
  const [first, ...others] = ways
  return others.length > 0 && others.every(({ problem }) => problem === first?.problem) ? first?.problem : undefined
}

/** [PAY-10] */
export const MethodChoice = observer(({ offers, disabled }: { offers: MethodOffers; disabled: boolean }) => {
  const { current, chosen, problem, isLoading } = offers
  const ways = current?.offers ?? []
  const shared = sharedReason(ways)
  return (
    <>
      {problem ? (
        <p className="notice bad" role="alert">
          {problem}{" "}
          <button type="button" className="link" onClick={() => void offers.load()}>
            {checkoutPageWords.tryAgain}
          </button>
        </p>
      ) : null}
      {shared === undefined ? null : <p className="notice warn">{shared}</p>}
      {ways.length > 1 && shared === undefined ? (
        <fieldset className={cards.cards} aria-busy={isLoading} disabled={disabled}>
          <legend className={styles.legend}>{paymentPageWords.choose}</legend>
          {ways.map(({ method, problem: reason }) => (
            <label key={method} data-unavailable={reason === undefined ? undefined : ""}>
              <input
                type="radio"
                name="payment-method"
                value={method}
                checked={method === chosen}
                disabled={reason !== undefined}
                onChange={() => offers.choose(method)}
              />
              <b>{paymentMethodWords[method].name}</b>
              <span className="soft small">{reason ?? paymentMethodWords[method].help}</span>
            </label>
          ))}
        </fieldset>
      ) : null}
    </>
  )
})
