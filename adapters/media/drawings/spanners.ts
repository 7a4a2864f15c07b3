/** Patterns of what turns screws, nuts and pipes: screwdrivers, spanners, sockets and keys. */
import type { Patterns } from "./item.ts"

const knurl = (from: number, to: number, half: number): string =>
  Array.from(
    { length: Math.floor((to - from) / 6) },
    (_, place) => `M${from + place * 6} ${-half} l6 ${half * 2} M${from + place * 6 + 6} ${-half} l-6 ${half * 2}`
  ).join(" ")

const driver = (blade: string): string => `
    along none
    fill grip | M-120 0 C-120 -26 -70 -24 -50 -18 C-30 -26 -10 -20 0 -10 V10 C-10 20 -30 26 -50 18 C-70 24 -120 26 -120 0 Z
    fine 0.8 | M-104 -14 H-60 M-104 0 H-10 M-104 14 H-60
    ${blade}`

export const spanners: Patterns = {
  screwdriver: driver(`fill own | M0 -5 H150 L160 -8 H186 L194 -4 V4 L186 8 H160 L150 5 H0 Z
    inner 0.8 | M160 -8 V8`),
  "nut-driver": driver("fill own | M0 -5 H120 V-14 H170 V14 H120 V5 H0 Z\n    inner | M150 -14 V14"),
  "multi-bit-screwdriver": driver(
    "fill own | M0 -8 H70 V8 H0 Z\n    fill own.end | M70 -6 H120 L130 -3 V3 L120 6 H70 Z\n    inner 0.8 | M20 -8 V8 M40 -8 V8"
  ),
  "screwdriver-set": [0, 52, 104]
    .map(
      (y, place) => `
    fill grip | M-110 ${y} C-110 ${y - 23} -64 ${y - 21} -46 ${y - 15} C-28 ${y - 22} -8 ${y - 16} 0 ${y - 8} V${y + 8} C-8 ${y + 16} -28 ${y + 22} -46 ${y + 15} C-64 ${y + 21} -110 ${y + 23} -110 ${y} Z
    fill own | M0 ${y - 4} H${90 + place * 30} L${100 + place * 30} ${y - 6} L${116 + place * 30} ${y - 2} V${y + 2} L${100 + place * 30} ${y + 6} L${90 + place * 30} ${y + 4} H0 Z`
    )
    .join(""),
  "adjustable-wrench": `
    along none
    fill own | M-180 -15 C-100 -10 -20 -16 10 -20 C30 -46 70 -50 100 -40 L92 -14 L60 -4 V8 C40 30 20 26 6 18 C-20 14 -100 12 -180 17 C-192 8 -192 -8 -180 -15 Z
    fill own.end | M60 -2 L100 8 L104 34 C80 44 50 40 40 22 Z
    fill own.shade | M24 0 H46 V16 H24 Z
    fine | M30 0 V16 M36 0 V16 M42 0 V16
    hole 7 own.shade | -168 1`,
  spanner: `
    along none
    fill own | M-110 -12 H90 C96 -40 130 -52 158 -40 L146 -16 H128 V16 H146 L158 40 C130 52 96 40 90 12 H-110 C-120 34 -160 34 -170 10 C-176 -20 -130 -44 -110 -12 Z
    part own.shade | M-122 0 L-132 17 H-152 L-162 0 L-152 -17 H-132 Z
    inner 0.6 | M-90 0 H76`,
  "spanner-set": [0, 46, 92, 138]
    .map((y, place) => {
      const by = 0.66 + place * 0.1
      const at = (x: number, down: number) => `${(x * by).toFixed(1)} ${(y + down * by * 0.8).toFixed(1)}`
      return `
    fill own | M${at(-110, -12)} L${at(90, -12)} C${at(96, -40)} ${at(130, -44)} ${at(158, -36)} L${at(146, -14)} L${at(128, -14)} L${at(128, 14)} L${at(146, 14)} L${at(158, 36)} C${at(130, 44)} ${at(96, 40)} ${at(90, 12)} L${at(-110, 12)} C${at(-120, 32)} ${at(-160, 32)} ${at(-166, 8)} C${at(-170, -20)} ${at(-130, -38)} ${at(-110, -12)} Z
    hole ${(12 * by).toFixed(0)} own.shade | ${at(-142, 0)}`
    })
    .join(""),
  "pipe-wrench": `
    fill red | M-190 -15 C-100 -12 -40 -16 0 -20 L60 -34 L100 -20 L98 -6 H40 L10 20 C-40 14 -100 13 -190 17 C-202 8 -202 -8 -190 -15 Z
    fill own | M40 6 H110 L112 26 H70 L30 60 H14 L34 20 Z
    fine 0.9 | M50 -6 V0 M60 -6 V0 M70 -6 V0 M80 -6 V0 M90 -6 V0 M50 6 V12 M60 6 V12 M70 6 V12 M80 6 V12 M90 6 V12`,
  socket: `
    fill own | M0 -44 H70 V-38 H150 V38 H70 V44 H0 Z
    part own.shade | M-6 -44 C8 -44 8 44 -6 44 C-20 44 -20 -44 -6 -44 Z
    fill own.end | M150 -38 C162 -38 162 38 150 38 C138 38 138 -38 150 -38 Z
    part own.shade | M150 -22 L158 -11 V11 L150 22 L142 11 V-11 Z
    inner 0.6 | M70 -38 V38`,
  "socket-set": `
    prism 190 rubber | M0 0 H260 V40 H0 Z
    ${[0, 1, 2, 3, 4, 5].map((place) => `hole 15 steel | ${76 + place * 36} -54`).join("\n    ")}
    ${[0, 1, 2, 3, 4, 5].map((place) => `hole 8 steel.shade | ${76 + place * 36} -54`).join("\n    ")}
    bar 11 steel | M60 -20 H190
    fill steel.end | M190 -30 C214 -30 214 -8 190 -8 Z`,
  ratchet: `
    along none
    fill grip | M-180 -14 C-120 -22 -80 -16 -50 -12 V12 C-80 16 -120 22 -180 14 C-190 6 -190 -6 -180 -14 Z
    fill own | M-50 -8 H40 C50 -34 110 -34 116 0 C110 34 50 34 40 8 H-50 Z
    part own.shade | M66 -14 H94 V14 H66 Z
    fine 0.9 | ${knurl(-50, -10, 8)}`,
  "hex-key": `
    along none
    bar 17 own | M-40 90 V20 C-40 -10 -20 -20 0 -20 H190
    inner 0.6 | M0 -25 H194`,
  "hex-key-set": [0, 1, 2, 3, 4]
    .map(
      (place) => `
    bar ${5 + place * 2.4} own | M${-20 - place * 4} ${60 + place * 8} V${-30 + place * 26} H${110 + place * 26}`
    )
    .join(""),
  "folding-key-set": `
    fill own | M40 -30 L150 -90 L158 -78 L50 -10 Z
    fill own.end | M50 -16 L180 -40 L184 -28 L56 2 Z
    fill grip | M-110 -24 H50 C64 -24 64 30 50 30 H-110 C-124 30 -124 -24 -110 -24 Z
    hole 7 own.shade | 44 4, -100 4`,
  "t-handle-set": `
    bar 13 grip | M-60 -80 H60
    bar 11 own | M0 -74 V110`,
  "torque-wrench": `
    fill grip | M-190 -16 H-90 V16 H-190 C-198 8 -198 -8 -190 -16 Z
    fine 0.9 | ${knurl(-186, -94, 16)}
    fill own | M-90 -10 H110 C116 -30 160 -30 164 0 C160 30 116 30 110 10 H-90 Z
    fine 0.9 | M-80 -10 V4 M-70 -10 V0 M-60 -10 V4 M-50 -10 V0 M-40 -10 V4
    part own.shade | M126 -12 H150 V12 H126 Z`,
  "breaker-bar": `
    fill grip | M-190 -13 H-100 V13 H-190 C-198 6 -198 -6 -190 -13 Z
    fill own | M-100 -9 H130 C150 -18 176 -10 176 0 C176 10 150 18 130 9 H-100 Z
    part own.shade | M144 -12 H168 V12 H144 Z`,
  "strap-wrench": `
    fill grip | M-190 -13 H20 V13 H-190 C-198 6 -198 -6 -190 -13 Z
    bar 11 rubber | M20 0 C20 -70 130 -70 130 0 C130 60 40 60 10 16`
}
