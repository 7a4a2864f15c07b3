/** Draws cable, switches and power points, and lights. */
import { type Annotation, type Mark, outlinedMark, titleNote } from "../drafting/mark.ts"
import { circle, rectangle } from "../drafting/outline.ts"
import { adaptedColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { attributeRangeText, rangeText, rangeTextWithUnit, sizeLabel } from "../subject-text.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { lights } from "./lights.ts"
import { disc } from "./round-shapes.ts"
import { switches } from "./switches.ts"

const coreColours = ["#a5533f", "#5f92b8", "#8aa84a", "#d8b13e", "#7d7f82"]

/** A round cable's cut end with its cores around the middle. */
const roundEnd = (many: number, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const reach = many === 1 ? 0 : 34
  const cores = Array.from({ length: many }, (_, core) => {
    const angle = (core * 2 * Math.PI) / many - Math.PI / 2
    const [x, y] = [reach * Math.cos(angle), reach * Math.sin(angle)]
    const size = many === 1 ? 46 : Math.min(28, 90 / many)
    const tint = adaptedColour(coreColours[core % coreColours.length] ?? "#a5533f")
    return [
      outlinedMark(circle(x, y, size), tint.face, "inner"),
      outlinedMark(circle(x, y, size * 0.56), materialPaints.copper.face, "inner")
    ]
  })
  return [outlinedMark(circle(0, 0, 76), stuff.face), ...cores.flat()]
}

const flatEnd = (many: number, stuff: MaterialPaint): ReadonlyArray<Mark> => {
  const wide = many * 56 + 24
  const cores = Array.from({ length: many }, (_, core) => {
    const x = -wide / 2 + 40 + core * 56
    const tint = adaptedColour(coreColours[core % coreColours.length] ?? "#a5533f")
    return [
      outlinedMark(circle(x, 0, 23), tint.face, "inner"),
      outlinedMark(circle(x, 0, 13), materialPaints.copper.face, "inner")
    ]
  })
  return [outlinedMark(rectangle(-wide / 2, -36, wide, 72, 34), stuff.face), ...cores.flat()]
}

const coresOf = (subject: Subject): number => {
  const said = /(\d+)\s*(?:core|C\b|pair)/i.exec(`${subject.name} ${sizeLabel(subject)}`)?.[1]
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

export const cable: DrawProduct = (subject): ProductDrawing => {
  const lead = leads[subject.profile] ?? (/lead|rcd/.test(subject.profile) ? leads.lead : undefined)
  const stuff = colourByName(subject) ?? materialPaints.plastic
  if (lead) return drawFromPattern(subject, lead, colourByName(subject) ?? adaptedColour("#e0893c"))
  const many = coresOf(subject)
  const isFlat = /tps|flat|low-voltage|speaker/i.test(`${subject.profile} ${subject.name}`) && many > 1
  const size =
    /[\d.]+ mm²/.exec(subject.name)?.[0] ||
    attributeRangeText(subject, "size") ||
    attributeRangeText(subject, "gauge") ||
    (rangeText(subject, "diameter") ? `Ø ${rangeText(subject, "diameter")}` : "")
  const length = rangeTextWithUnit(subject, "length")
  const measures: ReadonlyArray<Annotation> = [
    titleNote([size, length].filter((text) => text !== "").join(" · ") || sizeLabel(subject))
  ]
  return { body: isFlat ? flatEnd(many, stuff) : roundEnd(many, stuff), annotations: measures, maxEnlargement: 1.4 }
}

export const electricSwitch: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(switches, subject.profile, "switch-1"),
    colourByName(subject) ?? materialPaints.plaster
  )

export const light: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(lights, subject.profile, "globe"),
    colourByName(subject) ?? materialOf(subject, "plastic")
  )
