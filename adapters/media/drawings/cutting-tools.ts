/** Patterns of saws, knives, planes, files, shears and snips. */
import type { Patterns } from "./item.ts"

const teeth = (from: number, to: number, y: number, step = 9, deep = 6): string =>
  Array.from(
    { length: Math.floor((to - from) / step) },
    (_, place) => `L${from + place * step + step / 2} ${y + deep} L${from + (place + 1) * step} ${y}`
  ).join(" ")

const sawGrip =
  "fill grip | M-96 -34 C-60 -52 -20 -50 4 -36 L10 40 C-20 58 -66 56 -96 30 C-104 16 -92 8 -88 0 C-96 -12 -104 -22 -96 -34 Z M-70 -14 C-74 0 -70 16 -60 22 C-44 26 -32 20 -28 8 C-26 -6 -32 -20 -44 -24 C-56 -26 -66 -22 -70 -14 Z"

const shears = "bar 11 grip | M-14 8 C-60 40 -130 40 -170 52 M-14 -8 C-60 -40 -130 -40 -170 -52"

export const cuttingTools: Patterns = {
  handsaw: `
    fill own | M0 -40 L300 -4 V14 L0 40 ${teeth(0, 0, 40)} Z
    fine 0.9 | M6 40 ${Array.from({ length: 32 }, (_, place) => `L${10 + place * 9} ${39.5 - place * 0.8 + 6} L${15 + place * 9} ${39 - place * 0.8}`).join(" ")}
    ${sawGrip}
    hole 4 own.shade | -12 -20, -12 24`,
  "tenon-saw": `
    fill own | M0 -30 H260 V46 H0 ${""} Z
    fine 0.9 | M0 46 ${teeth(0, 258, 46, 7, 5)}
    fill own.end | M0 -42 H264 V-26 H0 Z
    ${sawGrip}`,
  "pull-saw": `
    along none
    fill own | M0 -16 L180 -34 V40 L0 20 Z
    fine 0.9 | M6 20 ${Array.from({ length: 24 }, (_, place) => `L${9 + place * 7} ${26 + place * 0.8} L${13 + place * 7} ${21 + place * 0.8}`).join(" ")}
    fill grip | M-190 -13 C-120 -8 -60 -10 4 -13 V15 C-60 14 -120 12 -190 17 C-198 10 -198 -6 -190 -13 Z
    fine | M-180 2 H-10`,
  hacksaw: `
    bar 13 own | M-10 46 V10 H10 V-46 H230 V46
    fill own.end | M-14 42 H236 V50 H-14 Z
    fine 0.9 | M0 50 ${teeth(0, 228, 50, 6, 4)}
    fill grip | M-100 -6 C-60 -14 -30 -12 -8 -4 V30 H-30 C-50 24 -64 34 -76 66 C-90 76 -112 62 -108 44 Z`,
  "hacksaw-blade": `
    along across
    fill own | M0 -11 H270 V11 H0 Z
    fine 0.9 | M0 11 ${teeth(0, 268, 11, 6, 5)}
    hole 4 own.shade | 10 0, 260 0`,
  "coping-saw": `
    bar 9 own | M0 50 V-60 H190 V50
    inner | M-4 52 H194
    fine 0.9 | M0 52 ${teeth(0, 188, 52, 6, 4)}
    fill grip | M-104 40 C-80 34 -40 38 -8 44 V60 C-40 66 -80 70 -104 64 C-112 58 -112 46 -104 40 Z`,
  "bow-saw": `
    bar 13 own | M0 40 C0 -60 60 -70 110 -70 H250 C290 -70 296 0 300 40
    fill own.end | M-8 38 H308 V50 H-8 Z
    fine 0.9 | M0 50 ${teeth(0, 298, 50, 12, 9)}`,
  "jab-saw": `
    fill own | M0 -12 L210 4 L0 24 Z
    fine 0.9 | M4 24 ${Array.from({ length: 20 }, (_, place) => `L${8 + place * 9} ${28 - place * 0.9} L${13 + place * 9} ${22.6 - place * 0.9}`).join(" ")}
    fill grip | M-140 -20 C-90 -10 -40 -20 4 -16 V28 C-40 30 -90 22 -140 34 C-154 20 -154 -6 -140 -20 Z`,
  "pruning-saw": `
    fill own | M0 -14 C80 -30 160 -30 230 0 C160 4 80 14 0 20 Z
    fine 0.9 | M6 18 L12 26 L20 16 L28 24 L36 14 L44 22 L52 12 L60 20 L68 11 L76 18 L84 9 L92 16 L100 8 L108 14 L116 6 L124 13 L132 5 L140 11 L148 4
    fill grip | M-150 -10 C-100 -30 -40 -26 6 -18 V24 C-50 30 -90 10 -140 40 C-160 30 -160 4 -150 -10 Z`,
  "mitre-box": `
    prism 80 own | M0 0 H8 V50 H60 V0 H68 V58 H0 Z
    prism 300 own | M0 0 H10 V56 H70 V0 H80 V66 H0 Z
    fine 0.9 | M150 -80 L160 -20 M190 -104 L196 -46`,
  "utility-knife": `
    fill grip | M-110 -18 C-40 -30 40 -28 100 -14 L110 14 C60 26 -40 30 -110 20 C-120 10 -120 -10 -110 -18 Z
    fill own | M100 -12 L158 4 L150 16 L106 14 Z
    fill own.end | M-20 -12 H40 V0 H-20 Z
    fine | M-10 -12 V0 M0 -12 V0 M10 -12 V0 M20 -12 V0 M30 -12 V0`,
  "snap-knife": `
    fill grip | M-130 -16 H90 L100 -8 V16 H-130 C-140 8 -140 -8 -130 -16 Z
    fill own | M96 -8 H190 L204 12 H96 Z
    fine 0.9 | M112 -8 L120 12 M128 -8 L136 12 M144 -8 L152 12 M160 -8 L168 12 M176 -8 L184 12
    fill own.end | M-10 -10 H30 V8 H-10 Z`,
  "knife-blade": `
    along none
    fill own | M-90 26 L-60 -24 H60 L90 26 Z
    inner 0.8 | M-84 16 H84
    part own.shade | M-20 -24 V-12 H-8 V-24 Z M8 -24 V-12 H20 V-24 Z`,
  "trade-knife": `
    fill grip | M-130 -14 C-80 -22 -40 -12 0 -16 V18 C-40 16 -80 24 -130 18 C-140 8 -140 -6 -130 -14 Z
    fill own | M0 -12 H120 C150 -8 164 4 170 18 H0 Z
    inner 0.7 | M6 10 H160`,
  "hobby-knife": `
    fill own | M-120 -8 H50 V8 H-120 C-128 4 -128 -4 -120 -8 Z
    fine 0.9 | M0 -8 L8 8 M10 -8 L18 8 M20 -8 L28 8 M30 -8 L38 8
    fill own.end | M50 -6 H70 V6 H50 Z
    fill own | M70 -5 L130 6 H70 Z`,
  scissors: `
    fill own | M-20 -8 L150 -26 L160 -16 L-6 14 Z
    fill own | M-20 8 L150 26 L160 16 L-6 -14 Z
    bar 11 grip | M-20 6 C-60 50 -140 60 -140 30 C-140 4 -70 4 -20 -2
    bar 11 grip | M-20 -6 C-60 -50 -140 -60 -140 -30 C-140 -4 -70 -4 -20 2
    hole 5 own.shade | -8 0`,
  secateurs: `
    ${shears}
    fill own | M-20 -16 C40 -40 90 -30 120 -4 C80 4 30 10 -14 14 Z
    fill own.end | M-20 12 C20 34 80 40 116 12 C90 20 40 10 -10 -6 Z
    hole 6 own.shade | -10 0`,
  shears: `
    ${shears}
    fill own | M-20 -14 L190 -22 L196 -8 L-10 12 Z
    fill own.end | M-20 14 L190 22 L196 8 L-10 -12 Z
    hole 6 own.shade | -8 0`,
  loppers: `
    bar 12 grip | M-14 8 C-60 40 -170 40 -230 56 M-14 -8 C-60 -40 -170 -40 -230 -56
    fill own | M-20 -16 C20 -40 60 -30 84 -4 C60 4 20 10 -14 14 Z
    fill own.end | M-20 12 C10 34 60 34 80 10 C60 16 30 10 -10 -6 Z
    hole 6 own.shade | -8 0`,
  "tin-snips": `
    ${shears}
    fill own | M-24 -16 L20 -26 L110 -10 L112 2 L-10 14 Z
    fill own.end | M-24 16 L20 26 L110 12 L112 2 L-10 -12 Z
    hole 7 own.shade | -4 0, -40 18`,
  "bolt-cutter": `
    along across
    bar 14 grip | M-30 18 C-80 40 -190 30 -250 44 M-30 -18 C-80 -40 -190 -30 -250 -44
    fill own | M-40 -30 L10 -24 L20 4 L-40 -6 Z
    fill own | M-40 30 L10 24 L20 -4 L-40 6 Z
    fill own.end | M10 -26 C40 -30 60 -18 64 0 L16 2 Z M10 26 C40 30 60 18 64 0 L16 -2 Z
    hole 6 own.shade | -26 -18, -26 18, 4 -12, 4 12`,
  plane: `
    fill own | M-140 40 H140 V56 H-140 Z
    fill own.end | M-130 40 C-120 10 -60 14 -30 18 L40 16 C90 10 120 20 130 40 Z
    fill own | M-24 20 L26 -50 L44 -44 L0 24 Z
    fill pine | M-110 24 C-120 -30 -110 -50 -80 -56 C-70 -40 -72 -30 -76 -16 C-80 0 -70 14 -64 20 Z
    fill pine | M80 22 C80 10 68 0 72 -16 C80 -36 112 -36 120 -16 C124 0 112 10 112 22 Z`,
  spokeshave: `
    fill own | M-40 -16 H40 V24 H-40 Z
    bar 14 own.end | M-40 0 C-80 -20 -110 -14 -150 0 M40 0 C80 -20 110 -14 150 0
    part own.shade | M-30 4 H30 V20 H-30 Z
    hole 5 own.shade | -14 -6, 14 -6`,
  file: `
    along across
    fill grip | M-110 -15 C-70 -24 -40 -16 -6 -9 V9 C-40 16 -70 24 -110 15 C-118 6 -118 -6 -110 -15 Z
    fill own | M-6 -5 L20 -14 H210 L230 -9 V9 L210 14 H20 L-6 5 Z
    fine 0.9 | ${Array.from({ length: 24 }, (_, place) => `M${24 + place * 8} -13 l8 26`).join(" ")}`,
  "file-set": `
    ${[0, 44, 88]
      .map(
        (
          y
        ) => `fill grip | M-90 ${y - 13} C-60 ${y - 19} -30 ${y - 12} -4 ${y - 8} V${y + 8} C-30 ${y + 12} -60 ${y + 19} -90 ${y + 13} Z
    fill own | M-4 ${y - 4} L16 ${y - 11} H180 L196 ${y} L180 ${y + 11} H16 L-4 ${y + 4} Z
    fine 0.9 | ${Array.from({ length: 18 }, (_, place) => `M${20 + place * 9} ${y - 10} l7 20`).join(" ")}`
      )
      .join("\n    ")}`,
  "rasp-plane": `
    fill own | M-120 20 H120 L110 40 H-110 Z
    hole 3 own.shade | -90 30, -70 30, -50 30, -30 30, -10 30, 10 30, 30 30, 50 30, 70 30, 90 30
    bar 16 grip | M-90 16 C-90 -40 -40 -30 0 -26 C40 -22 90 -30 100 10`,
  "sharpening-stone": `
    along none
    prism 80 cement | M0 24 H210 V44 H0 Z
    prism 80 lead | M0 0 H210 V24 H0 Z`,
  "honing-guide": `
    fill own | M-60 -20 H60 V30 H-60 Z
    fill own.end | M-90 -6 H-60 V14 H-90 Z M60 -6 H90 V14 H60 Z
    fill own | M-30 30 H30 V60 C30 70 -30 70 -30 60 Z`,
  "tile-cutter": `
    fill own | M-170 40 H170 V60 H-170 Z
    bar 9 own.end | M-150 0 H150 M-150 -14 H150
    fill own.end | M-164 -24 H-144 V40 H-164 Z M144 -24 H164 V40 H144 Z
    fill own | M-30 -26 H20 V14 H-30 Z
    bar 13 grip | M0 -20 L90 -90
    fill own.end | ${"M-16 24 C-16 12 4 12 4 24 C4 36 -16 36 -16 24 Z"}`
}
