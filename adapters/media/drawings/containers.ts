/** Draws what comes in tins and tubes: the container, its colour, and how much it holds. */
import { areaLabel, outlinedMark } from "../drafting/mark.ts"
import { parsePath } from "../drafting/outline.ts"
import { exactColour, type MaterialPaint, materialPaints } from "../drafting/paint.ts"
import { parseMarks } from "../drafting/pattern.ts"
import { colourByName, type DrawProduct, type ProductDrawing } from "../drafting/product-drawing.ts"
import type { Subject } from "../subject.ts"
import { sizeLabel } from "../subject-text.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

/** The colour that is in it; tins whose colour is not said are plain. */
const inside = (subject: Subject): MaterialPaint =>
  subject.colour ? exactColour(subject.colour) : (colourByName(subject) ?? materialPaints.plastic)

/** A round tin with a lid, a wire handle, and a label whose upper half is the colour. */
const roundTin = (subject: Subject): ProductDrawing => {
  const colour = inside(subject)
  const shell = parseMarks(
    `bar 5 steel.end | M-92 -40 C-120 60 120 60 92 -40
     fill steel | M-95 -60 V110 C-95 138 95 138 95 110 V-60 Z
     fill steel.end | M-100 -66 V-56 C-100 -26 100 -26 100 -56 V-66 Z
     fill steel.end | M-100 -66 C-100 -98 100 -98 100 -66 C100 -34 -100 -34 -100 -66 Z
     part steel | M-84 -66 C-84 -90 84 -90 84 -66 C84 -42 -84 -42 -84 -66 Z`,
    materialPaints.steel
  )
  const band = outlinedMark(parsePath("M-95 -26 C-95 2 95 2 95 -26 V26 C95 54 -95 54 -95 26 Z"), colour.face, "inner")
  const label = outlinedMark(
    parsePath("M-95 26 C-95 54 95 54 95 26 V94 C95 122 -95 122 -95 94 Z"),
    materialPaints.plaster.face,
    "inner"
  )
  return {
    body: [...shell, band, label],
    annotations: [areaLabel([0, 84], sizeLabel(subject), 176, 52, materialPaints.plaster.face)],
    maxEnlargement: 1.5
  }
}

const tins: Patterns = {
  solvent: `
    fill own.end | M96 -70 L130 -90 V96 L96 116 Z
    fill own | M-70 -70 H96 V116 H-70 Z
    fill own.end | M-70 -70 L-36 -90 H130 L96 -70 Z
    fill red | M0 -104 H34 V-80 C34 -74 0 -74 0 -80 Z
    bar 7 steel | M60 -80 C70 -110 106 -110 112 -84
    part paper | M-56 -44 H82 V90 H-56 Z
    flat red | M-55 -43 H81 V-16 H-55 Z
    words paper | 13 40 126 46`,
  aerosol: `
    fill steel | M-44 -60 V120 C-44 132 44 132 44 120 V-60 C44 -84 20 -88 20 -96 H-20 C-20 -88 -44 -84 -44 -60 Z
    fill own | M-44 -40 C-44 -30 44 -30 44 -40 V96 C44 106 -44 106 -44 96 Z
    part paper | M-44 10 C-44 20 44 20 44 10 V70 C44 80 -44 80 -44 70 Z
    fill own.end | M-24 -132 H24 V-98 C24 -92 -24 -92 -24 -98 Z
    inner | M-10 -132 V-122 H10
    words paper | 0 46 82 36`,
  bottle: `
    fill own | M-60 -40 C-60 -64 -24 -66 -24 -90 H24 C24 -66 60 -64 60 -40 V110 C60 122 52 122 48 122 H-48 C-52 122 -60 122 -60 110 Z
    fill own.end | M-26 -122 H26 V-90 H-26 Z
    fine | M-18 -122 V-90 M-10 -122 V-90 M-2 -122 V-90 M6 -122 V-90 M14 -122 V-90
    part paper | M-60 -16 H60 V88 H-60 Z
    words paper | 0 36 112 44`,
  drum: `
    fill own | M-90 -50 C-90 -70 -70 -76 -50 -76 H20 L40 -96 H64 V-76 C84 -76 92 -66 92 -50 V110 C92 122 84 124 78 124 H-78 C-86 124 -90 120 -90 110 Z
    fill own.end | M36 -122 H68 V-96 H36 Z
    part paper | M-66 -46 H6 C14 -46 14 -30 6 -30 H-66 C-74 -30 -74 -46 -66 -46 Z
    part paper | M-74 0 H76 V98 H-74 Z
    words paper | 0 50 140 46`,
  extinguisher: `
    fill red | M-44 -40 C-44 -76 44 -76 44 -40 V120 C44 132 -44 132 -44 120 Z
    fill black | M-14 -88 H14 V-64 H-14 Z
    bar 8 steel | M14 -84 L60 -98 M10 -92 L54 -116
    bar 9 black | M-12 -80 C-70 -90 -66 0 -62 60 L-66 90
    part paper | M-44 10 H44 V70 H-44 Z
    words paper | 0 40 80 36`,
  tub: `
    fill own | M-84 -50 L-72 110 C-70 132 70 132 72 110 L84 -50 Z
    fill own.end | M-90 -62 V-46 C-90 -22 90 -22 90 -46 V-62 Z
    fill own | M-90 -62 C-90 -90 90 -90 90 -62 C90 -34 -90 -34 -90 -62 Z
    part paper | M-77 20 C-77 42 77 42 77 20 L72 84 C70 106 -70 106 -72 84 Z
    words paper | 0 66 136 42`,
  small: `
    fill steel | M-64 -40 V70 C-64 92 64 92 64 70 V-40 Z
    fill steel.end | M-68 -44 C-68 -68 68 -68 68 -44 C68 -20 -68 -20 -68 -44 Z
    part steel | M-54 -44 C-54 -62 54 -62 54 -44 C54 -26 -54 -26 -54 -44 Z
    part own | M-64 -12 C-64 10 64 10 64 -12 V56 C64 78 -64 78 -64 56 Z
    words own | 0 36 116 42`,
  "touch-up": `
    fill own | M-34 -10 C-34 -22 34 -22 34 -10 V70 C34 84 -34 84 -34 70 Z
    fill black | M-20 -76 H20 V-14 H-20 Z
    fine | M-12 -76 V-18 M-4 -76 V-18 M4 -76 V-18 M12 -76 V-18`
}

