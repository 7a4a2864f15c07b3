/** Draws what is worn at work for safety. */
import { materialPaints } from "../drafting/paint.ts"
import { colourByName, type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"
import { disc, oval } from "./round-shapes.ts"

const hand =
  "fill own | M-50 110 V40 C-90 20 -110 -10 -116 -36 C-118 -50 -100 -54 -92 -44 L-62 -4 C-60 -40 -66 -90 -62 -116 C-58 -130 -38 -130 -36 -114 L-28 -40 L-22 -124 C-20 -140 2 -140 4 -124 L4 -40 L18 -116 C22 -130 42 -126 40 -110 L32 -34 L50 -86 C56 -98 74 -92 70 -78 C62 -40 58 0 54 40 V110 Z"

const gloves: Patterns = {
  "work-glove": `
    ${hand}
    fill own.end | M-54 84 H58 V116 H-54 Z
    inner 0.7 | M-54 96 H58 M-54 106 H58
    fine 0.8 | M-40 40 C-20 20 20 20 44 36 M-30 -36 C-10 -28 10 -28 30 -32`,
  "rigger-glove": `
    ${hand}
    fill own.end | M-60 60 H64 L74 130 H-70 Z
    inner 0.7 | M-50 30 H50 M-34 -30 C-10 -20 14 -20 34 -28`,
  "impact-glove": `
    ${hand}
    fill black | M-54 -40 L-36 -44 L-34 -20 L-54 -16 Z M-20 -50 H0 V-22 H-20 Z M16 -44 L34 -40 L30 -14 L14 -18 Z
    fill black | M-40 10 H40 V34 H-40 Z
    fill own.end | M-54 84 H58 V116 H-54 Z`,
  "welding-gauntlet": `
    ${hand}
    fill own.end | M-60 50 H64 L84 150 H-80 Z
    fine 0.8 | M-70 130 H76`,
  disposable: `
    ${hand}
    inner 0.6 | M-54 104 H58
    fine 0.6 | M-40 60 C-10 50 20 50 44 58`,
  "rubber-glove": `
    ${hand}
    fill own | M-56 80 H60 L70 140 H-66 Z
    fine 0.8 | M-60 128 H66`
}

export const glove: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(gloves, subject.profile, "work-glove"),
    colourByName(subject) ?? materialOf(subject, "card")
  )

const shell = "fill own | M-96 40 C-100 -60 -50 -100 0 -100 C50 -100 100 -60 96 40 Z"

const helmets: Patterns = {
  vented: `
    ${shell}
    fill own.end | M-110 40 H96 C120 44 140 54 150 64 C90 60 -60 62 -110 56 Z
    inner 0.8 | M0 -100 C-10 -60 -10 -20 -6 38 M-50 -84 C-60 -50 -62 0 -58 38 M50 -84 C60 -50 62 0 58 38
    part own.shade | M-34 -60 L-28 -60 L-32 -20 H-38 Z M28 -60 H34 L38 -20 H32 Z`,
  unvented: `
    ${shell}
    fill own.end | M-110 40 H96 C120 44 140 54 150 64 C90 60 -60 62 -110 56 Z
    inner 0.8 | M0 -100 C-10 -60 -10 -20 -6 38 M-50 -84 C-60 -50 -62 0 -58 38 M50 -84 C60 -50 62 0 58 38`,
  climbing: `
    ${shell}
    part own.shade | M-60 -30 H-30 V-14 H-64 Z M-10 -40 H24 V-22 H-10 Z M44 -30 H70 V-12 H44 Z
    bar 8 black | M-80 40 L-20 110 L60 40`,
  brim: `
    ${shell}
    fill own.end | ${oval(150, 24, 0, 46)}
    ${shell}`,
  "ear-muffs": `
    bar 15 black | M-90 20 C-100 -120 100 -120 90 20
    fill own | M-130 0 C-130 -30 -70 -30 -70 0 V70 C-70 100 -130 100 -130 70 Z M130 0 C130 -30 70 -30 70 0 V70 C70 100 130 100 130 70 Z
    fill black | M-70 -4 H-54 V76 H-70 Z M70 -4 H54 V76 H70 Z`,
  welding: `
    fill own | M-90 -90 C-40 -120 40 -120 90 -90 L100 40 C80 100 40 130 0 130 C-40 130 -80 100 -100 40 Z
    fill black | M-60 -50 H60 V10 H-60 Z
    part glass.shade | M-50 -40 H50 V0 H-50 Z`,
  forestry: `
    ${shell}
    fill own.end | M-106 40 H106 V54 H-106 Z
    fill glass | M-84 54 H84 L70 130 H-70 Z
    fine 0.8 | M-80 66 H80 M-80 78 H80 M-76 90 H76 M-74 102 H74 M-72 114 H72 M-50 54 V130 M-25 54 V130 M0 54 V130 M25 54 V130 M50 54 V130`,
  harness: `
    bar 13 own | M-90 20 C-100 -100 100 -100 90 20 M-90 20 H90 M0 -70 V20
    fill black | M-50 10 H50 V36 H-50 Z`
}

