/** Draws straps, ties and clips, and the hangers that carry joists. */
import type { Stuff } from "../drafting/paint.ts"
import { type Draw, metalOf, namedColour, stuffOf } from "../drafting/thing.ts"
import type { Subject } from "../subject.ts"
import { itemOf, items, type Patterns, patternFor } from "./item.ts"

const dots = (from: number, to: number, step: number, y: number): string =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, place) => `${from + place * step} ${y}`).join(", ")

const straps: Patterns = {
  perforated: `
    fill own.end | M110 -20 C150 -20 176 10 176 50 C176 90 150 118 110 118 C70 118 44 90 44 50 C44 10 70 -20 110 -20 Z
    fill own | M110 -34 C60 -34 28 2 28 50 C28 98 60 132 110 132 C150 132 180 106 188 70 L158 62 C152 86 134 102 110 102 C80 102 60 80 60 50 C60 20 80 -4 110 -4 C130 -4 152 4 178 20 L260 68 L276 42 L196 -8 C168 -26 140 -34 110 -34 Z
    hole 4.6 paper | 196 14, 224 31, 252 48, 44 50, 54 10, 80 -14, 110 -19, 140 -14, 168 -2, 54 90, 80 112, 110 117, 140 110, 164 92`,
  "angle-brace": `
    along across
    prism 40 own | M0 -30 H5 V25 H300 V30 H0 Z
    top 4 | ${dots(60, 290, 46, 16)}`,
  "batten-strap": `
    along across
    prism 4 own | M0 0 H280 V26 H0 Z
    hole 4 own.shade | ${dots(14, 94, 20, 13)}, ${dots(186, 266, 20, 13)}`,
  "cyclone-strap": `
    along across
    prism 5 own | M0 0 H290 V34 H0 Z
    hole 4 own.shade | ${dots(14, 110, 16, 11)}, ${dots(22, 118, 16, 23)}, ${dots(180, 276, 16, 11)}, ${dots(172, 268, 16, 23)}`,
  "stud-tie": `
    along across
    prism 30 own | M0 -50 H6 V0 H174 V-50 H180 V6 H0 Z
    top 4 | 40 -8, 90 -8, 140 -8
    side 4 | 12 -40, 186 -40`,
  tensioner: `
    prism 44 own | M0 0 H6 V54 H94 V0 H100 V60 H0 Z
    bar 12 own.end | M-40 34 H150
    fine | M-36 28 L-32 40 M-26 28 L-22 40 M-16 28 L-12 40
    fill own.shade | M112 18 H132 V50 H112 Z`,
  "downpipe-clip": `
    prism 40 own | M-30 40 H0 V0 H100 V40 H130 V46 H94 V6 H6 V46 H-30 Z
    top 5 | -6 32, 132 32`,
  "p-clip": `
    bar 20 own | M96 34 C96 70 -6 70 -6 20 C-6 -34 84 -34 92 14 H160
    bar 9 rubber | M86 30 C84 56 8 56 8 20 C8 -18 70 -18 80 10
    hole 8 own.shade | 142 20`,
  "cable-tie": `
    along across
    fill own | M0 -14 H26 V14 H0 Z
    part own.shade | M7 -7 H19 V7 H7 Z
    fill own | M26 -8 H250 L290 -3 V3 L250 8 H26 Z
    fine | M40 -3 H240 M40 3 H240
    fine | M50 -3 V3 M60 -3 V3 M70 -3 V3 M80 -3 V3 M90 -3 V3 M100 -3 V3 M110 -3 V3 M120 -3 V3 M130 -3 V3 M140 -3 V3 M150 -3 V3 M160 -3 V3 M170 -3 V3 M180 -3 V3 M190 -3 V3 M200 -3 V3 M210 -3 V3 M220 -3 V3 M230 -3 V3`,
  "releasable-tie": `
    along across
    fill own | M0 -16 H34 V16 H0 Z
    fill own.end | M-22 -6 L0 -12 V12 L-22 6 Z
    part own.shade | M10 -8 H24 V8 H10 Z
    fill own | M34 -9 H250 L290 -3 V3 L250 9 H34 Z
    fine | M48 -3 H240 M48 3 H240`,
  "steel-tie": `
    along across
    fill own.end | M0 -16 H40 V16 H0 Z
    hole 6 own.shade | 28 0
    fill own | M40 -9 H276 C290 -9 290 9 276 9 H40 Z
    inner 0.5 | M46 0 H270`,
  "tie-mount": `
    along across
    prism 70 own | M0 0 H90 V14 H0 Z
    fill own.end | M34 -2 H84 L92 -22 H42 Z
    part own.shade | M48 -6 H76 L80 -16 H52 Z`,
  "cable-clip": `
    fill own | M-50 50 V-10 C-50 -60 50 -60 50 -10 V50 H26 V-6 C26 -26 -26 -26 -26 -6 V50 Z
    fill steel | M60 -60 H84 V-52 H76 V60 L72 72 L68 60 V-52 H60 Z`,
  "full-saddle": `
    fill own | M-110 40 H-60 C-60 -60 60 -60 60 40 H110 V54 H48 C48 -40 -48 -40 -48 54 H-110 Z
    hole 6 own.shade | -86 47, 86 47`,
  "half-saddle": `
    fill own | M-60 -10 C-60 -70 60 -70 60 40 H110 V54 H48 C48 -50 -48 -50 -48 -6 Z
    hole 6 own.shade | 86 47`,
  ratchet: `
    fill own | M-160 -16 H-30 V16 H-160 Z M40 -16 H160 V16 H40 Z
    fill steel | M-50 -30 H60 V30 H-50 Z
    bar 11 steel.end | M-20 -34 L40 -70 H90
    fill steel.end | M-10 -22 H20 V22 H-10 Z`,
  "pipe-clip": `
    bar 18 own | M-40 -30 C-66 50 66 50 40 -30
    fill own.end | M-24 36 H24 V60 H-24 Z
    hole 6 own.shade | 0 48`
}

