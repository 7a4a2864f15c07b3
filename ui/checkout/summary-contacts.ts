/** The receiver and the invoice address in the checkout's order summary, shown only where they differ from the payer's. */

import { addressText } from "../../core/contact/checkout-address.ts"
import { type CheckoutState, noAddress } from "../../core/ordering/checkout/checkout.ts"
import { checkoutPageWords } from "../words/checkout.ts"

/** [CHK-03] A label and a text each; what nobody has typed yet is left out. */
export const summaryContacts = ({
  contactDetails: { billingDetails, deliveryDetails },
  delivery: { type = "pickup" }
}: CheckoutState): ReadonlyArray<readonly [label: string, text: string]> => {
  const { contactName, phone, useBillingDetails } = deliveryDetails
  const receiver = useBillingDetails
    ? ""
    : [contactName, phone]
        .map((part) => part.trim())
        .filter(Boolean)
        .join(", ")
  const bill = billingDetails.useDeliveryAdd ? "" : addressText(billingDetails.address ?? noAddress)
  return [
    [checkoutPageWords.receivedBy[type === "pickup" ? "collected" : "brought"], receiver] as const,
    [checkoutPageWords.invoiceTo, bill] as const
  ].filter(([, text]) => text !== "")
}
