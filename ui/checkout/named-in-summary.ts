/** Who collects the order and where its invoice goes, as the summary beside the checkout says it: only where that is not who pays. */
import type { CheckoutState } from "../../core/orders/checkout.ts"
import { checkoutPageWords } from "../words/checkout.ts"

const joined = (parts: ReadonlyArray<string>, between: string): string =>
  parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join(between)

/** [CHK-03] A label and a text each; what nobody has typed yet is left out. */
export const namedInSummary = ({
  contactDetails: { billingDetails, deliveryDetails }
}: CheckoutState): ReadonlyArray<readonly [label: string, text: string]> => {
  const { contactName, phone, useBillingDetails } = deliveryDetails
  const { address, useDeliveryAdd } = billingDetails
  const receiver = useBillingDetails ? "" : joined([contactName, phone], ", ")
  const bill =
    useDeliveryAdd || !address
      ? ""
      : joined([address.line1, joined([address.suburb, address.state, address.postcode], " ")], ", ")
  return [[checkoutPageWords.collectedBy, receiver] as const, [checkoutPageWords.invoiceTo, bill] as const].filter(
    ([, text]) => text !== ""
  )
}
