/** Draws brushes, rollers and brooms. */
import { materialPaints } from "../drafting/paint.ts"
import { type DrawProduct, materialOf } from "../drafting/product-drawing.ts"
import { drawFromPattern, type Patterns, patternFor } from "./item.ts"

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

export const brush: DrawProduct = (subject) =>
  drawFromPattern(
    subject,
    patternFor(brushes, subject.profile, "wall"),
    /wire/.test(subject.profile) ? materialPaints.steel : materialOf(subject, "wool")
  )
