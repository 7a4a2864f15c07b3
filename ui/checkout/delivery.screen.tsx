/** Click and collect: from which branch, and on which day. */
import { createFileRoute, getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { pickupDays, pickupList } from "../../core/delivery/pickup.ts"
import { dayText } from "../../core/melbourne.ts"
import { orderReadyAt } from "../../core/orders/estimate.ts"
import type { Branch } from "../../core/stock/branch.ts"
import { readyText } from "../../core/stock/lead-time.ts"
import { orThrow } from "../app/or-throw.ts"
import fields from "../parts/field.module.css"
import { pageHead } from "../parts/page-head.ts"
import { checkoutPageWords } from "../words/checkout.ts"
import { titles } from "../words/titles.ts"
import styles from "./checkout.module.css"
import type { CheckoutViewModel } from "./checkout.view-model.ts"
import { useCheckout } from "./checkout-context.tsx"
import { OrderSummary } from "./order-summary.tsx"
import { useStep } from "./use-step.ts"

export const Route = createFileRoute("/_checkout/checkout/delivery")({
  loader: async ({ context }) => orThrow(await context.call("GET /branches")) as ReadonlyArray<Branch>,
  head: ({ match }) =>
    pageHead(match, {
      title: titles.pickup,
      description: titles.pickup,
      path: "/checkout/delivery",
      noIndex: true
    }),
  component: DeliveryScreen
})

const root = getRouteApi("__root__")

function DeliveryScreen() {
  const branches = Route.useLoaderData()
  const { now, branch } = root.useLoaderData()
  const checkout = useCheckout()
  useStep("delivery", checkout)
  return (
    <div className={styles.columns}>
      <Pickup checkout={checkout} branches={branches} now={now} mine={branch?.id} />
      <OrderSummary checkout={checkout} />
    </div>
  )
}

/** When the whole cart is ready there; epoch milliseconds. */
const readyAtBranch = ({ cart }: CheckoutViewModel, { hours }: Branch, now: number): number =>
  orderReadyAt(["in stock", ...cart.items.map(({ inventory }) => inventory.stockStatus)], { hours, now })

type Props = {
  readonly checkout: CheckoutViewModel
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
  readonly mine: number | undefined
}

const Pickup = observer(({ checkout, branches, now, mine }: Props) => {
  const navigate = useNavigate()
  const [tried, setTried] = useState(false)
  const { branchId, details } = checkout.state.delivery
  const branch = branches.find(({ id }) => id === branchId)
  const suggested = branches.find(({ id, pickupAvailable }) => id === mine && pickupAvailable)
  /** The first day stands chosen, since most want it as soon as it is there. */
  const choose = (id: number | undefined) => {
    checkout.choosePickup(id)
    const chosen = branches.find((other) => other.id === id)
    const [first] = chosen ? pickupDays(readyAtBranch(checkout, chosen, now), chosen.hours) : []
    if (first) checkout.chooseDate(first)
  }
  const next = () => {
    setTried(true)
    if (branch && details.deliveryDate) void navigate({ to: `/checkout/${checkout.nextStep}` })
    else document.getElementById(branch ? "days" : "branch")?.focus()
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        next()
      }}
    >
      <h1>{checkoutPageWords.pickupTitle}</h1>
      <div className={fields.field}>
        <label htmlFor="branch">{checkoutPageWords.branch}</label>
        <select
          id="branch"
          value={branchId ?? ""}
          aria-invalid={tried && !branch}
          onChange={(event) => choose(event.target.value === "" ? undefined : Number(event.target.value))}
        >
          {pickupList(branches).map(({ id, name }) => (
            <option key={name} value={id ?? ""}>
              {name}
            </option>
          ))}
        </select>
        {!branch && suggested ? (
          <button type="button" className="btn quiet" onClick={() => choose(suggested.id)}>
            {checkoutPageWords.collect(suggested.name)}
          </button>
        ) : null}
        {tried && !branch ? <span className={fields.problem}>{checkoutPageWords.chooseBranch}</span> : null}
      </div>
      {branch ? <Days checkout={checkout} branch={branch} now={now} tried={tried} /> : null}
      <div className={fields.field}>
        <label htmlFor="instructions">
          {checkoutPageWords.instructions} <span className={fields.must}>{checkoutPageWords.optional}</span>
        </label>
        <span className={fields.help} id="instructions-help">
          {checkoutPageWords.instructionsHelp}
        </span>
        <textarea
          id="instructions"
          aria-describedby="instructions-help"
          maxLength={500}
          value={details.instructions}
          onChange={(event) => checkout.instruct(event.target.value)}
        />
      </div>
      <div className={styles.actions}>
        <button type="submit" className="btn">
          {checkoutPageWords.continue}
        </button>
        <Link to="/checkout/cart">{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

const Days = observer(
  ({ checkout, branch, now, tried }: { checkout: CheckoutViewModel; branch: Branch; now: number; tried: boolean }) => {
    const readyAt = readyAtBranch(checkout, branch, now)
    const { deliveryDate } = checkout.state.delivery.details
    return (
      <fieldset id="days" tabIndex={-1}>
        <legend className={styles.legend}>{checkoutPageWords.day}</legend>
        <p className="soft">{readyText({ readyAt, now, branchName: branch.name })}</p>
        {tried && !deliveryDate ? <p className={fields.problem}>{checkoutPageWords.chooseDay}</p> : null}
        <div className={styles.days}>
          {pickupDays(readyAt, branch.hours).map((day) => (
            <label key={day}>
              <input
                type="radio"
                name="day"
                value={day}
                checked={day === deliveryDate}
                onChange={() => checkout.chooseDate(day)}
              />
              <b>{dayText(Temporal.PlainDate.from(day))}</b>
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
)
