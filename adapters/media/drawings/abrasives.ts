/** Patterns of discs, belts, sheets and brushes that grind, sand and polish. */
import type { Patterns } from "./item.ts"
import { around, disc, rays } from "./round-shapes.ts"

export const abrasives: Patterns = {
  sheet: `
    fill own | M-110 -80 H110 V80 H-110 Z
    fill own.end | M60 80 L110 40 V80 Z
    hole 1.6 own.shade | ${Array.from({ length: 36 }, (_, place) => `${-96 + (place % 9) * 24} ${-64 + Math.floor(place / 9) * 32 + (place % 2) * 12}`).join(", ")}
    words own | 0 -4 150 70`,
  belt: `
    prism 120 own | M-120 0 C-120 -34 -100 -40 -80 -40 H60 C100 -40 100 30 60 30 H-80 C-100 30 -120 24 -120 0 Z
    part own.shade | M-108 0 C-108 -24 -96 -29 -78 -29 H58 C86 -29 86 19 58 19 H-78 C-96 19 -108 14 -108 0 Z`,
  "sanding-disc": `
    fill own | ${disc(96)}
    hole 10 paper | ${around(8, 58)}
    hole 11 paper | 0 0`,
  "fibre-disc": `
    fill own | ${disc(96)}
    inner 0.6 | ${disc(40)}
    hole 15 paper | 0 0
    words own | 0 -62 110 36`,
  "cutting-disc": `
    fill rubber | ${disc(96)}
    part paper | ${disc(56)}
    hole 15 steel | 0 0
    hole 9 paper | 0 0
    words paper | 0 -34 84 26`,
  "grinding-disc": `
    fill rubber | ${disc(96)}
    fill rubber.end | ${disc(52)}
    hole 15 steel | 0 0
    fine 0.8 | ${rays(28, 60, 92)}`,
  "flap-disc": `
    fill own | ${disc(96)}
    inner 0.8 | ${rays(28, 52, 96, 0.22)}
    fill plastic | ${disc(50)}
    hole 15 paper | 0 0
    words plastic | 0 -32 70 24`,
  "flap-wheel": `
    fill own | ${disc(70, -20, 0)}
    fine 0.9 | ${rays(26, 20, 69, 0.3).replaceAll(
      /([ML])(-?[\d.]+)/g,
      (_, letter: string, x: string) => `${letter}${(Number(x) - 20).toFixed(1)}`
    )}
    bar 9 steel | M-20 0 H110`,
  "bench-wheel": `
    prism 60 cement | ${disc(90)}
    part paper | ${disc(44)}
    hole 13 steel.shade | 0 0
    words paper | 0 -28 64 22`,
  "backing-pad": `
    fill own | ${disc(90)}
    hole 9 own.shade | ${around(8, 56)}
    hole 14 steel | 0 0
    inner 0.6 | ${disc(80)}`,
  "wire-brush": `
    fill own.end | M-30 -80 H30 V-40 H-30 Z
    fill own.end | M-70 -40 H70 V0 H-70 Z
    fill own | M-70 0 H70 L90 70 H-90 Z
    fine 0.9 | M-60 0 L-78 68 M-48 0 L-62 68 M-36 0 L-46 68 M-24 0 L-30 68 M-12 0 L-14 68 M0 0 V68 M12 0 L14 68 M24 0 L30 68 M36 0 L46 68 M48 0 L62 68 M60 0 L78 68`,
  sponge: `
    prism 90 own | M-90 -20 H90 V40 H-90 Z
    hole 1.8 own.shade | -70 0, -50 16, -30 4, -10 20, 10 2, 30 18, 50 6, 70 22, -60 30, -20 30, 20 32, 60 32
    words own.end | 0 10 140 44`,
  "sanding-block": `
    prism 90 own | M-100 -10 H100 V40 H-100 Z
    fill own.end | M-70 -40 C-70 -66 110 -66 130 -40 L100 -10 H-100 Z`,
  roll: `
    prism 110 own | ${disc(70)}
    inner 0.6 | ${disc(58)}
    inner 0.6 | ${disc(46)}
    part paper | ${disc(26)}
    fill own.shade | M0 70 H120 L130 50 H60 Z`,
  mesh: `
    fill own | M-110 -50 H110 V50 H-110 Z
    fine 0.8 | ${Array.from({ length: 17 }, (_, place) => `M${-104 + place * 13} -50 V50`).join(" ")} ${Array.from({ length: 7 }, (_, place) => `M-110 ${-42 + place * 14} H110`).join(" ")}`,
  "steel-wool": `
    fill own | M-100 0 C-110 -50 -40 -70 0 -60 C50 -76 110 -40 104 6 C110 50 40 66 0 58 C-50 70 -104 50 -100 0 Z
    fine 0.9 | M-80 0 C-40 -40 0 30 40 -20 C60 -40 80 10 90 0 M-70 -30 C-20 0 20 -60 70 -20 M-80 30 C-30 0 10 50 80 20 M-40 44 C0 20 30 50 60 36`,
  "hand-pad": `
    prism 80 own | M-100 0 H100 V22 H-100 Z
    fine 0.9 | M-80 -10 L-60 -30 M-40 -6 L-10 -34 M0 -8 L24 -30 M40 -10 L60 -30 M80 -8 L104 -30`,
  burr: `
    fill own.end | M-150 -8 H-20 V8 H-150 Z
    fill own | M-20 -26 H60 C100 -22 100 22 60 26 H-20 Z
    fine 0.9 | M-14 26 L10 -26 M2 26 L26 -26 M18 26 L42 -26 M34 26 L58 -26 M50 26 L74 -22 M-14 -26 L10 26 M2 -26 L26 26 M18 -26 L42 26 M34 -26 L58 26 M50 -26 L74 22`,
  "mounted-point": `
    ${[0, 56, 112]
      .map(
        (x) => `bar 7 steel | M${x - 56} 90 V10
    fill cement | M${x - 76} 10 H${x - 36} V${-50 - x / 4} C${x - 46} ${-70 - x / 4} ${x - 66} ${-70 - x / 4} ${x - 76} ${-50 - x / 4} Z`
      )
      .join("\n    ")}`,
  buff: `
    fill wool | ${disc(86)}
    inner 0.6 | ${disc(66)}
    inner 0.6 | ${disc(46)}
    hole 13 steel | 0 0`,
  bonnet: `
    fill wool | M-100 20 C-110 -60 110 -60 100 20 C90 40 -90 40 -100 20 Z
    fine 0.8 | M-80 6 C-70 -10 -60 -10 -54 6 M-40 -10 C-30 -26 -20 -26 -14 -10 M0 0 C10 -16 20 -16 26 0 M40 -12 C50 -28 60 -28 66 -12
    fill own.end | M-96 26 C-60 44 60 44 96 26 V40 C60 56 -60 56 -96 40 Z`,
  compound: `
    prism 90 own | M-90 -10 H90 V40 H-90 Z
    part paper | M-50 -10 H50 V40 H-50 Z`,
  sleeve: `
    fill own | M-40 -90 V90 C-40 110 40 110 40 90 V-90 Z
    fill own.end | M-40 -90 C-40 -108 40 -108 40 -90 C40 -72 -40 -72 -40 -90 Z
    inner 0.7 | M-40 -40 L40 20`,
  "strip-disc": `
    fill black | ${disc(90)}
    fine 0.9 | ${rays(40, 30, 88, 0.12)}
    fill plastic | ${disc(30)}
    hole 13 steel | 0 0`,
  "cleaning-stick": `
    prism 50 card | M-110 -20 H110 V20 H-110 Z`
}
