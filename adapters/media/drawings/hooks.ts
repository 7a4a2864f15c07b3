/** Draws hooks: on plates, on screws, and those that hang by themselves. */
import { type DrawProduct, materialOf, metalMaterialOf } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

const hooks: Patterns = {
  adhesive: `
    along none
    fill own | M-50 -70 H50 C60 -70 60 -60 60 -60 V60 C60 70 50 70 50 70 H-50 C-60 70 -60 60 -60 60 V-60 C-60 -70 -50 -70 -50 -70 Z
    bar 20 own.end | M0 -30 V40 C0 76 44 76 44 44`,
  coat: `
    fill own.end | M-22 -90 H22 C30 -90 30 -80 30 -80 V80 C30 90 22 90 22 90 H-22 C-30 90 -30 80 -30 80 V-80 C-30 -90 -22 -90 -22 -90 Z
    bar 17 own | M0 -40 C10 -80 60 -60 96 -100
    bar 17 own | M0 20 C10 90 110 90 104 20
    hole 10 own | 100 -104, 104 14
    hole 5 own.shade | 0 -74, 0 74`,
  cup: `
    along across
    bar 11 own | M96 0 C120 -40 190 -40 190 6 C190 44 130 50 116 22
    fill own | M0 0 L20 -7 H80 V7 H20 Z
    fine | M18 -6 L24 7 M28 -7 L34 7 M38 -7 L44 7 M48 -7 L54 7
    fill own.end | M80 -16 H90 V16 H80 Z`,
  picture: `
    fill own | M-26 -90 H26 V-20 C50 -10 50 60 10 70 C-20 76 -34 50 -30 30 L-10 34 C-12 48 0 54 10 48 C26 40 22 0 0 0 H-26 Z
    bar 5 steel.end | M-46 -96 L30 -56
    fill steel | M-58 -106 L-44 -110 L-40 -92 L-54 -90 Z`,
  screw: `
    along across
    bar 13 own | M70 0 H90 C90 -56 190 -56 190 4 C190 56 124 60 112 30
    fill own | M0 0 L22 -7 H80 V7 H22 Z
    fine | M20 -6 L26 7 M30 -7 L36 7 M40 -7 L46 7 M50 -7 L56 7 M60 -7 L66 7`,
  "screw-eye": `
    along across
    bar 13 own | M90 0 C90 -44 170 -44 170 0 C170 44 92 44 88 4
    fill own | M0 0 L22 -7 H86 V7 H22 Z
    fine | M20 -6 L26 7 M30 -7 L36 7 M40 -7 L46 7 M50 -7 L56 7 M60 -7 L66 7`,
  "coat-rail": `
    prism 16 pine | M-160 -20 H150 V20 H-160 Z
    bar 9 own | M-110 0 C-100 40 -80 50 -76 20 M-30 0 C-20 40 0 50 4 20 M50 0 C60 40 80 50 84 20 M120 0 C130 40 146 46 146 20`,
  "gate-hook": `
    along across
    bar 11 own | M-90 0 H110 C150 0 150 44 116 44
    bar 11 own | M-90 0 C-90 -36 -150 -36 -150 0 C-150 36 -90 36 -90 0
    fill own.end | M-190 -6 L-150 -8 V8 L-190 6 Z`,
  "s-hook": `
    along upright
    bar 15 own | M40 -60 C60 -120 -50 -130 -40 -60 C-30 0 40 0 40 60 C40 130 -60 120 -40 60`,
  "mirror-plate": `
    fill own | M-80 -26 H20 C60 -60 100 -30 100 0 C100 30 60 60 20 26 H-80 Z
    hole 7 own.shade | -60 -8, -30 10
    part own.shade | M50 -14 H74 V14 H50 Z`,
  "d-ring": `
    bar 11 own.end | M-50 20 C-50 90 50 90 50 20 Z
    fill own | M-34 -90 H34 V30 H-34 Z
    hole 7 own.shade | 0 -62, 0 -20`,
  sawtooth: `
    fill own | M-90 -26 H90 V10 L80 20 L70 10 L60 20 L50 10 L40 20 L30 10 L20 20 L10 10 L0 20 L-10 10 L-20 20 L-30 10 L-40 20 L-50 10 L-60 20 L-70 10 L-80 20 L-90 10 Z
    hole 5 own.shade | -74 -12, 74 -12`,
  cleat: `
    along across
    prism 200 own | M0 0 L20 -14 V40 H0 Z
    prism 200 own | M50 54 L70 40 V90 H50 Z`,
  "spring-clip": `
    bar 15 own | M40 -60 C100 -20 90 60 0 60 C-90 60 -100 -20 -40 -60
    fill own.end | M-22 54 H22 V72 H-22 Z`,
  bungee: `
    along across
    bar 15 own | M-110 0 C-60 -50 -20 50 30 0 C50 -20 80 -20 110 0
    bar 9 steel | M-110 0 C-150 -10 -170 20 -150 40 M110 0 C150 -10 170 20 150 40`,
  "fence-insulator": `
    fill own | M-60 -40 H0 V40 H-60 Z
    bar 15 own | M0 0 H60 C100 0 100 -50 64 -50
    hole 6 own.shade | -30 -20, -30 20`,
  storage: `
    bar 15 own.end | M-40 -90 V60
    bar 17 red | M-40 60 C-40 96 150 110 150 30
    fill own.end | M-56 -96 H-24 V30 H-56 Z
    hole 5 own.shade | -40 -76, -40 6`
}

const likes: { readonly [profile: string]: string } = {
  "bike-hook": "storage",
  "ceiling-hook": "cup",
  "double-hook": "storage",
  "dresser-hook": "cup",
  "hard-wall-hook": "picture",
  "hose-hanger": "storage",
  "ladder-hook": "storage",
  "pegboard-hook": "s-hook",
  "robe-hook": "coat",
  "school-hook": "coat",
  "swag-hook": "cup",
  "electric-fence-wire": "none",
  "gate-hinge": "none",
  "gate-latch": "none",
  "picket-cap": "none",
  "post-driver": "none",
  "wire-strainer": "none"
}

export const hook: DrawProduct = (subject) => {
  const isPlastic = /plastic/i.test(String(subject.words.material ?? ""))
  return drawFromPattern(
    subject,
    patternFor(hooks, likes[subject.profile] ?? subject.profile, ""),
    isPlastic ? materialOf(subject, "plastic") : metalMaterialOf(subject)
  )
}
