/** Draws what lies on the ground: sleepers, and round and half logs. */
import { type DimensionLine, horizontalDimension, outlinedMark, verticalDimension } from "../drafting/mark.ts"
import { circle, parsePath, polygon, rectangle } from "../drafting/outline.ts"
import { boxOf, plus, scalePath } from "../drafting/path.ts"
import { type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { depthOffset, withBreak } from "../drafting/solid.ts"
import { attributeNumbers, typicalNumber } from "../subject.ts"
import { rangeText } from "../subject-text.ts"
import { lengthBeside, rings, sectionUnits, stick } from "./timber.ts"
import { heightText } from "./upright-items.ts"

/** Lying along the sheet, its wide face up. */
export const sleeper: DrawProduct = (subject) => {
  const [wide, thick] = sectionUnits(typicalNumber(subject, 200, "width"), typicalNumber(subject, 75, "thickness"))
  const high = Math.max(30, thick * 0.8)
  const long = 330
  const away = depthOffset(wide * 0.95)
  const stuff = materialOf(subject, "treated")
  const end = polygon([long, 0], plus([long, 0], away), plus([long, high], away), [long, high])
  const body = [
    outlinedMark(polygon([0, 0], away, plus([long, 0], away), [long, 0]), stuff.face),
    outlinedMark(rectangle(0, 0, long, high), stuff.face),
    outlinedMark(end, stuff.end),
    ...rings(end, [long + away[0] * 0.6, high + 4], 12, 9, 9)
  ]
  return {
    body: withBreak(body, {
      at: [long * 0.45 + away[0] / 2, (high + away[1]) / 2],
      along: [1, 0],
      across: [0.42, 1],
      half: (high - away[1]) / 2 + 10,
      gap: 9
    }),
    annotations: [
      verticalDimension([0, 0], [0, high], rangeText(subject, "thickness")),
      {
        kind: "span",
        from: [long, high],
        to: plus([long, high], away),
        side: [1, 1],
        text: rangeText(subject, "width")
      },
      {
        ...horizontalDimension([0, high], [long, high], heightText(subject)),
        cut: true,
        minor: attributeNumbers(subject, "length").length > 1
      } as DimensionLine
    ]
  }
}

/** A log with its bark side and year rings; half logs lie on their flat. */
export const round: DrawProduct = (subject) => {
  const wide = typicalNumber(subject, 100, "diameter", "width")
  const [size] = sectionUnits(wide, wide)
  const isHalf = subject.profile === "half"
  const end = isHalf
    ? scalePath(parsePath("M0 10 C0 -3.3 20 -3.3 20 10 Z"), size / 20, size / 20)
    : circle(size / 2, size / 2, size / 2)
  const { bottom } = boxOf([end])
  const thing = stick(
    subject,
    end,
    materialOf(subject, "treated"),
    rings(end, [size * 0.48, isHalf ? bottom : size / 2], 8, 11, 12)
  )
  const said = /(\d+)\s*[–-]\s*(\d+) mm/.exec(subject.name)
  const text = said ? `Ø ${said[1]}–${said[2]}` : `Ø ${rangeText(subject, "diameter")}`
  return {
    ...thing,
    annotations: [
      horizontalDimension([0, bottom], [size, bottom], text),
      ...lengthBeside(subject, [size * 0.85, bottom * 0.85], [180, -104])
    ]
  }
}
