/** Draws palings and pickets with the shapes of their tops. */
import { type DimensionLine, fineMark, horizontalDimension, verticalDimension } from "../drafting/mark.ts"
import { line, parsePath } from "../drafting/outline.ts"
import { type Path, plus, scalePath } from "../drafting/path.ts"
import { type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { depthOffset, prism } from "../drafting/solid.ts"
import { attributeNumbers, typicalNumber } from "../subject.ts"
import { rangeText } from "../subject-text.ts"
import { sectionUnits } from "./timber.ts"
import { drawnHeight, heightText, withMiddleBreak } from "./upright-items.ts"

/** The tops of pickets, ten across; the pale goes on below. */
const tops: { readonly [profile: string]: string } = {
  acorn: "M0 12 C0 10 2 9.4 2.6 8.6 C-.2 6 2.4 2 5 0 C7.6 2 10.2 6 7.4 8.6 C8 9.4 10 10 10 12",
  colonial: "M0 9 C0 6 2 4.6 3.4 4.4 C2.4 2 3.6 0 5 0 C6.4 0 7.6 2 6.6 4.4 C8 4.6 10 6 10 9",
  gothic: "M0 9 C0 4.6 3 2 5 0 C7 2 10 4.6 10 9",
  pointed: "M0 6 L5 0 L10 6",
  "round-top": "M0 5 C0 -1.7 10 -1.7 10 5",
  windsor: "M0 7 C0 5 1.4 4.6 1.4 4.6 C1.4 -1.5 8.6 -1.5 8.6 4.6 C8.6 4.6 10 5 10 7"
}

export const paling: DrawProduct = (subject) => {
  const wide = typicalNumber(subject, 100, "width")
  const [width] = sectionUnits(wide, wide)
  const by = (width * 0.62) / 10
  const high = drawnHeight(subject)
  const stuff = materialOf(subject, "treated")
  const top = scalePath(parsePath(tops[subject.profile] ?? "M0 0 H10"), by, by)
  const front: Path = [...top, ["L", [by * 10, high]], ["L", [0, high]], ["Z"]]
  const away = depthOffset(Math.max(14, (typicalNumber(subject, 15, "thickness") * by * 10) / wide) * 1.4)
  const face = { ...stuff, end: stuff.face, face: stuff.end }
  const grain = [0.28, 0.52, 0.74].map((share) =>
    fineMark(line([by * 10 * share, high * 0.2], [by * 10 * share, high * 0.94]))
  )
  return {
    body: withMiddleBreak([...prism(front, away, face), ...grain], [0, by * 10 + away[0]], high * 0.6),
    annotations: [
      horizontalDimension([0, high], [by * 10, high], rangeText(subject, "width")),
      {
        kind: "span",
        from: [by * 10, high],
        to: plus([by * 10, high], away),
        side: [1, 1],
        text: rangeText(subject, "thickness")
      },
      {
        ...verticalDimension([0, 0], [0, high], heightText(subject)),
        cut: true,
        minor: attributeNumbers(subject, "length").length > 1
      } as DimensionLine
    ]
  }
}
