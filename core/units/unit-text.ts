/** A unit's label for so many of it. */
import { isUnitCode, type UnitPlace, unitLabels } from "./unit.ts"

/** [UOM-01] `Lineal metres` in the chooser, `m` on page and card, `lineal metres` at the checkout; a code that the shop does not know stands for itself. */
export const unitText = (uom: string, place: UnitPlace, count: number): string => {
  if (!isUnitCode(uom)) return uom
  const { one, many } = unitLabels(uom)[place]
  return count === 1 ? one : many
}
