/** Draws cable, switches and power points, and lights. */
import { drawn, type Mark, type Measure, title } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { coloured, type Stuff, stuffs } from "../drafting/paint.ts"
import { type Draw, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import type { Subject } from "../subject.ts"
import { saidAs, sizeWords, span, spanWithUnit } from "../subject-words.ts"
import { itemOf, type Patterns, patternFor } from "./item.ts"
import { lights } from "./lights.ts"
import { disc } from "./round-shapes.ts"
import { switches } from "./switches.ts"

const coreColours = ["#a5533f", "#5f92b8", "#8aa84a", "#d8b13e", "#7d7f82"]

/** A round cable's cut end with its cores around the middle. */
const roundEnd = (many: number, stuff: Stuff): ReadonlyArray<Mark> => {
  const reach = many === 1 ? 0 : 34
  const cores = Array.from({ length: many }, (_, core) => {
    const angle = (core * 2 * Math.PI) / many - Math.PI / 2
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    const size = many === 1 ? 46 : Math.min(28, 90 / many)
    const tint = coloured(coreColours[core % coreColours.length] ?? "#a5533f")
    return [
      drawn(circle(x, y, size), tint.face, "inner"),
      drawn(circle(x, y, size * 0.56), stuffs.copper.face, "inner")
    ]
  })
  return [drawn(circle(0, 0, 76), stuff.face), ...cores.flat()]
}

const flatEnd = (many: number, stuff: Stuff): ReadonlyArray<Mark> => {
  const wide = many * 56 + 24
  const cores = Array.from({ length: many }, (_, core) => {
    const x = -wide / 2 + 40 + core * 56
    const tint = coloured(coreColours[core % coreColours.length] ?? "#a5533f")
    return [drawn(circle(x, 0, 23), tint.face, "inner"), drawn(circle(x, 0, 13), stuffs.copper.face, "inner")]
  })
  return [drawn(rectangle(-wide / 2, -36, wide, 72, 34), stuff.face), ...cores.flat()]
}

const coresOf = (subject: Subject): number => {
  const said = /(\d+)\s*(?:core|C\b|pair)/i.exec(`${subject.name} ${sizeWords(subject)}`)?.[1]
  if (said) return Math.min(5, Math.max(1, Number(said)))
  if (/building-wire|solar/.test(subject.profile)) return 1
  return /twin and earth|tps|\+ ?e/i.test(subject.name) ? 3 : 2
}

const leads: Patterns = {
  lead: `
    bar 11 own | M-110 20 C-110 -70 60 -70 60 10 C60 80 -70 80 -70 20 C-70 -30 20 -30 20 20 M-110 20 C-110 60 -90 90 -60 100 M60 10 C70 60 110 80 150 70
    fill black | M-70 84 H-20 V116 H-70 Z
    bar 6 steel | M-20 92 H-2 M-20 108 H-2
    fill black | M140 52 H190 V90 H140 Z`,
  "power-board": `
    fill plastic | M-140 -36 H140 V36 H-140 Z
    ${[-104, -44, 16, 76]
      .map(
        (x) => `part plastic.end | M${x - 22} -26 H${x + 22} V26 H${x - 22} Z
    inner | M${x - 10} -12 l6 10 M${x + 10} -12 l-6 10 M${x} 6 V18`
      )
      .join("\n    ")}
    bar 9 plastic.end | M140 0 C190 0 180 60 130 80
    hole 6 red | 120 0`,
  reel: `
    fill own | ${disc(90)}
    fill own.end | ${disc(60)}
    inner 0.7 | ${disc(75)}
    hole 16 black | 0 0
    bar 11 black | M-60 80 L-90 120 H90 L60 80`
}

export const cable: Draw = (subject): Thing => {
  const lead = leads[subject.profile] ?? (/lead|rcd/.test(subject.profile) ? leads.lead : undefined)
  const stuff = namedColour(subject) ?? stuffs.plastic
  if (lead) return itemOf(subject, lead, namedColour(subject) ?? coloured("#e0893c"))
  const many = coresOf(subject)
  const isFlat = /tps|flat|low-voltage|speaker/i.test(`${subject.profile} ${subject.name}`) && many > 1
  const size =
    /[\d.]+ mm²/.exec(subject.name)?.[0] ||
    saidAs(subject, "size") ||
    saidAs(subject, "gauge") ||
    (span(subject, "diameter") ? `Ø ${span(subject, "diameter")}` : "")
  const length = spanWithUnit(subject, "length")
  const measures: ReadonlyArray<Measure> = [
    title([size, length].filter((text) => text !== "").join(" · ") || sizeWords(subject))
  ]
  return { body: isFlat ? flatEnd(many, stuff) : roundEnd(many, stuff), measures, limit: 1.4 }
}

export const electricSwitch: Draw = (subject) =>
  itemOf(subject, patternFor(switches, subject.profile, "switch-1"), namedColour(subject) ?? stuffs.plaster)

export const light: Draw = (subject) =>
  itemOf(subject, patternFor(lights, subject.profile, "globe"), namedColour(subject) ?? stuffOf(subject, "plastic"))
