/** Draws what comes in tins, tubes, bags and buckets: the container, its colour, and how much it holds. */
import { drawn, type Measure, title, words } from "../drafting/mark.ts"
import { path } from "../drafting/outline.ts"
import { coloured, type Stuff, stuffs } from "../drafting/paint.ts"
import { marksIn } from "../drafting/pattern.ts"
import { colouredOr, type Draw, namedColour, stuffOf, type Thing } from "../drafting/thing.ts"
import { type Subject, sizeWords } from "../subject.ts"
import { itemOf, type Patterns, patternFor } from "./item.ts"

/** The colour that is in it; tins whose colour is not said are plain. */
const inside = (subject: Subject): Stuff =>
  subject.colour ? coloured(subject.colour) : (namedColour(subject) ?? stuffs.plastic)

/** A round tin with a lid, a wire handle, and a label whose upper half is the colour. */
const roundTin = (subject: Subject): Thing => {
  const colour = inside(subject)
  const shell = marksIn(
    `bar 5 steel.end | M-92 -40 C-120 60 120 60 92 -40
     fill steel | M-95 -60 V110 C-95 138 95 138 95 110 V-60 Z
     fill steel.end | M-100 -66 V-56 C-100 -26 100 -26 100 -56 V-66 Z
     fill steel.end | M-100 -66 C-100 -98 100 -98 100 -66 C100 -34 -100 -34 -100 -66 Z
     part steel | M-84 -66 C-84 -90 84 -90 84 -66 C84 -42 -84 -42 -84 -66 Z`,
    stuffs.steel
  )
  const band = drawn(path("M-95 -26 C-95 2 95 2 95 -26 V26 C95 54 -95 54 -95 26 Z"), colour.face, "inner")
  const label = drawn(path("M-95 26 C-95 54 95 54 95 26 V94 C95 122 -95 122 -95 94 Z"), stuffs.plaster.face, "inner")
  return {
    body: [...shell, band, label],
    measures: [words([0, 84], sizeWords(subject), 176, 52, stuffs.plaster.face)],
    limit: 1.5
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

export const tin: Draw = (subject) => {
  const isRound = ["", "paint", "primer", "timber-finish"].includes(subject.profile)
  if (isRound) return roundTin(subject)
  const isBig = subject.profile === "adhesive" && /\b([4-9]|[12]\d) (L|kg)/.test(sizeWords(subject))
  return itemOf(
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

export const tube: Draw = (subject) => {
  const text = sizeWords(subject)
  const profile =
    subject.profile === "sunscreen"
      ? "pump"
      : subject.profile === "glue" && /mL|sausage/.test(text) && /construction|adhesive/i.test(subject.name)
        ? "cartridge"
        : subject.profile === "glue" && /\b(L|mL)\b/.test(text)
          ? "bottle"
          : subject.profile
  return itemOf(subject, patternFor(tubes, profile === "filler" ? "glue" : profile, "cartridge"), inside(subject))
}

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

export const bag: Draw = (subject) => {
  const stuff = subject.profile === "heap" || subject.profile === "stone" ? bulkOf(subject) : stuffs.card
  const thing = itemOf(subject, patternFor(bags, subject.profile || "cement", "cement"), stuff)
  const bulk: ReadonlyArray<Measure> =
    subject.profile === "heap" ? [title(sizeWords(subject) || "per m³")] : thing.measures
  return { ...thing, measures: bulk }
}

/** Sand, soil, stone and bark by their names. */
const bulkOf = (subject: Subject): Stuff => {
  const text = subject.name.toLowerCase()
  if (/soil|compost|mulch|bark|tan/.test(text)) return coloured("#8a6e52")
  if (/sand|sawdust|toppings|granitic|tuscan/.test(text)) return coloured("#dcc79a")
  if (/red|scoria/.test(text)) return coloured("#a8644e")
  return coloured("#b3b5b2")
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

export const bucket: Draw = (subject) =>
  itemOf(subject, buckets[subject.profile] ?? patternFor(buckets, subject.profile, ""), colouredOr(subject, "plastic"))

const brushes: Patterns = {
  wall: `
    along across
    fill pine | M-10 -150 C-22 -130 -14 -90 -18 -60 H18 C14 -90 22 -130 10 -150 C6 -158 -6 -158 -10 -150 Z
    fill steel | M-60 -60 H60 V-18 H-60 Z
    fill own | M-60 -18 H60 L54 90 C30 98 -30 98 -54 90 Z
    fine | M-48 -14 L-44 88 M-32 -14 L-30 92 M-16 -14 L-14 94 M0 -14 V94 M16 -14 L14 94 M32 -14 L30 92 M48 -14 L44 88
    hole 4 paper | 0 -140`,
  sash: `
    along across
    fill pine | M-8 -180 C-16 -150 -10 -100 -14 -60 H14 C10 -100 16 -150 8 -180 Z
    fill steel | M-40 -60 H40 V-26 H-40 Z
    fill own | M-40 -26 H40 L42 64 L-42 96 Z
    fine | M-30 -22 L-32 90 M-15 -22 L-16 84 M0 -22 V78 M15 -22 L16 74 M30 -22 L31 68`,
  round: `
    along across
    fill pine | M-5 -180 C-9 -140 -8 -90 -7 -40 H7 C8 -90 9 -140 5 -180 Z
    fill steel | M-9 -40 L-12 0 H12 L9 -40 Z
    fill own | M-12 0 C-16 24 -6 44 0 66 C6 44 16 24 12 0 Z`,
  block: `
    along across
    fill pine | M-14 -150 H14 L22 -60 H-22 Z
    prism 40 pine | M-90 -60 H90 V-26 H-90 Z
    fill own | M-86 -26 H86 V50 H-86 Z
    fine | M-70 -22 V48 M-54 -22 V48 M-38 -22 V48 M-22 -22 V48 M-6 -22 V48 M10 -22 V48 M26 -22 V48 M42 -22 V48 M58 -22 V48 M74 -22 V48`,
  wire: `
    along across
    fill pine | M-170 -14 C-150 -30 -40 -20 -20 -22 H130 C140 -22 140 10 130 10 H-20 C-40 10 -150 12 -170 -2 Z
    fine 0.9 | M-10 10 L-12 50 M4 10 V52 M18 10 L16 50 M32 10 V52 M46 10 L44 50 M60 10 V52 M74 10 L72 50 M88 10 V52 M102 10 L100 50 M116 10 V52`,
  "roller-cover": `
    along across
    fill own | M-120 -34 H120 C134 -34 134 34 120 34 H-120 C-134 34 -134 -34 -120 -34 Z
    fill own.end | M120 -34 C134 -34 134 34 120 34 C106 34 106 -34 120 -34 Z
    part card | M120 -18 C128 -18 128 18 120 18 C112 18 112 -18 120 -18 Z
    fine | M-100 -30 L-90 30 M-70 -30 L-60 30 M-40 -30 L-30 30 M-10 -30 L0 30 M20 -30 L30 30 M50 -30 L60 30 M80 -30 L90 30`,
  "mini-roller": `
    along across
    fill own | M-80 -22 H80 C94 -22 94 22 80 22 H-80 C-94 22 -94 -22 -80 -22 Z
    fill own.end | M80 -22 C90 -22 90 22 80 22 C70 22 70 -22 80 -22 Z
    fine | M-60 -20 L-54 20 M-30 -20 L-24 20 M0 -20 L6 20 M30 -20 L36 20`,
  "roller-frame": `
    along across
    bar 7 steel | M110 -110 H136 V-40 H0 V20
    fill black | M-12 20 H12 L16 110 C16 120 -16 120 -16 110 Z
    fill steel.end | M-110 -134 H110 V-86 H-110 Z
    inner 0.7 | M-110 -118 H110 M-110 -102 H110`,
  "roller-kit": `
    along across
    prism 90 plastic | M-130 60 H130 L116 100 H-116 Z
    bar 6 steel | M96 -60 H120 V10 H0 V30
    fill own | M-96 -92 H96 C108 -92 108 -34 96 -34 H-96 C-108 -34 -108 -92 -96 -92 Z
    fill black | M-10 30 H10 V90 H-10 Z`,
  pole: `
    along across
    fill steel | M-160 -9 H60 V9 H-160 Z
    fill steel.end | M60 -13 H84 V13 H60 Z
    fill steel | M84 -6 H190 V6 H84 Z
    fill black | M-190 -13 H-150 V13 H-190 Z`,
  broom: `
    along across
    bar 11 pine | M0 -140 V20
    fill pine | M-110 20 H110 V46 H-110 Z
    fill own | M-106 46 H106 L116 120 H-116 Z
    fine | M-90 48 L-98 118 M-70 48 L-76 118 M-50 48 L-54 118 M-30 48 L-32 118 M-10 48 V118 M10 48 V118 M30 48 L32 118 M50 48 L54 118 M70 48 L76 118 M90 48 L98 118`,
  "hand-brush": `
    along across
    fill own | M-170 -12 C-150 -26 -50 -18 -30 -20 H130 C142 -20 142 12 130 12 H-30 C-50 12 -150 12 -170 4 Z
    fill card | M-30 12 H132 L140 70 H-38 Z
    fine | M-20 14 L-26 68 M0 14 L-4 68 M20 14 V68 M40 14 V68 M60 14 V68 M80 14 L82 68 M100 14 L104 68 M120 14 L126 68`,
  "dust-pan": `
    fill own | M-110 -30 H90 L120 80 H-130 Z
    fill own.end | M-110 -30 H90 V-62 H-110 Z
    bar 16 own | M-10 -62 V-130`,
  squeegee: `
    along across
    bar 11 steel | M0 -130 V10
    fill steel.end | M-120 10 H120 V30 H-120 Z
    fill rubber | M-124 30 H124 V52 H-124 Z`,
  "broom-handle": `
    along across
    fill pine | M-190 -7 H190 V7 H-190 Z
    fine | M-170 -2 H180`
}

export const brush: Draw = (subject) =>
  itemOf(
    subject,
    patternFor(brushes, subject.profile, "wall"),
    /wire/.test(subject.profile) ? stuffs.steel : stuffOf(subject, "wool")
  )
