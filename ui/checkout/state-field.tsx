/** The state of an Australian address, chosen from those that there are. */
import { states } from "../../core/contact/fields.ts"
import { fieldNames } from "../../core/words/field.ts"
import { describedBy, FieldFrame } from "../kit/field-frame.tsx"
import { checkoutPageWords } from "../words/checkout.ts"

type Props = {
  /** `deliver.state`: the id of the field, by which a summary of problems leads to it. */
  readonly name: string
  /** What a browser fills it in by: whose address it is. */
  readonly kind: "shipping" | "billing"
  readonly value: string
  readonly problem: string | undefined
  readonly onChoose: (state: string) => void
  readonly onLeave: () => void
}

export const StateField = ({ name, kind, value, problem, onChoose, onLeave }: Props) => (
  <FieldFrame name={name} label={fieldNames.state} mark={checkoutPageWords.required} problem={problem} hasPlace>
    <select
      id={name}
      name={name}
      value={value}
      required
      aria-invalid={problem !== undefined}
      {...describedBy(name, undefined, problem)}
      autoComplete={`${kind} address-level1`}
      onChange={({ target }) => onChoose(target.value)}
      onBlur={onLeave}
    >
      <option value="">{checkoutPageWords.chooseState}</option>
      {states.map((state) => (
        <option key={state} value={state}>
          {state}
        </option>
      ))}
    </select>
  </FieldFrame>
)
