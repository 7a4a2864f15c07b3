/** Patterns of handles and knobs of cabinets. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

export const cabinetHandles: Patterns = {
  bar: `
    along across
    fill own.end | M34 0 H48 V34 H34 Z M172 0 H186 V34 H172 Z
    fill own | M0 -10 H220 V8 H0 Z
    fine | M6 -4 H214`,
  "square-bar": `
    along across
    prism 18 own | M0 -16 H220 V4 H200 V34 H186 V4 H34 V34 H20 V4 H0 Z`,
  bow: `
    along across
    bar 14 own | M0 34 C40 -26 180 -26 220 34
    fill own.end | M-14 34 H16 V44 H-14 Z M204 34 H234 V44 H204 Z`,
  cup: `
    along across
    fill own | M-90 -30 H90 C96 40 60 60 0 60 C-60 60 -96 40 -90 -30 Z
    fill own.end | M-100 -44 H100 V-28 H-100 Z
    hole 5 own.shade | -86 -36, 86 -36`,
  "d-handle": `
    along across
    bar 14 own | M0 40 V14 C0 0 14 0 14 0 H206 C220 0 220 14 220 14 V40`,
  drop: `
    fill own.end | M-50 -50 H50 L40 -14 H-40 Z
    bar 10 own | M-34 -30 C-60 70 60 70 34 -30
    hole 5 own.shade | -34 -34, 34 -34`,
  flush: `
    fill own | M-90 -40 H90 C100 -40 100 40 90 40 H-90 C-100 40 -100 -40 -90 -40 Z
    part own.shade | M-70 -24 H70 C78 -24 78 24 70 24 H-70 C-78 24 -78 -24 -70 -24 Z
    fine | M-70 14 C-30 24 30 24 70 14`,
  "flush-round": `
    fill own | ${disc(80)}
    part own.shade | ${disc(58)}
    fine | M-50 26 C-20 48 20 48 50 26`,
  "flush-square": `
    fill own | M-76 -76 H76 V76 H-76 Z
    part own.shade | M-54 -54 H54 V54 H-54 Z`,
  knurled: `
    along across
    fill own.end | M34 0 H48 V34 H34 Z M172 0 H186 V34 H172 Z
    fill own | M0 -12 H220 V8 H0 Z
    fine 0.9 | ${Array.from({ length: 20 }, (_, place) => `M${52 + place * 6} -12 l5 20 M${57 + place * 6} -12 l-5 20`).join(" ")}`,
  lip: `
    along across
    prism 34 own | M0 0 H200 V8 H0 Z
    fill own.end | M0 8 H200 V22 C140 30 60 30 0 22 Z`,
  "ring-pull": `
    fill own.end | M-24 -60 H24 V-10 H-24 Z
    bar 11 own | M0 -30 C60 -30 60 60 0 60 C-60 60 -60 -30 0 -30`,
  "chest-handle": `
    fill own.end | M-110 -30 H-70 V30 H-110 Z M70 -30 H110 V30 H70 Z
    bar 14 own | M-84 0 V40 C-84 60 -70 60 -70 60 H70 C84 60 84 46 84 40 V0
    hole 4 own.shade | -98 -16, -98 16, 98 -16, 98 16`,
  "round-knob": `
    along none
    fill own.end | M-60 -20 H-50 V20 H-60 Z
    fill own | M-50 -12 H-24 V12 H-50 Z
    fill own | M-24 0 C-24 -44 50 -48 50 0 C50 48 -24 44 -24 0 Z
    fine | M30 -24 C40 -12 40 12 30 24`,
  "square-knob": `
    fill own | M-50 -12 H-20 V12 H-50 Z
    prism 40 own | M-20 -36 H20 V36 H-20 Z`,
  "t-knob": `
    fill own | M-60 -9 H0 V9 H-60 Z
    fill own.end | M-68 -16 H-60 V16 H-68 Z
    fill own | M0 -60 H18 V60 H0 Z`,
  "timber-knob": `
    fill own | M-60 -18 C-40 -14 -36 -20 -24 -38 C10 -52 44 -40 44 0 C44 40 10 52 -24 38 C-36 20 -40 14 -60 18 Z
    fine | M-10 -44 C0 -20 0 20 -10 44 M16 -44 C26 -20 26 20 16 44`,
  "ceramic-knob": `
    fill brass.end | M-60 -14 H-34 V14 H-60 Z
    fill own | M-34 0 C-34 -50 44 -50 44 0 C44 50 -34 50 -34 0 Z
    fine | M24 -26 C36 -12 36 12 24 26`
}
