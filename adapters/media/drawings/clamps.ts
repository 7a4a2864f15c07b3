/** Patterns of what holds and presses: clamps, vices, staple guns and caulking guns. */
import type { Patterns } from "./item.ts"

export const clamps: Patterns = {
  "f-clamp": `
    along none
    fill own | M-150 -60 H170 V-44 H-150 Z
    fill own.end | M150 -70 H176 V40 H136 V20 H150 Z
    fill own.end | M-60 -76 H-30 V40 H-90 V20 H-60 Z
    bar 11 own | M-84 30 H90
    fine 0.9 | ${Array.from({ length: 14 }, (_, place) => `M${-20 + place * 7} 25 l4 10`).join(" ")}
    fill grip | M-170 16 H-84 V44 H-170 C-178 36 -178 24 -170 16 Z
    fill rubber | M88 16 H100 V44 H88 Z M126 16 H138 V44 H126 Z`,
  "quick-clamp": `
    fill own | M-160 -40 H170 V-26 H-160 Z
    fill grip | M150 -50 H176 V50 H150 Z
    fill grip | M-50 -56 H-20 V-14 C-20 10 -40 50 -80 80 L-104 66 C-80 40 -64 10 -64 -16 Z
    fill grip | M-20 -20 H10 V50 H-20 Z
    bar 10 grip | M-30 0 C-30 30 -50 56 -66 70
    fill rubber | M10 10 H20 V50 H10 Z M140 10 H150 V50 H140 Z`,
  "g-clamp": `
    along none
    fill own | M-70 -80 H90 V-52 H-40 V52 H90 V80 H-70 C-78 80 -78 -80 -70 -80 Z
    bar 13 own.end | M70 -140 V20
    fine 0.9 | ${Array.from({ length: 12 }, (_, place) => `M63 ${-124 + place * 8} l14 5`).join(" ")}
    bar 8 own.shade | M36 -140 H104
    fill own.end | M50 18 H90 V30 H50 Z`,
  "sash-clamp": `
    along none
    prism 20 own | M-170 0 H180 V16 H-170 Z
    fill own.end | M-130 -40 H-100 V24 H-130 Z M90 -40 H120 V24 H90 Z
    bar 11 own.shade | M-190 -24 H-104
    bar 8 own.shade | M-186 -46 V-2
    hole 4 own.shade | -60 8, -20 8, 20 8, 60 8, 150 8`,
  "spring-clamp": `
    bar 18 grip | M0 10 C-50 30 -100 40 -150 70 M0 -10 C-50 -30 -100 -40 -150 -70
    bar 16 own | M0 10 C40 40 80 40 110 8 M0 -10 C40 -40 80 -40 110 -8
    fill rubber | M100 2 H122 V20 H100 Z M100 -20 H122 V-2 H100 Z
    hole 11 own.shade | 0 0`,
  vice: `
    fill own | M-30 -60 H30 V20 H-30 Z
    fill own | M60 -60 H100 V20 H60 Z
    fill own.shade | M-30 -72 H-16 V-40 H-30 Z M60 -72 H74 V-40 H60 Z
    bar 14 own.end | M100 -4 H160
    bar 9 own.end | M156 -50 V40
    fill own.end | M-110 -20 H-30 V30 H80 V50 H-110 Z
    fill own | M-90 50 H40 L60 84 H-110 Z`,
  "staple-gun": `
    fill own | M-120 -20 H90 C104 -20 104 30 90 30 H-120 Z
    bar 14 grip | M-100 -26 C-60 -70 20 -60 80 -50 L96 -20
    part own.shade | M-90 -4 H40 V14 H-90 Z
    fill own.end | M84 30 H100 V44 H84 Z`,
  riveter: `
    fill own | M10 -26 H80 V26 H10 Z
    fill own.end | M80 -14 H104 V14 H80 Z
    bar 15 grip | M20 20 C-40 40 -120 60 -180 70 M14 -16 C-40 -20 -120 -40 -180 -60
    bar 4 own.shade | M104 0 H150`,
  "caulking-gun": `
    along none
    bar 7 own.end | M-190 -20 H60
    fill own | M-10 -44 C-10 -48 180 -48 180 -44 V4 C180 8 -10 8 -10 4 Z
    fill own.end | M178 -44 H190 V6 H178 Z
    fill own.end | M-40 -40 H-10 V20 H-40 Z
    fill grip | M-40 6 L-60 90 C-64 100 -36 104 -34 94 L-10 16 Z
    bar 9 own | M-10 20 C0 50 -6 80 -14 96`,
  "suction-lifter": `
    fill rubber | M-110 30 C-110 10 -30 10 -30 30 V44 H-110 Z M30 30 C30 10 110 10 110 30 V44 H30 Z
    bar 18 grip | M-70 10 V-20 C-70 -44 70 -44 70 -20 V10`
}
