/** How the order gets there: by which method, where to, and on which day. */
import { createFileRoute, getRouteApi, Link, useNavigate } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useState } from "react"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { isCraneComing } from "../../../core/delivery/vehicles/crane.ts"
import { craneAccessProblems, MAX_CRANE_ACCESS_CHARACTERS } from "../../../core/delivery/vehicles/crane-access.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { loadedHead } from "../../page/page-head.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { checkoutPageWords } from "../../words/checkout.ts"
import { deliveryMethodWords, deliveryPageWords } from "../../words/delivery.ts"
import { titles } from "../../words/titles.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { useCheckout } from "../checkout-context.tsx"
import type { DeliveryChoice } from "../delivery-choice.ts"
import { FoldedFields } from "../folded-fields.tsx"
import { OrderSummary } from "../order-summary.tsx"
import { useCheckoutStep } from "../use-checkout-step.ts"
import { AddressChoice } from "./address-choice.ts"
import deliveryStyles from "./delivery.module.css"
import { DeliveryDays, DeliveryTimes } from "./delivery-days.tsx"
import { LineFixes } from "./line-fixes.tsx"
import { methodParts } from "./method-parts.ts"

export const Route = createFileRoute("/_checkout/checkout/delivery")({
  loader: async ({ context }) => ({
    head: { title: titles.delivery, description: titles.delivery, path: "/checkout/delivery", noIndex: true },
    branches: unwrapResponse(await context.call("GET /branches")) as ReadonlyArray<Branch>
  }),
  head: loadedHead,
  component: DeliveryScreen
})

const root = getRouteApi("__root__")

function DeliveryScreen() {
  const { branches } = Route.useLoaderData()
  const { now, branch } = root.useLoaderData()
  const checkout = useCheckout()
  const shop = Route.useRouteContext()
  const [to] = useState(() => new AddressChoice(shop, checkout))
  const preferred = branch?.pickupAvailable ? branch.id : undefined
  useCheckoutStep("delivery", checkout)
  useEffect(() => {
    void checkout.restore().then(() => {
      checkout.delivery.preferStore(preferred)
      return Promise.all([checkout.delivery.loadQuote(), to.loadOffers()])
    })
  }, [checkout, to, preferred])
  return (
    <div className={styles.columns}>
      <Delivery checkout={checkout} to={to} branches={branches} now={now} mine={branch} />
      <OrderSummary checkout={checkout} fixesOf={(item) => <LineFixes checkout={checkout} to={to} item={item} />} />
    </div>
  )
}

type Props = {
  readonly checkout: CheckoutViewModel
  readonly to: AddressChoice
  readonly branches: ReadonlyArray<Branch>
  readonly now: number
  readonly mine: Shopfront["branch"]
}

const Delivery = observer(({ checkout, to, branches, now, mine: ownBranch }: Props) => {
  const navigate = useNavigate()
  const { isLoggedIn } = root.useLoaderData()
  const { delivery } = checkout
  // What is asked of an address was not asked of who wanted to collect.
  const [submitted, setSubmitted] = useState<typeof delivery.handOver>()
  const wasSubmitted = submitted === delivery.handOver
  const { method } = delivery
  const { details } = checkout.state.delivery
  const { Place, placeId } = methodParts[method]
  const words = deliveryMethodWords[method]
  const { current: quote } = delivery.quotes
  const next = () => {
    setSubmitted(delivery.handOver)
    if (to.craneProblem) {
      const [first] = Object.keys(craneAccessProblems(details.craneAccess))
      for (const field of Object.keys(details.craneAccess)) checkout.touch(`crane.${field}`)
      return void document.getElementById(`crane.${first}`)?.focus()
    }
    if (quote && (details.deliveryDate || quote.days.length === 0))
      return void checkout.nextStep().then((step) => navigate({ to: `/checkout/${step}` }))
    const [wrong] = method === "pickup" ? [] : Object.keys(to.problems)
    document.getElementById(delivery.destination ? "days" : wrong ? `deliver.${wrong}` : placeId)?.focus()
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
      <h1>{words.title}</h1>
      <MethodChoice delivery={delivery} to={to} />
      <Place checkout={checkout} to={to} branches={branches} mine={ownBranch} tried={wasSubmitted} />
      {delivery.destination ? (
        <DeliveryDays checkout={checkout} to={to} branches={branches} now={now} tried={wasSubmitted} />
      ) : null}
      <DeliveryTimes checkout={checkout} to={to} />
      <FoldedFields summary={deliveryPageWords.addNote} isFilled={details.instructions !== ""}>
        <FieldFrame
          name="instructions"
          label={deliveryPageWords.instructions}
          mark={checkoutPageWords.optional}
          help={words.instructionsHelp}
        >
          <textarea
            id="instructions"
            {...describedBy("instructions", words.instructionsHelp, undefined)}
            maxLength={MAX_FIELD_CHARACTERS.instructions - (isCraneComing(details) ? MAX_CRANE_ACCESS_CHARACTERS : 0)}
            value={details.instructions}
            onChange={(event) => delivery.setInstructions(event.target.value)}
          />
        </FieldFrame>
      </FoldedFields>
      {wasSubmitted && to.craneProblem ? (
        <p className="notice bad" role="alert">
          {to.craneProblem}
        </p>
      ) : null}
      <div className={styles.actions}>
        <button type="submit" className="btn">
          {checkoutPageWords.continue}
        </button>
        {/* Of a guest it is asked before who is buying. */}
        <Link to={isLoggedIn ? "/checkout/cart" : "/checkout/login"}>{checkoutPageWords.back}</Link>
      </div>
    </form>
  )
})

/** [DEL-04] Collected, or brought; how it is brought is asked where its prices are known. */
const MethodChoice = observer(({ delivery, to }: { readonly delivery: DeliveryChoice; readonly to: AddressChoice }) => {
  const { postcode } = root.useLoaderData()
  const isCollected = delivery.method === "pickup"
  const choice = (name: string, help: string, isChosen: boolean, choose: () => void) => (
    <label>
      <input type="radio" name="method" checked={isChosen} onChange={choose} />
      <b>{name}</b>
      <span className="soft small">{help}</span>
    </label>
  )
  return (
    <fieldset>
      <legend className={deliveryStyles.legend}>{deliveryPageWords.method}</legend>
      <div className={deliveryStyles.days}>
        {choice(deliveryMethodWords.pickup.name, deliveryPageWords.collectHelp, isCollected, () =>
          delivery.chooseMethod("pickup")
        )}
        {choice(deliveryPageWords.deliver, deliveryPageWords.deliverHelp, !isCollected, () =>
          to.chooseAddress(postcode)
        )}
      </div>
    </fieldset>
  )
})
