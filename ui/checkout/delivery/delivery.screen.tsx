/** Click and collect: from which branch, and on which day. */
import { createFileRoute, getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { pickupList } from "../../../core/delivery/schedule/pickup.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import fields from "../../kit/field.module.css"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { pageHead } from "../../page/page-head.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryPageWords } from "../../words/delivery.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { useCheckout } from "../checkout-context.tsx"
import { OrderSummary } from "../order-summary.tsx"
import { useCheckoutStep } from "../use-checkout-step.ts"
import { BranchDetails, PickupDays } from "./pickup-parts.tsx"

export const Route = createFileRoute("/_checkout/checkout/delivery")({
  loader: async ({ context }) => unwrapResponse(await context.call("GET /branches")) as ReadonlyArray<Branch>,
  head: (route) =>
    pageHead(route, {
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
  const preferred = branch?.pickupAvailable ? branch.id : undefined
  useCheckoutStep("delivery", checkout)
  useEffect(() => {
    void checkout.restore().then(() => {
      checkout.preferStore(preferred)
      return checkout.loadQuote()
    })
  }, [checkout, preferred])
  return (
    <div className={styles.columns}>
      <Pickup checkout={checkout} branches={branches} now={now} mine={branch} />
      <OrderSummary checkout={checkout} />
    </div>
  )
}

type Props = {
  readonly checkout: CheckoutViewModel
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
  readonly mine: Shopfront["branch"]
}

const Pickup = observer(({ checkout, branches, now, mine: ownBranch }: Props) => {
  const navigate = useNavigate()
  const [wasSubmitted, setSubmitted] = useState(false)
  const { branchId, details } = checkout.state.delivery
  const branch = branches.find(({ id }) => id === branchId)
  const next = () => {
    setSubmitted(true)
    if (branch && checkout.quotes.current && details.deliveryDate)
      return void checkout.nextStep().then((step) => navigate({ to: `/checkout/${step}` }))
    document.getElementById(branch ? "days" : "branch")?.focus()
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
      <h1>{deliveryPageWords.pickupTitle}</h1>
      <div className={fields.field}>
        <label htmlFor="branch">
          {checkoutPageWords.branch} <span className={fields.must}>{checkoutPageWords.required}</span>
        </label>
        <select
          id="branch"
          value={branchId ?? ""}
          required
          aria-invalid={wasSubmitted && !branch}
          aria-describedby="branch-problem"
          onChange={(event) =>
            checkout.choosePickup(event.target.value === "" ? undefined : Number(event.target.value))
          }
        >
          {pickupList(branches).map(({ id, name }) => (
            <option key={name} value={id ?? ""}>
              {name}
            </option>
          ))}
        </select>
        <span id="branch-problem" className={fields.problem}>
          {wasSubmitted && !branch ? deliveryPageWords.chooseBranch : null}
        </span>
        {branch ? <BranchDetails branch={branch} /> : null}
        {!branch && ownBranch && !ownBranch.pickupAvailable ? <p>{collectWords.noPickup(ownBranch.name)}</p> : null}
      </div>
      {branch ? <PickupDays checkout={checkout} branch={branch} now={now} tried={wasSubmitted} /> : null}
      <div className={fields.field}>
        <label htmlFor="instructions">
          {deliveryPageWords.instructions} <span className={fields.must}>{checkoutPageWords.optional}</span>
        </label>
        <span className={fields.help} id="instructions-help">
          {deliveryPageWords.instructionsHelp}
        </span>
        <textarea
          id="instructions"
          aria-describedby="instructions-help"
          maxLength={MAX_FIELD_CHARACTERS.instructions}
          value={details.instructions}
          onChange={(event) => checkout.setInstructions(event.target.value)}
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
