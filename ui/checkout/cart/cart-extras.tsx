/** Under the cart's total: what delivery would cost, keeping the cart for later or as a job list, and adding a whole list to it. */
import { getRouteApi, useRouter } from "@tanstack/react-router"
import { priceRequestOf } from "../../../core/ordering/cart/cart.ts"
import { AddToList } from "../../account/job-lists/add-to-list.tsx"
import { jobListOfferWords } from "../../words/job-list-offer.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import { SaveCart } from "../saved-cart/save-cart.tsx"
import styles from "../saved-cart/saved-cart.module.css"
import { DeliveryEstimate } from "./delivery-estimate.tsx"
import { PastedCart } from "./pasted-cart.tsx"

const root = getRouteApi("__root__")

export const CartExtras = ({ checkout }: { readonly checkout: CheckoutViewModel }) => {
  const { call } = useRouter().options.context
  const { member, features } = root.useLoaderData()
  const { cart } = checkout
  return (
    <>
      <DeliveryEstimate checkout={checkout} />
      <SaveCart call={call} checkout={checkout} />
      <div className={styles.more}>
        {member && features.jobLists ? (
          <AddToList label={jobListOfferWords.saveCart} className="link" items={() => cart.items.map(priceRequestOf)} />
        ) : null}
        <PastedCart cart={cart} className="link" />
      </div>
    </>
  )
}
