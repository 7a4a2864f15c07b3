/** Where a line of the cart is and when all of it can be collected: drawn once the shop has told, by code fetched after the page's. */
import { readyText } from "../../../core/stock/lead-time.ts"
import type { PickupStore } from "../../../core/stock/pickup-promise.ts"
import { collectWords } from "../../../core/words/pickup.ts"
import cartStyles from "../cart.module.css"
import type { LineEstimate } from "../delivery-quotes.ts"
import { type AvailabilityContext, lineAvailability } from "./line-availability.ts"

export type LineAvailabilityProps = { readonly line: LineEstimate; readonly context: AvailabilityContext }

/** [STK-01] [EST-01] */
export const LineAvailabilityText = ({ line, context }: LineAvailabilityProps) => {
  const { text, elsewhere } = lineAvailability(line, context)
  return (
    <p className="small">
      {text}
      {elsewhere ? <span className="soft"> · {elsewhere}</span> : null}
    </p>
  )
}

export type CartReadyProps = {
  readonly branch: PickupStore | undefined
  /** Epoch milliseconds; nothing while it is not known. */
  readonly readyAt: number | undefined
  readonly now: number
}

/** What my store promises for the whole cart; without one the checkout asks. */
export const CartReady = ({ branch, readyAt, now }: CartReadyProps) => {
  if (!branch) return null
  if (!branch.pickupAvailable) return <p className={cartStyles.ready}>{collectWords.noPickup(branch.name)}</p>
  if (readyAt === undefined) return null
  return <p className={cartStyles.ready}>{readyText({ readyAt, now, branchName: branch.name })}</p>
}
