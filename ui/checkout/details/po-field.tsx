/** [PO-01] The PO/Job number of the order, as the company asks for it: not at all, typed, or one of its codes. */
import { observer } from "mobx-react-lite"
import { MAX_FIELD_CHARACTERS } from "../../../core/contact/fields.ts"
import { fieldNames } from "../../../core/words/field.ts"
import { Field } from "../../kit/field.tsx"
import { describedBy, FieldFrame } from "../../kit/field-frame.tsx"
import { checkoutPageWords } from "../../words/checkout.ts"
import { detailsPageWords } from "../../words/details.ts"
import type { CheckoutViewModel } from "../checkout.view-model.ts"

const NAME = "customerRefNo"

export const PoField = observer(({ checkout }: { checkout: CheckoutViewModel }) => {
  const { ask, codes } = checkout.po
  const value = checkout.state.orderDetails.customerRefNo
  const problem = checkout.problemOf(NAME)
  if (ask === "off") return null
  if (ask !== "list")
    return (
      <Field
        name={NAME}
        label={fieldNames.customerRefNo}
        value={value}
        onType={(typed) => checkout.setCustomerReference(typed)}
        onLeave={() => checkout.touch(NAME)}
        problem={problem}
        autoComplete="off"
        maxLength={MAX_FIELD_CHARACTERS.customerRefNo}
        optional={ask === "optional"}
        plain
      />
    )
  return (
    <FieldFrame
      name={NAME}
      label={fieldNames.customerRefNo}
      mark={checkoutPageWords.required}
      problem={problem}
      hasPlace
    >
      <select
        id={NAME}
        name={NAME}
        value={codes.includes(value) ? value : ""}
        required
        aria-invalid={problem !== undefined}
        {...describedBy(NAME, undefined, problem)}
        onChange={({ target }) => checkout.setCustomerReference(target.value)}
        onBlur={() => checkout.touch(NAME)}
      >
        <option value="">{detailsPageWords.choosePo}</option>
        {codes.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
})
