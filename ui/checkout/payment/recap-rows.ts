/** What was chosen on the way to the payment, each with the step that changes it. */
import type { CheckoutState } from "../../../core/ordering/checkout/checkout.ts"
import type { Branch } from "../../../core/stores/branch.ts"
import { paymentRecapWords as words } from "../../words/payment-recap.ts"
import { chosenWhen } from "../chosen-when.ts"

export type RecapRow = { readonly label: string; readonly text: string; readonly step: "delivery" | "details" }

const joined = (...parts: ReadonlyArray<string | undefined>): string =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(", ")

/** [CHK-06] What nobody has chosen or typed yet is left out. */
export const recapRows = (
  { delivery, contactDetails: { billingDetails: payer }, orderDetails }: CheckoutState,
  branches: ReadonlyArray<Pick<Branch, "id" | "name">>
): ReadonlyArray<RecapRow> => {
  const { details, type = "pickup", branchId } = delivery
  const store = branches.find(({ id }) => id === branchId)?.name
  const isPickup = type === "pickup"
  const place = isPickup ? store : details.address?.formatted
  const rows: ReadonlyArray<RecapRow> = [
    {
      label: isPickup ? words.collect : words.deliver,
      text: place ? joined(place, chosenWhen(delivery)) : "",
      step: "delivery"
    },
    { label: words.note, text: details.instructions.trim(), step: "delivery" },
    { label: words.payer, text: joined(payer.contactName, payer.company, payer.phone), step: "details" },
    { label: words.confirmation, text: payer.email.trim(), step: "details" },
    { label: words.po, text: orderDetails.customerRefNo.trim(), step: "details" }
  ]
  return rows.filter(({ text }) => text !== "")
}
