/** The store that an order is collected from: where it is, how to reach it, and when it is open. */
import { dayText, melbourneDate } from "../../../core/melbourne.ts"
import { orderNumberText } from "../../../core/orders/order-number.ts"
import { calendarFile, pickupPeriod } from "../../../core/orders/pickup-event.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { dayHours, hoursText, type OpenPeriod, openHoursText } from "../../../core/stores/open-hours.ts"
import { orderStoreWords } from "../../words/order-store.ts"
import { telephoneLink } from "./order-help.tsx"
import styles from "./order-store.module.css"

type Props = {
  readonly branch: Branch
  readonly order: { readonly orderNo: string; readonly orderedAt: number; readonly estimated: number }
  /** Epoch milliseconds. */
  readonly now: number
  /** Nobody comes for it any more: it was collected, or cancelled. */
  readonly isClosed?: boolean
}

const addressOf = ({ address: { lineOne, suburb, state, postcode } }: Branch) =>
  `${lineOne}, ${suburb} ${state} ${postcode}`

const calendarLink = ({ branch, order: { orderNo, orderedAt } }: Props, { from, to }: OpenPeriod) => {
  const number = orderNumberText(orderNo)
  const file = calendarFile({
    id: `order-${orderNo}@lineal`,
    from,
    to,
    madeAt: orderedAt,
    title: orderStoreWords.event(number),
    place: `${orderStoreWords.atStore(branch.name)}, ${addressOf(branch)}`,
    text: orderStoreWords.eventText(number, branch.name, branch.phone)
  })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}

export const OrderStore = (props: Props) => {
  const { branch, order, now, isClosed = false } = props
  const period = isClosed ? undefined : pickupPeriod(branch.hours, order.estimated)
  const isAhead = period !== undefined && period.to > now
  const isToday = !isAhead || period.day.toString() === melbourneDate(now)
  return (
    <section className={styles.store} aria-labelledby="order-store">
      <h2 id="order-store">{isClosed ? orderStoreWords.atStore(branch.name) : orderStoreWords.title(branch.name)}</h2>
      <address>{addressOf(branch)}</address>
      <p className={styles.links}>
        <a href={`https://www.openstreetmap.org/directions?to=${branch.latitude},${branch.longitude}`}>
          {orderStoreWords.directions}
        </a>
        <a href={telephoneLink(branch.phone)}>{branch.phone}</a>
        {isAhead ? (
          <a href={calendarLink(props, period)} download={orderStoreWords.calendarFile(order.orderNo)}>
            {orderStoreWords.calendar}
          </a>
        ) : null}
      </p>
      <dl className={styles.open}>
        <dt className="label">{isToday ? orderStoreWords.today : orderStoreWords.pickupDay}</dt>
        <dd>
          {isAhead
            ? orderStoreWords.open(dayText(period.day), openHoursText(period.hours))
            : hoursText(branch.hours, now)}
        </dd>
      </dl>
      <details className={styles.week}>
        <summary>{orderStoreWords.week}</summary>
        <table>
          <tbody>
            {dayHours(branch.hours).map(({ day, text }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft small">{orderStoreWords.holidays}</p>
      </details>
    </section>
  )
}
