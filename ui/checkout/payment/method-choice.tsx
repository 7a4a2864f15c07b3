/** The ways to pay beside each other, with the reason where one can't be had. */
import { observer } from "mobx-react-lite"
import { checkoutPageWords } from "../../words/checkout.ts"
import { paymentMethodWords, paymentPageWords } from "../../words/payment.ts"
import cards from "../radio-cards.module.css"
import styles from "./payment.module.css"
import type { PaymentOffersViewModel } from "./payment-offers.view-model.ts"

/** [PAY-10] */
export const MethodChoice = observer(({ offers, disabled }: { offers: PaymentOffersViewModel; disabled: boolean }) => {
  const { current, chosen, problem, isLoading } = offers
  const ways = current?.offers ?? []
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
      {ways.length > 1 ? (
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
