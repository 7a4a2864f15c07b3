/** When the order can be there, by its quote, and the days to choose from. */
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { parseDay } from "../../../core/delivery/schedule/wire-day.ts"
import { dayText } from "../../../core/melbourne.ts"
import { pickupPeriodOn } from "../../../core/orders/pickup-event.ts"
import { readyText } from "../../../core/stock/lead-time.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { openHoursText } from "../../../core/stores/open-hours.ts"
import fields from "../../kit/field.module.css"
import { useIsOnline } from "../../kit/use-is-online.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import { SlowNotice } from "../cart/slow-notice.tsx"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import styles from "./delivery.module.css"

const unavailableDayText = (text: string): string => {
  const day = parseDay(text)
  return day ? dayText(day) : text
}

type DaysProps = {
  readonly checkout: CheckoutViewModel
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
  readonly tried: boolean
}

export const DeliveryDays = observer(({ checkout, branches, now, tried: wasSubmitted }: DaysProps) => {
  const { current: quote, problem } = checkout.delivery.quotes
  const { deliveryDate } = checkout.state.delivery.details
  const isOnline = useIsOnline()
  useEffect(() => {
    if (isOnline && checkout.delivery.quotes.problem) void checkout.delivery.loadQuote()
  }, [isOnline, checkout])
  if (problem)
    return (
      <p className="notice bad" role="alert">
        {problem}{" "}
        <button type="button" className="link" onClick={() => void checkout.delivery.loadQuote()}>
          {checkoutPageWords.tryAgain}
        </button>
      </p>
    )
  const branch = branches.find(({ id }) => id === quote?.branchId)
  const hours = checkout.delivery.method === "pickup" ? branch?.hours : undefined
  return (
    <fieldset id="days" tabIndex={-1}>
      <legend className={styles.legend}>{deliveryPageWords.day}</legend>
      <p className="soft" role="status">
        {quote
          ? readyText({ readyAt: quote.firstAt, now, ...(branch ? { branchName: branch.name } : {}) })
          : deliveryPageWords.askingDays}
      </p>
      {checkout.delivery.unavailableDay ? (
        <p className="notice warn" role="alert">
          {deliveryPageWords.lostDay(unavailableDayText(checkout.delivery.unavailableDay))}
        </p>
      ) : null}
      <SlowNotice
        slow={checkout.delivery.quotes.slowOrder(checkout.cart.items)}
        now={now}
        onSplit={(keys) => void checkout.saveForLater(keys)}
      />
      {wasSubmitted && quote && !deliveryDate ? (
        <p className={fields.problem} role="alert">
          {deliveryPageWords.chooseDay}
        </p>
      ) : null}
      <div className={styles.days}>
        {quote?.days.map((text) => {
          const day = Temporal.PlainDate.from(text)
          const period = hours && pickupPeriodOn(hours, day, quote.firstAt)
          return (
            <label key={text}>
              <input
                type="radio"
                name="day"
                value={text}
                checked={text === deliveryDate}
                onChange={() => checkout.delivery.chooseDate(text)}
              />
              <b>{dayText(day)}</b>
              <span className="small soft">{period && openHoursText(period.hours)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
})