const likes: { readonly [profile: string]: string } = {
  "cam-buckle": "ratchet",
  "cyclone-tie": "cyclone-strap",
  "flat-brace": "batten-strap",
  "hook-and-loop-tie": "steel-tie",
  "looped-strap": "cyclone-strap",
  "plain-strap": "batten-strap",
  "screw-mount-tie": "releasable-tie"
}

export const strap: Draw = (subject) => {
  const isPlastic = /plastic|nylon/i.test(String(subject.words.material ?? ""))
  const stuff: Stuff = namedColour(subject) ?? (isPlastic ? stuffOf(subject, "plastic") : metalOf(subject))
  return itemOf(subject, patternFor(straps, likes[subject.profile] ?? subject.profile, ""), stuff)
}

const hangers: Patterns = {
  "face-fix": `
    prism 110 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    fill own.end | M2 0 H-38 V140 L2 156 Z
    fill own.end | M78 0 H118 V140 L78 156 Z
    hole 5 own.shade | -26 18, -10 40, -26 62, -10 84, -26 106, -10 128, 106 18, 90 40, 106 62, 90 84, 106 106, 90 128`,
  concealed: `
    prism 40 own.end | M10 10 H70 V150 H10 Z
    prism 90 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    hole 5 own.shade | 28 34, 52 50, 28 70, 52 86, 28 106, 52 122
    side 5 | 96 20, 96 60, 96 100`,
  "i-joist": `
    fill own.end | M-6 -30 L-46 -16 L-40 0 L0 -14 Z
    fill own.end | M86 -30 L126 -16 L120 0 L80 -14 Z
    prism 80 own | M0 -20 H5 V180 H75 V-20 H80 V186 H0 Z
    side 5 | 94 10, 94 60, 94 110`,
  skewed: `
    prism 110 own | M0 0 H5 V150 H75 V0 H80 V156 H0 Z
    fill own.end | M2 0 L-46 -18 V124 L2 142 Z
    fill own.end | M78 0 L112 26 V168 L78 142 Z
    hole 5 own.shade | -34 14, -14 42, -34 68, -14 96, 96 40, 96 76, 96 112`,
  split: `
    along upright
    prism 50 own | M0 0 H6 V150 H46 V156 H0 Z
    fill own.end | M0 0 L-36 12 V160 L0 148 Z
    hole 5 own.shade | -24 36, -12 66, -24 96, -12 126
    side 5 | 18 24, 18 64, 18 104
    fill own.end | M170 0 L206 12 V160 L170 148 Z
    prism 50 own | M124 150 H164 V0 H170 V156 H124 Z
    hole 5 own.shade | 194 36, 182 66, 194 96, 182 126`,
  wrap: `
    prism 40 own | M0 -60 H6 V110 H94 V-60 H100 V116 H0 Z
    side 4 | 112 -50, 112 -20, 112 10, 112 40, 112 70
    fill own.end | M0 -60 L-30 -74 V-44 L0 -30 Z
    fill own.end | M100 -60 L70 -74 V-44 L100 -30 Z`
}

export const joistHanger: Draw = items(hangers, "face-fix")

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

export const hinge: Draw = items(hinges, "butt-fixed", (subject: Subject) => metalOf(subject))
