/** What the part of the delivery step that asks for the place is given, whichever method's it is. */
import type { Branch } from "../../../core/stores/branch.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { AddressChoice } from "./address-choice.ts"

export type PlaceProps = {
  readonly checkout: CheckoutViewModel
  /** Where it is brought to. */
  readonly to: AddressChoice
  readonly branches: ReadonlyArray<Branch>
  /** My branch. */
  readonly mine: Shopfront["branch"]
  /** The shopper has tried to go on: what is missing shows. */
  readonly tried: boolean
}