export const helmet: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(helmets, subject.profile, "unvented"),
    colourByName(subject) ?? materialPaints.plastic
  )

const boot = `
    fill own | M-70 -110 H20 L26 -10 C60 10 110 16 124 50 V80 H-80 V20 C-66 -20 -70 -70 -70 -110 Z
    fill black | M-86 80 H130 V100 H60 L50 92 H-20 L-26 104 H-86 Z
    inner | M70 78 C64 40 84 24 96 22 M-80 40 C-50 44 -20 40 0 20`

const boots: Patterns = {
  "steel-cap-boots": `${boot}
    fine 0.9 | M22 -90 L-10 -84 M24 -66 L-8 -60 M26 -42 L-6 -36 M28 -18 L0 -12
    fill own.end | M-70 -110 H20 V-96 H-70 Z`,
  "safety-joggers": `
    fill own | M-110 -30 C-80 -40 -40 -40 -30 -50 C0 -40 20 10 60 16 C100 20 126 30 128 60 V76 H-114 Z
    fill black | M-118 76 H132 V100 H-118 Z
    inner | M-30 -50 C-30 -10 -10 10 30 20 M80 20 C74 40 76 60 80 74
    fine 0.9 | M-10 -30 L-36 -14 M6 -12 L-20 6 M24 4 L0 24`,
  "elastic-boots": `${boot}
    fill own.shade | M-40 -96 H-4 L-16 -6 H-30 Z`,
  gumboots: `
    fill own | M-60 -150 H30 L32 -10 C60 10 110 16 124 50 V80 H-70 V-10 Z
    fill own.end | M-64 -160 H34 V-144 H-64 Z
    fill black | M-76 80 H130 V100 H60 L50 92 H-20 L-26 104 H-76 Z`,
  sock: `
    fill own | M-60 -120 H20 V10 C40 40 90 40 100 70 C100 100 60 104 30 96 C-20 90 -60 70 -60 20 Z
    fill own.end | M-62 -124 H22 V-84 H-62 Z
    fine 0.8 | M-50 -124 V-84 M-36 -124 V-84 M-22 -124 V-84 M-8 -124 V-84 M6 -124 V-84
    inner 0.7 | M-58 20 C-30 10 0 30 -10 70`,
  insole: `
    fill own | M-60 110 C-80 60 -66 30 -70 -20 C-76 -80 -50 -120 -20 -120 C10 -120 24 -80 20 -30 C16 30 30 60 10 110 C-6 130 -50 130 -60 110 Z
    inner 0.7 | M-50 96 C-60 60 -50 40 -50 10 M-54 -60 C-40 -70 0 -70 10 -50`,
  lace: `
    bar 11 own | M-120 60 C-60 -80 0 100 40 0 C60 -60 -20 -90 -30 -30 C-36 40 80 60 120 -40
    bar 8 own.end | M-126 74 L-120 60 M120 -40 L128 -56`,
  cover: `
    fill own | M-120 30 C-100 -30 -60 -50 0 -40 C60 -30 120 0 124 50 C120 90 -110 90 -120 30 Z
    inner 0.7 | M-100 10 C-60 -16 -20 -20 10 -8`
}

