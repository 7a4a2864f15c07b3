/** Draws doors from the front: leaves, frames, gates and garage doors, with height and width. */
import { type Annotation, innerMark, outlinedMark } from "../drafting/mark.ts"
import { line, polygon, rectangle } from "../drafting/outline.ts"
import { type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { boxOf } from "../drafting/path.ts"
import { colourByName, type DrawProduct, materialOf, type ProductDrawing } from "../drafting/product-drawing.ts"
import { depthOffset, prism } from "../drafting/solid.ts"
import { type Subject, typicalNumber } from "../subject.ts"
import { attributeRangeText, rangeText } from "../subject-text.ts"
import { leafIn } from "./door-leaves.ts"
import { sizeAnnotations } from "./glazing.ts"
import { drawFromPattern, type Patterns } from "./item.ts"

/** How high and wide a leaf is drawn; both in the right relation to each other. */
const leafSize = (subject: Subject): readonly [number, number] => {
  const high = 260
  const wide = (high * typicalNumber(subject, 820, "width")) / typicalNumber(subject, 2040, "height")
  return [Math.min(380, Math.max(70, wide)), high]
}

const doorStuff = (subject: Subject): MaterialPaint => colourByName(subject) ?? materialOf(subject, "primed")

/** One leaf with its edge and handle. */
const leaf = (subject: Subject): ProductDrawing => {
  const [wide, high] = leafSize(subject)
  const stuff = doorStuff(subject)
  const knob = [outlinedMark(rectangle(wide - 9, high * 0.5, 4, 14, 2), materialPaints.steel.shade, "inner")]
  return {
    body: [
      ...prism(rectangle(0, 0, wide, high), depthOffset(14), { ...stuff, end: stuff.face, face: stuff.end }),
      ...leafIn(subject.profile, 0, wide, high, stuff),
      ...knob
    ],
    annotations: sizeAnnotations(subject, wide, high)
  }
}

/** Several leaves side by side in one frame. */
const leavesIn = (subject: Subject, many: number, inside: string): ProductDrawing => {
  const [, high] = leafSize(subject)
  const wide = Math.min(
    400,
    Math.max(170, (high * typicalNumber(subject, 1640, "width")) / typicalNumber(subject, 2040, "height"))
  )
  const stuff = doorStuff(subject)
  const one = wide / many
  const parts = Array.from({ length: many }, (_, place) => [
    outlinedMark(rectangle(place * one, 0, one, high), stuff.face),
    ...leafIn(inside, place * one, one, high, stuff)
  ]).flat()
  return { body: parts, annotations: sizeAnnotations(subject, wide, high) }
}

/** A jamb or frame: two uprights and a head, and a sill where it has one. */
const frame = (subject: Subject): ProductDrawing => {
  const [wide, high] = leafSize(subject)
  const stuff = materialOf(subject, "primed")
  const sill = /sill/i.test(subject.name) ? [outlinedMark(rectangle(-8, high, wide + 16, 12), stuff.end)] : []
  const cavity = subject.profile === "cavity"
  const pocket = cavity
    ? [
        outlinedMark(rectangle(wide, 0, wide * 0.94, high), stuff.end),
        ...[0.2, 0.4, 0.6, 0.8].map((share) => innerMark(line([wide, high * share], [wide * 1.94, high * share]), 0.7))
      ]
    : []
  const opening = prism(
    polygon([0, 0], [wide, 0], [wide, high], [wide - 12, high], [wide - 12, 12], [12, 12], [12, high], [0, high]),
    depthOffset(30),
    { ...stuff, end: stuff.face, face: stuff.end }
  )
  const depth = rangeText(subject, "depth")
  return {
    body: [...pocket, ...opening, ...sill],
    annotations: [
      ...sizeAnnotations(subject, wide, high),
      ...(depth && !cavity
        ? [
            {
              kind: "span",
              from: [wide, high],
              to: [wide + depthOffset(30)[0], high + depthOffset(30)[1]],
              side: [1, 1],
              text: depth,
              minor: true
            } satisfies Annotation
          ]
        : [])
    ]
  }
}

/** Doors that are no plain leaf, by their pattern. */
const others: Patterns = {
  pet: `
    fill own | M0 0 H120 V140 H0 Z
    part own.end | M14 14 H106 V126 H14 Z
    part glass | M22 24 H98 V120 C70 126 50 126 22 120 Z
    hole 4 own.shade | 7 7, 113 7, 7 133, 113 133`,
  gate: `
    fill own.end | M0 0 H12 V200 H0 Z M208 0 H220 V200 H208 Z
    fill own | M12 20 H208 V34 H12 Z M12 166 H208 V180 H12 Z
    bar 8 own | M36 34 V166 M62 34 V166 M88 34 V166 M114 34 V166 M140 34 V166 M166 34 V166 M188 34 V166`,
  garage: `
    fill own | M0 0 H320 V190 H0 Z
    inner 0.7 | M0 24 H320 M0 48 H320 M0 72 H320 M0 96 H320 M0 120 H320 M0 144 H320 M0 168 H320
    fill own.end | M-10 -14 H330 V0 H-10 Z`,
  "garage-panelled": `
    fill own | M0 0 H320 V190 H0 Z
    inner | M0 47 H320 M0 95 H320 M0 142 H320
    part own.end | M12 10 H72 V38 H12 Z M90 10 H150 V38 H90 Z M170 10 H230 V38 H170 Z M248 10 H308 V38 H248 Z M12 57 H72 V85 H12 Z M90 57 H150 V85 H90 Z M170 57 H230 V85 H170 Z M248 57 H308 V85 H248 Z M12 105 H72 V132 H12 Z M90 105 H150 V132 H90 Z M170 105 H230 V132 H170 Z M248 105 H308 V132 H248 Z M12 152 H72 V180 H12 Z M90 152 H150 V180 H90 Z M170 152 H230 V180 H170 Z M248 152 H308 V180 H248 Z`,
  "garage-roller": `
    fill own.end | M-10 -40 H330 C344 -40 344 0 330 0 H-10 C-24 0 -24 -40 -10 -40 Z
    fill own | M0 0 H320 V180 H0 Z
    fine 0.8 | ${Array.from({ length: 17 }, (_, place) => `M0 ${10 + place * 10} H320`).join(" ")}`
}

const bifolds: { readonly [profile: string]: string } = {
  "bifold-flush": "flush",
  "bifold-four-panel": "two-panel",
  "bifold-louvre": "groove",
  "bifold-one-panel": "one-panel"
}

export const door: DrawProduct = (subject) => {
  const { profile } = subject
  if (profile === "jamb" || profile === "frame" || profile === "cavity") return frame(subject)
  if (profile === "french") return leavesIn(subject, 2, "one-light")
  if (profile === "sliding-robe") return leavesIn(subject, 2, /mirror/i.test(subject.name) ? "one-light" : "one-panel")
  if (profile in bifolds)
    return leavesIn(
      subject,
      Number(/\d/.exec(attributeRangeText(subject, "model"))?.[0] ?? 2),
      bifolds[profile] ?? "flush"
    )
  const key = profile.startsWith("garage")
    ? profile in others
      ? profile
      : "garage"
    : profile === "fence-panel"
      ? "gate"
      : profile
  const pattern = others[key]
  if (!pattern) return leaf(subject)
  const thing = drawFromPattern(subject, pattern, colourByName(subject) ?? materialOf(subject, "steel"))
  const { right, bottom } = boxOf(thing.body.map(({ path: outline }) => outline))
  return { ...thing, annotations: sizeAnnotations(subject, right, bottom) }
}
