/** When the order can be there, by its quote, and the days and times to choose from. */
import { observer } from "mobx-react-lite"
import { type ReactNode, useEffect, useState } from "react"
import { dayRuns } from "../../../core/delivery/schedule/day-runs.ts"
import { deliveryTimeText } from "../../../core/delivery/schedule/delivery-time.ts"
import { PICKUP_DAYS } from "../../../core/delivery/schedule/pickup.ts"
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
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { CartQuote } from "../delivery-quotes.ts"
import { SlowNotice } from "../slow-notice.tsx"
import type { AddressChoice } from "./address-choice.ts"
import styles from "./delivery.module.css"

/** Days that are shown before the rest is asked for. */
const FIRST_DAYS = 12

const wireDayText = (text: string): string => {
  const day = parseDay(text)
  return day ? dayText(day) : text
}

type DaysProps = {
  readonly checkout: CheckoutViewModel
  readonly to: AddressChoice
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
  readonly tried: boolean
}

export const DeliveryDays = observer(({ checkout, to, branches, now, tried: wasSubmitted }: DaysProps) => {
  const { quotes, method, unavailableDay } = checkout.delivery
  const { current: quote, problem } = quotes
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
  const isDated = method === "pickup" || method === "delivery"
  const asking = method === "pickup" ? deliveryPageWords.askingDays : deliveryPageWords.askingDelivery
  const lost = method === "pickup" ? deliveryPageWords.lostDay : deliveryPageWords.lostDelivery
  return (
    <fieldset id="days" tabIndex={-1}>
      {isDated ? <legend className={styles.legend}>{deliveryPageWords.day}</legend> : null}
      <p className="soft" role="status">
        {quote ? quoteText(quote, branch, now) : asking}
      </p>
      {unavailableDay ? (
        <p className="notice warn" role="alert">
          {lost(wireDayText(unavailableDay))}
        </p>
      ) : null}
      <SlowNotice
        slow={quotes.slowOrder(checkout.cart.items)}
        now={now}
        {...(method === "pickup" ? {} : { splitText: deliveryPageWords.restSooner })}
        onSplit={(keys) => void checkout.saveForLater(keys)}
      />
      {wasSubmitted && quote && isDated && !deliveryDate ? (
        <p className={fields.problem} role="alert">
          {deliveryPageWords.chooseDay}
        </p>
      ) : null}
      {isDated && !quote ? <AwaitedDays count={method === "pickup" ? PICKUP_DAYS : FIRST_DAYS} /> : null}
      {isDated && quote ? <Calendar checkout={checkout} to={to} quote={quote} branch={branch} /> : null}
    </fieldset>
  )
})

/** The room of the days that are being asked for, so that what is below them stays where it is. */
const AwaitedDays = ({ count }: { count: number }) => (
  <div className={styles.days} aria-hidden="true">
    {Array.from({ length: count }, (_, place) => place).map((place) => (
      <span key={place} />
    ))}
  </div>
)

/** [DEL-06] When it is there at the earliest, or how long it takes. */
const quoteText = (quote: CartQuote, branch: Branch | undefined, now: number): string => {
  const branchName = branch?.name ?? ""
  if (quote.kind === "pickup") return readyText({ readyAt: quote.firstAt, now, ...(branch ? { branchName } : {}) })
  return quote.kind === "delivery"
    ? deliveryPageWords.firstTruck(wireDayText(quote.days[0] ?? ""), branchName)
    : deliveryPageWords.leavesFrom(branchName)
}

type CalendarProps = {
  readonly checkout: CheckoutViewModel
  readonly to: AddressChoice
  readonly quote: CartQuote
  readonly branch: Branch | undefined
}

/** [DAY-01] The open days, and between them those that can't be chosen, each run of them with its reason. */
const Calendar = observer(({ checkout, to, quote, branch }: CalendarProps) => {
  const [isWhole, setWhole] = useState(false)
  const { deliveryDate } = checkout.state.delivery.details
  const runs = dayRuns(quote.days, quote.unavailableDays)
  const most = isWhole || runs.findIndex(({ first }) => first === deliveryDate) >= FIRST_DAYS ? runs.length : FIRST_DAYS
  const hidden = runs.slice(most).reduce((days, run) => days + run.days, 0)
  const hoursOf = (text: string): ReactNode => {
    if (quote.kind !== "pickup" || !branch) return null
    const period = pickupPeriodOn(branch.hours, Temporal.PlainDate.from(text), quote.firstAt)
    return period && openHoursText(period.hours)
  }
  return (
    <>
      <div className={styles.days}>
        {runs.slice(0, most).map(({ first, last, reason }) =>
          reason === undefined ? (
            <label key={first}>
              <input
                type="radio"
                name="day"
                value={first}
                checked={first === deliveryDate}
                onChange={() => to.chooseDay(first)}
              />
              <b>{wireDayText(first)}</b>
              <span className="small soft">{hoursOf(first)}</span>
            </label>
          ) : (
            <p key={first}>
              <b>
                {first === last ? wireDayText(first) : deliveryPageWords.fromTo(wireDayText(first), wireDayText(last))}
              </b>
              <span className="small soft">{reason}</span>
            </p>
          )
        )}
      </div>
      {hidden > 0 ? (
        <button type="button" className="link" onClick={() => setWhole(true)}>
          {deliveryPageWords.moreDays(hidden)}
        </button>
      ) : null}
    </>
  )
})

/** [DEL-03] Asked for once there is a day. */
export const DeliveryTimes = observer(
  ({ checkout: { state }, to }: { checkout: CheckoutViewModel; to: AddressChoice }) =>
    to.times.length === 0 ? null : (
      <fieldset>
        <legend className={styles.legend}>{deliveryPageWords.time}</legend>
        <div className={styles.days}>
          {to.times.map((time) => (
            <label key={time}>
              <input
                type="radio"
                name="time"
                value={time}
                checked={time === state.delivery.details.deliveryTime}
                onChange={() => to.chooseTime(time)}
              />
              <b>{deliveryTimeText(time)}</b>
            </label>
          ))}
        </div>
      </fieldset>
    )
)
