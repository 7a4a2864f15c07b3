/** Draws pavers: slabs with a speckled face, round ones, and bullnosed edges. */
import { drawn, fine, type Mark, title } from "../drafting/mark.ts"
import { ellipse, line, path } from "../drafting/outline.ts"
import { plus } from "../drafting/path.ts"
import { back, box } from "../drafting/solid.ts"
import { type Draw, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { saidAs, span } from "../subject-words.ts"
import { measured, threeOf, unitsOf } from "./masonry.ts"

/** Steps of 0.618 and 0.367 of a whole spread points evenly without a pattern that is seen. */
const specks = (long: number, deep: number): ReadonlyArray<Mark> =>
  Array.from({ length: 26 }, (_, speck) => {
    const [x, y] = plus(
      [(((speck * 0.618) % 1) * 0.9 + 0.05) * long, 0],
      back((((speck * 0.367) % 1) * 0.9 + 0.05) * deep)
    )
    return fine(line([x, y], [x + 4, y - 1]), 0.5)
  })

export const paver: Draw = (subject): Thing => {
  const stuff = namedColour(subject) ?? stuffOf(subject, "cement")
  if (subject.profile === "round") {
    return {
      body: [
        drawn(path("M-120 0 V22 C-120 88 120 88 120 22 V0 Z"), stuff.end),
        drawn(ellipse(0, 0, 120, 60), stuff.face)
      ],
      measures: [title(saidAs(subject, "size") || `Ø ${span(subject, "diameter") || span(subject, "width")}`)]
    }
  }
  const three = threeOf(subject, [400, 40, 400])
  const [long, high, deep] = unitsOf([three[0], Math.max(three[1], 36), three[2]])
  const nose =
    subject.profile === "bullnose"
      ? [fine(line([0, high * 0.3], [long, high * 0.3]), 0.7), fine(line([0, high * 0.7], [long, high * 0.7]), 0.7)]
      : []
  return {
    body: [...box([0, 0], [long, high, deep], stuff), ...specks(long, deep), ...nose],
    measures: measured(subject, [long, high, deep])
  }
}
