/** Draws saw blades, diamond blades, and what grinds and sands. */
import { type Annotation, areaLabel, horizontalDimension, titleNote } from "../drafting/mark.ts"
import { materialPaints } from "../drafting/paint.ts"
import { parseMarks } from "../drafting/pattern.ts"
import { type DrawProduct, materialOf, metalMaterialOf } from "../drafting/product-drawing.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText, sizeLabel } from "../subject-text.ts"
import { abrasives } from "./abrasives.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { disc, sawEdge } from "./round-shapes.ts"

const teethOf = (subject: Subject): number => {
  const said = Number(/(\d+)/.exec(attributeRangeText(subject, "size"))?.[1] ?? 40)
  return Math.min(48, Math.max(8, /teeth|tooth|T$/.test(attributeRangeText(subject, "size")) ? said : 36))
}

const sawn = (from: number, to: number, y: number, step: number, deep: number): string =>
  `M${from} ${y} ${Array.from({ length: Math.floor((to - from) / step) }, (_, place) => `L${from + place * step + step * 0.6} ${y + deep} L${from + (place + 1) * step} ${y}`).join(" ")}`

const blades: Patterns = {
  diamond: `
    fill own | ${disc(100)}
    fill own.end | ${disc(84)}
    inner 0.8 | ${Array.from({ length: 14 }, (_, place) => `M${(84 * Math.cos(place * 0.4488)).toFixed(1)} ${(84 * Math.sin(place * 0.4488)).toFixed(1)} L${(101 * Math.cos(place * 0.4488)).toFixed(1)} ${(101 * Math.sin(place * 0.4488)).toFixed(1)}`).join(" ")}
    hole 16 paper | 0 0`,
  "cup-wheel": `
    fill own | M-100 30 L-70 -20 H70 L100 30 Z
    fill own.end | M-30 -44 H30 V-20 H-30 Z
    fill own.shade | M-100 30 H-70 V46 H-100 Z M-56 30 H-26 V46 H-56 Z M-14 30 H14 V46 H-14 Z M26 30 H56 V46 H26 Z M70 30 H100 V46 H70 Z`,
  "polishing-pad": `
    fill own | ${disc(90)}
    fill own.end | ${disc(70)}
    inner 0.7 | M0 -70 V70 M-70 0 H70 M-50 -50 L50 50 M-50 50 L50 -50
    hole 14 paper | 0 0`,
  ring: `
    fill own | ${disc(80)}
    hole 56 paper | 0 0`,
  reciprocating: `
    along across
    fill own.end | M-150 -10 H-110 V14 H-150 C-158 8 -158 -4 -150 -10 Z
    fill own | M-110 -14 H150 L170 2 L150 16 H-110 Z
    fine 1 | ${sawn(-106, 148, 16, 8, 7)}
    hole 4 paper | -138 2`,
  jigsaw: `
    along none
    fill own.end | M-110 -16 H-70 V16 H-110 Z
    part own.shade | M-124 -8 H-110 V8 H-124 Z
    fill own | M-70 -14 H120 L140 14 H-70 Z
    fine 1 | ${sawn(-60, 136, 14, 8, 7)}`,
  "multi-tool": `
    fill own.end | M-100 -30 H-20 V30 H-100 C-116 20 -116 -20 -100 -30 Z
    hole 13 paper | -78 0
    hole 4 paper | -78 -22, -78 22, -100 0
    fill own | M-20 -44 H110 V44 H-20 Z
    fine 1 | M110 -44 L118 -38 L110 -32 L118 -26 L110 -20 L118 -14 L110 -8 L118 -2 L110 4 L118 10 L110 16 L118 22 L110 28 L118 34 L110 44`,
  band: `
    bar 9 own | M-120 0 C-120 -70 120 -70 120 0 C120 70 -120 70 -120 0 Z
    fine 1 | M-120 6 L-128 14 M-112 20 L-120 30 M-96 34 L-104 46 M-70 46 L-76 58 M-40 52 L-44 64 M0 54 V66 M40 52 L44 64 M70 46 L76 58 M96 34 L104 46 M112 20 L120 30`
}

const circularSaw = (subject: Subject): string => {
  const many = subject.profile === "circular-pcd" ? 6 : teethOf(subject)
  return `
    fill own | ${sawEdge(many, 90, 101)}
    inner 0.7 | ${disc(60)}
    hole 15 paper | 0 0
    inner 0.8 | M64 -20 C76 -16 84 -14 92 -14 M-64 20 C-76 16 -84 14 -92 14 M20 64 C16 76 14 84 14 92 M-20 -64 C-16 -76 -14 -84 -14 -92`
}

/** `165` of `Circular Saw Blade 165 mm × 20 mm Bore`. */
const bladeDiameter = (subject: Subject): string =>
  rangeText(subject, "diameter") || (/(\d{2,3}) mm/.exec(subject.name)?.[1] ?? "")

export const blade: DrawProduct = (subject) => {
  const stuff = metalMaterialOf(subject)
  const isRound = /circular|diamond|raking/.test(subject.profile)
  if (!isRound) return drawFromPattern(subject, patternFor(blades, subject.profile, "reciprocating"), stuff)
  const pattern = subject.profile.startsWith("circular") ? circularSaw(subject) : (blades.diamond ?? "")
  const diameter = bladeDiameter(subject)
  const size = attributeRangeText(subject, "size")
  const measures: ReadonlyArray<Annotation> = [
    ...(diameter ? [horizontalDimension([-101, 101], [101, 101], `Ø ${diameter}`)] : [titleNote(sizeLabel(subject))]),
    ...(diameter && size ? [areaLabel([0, -40], size, 110, 26, stuff.face)] : [])
  ]
  return { body: parseMarks(pattern, stuff), annotations: measures, maxEnlargement: 2.2 }
}

export const abrasive: DrawProduct = (subject) => {
  const stuff = /wire|steel-wool|burr/.test(subject.profile) ? materialPaints.steel : materialOf(subject, "card")
  const thing = drawFromPattern(subject, patternFor(abrasives, subject.profile, "sheet"), stuff)
  const grit = attributeRangeText(subject, "grit")
  const diameter = typicalNumber(subject, 0, "diameter") ? `Ø ${rangeText(subject, "diameter")}` : ""
  return grit && thing.annotations[0]?.kind === "words"
    ? { ...thing, annotations: [{ ...thing.annotations[0], text: grit }] }
    : {
        ...thing,
        annotations: [titleNote(grit || attributeRangeText(subject, "size") || diameter || sizeLabel(subject))]
      }
}
