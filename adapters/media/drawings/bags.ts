/** Draws what comes in bags, in heaps and in buckets, with its weight or volume. */
import { type Annotation, titleNote } from "../drafting/mark.ts"
import { adaptedColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { colourOrMaterial, type DrawProduct } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { sizeLabel } from "../subject-text.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

const sack = `
    fill own | M-96 -70 C-104 -20 -104 60 -92 108 C-40 122 50 122 96 106 C104 50 102 -30 94 -72 C40 -60 -40 -60 -96 -70 Z
    fill own.end | M-96 -70 C-100 -84 -96 -98 -90 -104 C-40 -94 40 -94 88 -106 C96 -98 98 -86 94 -72 C40 -60 -40 -60 -96 -70 Z
    fine | M-86 -82 C-40 -72 40 -72 84 -84
    part paper | M-66 -34 C-30 -28 30 -28 66 -36 V72 C30 78 -30 78 -66 74 Z
    words paper | 0 22 120 62`

const bags: Patterns = {
  cement: sack,
  heap: `
    fill own | M-150 60 C-110 40 -70 -50 -10 -74 C40 -60 100 20 150 60 C80 82 -80 82 -150 60 Z
    fine 0.8 | M-90 40 L-84 44 M-60 10 L-54 14 M-30 -30 L-24 -26 M0 20 L6 24 M30 -20 L36 -16 M60 30 L66 34 M90 44 L96 48 M-10 50 L-4 54 M-50 52 L-44 56 M40 56 L46 60 M10 -44 L16 -40 M-70 30 L-64 34 M76 14 L82 18`,
  stone: `
    fill own | M-100 -50 C-108 0 -106 70 -90 104 C-40 118 50 118 92 102 C104 60 104 -10 98 -52 Z
    fill own.end | M-100 -50 C-60 -84 60 -84 98 -52 C60 -28 -60 -28 -100 -50 Z
    bar 6 own.shade | M-80 -52 C-76 -110 -40 -110 -36 -44 M36 -44 C42 -110 76 -110 80 -52
    part paper | M-60 0 C-20 8 20 8 60 0 V70 C20 78 -20 78 -60 72 Z
    words paper | 0 38 110 50`,
  garden: sack,
  sachet: `
    fill own | M-62 -84 H62 V84 H-62 Z
    fine | M-62 -70 H62 M-62 70 H62
    part paper | M-48 -40 H48 V50 H-48 Z
    words paper | 0 6 88 44`,
  "spill-kit": `
    prism 120 yellow | M-90 -40 H90 V80 H-90 Z
    fill handle | M-90 -40 H90 V80 H-90 Z
    bar 8 black | M-30 -52 C-30 -84 90 -100 100 -72
    part paper | M-66 -14 H66 V56 H-66 Z
    words paper | 0 22 120 44`,
  "loose-fill": sack
}

export const bag: DrawProduct = (subject) => {
  const stuff = subject.profile === "heap" || subject.profile === "stone" ? bulkOf(subject) : materialPaints.card
  const thing = drawFromPattern(subject, patternFor(bags, subject.profile || "cement", "cement"), stuff)
  const bulk: ReadonlyArray<Annotation> =
    subject.profile === "heap" ? [titleNote(sizeLabel(subject) || "per m³")] : thing.annotations
  return { ...thing, annotations: bulk }
}

/** Sand, soil, stone and bark by their names. */
const bulkOf = (subject: Subject): MaterialPaint => {
  const text = subject.name.toLowerCase()
  if (/soil|compost|mulch|bark|tan/.test(text)) return adaptedColour("#8a6e52")
  if (/sand|sawdust|toppings|granitic|tuscan/.test(text)) return adaptedColour("#dcc79a")
  if (/red|scoria/.test(text)) return adaptedColour("#a8644e")
  return adaptedColour("#b3b5b2")
}

const buckets: Patterns = {
  "": `
    bar 5 steel.end | M-88 -56 C-110 -150 110 -150 88 -56
    fill own | M-88 -56 L-70 106 C-68 126 68 126 70 106 L88 -56 Z
    fill own.end | M-94 -62 C-94 -88 94 -88 94 -62 C94 -36 -94 -36 -94 -62 Z
    part own.shade | M-80 -62 C-80 -80 80 -80 80 -62 C80 -44 -80 -44 -80 -62 Z
    part paper | M-76 0 C-40 14 40 14 76 0 L70 66 C40 80 -40 80 -70 66 Z
    words paper | 0 40 130 46`,
  "chalk-bottle": `
    fill own | M-40 -20 C-40 -44 -16 -44 -14 -66 H14 C16 -44 40 -44 40 -20 V90 H-40 Z
    fill own.end | M-14 -66 H14 L6 -110 H-6 Z
    part paper | M-40 4 H40 V66 H-40 Z
    words paper | 0 36 74 36`,
  cone: `
    fill paper | M-90 -60 H90 L20 90 H-20 Z
    fill plastic | M-34 60 L-20 90 H20 L34 60 Z
    fine | M-24 66 L18 90 M-12 62 L20 80 M4 60 L26 74 M24 66 L-18 90 M12 62 L-20 80`,
  pot: `
    bar 5 steel.end | M-78 -40 C-96 -120 96 -120 78 -40
    fill own | M-78 -40 L-64 84 C-62 100 62 100 64 84 L78 -40 Z
    fill own.end | M-84 -44 C-84 -66 84 -66 84 -44 C84 -22 -84 -22 -84 -44 Z
    words own | 0 34 120 46`,
  sprayer: `
    fill own | M-60 -40 C-60 -76 60 -76 60 -40 V110 C60 126 -60 126 -60 110 Z
    fill black | M-20 -86 H20 V-64 H-20 Z
    bar 8 black | M0 -86 V-124 M-30 -126 H30
    bar 7 black | M50 -50 C110 -60 120 40 100 100 L150 40 L196 -60
    words own | 0 40 108 46`,
  tray: `
    along across
    prism 150 own | M-110 -10 H110 L96 34 H-96 Z
    part own.shade | M-40 -46 L-30 -70 H140 L120 -30 Z`,
  "tank-round": `
    fill own | M-96 -60 V110 C-96 136 96 136 96 110 V-60 Z
    fine 0.7 | M-96 -30 C-96 -4 96 -4 96 -30 M-96 0 C-96 26 96 26 96 0 M-96 30 C-96 56 96 56 96 30 M-96 60 C-96 86 96 86 96 60
    fill own.end | M-96 -60 C-90 -100 90 -100 96 -60 C96 -34 -96 -34 -96 -60 Z
    part own.shade | M-26 -84 C-26 -94 26 -94 26 -84 C26 -74 -26 -74 -26 -84 Z`,
  "tank-slim": `
    prism 90 own | M-110 -50 H110 V110 H-110 Z
    fine 0.7 | M-70 -50 V110 M-30 -50 V110 M10 -50 V110 M50 -50 V110 M90 -50 V110`,
  wheelbarrow: `
    bar 9 steel | M-150 -14 L70 40 L104 66
    fill own | M-110 -70 L120 -50 L70 30 H-50 Z
    fill own.end | M-110 -70 L-84 -86 L140 -66 L120 -50 Z
    bar 8 steel | M-40 34 L-56 100 M10 34 L-8 100 M-70 100 H4
    fill rubber | M72 74 C72 54 88 38 108 38 C128 38 144 54 144 74 C144 94 128 110 108 110 C88 110 72 94 72 74 Z
    hole 12 steel | 108 74`,
  cart: `
    prism 120 own | M-100 -20 H100 V40 H-100 Z
    fill rubber | M-70 70 C-70 54 -56 40 -40 40 C-24 40 -10 54 -10 70 C-10 86 -24 100 -40 100 C-56 100 -70 86 -70 70 Z
    hole 10 steel | -40 70
    bar 9 steel | M100 20 L170 -60 M150 -66 L190 -54`,
  "watering-can": `
    bar 10 own.end | M-30 -60 C-40 -130 70 -130 70 -50 C110 -50 110 50 72 60
    fill own | M-60 -50 H70 V90 C70 100 -60 100 -60 90 Z
    fill own.end | M-60 40 L-150 -60 L-138 -70 L-60 0 Z
    fill own.end | M-168 -64 L-134 -92 L-126 -82 L-158 -54 Z
    words own | 5 26 110 44`,
  wipes: `
    fill own | M-60 -60 V100 C-60 116 60 116 60 100 V-60 Z
    fill own.end | M-66 -66 C-66 -88 66 -88 66 -66 V-54 C66 -34 -66 -34 -66 -54 Z
    words own | 0 30 110 46`
}

export const bucket: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    buckets[subject.profile] ?? patternFor(buckets, subject.profile, ""),
    colourOrMaterial(subject, "plastic")
  )