export const footwear: DrawProduct = (subject) => {
  const isElastic = /elastic|pull.?on/i.test(subject.name)
  const profile = isElastic && subject.profile !== "gumboots" ? "elastic-boots" : subject.profile
  return drawFromPattern(
    subject,
    patternFor(boots, profile, "steel-cap-boots"),
    colourByName(subject) ?? materialPaints.card
  )
}

const lens = (x: number): string =>
  `M${x - 66} -30 H${x + 66} C${x + 76} 10 ${x + 50} 46 ${x} 46 C${x - 50} 46 ${x - 76} 10 ${x - 66} -30 Z`

const eyewear: Patterns = {
  wrap: `
    bar 10 black | M-140 -24 C-160 -40 -170 -20 -170 10 M140 -24 C160 -40 170 -20 170 10
    fill own | ${lens(-70)}
    fill own | ${lens(70)}
    bar 9 black | M-140 -32 H140
    fine | M-100 -14 L-80 10 M40 -14 L60 10`,
  goggle: `
    bar 22 black | M-170 0 H170
    fill plastic | M-130 -60 H130 C150 -60 150 50 130 60 C70 70 40 30 0 30 C-40 30 -70 70 -130 60 C-150 50 -150 -60 -130 -60 Z
    fill own | M-116 -44 H116 C128 -44 128 34 112 42 C70 50 40 14 0 14 C-40 14 -70 50 -112 42 C-128 34 -128 -44 -116 -44 Z
    fine | M-80 -24 L-50 10`,
  "face-shield": `
    fill black | M-110 -110 C-60 -130 60 -130 110 -110 V-76 H-110 Z
    fill own | M-116 -76 H116 L104 90 C60 120 -60 120 -104 90 Z
    fine | M-70 -40 L-30 20 M-50 -50 L-20 -6`,
  mask: `
    fill plaster | M-90 -30 C-50 -70 50 -70 90 -30 C90 30 40 76 0 76 C-40 76 -90 30 -90 -30 Z
    inner 0.7 | M0 -62 V74
    bar 6 handle | M-90 -26 C-140 -50 -140 30 -84 20 M90 -26 C140 -50 140 30 84 20
    fill steel | M-24 -64 H24 V-54 H-24 Z
    fill own.end | ${disc(20, 30, 14)}`,
  "half-mask": `
    fill rubber | M-60 -40 C-30 -70 30 -70 60 -40 C64 20 40 66 0 66 C-40 66 -64 20 -60 -40 Z
    fill own | ${disc(40, -80, 20)}
    fill own | ${disc(40, 80, 20)}
    inner 0.7 | ${disc(26, -80, 20)} ${disc(26, 80, 20)}
    fill own.end | ${disc(18, 0, 26)}`,
  "full-mask": `
    fill rubber | M-100 -90 C-60 -130 60 -130 100 -90 C110 0 70 90 0 100 C-70 90 -110 0 -100 -90 Z
    fill glass | M-80 -80 C-50 -104 50 -104 80 -80 C84 -20 60 10 0 20 C-60 10 -84 -20 -80 -80 Z
    fill own | ${disc(34, -84, 60)}
    fill own | ${disc(34, 84, 60)}
    fill own.end | ${disc(17, 0, 64)}`
}

export const glasses: DrawProduct = (subject) =>
  drawFromPattern(subject, patternFor(eyewear, subject.profile, "wrap"), colourByName(subject) ?? materialPaints.glass)
