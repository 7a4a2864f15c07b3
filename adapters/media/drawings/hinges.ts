/** Draws hinges laid open, with the holes that they are fixed through. */
import type { DrawProduct } from "../drafting/product-drawing.ts"
import { drawPatterns, type Patterns } from "./item.ts"

const hinges: Patterns = {
  "butt-fixed": `
    along upright
    fill own | M0 0 H62 V160 H0 Z
    fill own | M82 0 H144 V160 H82 Z
    fill own.end | M62 0 H82 V160 H62 Z
    inner | M62 32 H82 M62 64 H82 M62 96 H82 M62 128 H82
    hole 7 own.shade | 34 26, 22 80, 34 134, 110 26, 122 80, 110 134`,
  "butt-loose": `
    along upright
    fill own | M0 0 H62 V160 H0 Z
    fill own | M82 0 H144 V160 H82 Z
    fill own.end | M62 0 H82 V160 H62 Z
    fill own.shade | M64 -12 C64 -22 80 -22 80 -12 V0 H64 Z
    inner | M62 32 H82 M62 64 H82 M62 96 H82 M62 128 H82
    hole 7 own.shade | 34 26, 22 80, 34 134, 110 26, 122 80, 110 134`,
  "butt-bearing": `
    along upright
    fill own | M0 0 H62 V160 H0 Z
    fill own | M82 0 H144 V160 H82 Z
    fill own.end | M62 0 H82 V160 H62 Z
    fill own.shade | M60 28 H84 V36 H60 Z M60 124 H84 V132 H60 Z
    inner | M62 64 H82 M62 96 H82
    hole 7 own.shade | 34 24, 22 62, 22 98, 34 136, 110 24, 122 62, 122 98, 110 136`,
  "back-flap": `
    along upright
    fill own | M0 0 H96 V90 H0 Z
    fill own | M112 0 H208 V90 H112 Z
    fill own.end | M96 0 H112 V90 H96 Z
    inner | M96 18 H112 M96 36 H112 M96 54 H112 M96 72 H112
    hole 6 own.shade | 20 18, 20 72, 62 45, 146 45, 188 18, 188 72`,
  "lift-off": `
    along upright
    fill own | M0 0 H62 V160 H0 Z
    fill own | M82 0 H144 V160 H82 Z
    fill own.end | M62 0 H82 V76 H62 Z
    fill own.shade | M62 84 H82 V160 H62 Z
    inner | M66 76 H78 V84 H66 Z
    hole 7 own.shade | 34 26, 22 80, 34 134, 110 26, 122 80, 110 134`,
  flush: `
    along upright
    fill own | M0 0 H66 V160 H0 Z M14 30 V130 H52 V30 Z
    fill own.end | M16 32 H50 V128 H16 Z
    fill own.end | M66 0 H80 V160 H66 Z
    hole 4.5 own.shade | 33 12, 33 148, 33 56, 33 104`,
  strap: `
    along across
    fill own | M0 24 L150 10 V62 L0 48 C-14 46 -14 26 0 24 Z
    fill own | M166 10 L316 24 C330 26 330 46 316 48 L166 62 Z
    fill own.end | M150 4 H166 V68 H150 Z
    inner | M150 20 H166 M150 36 H166 M150 52 H166
    hole 5.5 own.shade | 20 36, 70 36, 120 36, 196 36, 246 36, 296 36`,
  tee: `
    along across
    fill own | M0 0 H44 V130 H0 Z
    fill own | M60 34 L290 54 C304 56 304 74 290 76 L60 96 Z
    fill own.end | M44 24 H60 V106 H44 Z
    inner | M44 52 H60 M44 78 H60
    hole 5.5 own.shade | 22 20, 22 65, 22 110, 86 65, 150 65, 220 65, 280 65`,
  gudgeon: `
    along across
    fill own | M0 6 H290 C304 6 304 34 290 34 H0 Z
    fill own.end | M-40 -6 H6 V46 H-40 Z
    part own.shade | M-28 -6 V-30 H-8 V-6 Z M-28 46 V66 H-8 V46 Z
    fill own.end | M-60 66 H40 V84 H-60 Z
    hole 6 own.shade | 40 20, 110 20, 180 20, 260 20`,
  piano: `
    along upright
    fill own | M0 0 H34 V260 H0 Z
    fill own | M46 0 H80 V260 H46 Z
    fill own.end | M34 0 H46 V260 H34 Z
    inner | M34 20 H46 M34 40 H46 M34 60 H46 M34 80 H46 M34 100 H46 M34 120 H46 M34 140 H46 M34 160 H46 M34 180 H46 M34 200 H46 M34 220 H46 M34 240 H46
    hole 3.6 own.shade | ${[20, 70, 120, 170, 220].map((y) => `17 ${y}, 63 ${y}`).join(", ")}`,
  concealed: `
    fill own | M0 0 C0 -38 76 -38 76 0 V60 C76 98 0 98 0 60 Z
    fill own.end | M12 8 C12 -16 64 -16 64 8 V52 C64 76 12 76 12 52 Z
    hole 5 own.shade | 38 -16, 38 76
    fill own | M64 14 H110 L126 -4 H220 V64 H126 L110 46 H64 Z
    fill own.end | M132 8 H214 V52 H132 Z
    hole 6 own.shade | 152 30, 194 30
    inner | M147 30 H157 M189 30 H199`,
  pivot: `
    fill own | M0 0 H120 V26 H60 C60 60 0 60 0 26 Z
    hole 7 own.shade | 30 28
    hole 5 own.shade | 76 13, 104 13
    fill own.end | M0 84 H120 V110 H0 Z
    fill own.shade | M22 70 H38 V84 H22 Z
    hole 5 own.shade | 76 97, 104 97`,
  spring: `
    along upright
    fill own | M0 0 H62 V160 H0 Z
    fill own | M90 0 H152 V160 H90 Z
    fill own.end | M62 -6 H90 V166 H62 Z
    inner | M62 18 H90 M62 142 H90
    fine 0.9 | M62 30 L90 38 M62 42 L90 50 M62 54 L90 62 M62 66 L90 74 M62 78 L90 86 M62 90 L90 98 M62 102 L90 110 M62 114 L90 122
    hole 7 own.shade | 34 26, 22 80, 34 134, 118 26, 130 80, 118 134`,
  bullet: `
    along upright
    fill own | M-24 0 C-24 -40 24 -40 24 0 V80 H-24 Z
    fill own.end | M-24 88 H24 V170 C24 190 -24 190 -24 170 Z
    fill own.shade | M-10 80 H10 V88 H-10 Z`,
  "lock-joint": `
    along across
    fill own | M0 0 H130 V26 H0 Z
    fill own | M118 4 L240 60 L230 84 L108 28 Z
    hole 7 own.shade | 120 14
    hole 5 own.shade | 20 13, 64 13, 180 46, 218 64`,
  "gas-strut": `
    fill black | M0 -13 H170 V13 H0 Z
    fill own | M170 -5 H290 V5 H170 Z
    fill own.end | M-30 -12 H0 V12 H-30 Z M290 -12 H320 V12 H290 Z
    hole 7 own.shade | -16 0, 306 0`
}

export const hinge: DrawProduct = drawPatterns(hinges, "butt-fixed")
