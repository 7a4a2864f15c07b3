/** Draws what has neither a file nor a drawing: a plain card with the product's initials and its category. */
import type { PicturedProduct, PictureTheme } from "../../core/catalogue/product/picture.ts"
import { textWidth, toSettableText, typeface } from "./typeface.ts"
import { DRAWING, type VectorPath } from "./vector-path.ts"

const colours = {
  light: { card: "#eceae3", initials: "#5b5f62", category: "#5b5f62" },
  dark: { card: "#2a2f34", initials: "#b9b6ad", category: "#b9b6ad" }
} as const satisfies { readonly [theme in PictureTheme]: unknown }

const MARGIN = 24
const [INITIALS, CATEGORY] = [150, 34]

const card = `M0 0H${DRAWING.width}V${DRAWING.height}H0Z`

/** `BB` for `14g × 50 mm Bugle Batten Screw`: of the first two words with a capital, else of any words, else a figure. */
export const initialsOf = (name: string): string => {
  const words = toSettableText(name).split(" ")
  const [capitals, letters, figures] = [/^\p{Lu}/u, /^\p{L}/u, /\d/].map((first) =>
    words.flatMap((word) => first.exec(word)?.[0] ?? [])
  )
  return ([capitals, letters, figures].find((found) => found?.length) ?? []).slice(0, 2).join("").toUpperCase()
}

/** A line in the middle, no wider than the card. */
const line = (text: string, largest: number, y: number, fill: string): ReadonlyArray<VectorPath> => {
  const settable = toSettableText(text)
  if (settable.trim() === "") return []
  const size = Math.min(largest, (largest * (DRAWING.width - 2 * MARGIN)) / textWidth(settable, largest))
  const x = (DRAWING.width - textWidth(settable, size)) / 2
  return [{ d: typeface().getPath(settable, x, y, size).toPathData(1), fill, fillRule: "nonzero" }]
}

export const placeholder = (
  { name, categoryNames }: Pick<PicturedProduct, "name" | "categoryNames">,
  theme: PictureTheme
): ReadonlyArray<VectorPath> => {
  const { card: fill, initials, category } = colours[theme]
  return [
    { d: card, fill },
    ...line(initialsOf(name), INITIALS, 220, initials),
    ...line(categoryNames.at(-1) ?? "", CATEGORY, 300, category)
  ]
}
