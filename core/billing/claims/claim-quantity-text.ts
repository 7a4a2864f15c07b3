/** How much of a line is claimed, in words. */
import { numberText } from "../../number-text.ts"
import { unitText } from "../../units/unit-text.ts"

/** `7 sticks`, `2.5 kg`; of what is sold by the piece the number alone. `unit` is what the line is claimed in. */
export const claimQuantityText = (unit: string, quantity: number): string => {
  const label = unitText(unit, "checkout", quantity)
  return label === "each" ? numberText(quantity) : `${numberText(quantity)} ${label}`
}
