/** Asked for on the details page only where it is wanted: somebody else who collects the order, and an address for the bill. */
import { observer } from "mobx-react-lite"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { noAddress } from "../../../core/ordering/checkout/checkout.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Checkbox } from "../../kit/checkbox.tsx"
import { Field } from "../../kit/field.tsx"
import { detailsPageWords } from "../../words/details.ts"
import styles from "../checkout.module.css"
import type { CheckoutViewModel } from "../checkout.view-model.ts"
import type { AddressField, ContactField } from "../details-fields.ts"
import { StateField } from "../state-field.tsx"

type Props = { readonly checkout: CheckoutViewModel }

/** UTF-16 units that a field takes: so many characters as the rule allows, each of two. */
const MAX_ADDRESS_LENGTH = { line1: 200, suburb: 120, postcode: 10 } as const

/** [CHK-03] Who is called when it's ready, and who shows up, where that is not who pays. */
export const ReceiverFields = observer(({ checkout }: Props) => {
  const { deliveryDetails } = checkout.state.contactDetails
  const field = (name: ContactField) => ({
    name: `receiver.${name}`,
    label: fieldNames[name],
    value: deliveryDetails[name],
    onType: (value: string) => checkout.typeReceiver(name, value),
    onLeave: () => checkout.touch(`receiver.${name}`),
    problem: checkout.problemOf(`receiver.${name}`),
    maxLength: MAX_FIELD_CHARACTERS[name] * 2
  })
  return (
    <div>
      <Checkbox
        checked={!deliveryDetails.useBillingDetails}
        onChange={(event) => checkout.collectByOther(event.target.checked)}
      >
        {detailsPageWords.otherReceiver[checkout.delivery.handOver]}
      </Checkbox>
      {deliveryDetails.useBillingDetails ? null : (
        <fieldset className={styles.part}>
          <legend>{detailsPageWords.receiver[checkout.delivery.handOver]}</legend>
          <Field {...field("contactName")} autoComplete="section-receiver name" plain />
          <Field
            {...field("phone")}
            type="tel"
            inputMode="tel"
            help={detailsPageWords.receiverPhoneWhy[checkout.delivery.handOver]}
            autoComplete="section-receiver tel"
          />
          <Field
            {...field("email")}
            type="email"
            inputMode="email"
            help={detailsPageWords.receiverEmailWhy}
            autoComplete="section-receiver email"
            optional
            plain
          />
          <Field {...field("company")} autoComplete="section-receiver organization" optional />
        </fieldset>
      )}
    </div>
  )
})

/** [CHK-03] Where the bill goes; what is collected goes to no address, so that the invoice has none unless one is asked for. */
export const BillAddressFields = observer(({ checkout }: Props) => {
  const { useDeliveryAdd, address = noAddress } = checkout.state.contactDetails.billingDetails
  const field = (name: Exclude<AddressField, "state">) => ({
    name: `address.${name}`,
    label: fieldNames[name],
    value: address[name],
    onType: (value: string) => checkout.typeAddress(name, value),
    onLeave: () => checkout.touch(`address.${name}`),
    problem: checkout.problemOf(`address.${name}`),
    maxLength: MAX_ADDRESS_LENGTH[name]
  })
  return (
    <div>
      <Checkbox checked={!useDeliveryAdd} onChange={(event) => checkout.billElsewhere(event.target.checked)}>
        {detailsPageWords.ownBillAddress[checkout.delivery.handOver]}
      </Checkbox>
      {useDeliveryAdd ? null : (
        <fieldset className={styles.part}>
          <legend>{detailsPageWords.billAddress}</legend>
          <Field {...field("line1")} autoComplete="billing address-line1" />
          <Field {...field("suburb")} autoComplete="billing address-level2" />
          <div className={styles.pair}>
            <StateField
              name="address.state"
              kind="billing"
              value={address.state}
              problem={checkout.problemOf("address.state")}
              onChoose={(state) => checkout.typeAddress("state", state)}
              onLeave={() => checkout.touch("address.state")}
            />
            <Field {...field("postcode")} inputMode="numeric" autoComplete="billing postal-code" />
          </div>
        </fieldset>
      )}
    </div>
  )
})
