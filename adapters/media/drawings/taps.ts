/** Patterns of taps, mixers and showers. */
import type { Patterns } from "./item.ts"
import { disc, oval, rays } from "./round-shapes.ts"

export const taps: Patterns = {
  garden: `
    fill own | M-20 -60 H20 V-20 C60 -20 90 0 90 40 V70 H50 V44 C50 30 40 24 20 24 H-70 V-20 H-20 Z
    fill own.end | M-100 -34 H-70 V38 H-100 Z
    fine 0.9 | M50 52 l40 4 M50 60 l40 4
    bar 15 red | M-60 -84 H60
    fill own.end | M-12 -84 H12 V-56 H-12 Z`,
  "mixer-basin": `
    fill own | M-36 -60 H36 V110 H-36 Z
    fill own.end | M-50 110 H50 V124 H-50 Z
    fill own | M20 -44 L130 -24 V10 L36 -6 Z
    fill own.end | M104 6 H126 V22 H104 Z
    fill own | M-36 -76 C-36 -90 36 -90 36 -76 V-60 H-36 Z
    bar 13 own | M-10 -88 L-70 -120`,
  "mixer-tall": `
    fill own | M-30 -90 H30 V120 H-30 Z
    fill own.end | M-44 120 H44 V134 H-44 Z
    fill own | M16 -76 L120 -56 V-26 L30 -42 Z
    fill own.end | M96 -28 H116 V-12 H96 Z
    bar 12 own | M-8 -100 L-60 -130
    fill own | M-30 -106 C-30 -118 30 -118 30 -106 V-90 H-30 Z`,
  "mixer-wall": `
    fill own.end | ${disc(40, -90, -20)}
    fill own.end | ${disc(40, 70, -20)}
    bar 16 own | M-90 -20 V-74
    bar 24 own | M70 -20 H110 V70
    fill own | ${disc(24, -90, -20)}`,
  "wall-taps": `
    ${[-80, 80]
      .map(
        (x) => `fill own.end | ${disc(46, x, 20)}
    fill own | ${disc(30, x, 20)}
    bar 15 own | M${x - 44} 20 H${x + 44} M${x} -24 V64
    fill own.end | ${disc(13, x, 20)}`
      )
      .join("\n    ")}`,
  spout: `
    along none
    fill own.end | M-120 -50 H-106 V50 H-120 Z
    fill own | M-106 -22 H70 C110 -22 120 0 120 30 V50 H80 V36 C80 24 70 22 60 22 H-106 Z`,
  "mixer-shower": `
    fill own.end | ${disc(84)}
    fill own | ${disc(50)}
    bar 18 own | M0 0 V-96
    inner | M-60 40 C-40 60 40 60 60 40`,
  "mixer-diverter": `
    fill own.end | M-60 -110 H60 V110 H-60 Z
    fill own | ${disc(38, 0, -40)}
    bar 15 own | M0 -40 V-96
    fill own | ${disc(26, 0, 60)}
    inner | M-14 60 H14`,
  "mixer-gooseneck": `
    fill own | M-22 10 H22 V120 H-22 Z
    fill own.end | M-36 120 H36 V134 H-36 Z
    bar 20 own | M0 10 V-50 C0 -140 120 -140 120 -50 V-20
    fill own.end | M106 -24 H134 V0 H106 Z
    bar 13 own | M22 50 L80 20`,
  "mixer-pull-out": `
    fill own | M-22 10 H22 V120 H-22 Z
    fill own.end | M-36 120 H36 V134 H-36 Z
    bar 20 own | M0 10 V-50 C0 -140 120 -140 120 -60
    fill own.end | M102 -60 H138 V16 H102 Z
    fine | M102 -44 H138 M102 4 H138
    bar 13 own | M22 50 L80 20`,
  "shower-rail": `
    bar 13 own | M60 -130 V120
    fill own.end | M44 -130 H76 V-112 H44 Z M44 104 H76 V122 H44 Z
    fill own | M40 -60 H84 V-34 H40 Z
    bar 15 own | M44 -50 L-30 -90
    fill own | M-70 -110 L-16 -120 L-24 -60 L-66 -76 Z
    bar 9 own.shade | M-10 -84 C-60 20 -40 120 30 130 C90 136 110 90 100 60`,
  "shower-twin": `
    bar 13 own | M70 -100 V130 M70 -100 C70 -140 0 -140 -20 -130 V-110
    fill own | M-90 -110 H50 L40 -92 H-80 Z
    fill own.end | M54 -10 H86 V12 H54 Z
    bar 13 own | M60 0 L10 -10
    fill own | ${oval(34, 24, -14, -10)}
    bar 9 own.shade | M10 0 C-30 60 0 140 60 124`,
  "shower-head": `
    fill own.end | M-12 -90 H12 V-50 H-12 Z
    fill own | M-110 -10 L-30 -50 H30 L110 -10 Z
    fill own.end | M-112 -10 H112 V10 H-112 Z
    fine 0.9 | M-90 20 L-94 60 M-60 20 L-63 70 M-30 20 L-31 76 M0 20 V78 M30 20 L31 76 M60 20 L63 70 M90 20 L94 60`,
  "shower-arm": `
    along none
    fill own.end | M-130 -44 H-114 V44 H-130 Z
    bar 22 own | M-114 0 H60 C90 0 100 20 100 50
    fill own.end | M86 44 H114 V70 H86 Z`,
  "shower-hose": `
    bar 15 own | M-120 40 C-120 -110 0 -110 0 0 C0 110 120 110 120 -40
    fill own.end | M-134 40 H-106 V76 H-134 Z M106 -76 H134 V-40 H106 Z`,
  "hand-shower": `
    fill own | M-14 -20 H14 V120 C14 130 -14 130 -14 120 Z
    fill own | ${disc(58, 0, -70)}
    fill own.end | ${disc(44, 0, -70)}
    fine 0.9 | ${rays(14, 14, 38).replaceAll(
      / (-?[\d.]+)(?=[ LM]|$)/g,
      (_, y: string) => ` ${(Number(y) - 70).toFixed(1)}`
    )}`,
  bidet: `
    fill own.end | ${disc(34, 80, -30)}
    fill own | M-90 -60 H-20 L0 -40 V-20 L-20 -4 H-56 L-66 70 H-90 Z
    bar 9 own.shade | M-78 70 C-70 130 70 130 80 0`
}
