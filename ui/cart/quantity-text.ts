/** How much there is of a line, as pages show it. */

import { nonBreaking } from "../../core/non-breaking.ts"
import { numberText } from "../../core/number-text.ts"
import type { UnitPlace } from "../../core/units/unit.ts"
import { unitText } from "../../core/units/unit-text.ts"

/** [UOM-01] `4 L`, `1 each`, `10.8 lineal metres`: the figure and its unit stay on one line. */
export const quantityInUnit = (quantity: number, uom: string, place: UnitPlace): string =>
  nonBreaking(`${numberText(quantity)} ${unitText(uom, place, quantity)}`)
