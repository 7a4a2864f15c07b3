/** Patterns of pipe fittings, valves and traps. */
import type { Patterns } from "./item.ts"
import { disc } from "./round-shapes.ts"

const rim = (x: number, y: number, wide: number, high: number): string =>
  `fill own.end | M${x} ${y} H${x + wide} V${y + high} H${x} Z`

export const fittings: Patterns = {
  coil: `
    bar 18 own | M-110 30 C-110 -50 110 -50 110 30 C110 96 -110 96 -110 30 M-110 10 C-110 -70 110 -70 110 10 M-110 -10 C-110 -90 110 -90 110 -10 C110 20 60 40 0 40
    bar 18 own | M110 -10 C130 20 130 60 160 80
    hole 4 own.shade | 160 80`,
  coupling: `
    fill own | M-70 -44 H70 V44 H-70 Z
    ${rim(-92, -52, 26, 104)}
    ${rim(66, -52, 26, 104)}
    inner 0.6 | M-66 -26 H66`,
  "bend-90": `
    fill own | M-90 -70 H-10 C50 -70 80 -40 80 10 V70 H0 V30 C0 14 -10 10 -20 10 H-90 Z
    ${rim(-104, -80, 28, 100)}
    ${rim(-10, 60, 100, 28)}
    inner 0.6 | M-76 -50 H-14 C36 -50 60 -30 60 14 V60`,
  "bend-45": `
    fill own | M-100 -40 H0 C24 -40 40 -34 56 -18 L96 22 L42 76 L6 44 C0 38 -6 38 -14 38 H-100 Z
    ${rim(-114, -50, 28, 98)}
    fill own.end | M100 8 L120 28 L48 100 L28 80 Z
    inner 0.6 | M-86 -22 H2 C20 -22 30 -18 42 -4 L70 24`,
  tee: `
    fill own | M-100 -50 H100 V20 H36 V90 H-36 V20 H-100 Z
    ${rim(-114, -60, 28, 90)}
    ${rim(86, -60, 28, 90)}
    ${rim(-46, 76, 92, 28)}
    inner 0.6 | M-86 -32 H86`,
  wye: `
    fill own | M-110 -40 H-30 L40 -110 L90 -60 L50 -20 H110 V44 H-110 Z
    ${rim(-124, -50, 28, 104)}
    ${rim(96, -30, 28, 84)}
    fill own.end | M28 -116 L46 -134 L112 -68 L94 -50 Z
    inner 0.6 | M-96 -22 H-22`,
  reducer: `
    fill own | M-50 -60 L40 -34 V34 L-50 60 Z
    ${rim(-92, -68, 44, 136)}
    ${rim(38, -40, 50, 80)}
    inner 0.6 | M-84 -44 H-52 M44 -22 H82`,
  cap: `
    fill own | M-40 -56 H40 C60 -50 60 50 40 56 H-40 Z
    ${rim(-66, -64, 28, 128)}
    inner 0.6 | M-34 -34 H44`,
  "male-adaptor": `
    fill own | M-20 -30 H80 V30 H-20 Z
    fine 0.9 | M-14 -30 l6 60 M-4 -30 l6 60 M6 -30 l6 60 M16 -30 l6 60 M26 -30 l6 60 M36 -30 l6 60 M46 -30 l6 60 M56 -30 l6 60 M66 -30 l6 60
    fill own.end | M-50 -52 L-44 -56 H-26 L-20 -52 V52 L-26 56 H-44 L-50 52 Z
    inner | M-50 -20 H-20 M-50 20 H-20
    fill own | M-110 -42 H-50 V42 H-110 Z`,
  "female-adaptor": `
    fill own | M-110 -40 H-30 V40 H-110 Z
    fill own.end | M-30 -52 L-22 -58 H62 L70 -52 V52 L62 58 H-22 L-30 52 Z
    inner | M-30 -20 H70 M-30 20 H70
    fill own.shade | M70 -36 H76 V36 H70 Z`,
  nipple: `
    fill own | M-100 -32 H100 V32 H-100 Z
    fine 0.9 | M-94 -32 l6 64 M-84 -32 l6 64 M-74 -32 l6 64 M-64 -32 l6 64 M-54 -32 l6 64 M-44 -32 l6 64 M38 -32 l6 64 M48 -32 l6 64 M58 -32 l6 64 M68 -32 l6 64 M78 -32 l6 64 M88 -32 l6 64
    fill own.end | M-30 -46 H30 V46 H-30 Z
    inner | M-30 -16 H30 M-30 16 H30`,
  nut: `
    fill own | M0 -70 L61 -35 V35 L0 70 L-61 35 V-35 Z
    hole 40 own.shade | 0 0
    inner 0.8 | ${disc(33)}`,
  union: `
    fill own | M-120 -40 H120 V40 H-120 Z
    fill own.end | M-50 -60 H50 V60 H-50 Z
    inner | M-50 -30 H50 M-50 0 H50 M-50 30 H50
    ${rim(-134, -48, 26, 96)}
    ${rim(108, -48, 26, 96)}`,
  valve: `
    fill own | M-120 -26 H-60 C-40 -44 40 -44 60 -26 H120 V26 H60 C40 44 -40 44 -60 26 H-120 Z
    ${rim(-134, -36, 26, 72)}
    ${rim(108, -36, 26, 72)}
    fill own.end | M-10 -66 H10 V-38 H-10 Z
    fill red | M-20 -82 H110 C120 -82 120 -66 110 -66 H-20 Z`,
  "p-trap": `
    bar 42 own | M-90 -90 V20 C-90 80 0 80 0 20 C0 -20 20 -30 50 -30 H120
    ${rim(-122, -110, 64, 30)}
    ${rim(100, -60, 26, 60)}`,
  "s-trap": `
    bar 42 own | M-90 -90 V20 C-90 76 -10 76 -10 20 C-10 -40 70 -40 70 20 V90
    ${rim(-122, -110, 64, 30)}
    ${rim(40, 80, 60, 26)}`,
  clip: `
    bar 18 own | M-44 -30 C-72 50 72 50 44 -30
    fill own.end | M-26 38 H26 V64 H-26 Z
    hole 6 own.shade | 0 51`,
  flange: `
    fill own | M-46 -90 H46 V0 H-46 Z
    fill own.end | M-120 0 H120 V18 H-120 Z
    fill own | M-46 18 H46 V70 H-46 Z
    hole 5 own.shade | -96 9, 96 9`,
  cowl: `
    fill own | M-40 20 H40 V110 H-40 Z
    fill own.end | M-60 -60 H60 V20 H-60 Z
    inner | M-48 -50 V10 M-32 -50 V10 M-16 -50 V10 M0 -50 V10 M16 -50 V10 M32 -50 V10 M48 -50 V10
    fill own | M-70 -60 C-70 -90 70 -90 70 -60 Z`,
  inspection: `
    fill own | M-100 -36 H100 V44 H-100 Z
    ${rim(-114, -46, 28, 100)}
    ${rim(86, -46, 28, 100)}
    fill own.end | M-50 -60 H50 V-36 H-50 Z
    fill own.shade | M-24 -76 H24 V-60 H-24 Z`,
  gully: `
    fill own | M-50 -110 H50 V-70 H40 V60 C40 100 -40 100 -40 60 V-70 H-50 Z
    fill own | M36 -10 H110 V44 H38 Z
    ${rim(100, -18, 24, 70)}
    inner 0.6 | M-26 -66 V56`,
  grate: `
    prism 150 own | M-90 0 H70 V16 H-90 Z
    inner | M-60 -6 L40 -60 M-36 -6 L62 -60 M-12 -6 L84 -60 M12 -6 L106 -60 M36 -6 L124 -60`,
  kerb: `
    fill own | M-120 -40 H0 V40 H-120 Z
    prism 60 own | M0 -60 H130 V50 H0 Z
    inner | M16 -44 H114 V34 H16 Z
    ${rim(-134, -50, 28, 100)}`,
  manifold: `
    fill own | M-140 -22 H140 V22 H-140 Z
    fill own.end | M-160 -30 H-136 V30 H-160 Z M136 -30 H160 V30 H136 Z
    fill own | M-96 22 H-64 V80 H-96 Z M-16 22 H16 V80 H-16 Z M64 22 H96 V80 H64 Z
    fine 0.9 | M-96 54 l32 6 M-96 64 l32 6 M-16 54 l32 6 M-16 64 l32 6 M64 54 l32 6 M64 64 l32 6`,
  barb: `
    fill own | M-110 -20 H-40 L-52 -14 L-36 -24 L-44 -16 H20 V20 H-110 Z
    fill own.end | M-100 -26 L-86 -18 M-76 -26 L-62 -18
    inner | M-92 -20 V20 M-72 -20 V20 M-52 -20 V20
    fill own.end | M20 -46 H56 V46 H20 Z
    inner | M20 -16 H56 M20 16 H56
    fill own | M56 -32 H130 V32 H56 Z
    fine 0.9 | M62 -32 l6 64 M72 -32 l6 64 M82 -32 l6 64 M92 -32 l6 64 M102 -32 l6 64 M112 -32 l6 64`,
  "downpipe-bend": `
    fill own | M-60 -100 H30 V-20 L96 46 L50 110 L-60 10 Z
    fill own.end | M30 -100 L54 -114 V-34 L118 30 L96 46 L30 -20 Z
    inner 0.6 | M-60 10 L30 -20`,
  "downpipe-joiner": `
    prism 60 own | M-70 -50 H70 V60 H-70 Z
    part own.shade | M-58 -54 L-26 -70 H104 L76 -54 Z
    inner 0.7 | M-70 8 H70`,
  outlet: `
    prism 90 own | M-80 -30 H80 V-18 H-80 Z
    fill own | M-44 -18 H44 V80 C44 92 -44 92 -44 80 Z`,
  "spray-gun": `
    fill own | M-110 -26 H50 L70 -14 V14 L50 22 H10 L-10 110 H-50 L-36 22 H-110 Z
    fill own.end | M70 -20 H110 V20 H70 Z
    bar 9 own.end | M14 26 C14 60 2 70 -6 76`,
  box: `
    prism 90 own | M-70 -50 H60 V70 H-70 Z
    hole 20 own.shade | -6 12
    fill own | M-26 70 H16 V96 H-26 Z`,
  spare: `
    bar 11 rubber | M40 0 C40 22 22 40 0 40 C-22 40 -40 22 -40 0 C-40 -22 -22 -40 0 -40 C22 -40 40 -22 40 0 Z
    fill own | M80 -30 H140 V30 H80 Z
    fine 0.9 | M80 -18 l60 6 M80 -6 l60 6 M80 6 l60 6`,
  solenoid: `
    fill own | M-120 0 H120 V50 H-120 Z
    fill own.end | M-50 -60 H50 V0 H-50 Z
    fill own | M-24 -90 H24 V-60 H-24 Z
    bar 4 rubber | M10 -90 C20 -120 70 -120 90 -100`,
  filter: `
    fill own.end | M-60 -90 H60 V-50 H-60 Z
    fill glass | M-46 -50 H46 V90 C46 104 -46 104 -46 90 Z
    inner 0.7 | M-24 -44 V84 M0 -44 V84 M24 -44 V84
    fill own | M-110 -82 H-60 V-58 H-110 Z M60 -82 H110 V-58 H60 Z`,
  "hose-clamp": `
    bar 13 own | M-10 -66 C-90 -60 -90 70 0 70 C90 70 90 -60 20 -66
    fill own.end | M-30 -90 H40 V-56 H-30 Z
    inner | M-18 -84 V-60 M-6 -84 V-60 M6 -84 V-60`,
  funnel: `
    fill own | M-90 -60 H90 L20 20 V90 H-20 V20 Z
    fill own.end | M-90 -60 C-90 -80 90 -80 90 -60 C90 -40 -90 -40 -90 -60 Z`,
  plug: `
    fill own | M-60 -30 H60 V10 H-60 Z
    fill own.end | M-40 10 H40 L34 50 H-34 Z
    bar 8 own | M0 -30 V-60`,
  flexible: `
    fill own.end | M-160 -22 H-120 V22 H-160 Z M120 -22 H160 V22 H120 Z
    bar 26 own | M-120 0 C-40 60 40 -60 120 0
    fine 0.9 | M-100 4 l-6 20 M-80 14 l-6 20 M-60 20 l0 20 M-40 16 l8 20 M-20 6 l10 18 M0 -8 l12 16 M20 -22 l10 18 M40 -30 l8 20 M60 -34 l4 22 M80 -28 l-2 22 M100 -18 l-6 20`,
  "channel-end": `
    prism 60 own | M-70 -50 H70 V60 H-70 Z
    hole 32 own.shade | 0 12`
}
