/** Draws what lies on the ground: sleepers, and round and half logs. */
import { across, drawn, type Span, upright } from "../drafting/mark.ts"
import { circle, path, polygon, rectangle } from "../drafting/outline.ts"
import { boxOf, plus, scaled } from "../drafting/path.ts"
import { back, broken } from "../drafting/solid.ts"
import { type Draw, stuffOf } from "../drafting/thing.ts"
import { figures, measure } from "../subject.ts"
import { span } from "../subject-words.ts"
import { heightText } from "./standing.ts"
import { lengthBeside, rings, sectionUnits, stick } from "./timber.ts"

/** Lying along the sheet, its wide face up. */
export const sleeper: Draw = (subject) => {
  const [wide, thick] = sectionUnits(measure(subject, 200, "width"), measure(subject, 75, "thickness"))
  const high = Math.max(30, thick * 0.8)
  const long = 330
  const away = back(wide * 0.95)
  const stuff = stuffOf(subject, "treated")
  const end = polygon([long, 0], plus([long, 0], away), plus([long, high], away), [long, high])
  const body = [
    drawn(polygon([0, 0], away, plus([long, 0], away), [long, 0]), stuff.face),
    drawn(rectangle(0, 0, long, high), stuff.face),
    drawn(end, stuff.end),
    ...rings(end, [long + away[0] * 0.6, high + 4], 12, 9, 9)
  ]
  return {
    body: broken(body, {
      at: [long * 0.45 + away[0] / 2, (high + away[1]) / 2],
      along: [1, 0],
      across: [0.42, 1],
      half: (high - away[1]) / 2 + 10,
      gap: 9
    }),
    measures: [
      upright([0, 0], [0, high], span(subject, "thickness")),
      { kind: "span", from: [long, high], to: plus([long, high], away), side: [1, 1], text: span(subject, "width") },
      {
        ...across([0, high], [long, high], heightText(subject)),
        cut: true,
        minor: figures(subject, "length").length > 1
      } as Span
    ]
  }
}

/** A log with its bark side and year rings; half logs lie on their flat. */
export const round: Draw = (subject) => {
  const wide = measure(subject, 100, "diameter", "width")
  const [size] = sectionUnits(wide, wide)
  const isHalf = subject.profile === "half"
  const end = isHalf
    ? scaled(path("M0 10 C0 -3.3 20 -3.3 20 10 Z"), size / 20, size / 20)
    : circle(size / 2, size / 2, size / 2)
  const { bottom } = boxOf([end])
  const thing = stick(
    subject,
    end,
    stuffOf(subject, "treated"),
    rings(end, [size * 0.48, isHalf ? bottom : size / 2], 8, 11, 12)
  )
  const said = /(\d+)\s*[–-]\s*(\d+) mm/.exec(subject.name)
  const text = said ? `Ø ${said[1]}–${said[2]}` : `Ø ${span(subject, "diameter")}`
  return {
    ...thing,
    measures: [
      across([0, bottom], [size, bottom], text),
      ...lengthBeside(subject, [size * 0.85, bottom * 0.85], [180, -104])
    ]
  }
}
