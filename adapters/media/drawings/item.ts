/** Draws things from their written patterns, and measures them along the side that their one figure is about. */
import { across, type Mark, type Measure, title, upright } from "../drafting/mark.ts"
import type { Stuff } from "../drafting/paint.ts"
import { type Box, boxOf, joined } from "../drafting/path.ts"
import { marksIn, wordsIn } from "../drafting/pattern.ts"
import { type Draw, metalOf, type Thing } from "../drafting/thing.ts"
import type { Subject } from "../subject.ts"
import { saidAs, sizeWords, span } from "../subject-words.ts"
import { symbol } from "./symbol.ts"

/** Patterns by profile; an own line `along across` or `along upright` says which side its one figure measures. */
export type Patterns = { readonly [profile: string]: string }

const around = (marks: ReadonlyArray<Mark>): Box =>
  joined(
    marks.map(({ path, bar = 0 }) => {
      const { left, top, right, bottom } = boxOf([path])
      return { left: left - bar / 2, top: top - bar / 2, right: right + bar / 2, bottom: bottom + bar / 2 }
    })
  )

/** The one figure that a thing is measured by, in millimetres; nothing where it has several or none. */
const figureOf = (subject: Subject): string => {
  const size = saidAs(subject, "size")
  const written = /^([\d.]+(?:–[\d.]+)?) mm\b/.exec(size)?.[1]
  if (size) return written && !/[×x]/.test(size) ? written : ""
  for (const name of ["lengthMm", "height", "width", "diameter"] as const)
    if (span(subject, name)) return span(subject, name)
  return ""
}

/** `38 mm round` keeps its words; a plain `38 mm` is all in the figure. */
const isAllSaid = (subject: Subject): boolean =>
  /^[\d.–]+ mm$/.test(saidAs(subject, "size")) || saidAs(subject, "size") === ""

export const measuredAlong = (subject: Subject, body: ReadonlyArray<Mark>, along: string): ReadonlyArray<Measure> => {
  const figure = figureOf(subject)
  if (!figure || along === "none" || !isAllSaid(subject)) return [title(sizeWords(subject))]
  const { left, top, right, bottom } = around(body)
  return along === "upright"
    ? [upright([left, top], [left, bottom], figure)]
    : [across([left, bottom], [right, bottom], figure)]
}

/** How much a small thing may be enlarged at most. */
const LIMIT = 2.2

/** A thing from its pattern, or as a carton where it has none. */
export const itemOf = (subject: Subject, pattern: string, stuff: Stuff): Thing => {
  if (pattern === "") return symbol(subject)
  const body = marksIn(pattern, stuff)
  const along = /along (\w+)/.exec(pattern)?.[1] ?? "none"
  const written = wordsIn(pattern, stuff, sizeWords(subject))
  return { body, measures: written.length > 0 ? written : measuredAlong(subject, body, along), limit: LIMIT }
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
export const items =
  (patterns: Patterns, otherwise: string, stuffFor: (subject: Subject) => Stuff = metalOf): Draw =>
  (subject) =>
    itemOf(subject, patternFor(patterns, subject.profile, otherwise), stuffFor(subject))
