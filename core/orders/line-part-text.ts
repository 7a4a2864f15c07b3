/** How much of a sold line is taken by itself, in words. */
import { numberText } from "../number-text.ts"
import { unitText } from "../units/unit-text.ts"

/** `7 sticks`, `2.5 kg`; of what is sold by the piece the number alone. `unit` is what parts of the line are counted in. */
export const linePartText = (unit: string, quantity: number): string => {
  const label = unitText(unit, "checkout", quantity)
  return label === "each" ? numberText(quantity) : `${numberText(quantity)} ${label}`
}
