/** Draws things from their written patterns, and measures them along the side that their one figure is about. */
import { type Annotation, horizontalDimension, type Mark, titleNote, verticalDimension } from "../drafting/mark.ts"
import type { MaterialPaint } from "../drafting/paint.ts"
import { type Box, boxOf, unionBox } from "../drafting/path.ts"
import { parseAreaLabels, parseMarks } from "../drafting/pattern.ts"
import { type DrawProduct, metalMaterialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { attributeRangeText, rangeText, sizeLabel } from "../subject-text.ts"
import { symbol } from "./symbol.ts"

/** Patterns by profile; an own line `along across` or `along upright` says which side its one figure measures. */
export type Patterns = { readonly [profile: string]: string }

const boundingBox = (marks: ReadonlyArray<Mark>): Box =>
  unionBox(
    marks.map(({ path, bar = 0 }) => {
      const { left, top, right, bottom } = boxOf([path])
      return { left: left - bar / 2, top: top - bar / 2, right: right + bar / 2, bottom: bottom + bar / 2 }
    })
  )

/** The one figure that a thing is measured by, in millimetres; nothing where it has several or none. */
const figureOf = (subject: Subject): string => {
  const size = attributeRangeText(subject, "size")
  const written = /^([\d.]+(?:–[\d.]+)?) mm\b/.exec(size)?.[1]
  if (size) return written && !/[×x]/.test(size) ? written : ""
  for (const name of ["lengthMm", "height", "width", "diameter"] as const)
    if (rangeText(subject, name)) return rangeText(subject, name)
  return ""
}

/** `38 mm round` keeps its words; a plain `38 mm` is all in the figure. */
const isFigureComplete = (subject: Subject): boolean =>
  /^[\d.–]+ mm$/.test(attributeRangeText(subject, "size")) || attributeRangeText(subject, "size") === ""

export const annotateAlong = (
  subject: Subject,
  body: ReadonlyArray<Mark>,
  along: string
): ReadonlyArray<Annotation> => {
  const figure = figureOf(subject)
  if (!figure || along === "none" || !isFigureComplete(subject)) return [titleNote(sizeLabel(subject))]
  const { left, top, right, bottom } = boundingBox(body)
  return along === "upright"
    ? [verticalDimension([left, top], [left, bottom], figure)]
    : [horizontalDimension([left, bottom], [right, bottom], figure)]
}

/** How much a small thing may be enlarged at most. */
const MAX_ENLARGEMENT = 2.2

/** A thing from its pattern, or as a carton where it has none. */
export const drawFromPattern = (subject: Subject, pattern: string, stuff: MaterialPaint): ProductDrawing => {
  if (pattern === "") return symbol(subject)
  const body = parseMarks(pattern, stuff)
  const along = /along (\w+)/.exec(pattern)?.[1] ?? "none"
  const written = parseAreaLabels(pattern, stuff, sizeLabel(subject))
  return {
    body,
    annotations: written.length > 0 ? written : annotateAlong(subject, body, along),
    maxEnlargement: MAX_ENLARGEMENT
  }
}

/** The pattern of a profile; else one that shares its longest word; else the one named. */
export const patternFor = (patterns: Patterns, profile: string, otherwise: string): string => {
  const exact = patterns[profile]
  if (exact) return exact
  const words = profile.split("-").sort((one, other) => other.length - one.length)
  for (const word of words) {
    const alike = word.length > 3 ? Object.keys(patterns).find((name) => name.split("-").includes(word)) : undefined
    if (alike) return patterns[alike] ?? ""
  }
  return patterns[otherwise] ?? ""
}

/** A shape whose profiles are all patterns; what has no pattern of its own is drawn like the one most like it. */
export const drawPatterns =
  (
    patterns: Patterns,
    otherwise: string,
    stuffFor: (subject: Subject) => MaterialPaint = metalMaterialOf
  ): DrawProduct =>
  (subject) =>
    drawFromPattern(subject, patternFor(patterns, subject.profile, otherwise), stuffFor(subject))
