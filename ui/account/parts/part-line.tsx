/** A line of a document of which a part is taken, claimed or called off: what is left of it, and the box for how much. */
import type { LinePart } from "../../../core/orders/line-part.ts"
import { QuantityBox } from "../../kit/quantity-box.tsx"
import styles from "./part-line.module.css"
import { steppedQuantity } from "./stepped-quantity.ts"

type Props = {
  readonly name: string
  /** What is said below the name: how much is left. */
  readonly note: string
  readonly label: string
  readonly part: LinePart
  readonly value: string
  readonly invalid: boolean
  readonly onType: (typed: string) => void
}

export const PartLine = ({ name, note, label, part, value, invalid, onType }: Props) => (
  <li className={styles.line}>
    <span>
      <b>{name}</b>
      <span className="soft small">{note}</span>
    </span>
    {part.left > 0 ? (
      <QuantityBox
        label={label}
        value={value}
        decimal={part.step < 1 || part.left % 1 !== 0}
        invalid={invalid}
        onType={onType}
        onStep={(by) => onType(steppedQuantity(value, part, by))}
      />
    ) : null}
  </li>
)