const tinNames: { readonly [profile: string]: string } = {
  filler: "small",
  oxide: "tub",
  "leak-detector": "aerosol",
  adhesive: "small"
}

export const tin: DrawProduct = (subject) => {
  const isRound = ["", "paint", "primer", "timber-finish"].includes(subject.profile)
  if (isRound) return roundTin(subject)
  const isBig = subject.profile === "adhesive" && /\b([4-9]|[12]\d) (L|kg)/.test(sizeLabel(subject))
  return drawFromPattern(
    subject,
    patternFor(tins, isBig ? "tub" : (tinNames[subject.profile] ?? subject.profile), "small"),
    inside(subject)
  )
}

const tubes: Patterns = {
  cartridge: `
    fill own | M-110 -32 H90 C100 -32 100 32 90 32 H-110 C-122 32 -122 -32 -110 -32 Z
    fill own.end | M-110 -32 C-98 -32 -98 32 -110 32 C-122 32 -122 -32 -110 -32 Z
    fill own.end | M94 -20 H112 V20 H94 Z
    fill own | M112 -11 L214 -5 V5 L112 11 Z
    fine | M98 -20 V20 M102 -20 V20 M106 -20 V20
    part paper | M-84 -32 H76 V32 H-84 Z
    words paper | -4 0 146 44`,
  glue: `
    fill own | M-58 -90 H58 L46 110 H-46 Z
    fill own.end | M-62 -108 H62 V-88 H-62 Z
    fill own.end | M-24 110 H24 V124 H-24 Z
    fill red | M-14 124 H14 L6 176 H-6 Z
    part paper | M-52 -40 H52 L46 74 H-46 Z
    words paper | 0 14 92 42`,
  bottle: `
    fill own | M-52 -30 C-52 -56 -18 -56 -14 -80 H14 C18 -56 52 -56 52 -30 V104 C52 118 -52 118 -52 104 Z
    fill red | M-14 -80 H14 L5 -132 H-5 Z
    part paper | M-52 -4 H52 V80 H-52 Z
    words paper | 0 38 96 42`,
  pump: `
    fill own | M-56 -20 C-56 -40 56 -40 56 -20 V110 C56 124 -56 124 -56 110 Z
    fill own.end | M-18 -56 H18 V-30 H-18 Z
    bar 9 own.end | M0 -56 V-80
    fill own.end | M-16 -96 H16 L60 -88 V-76 H-16 Z
    part paper | M-56 10 H56 V86 H-56 Z
    words paper | 0 48 104 40`
}

export const tube: DrawProduct = (subject) => {
  const text = sizeLabel(subject)
  const profile =
    subject.profile === "sunscreen"
      ? "pump"
      : subject.profile === "glue" && /mL|sausage/.test(text) && /construction|adhesive/i.test(subject.name)
        ? "cartridge"
        : subject.profile === "glue" && /\b(L|mL)\b/.test(text)
          ? "bottle"
          : subject.profile
  return drawFromPattern(
    subject,
    patternFor(tubes, profile === "filler" ? "glue" : profile, "cartridge"),
    inside(subject)
  )
}
