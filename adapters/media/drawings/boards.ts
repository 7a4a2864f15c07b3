/** Draws boards: one alone, or a pack of mixed lengths, its ends flush in front and each stick as long as it is. */
import { rectangle } from "../drafting/outline.ts"
import { boxOf, times } from "../drafting/path.ts"
import { type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { prism } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { rangeText } from "../subject-text.ts"
import { grainOf, lengthBeside, sectionMeasures, sectionUnits, stick, stickBack } from "./timber.ts"

/** How far back each stick of a layer reaches, from the lowest layer up, as a share of the longest. */
const layers = [
  [1, 0.86, 1],
  [0.86, 1, 0.93],
  [0.93, 0.79, 0.86],
  [0.79, 0.86, 0.72]
] as const

export const isTallyPack = ({ name }: Subject): boolean => /tally pack/i.test(name)

/** What lies lower and to the left is drawn first, since what lies on it and beside it hides it. */
export const tallyPack = (subject: Subject): ProductDrawing => {
  const stuff = materialOf(subject, "pine")
  const [width, height] = sectionUnits(
    typicalNumber(subject, 90, "width"),
    typicalNumber(subject, 45, "thickness")
  ).map((side) => side * 0.6) as [number, number]
  const away = stickBack(subject)
  const body = layers.flatMap((sticks, layer) =>
    sticks.flatMap((share, place) =>
      prism(rectangle(place * width, -layer * height, width, height), times(away, share), stuff)
    )
  )
  const lowest = rectangle(0, 0, width, height)
  const { bottom } = boxOf([lowest])
  return {
    body,
    annotations: [
      ...sectionMeasures(lowest, rangeText(subject, "width"), rangeText(subject, "thickness")),
      ...lengthBeside(subject, [width * 3, bottom], away)
    ],
    maxEnlargement: 1.15
  }
}

export const board: DrawProduct = (subject) => {
  if (isTallyPack(subject)) return tallyPack(subject)
  const [width, height] = sectionUnits(
    typicalNumber(subject, 90, "width"),
    typicalNumber(subject, 45, "thickness", "depth")
  )
  const end = rectangle(0, 0, width, height)
  return stick(subject, end, materialOf(subject, "pine"), grainOf(subject, end, width, height))
}
