/** Patterns of pliers, spanners, screwdrivers, clamps and guns. */
import type { Patterns } from "./item.ts"

const handles = "bar 15 grip | M-10 10 C-60 26 -110 36 -180 30 M-10 -10 C-60 -26 -110 -36 -180 -30"
const rivet = "hole 8 own.shade | 0 0"
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

export const grippingTools: Patterns = {
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
  "combination-pliers": `
    ${handles}
    fill own | M-20 -14 C0 -30 30 -26 60 -20 L110 -12 V-2 H-20 Z
    fill own | M-20 14 C0 30 30 26 60 20 L110 12 V2 H-20 Z
    fine 0.9 | M70 -2 V-8 M78 -2 V-8 M86 -2 V-8 M94 -2 V-8 M102 -2 V-8 M70 2 V8 M78 2 V8 M86 2 V8 M94 2 V8 M102 2 V8
    hole 5 paper | 44 0
    ${rivet}`,
  "side-cutters": `
    ${handles}
    fill own | M-20 -14 C10 -34 40 -30 74 0 H-20 Z
    fill own | M-20 14 C10 34 40 30 74 0 H-20 Z
    inner | M20 0 H74
    ${rivet}`,
  "long-nose": `
    ${handles}
    fill own | M-20 -14 C0 -26 30 -20 150 -6 V-1 H-20 Z
    fill own | M-20 14 C0 26 30 20 150 6 V1 H-20 Z
    fine 0.9 | M90 -1 V-6 M98 -1 V-6 M106 -1 V-5 M114 -1 V-5 M122 -1 V-4
    ${rivet}`,
  pincers: `
    ${handles}
    fill own | M-16 -12 C20 -60 80 -40 80 0 L66 -2 C60 -24 20 -24 -4 8 Z
    fill own | M-16 12 C20 60 80 40 80 0 L66 2 C60 24 20 24 -4 -8 Z
    ${rivet}`,
  "locking-pliers": `
    bar 14 own | M-20 -8 C-80 -30 -130 -26 -190 -22
    bar 13 own.end | M-10 12 C-60 30 -110 34 -176 44
    fill own | M-30 -20 C0 -40 40 -36 100 -14 L96 0 H-10 Z
    fill own.end | M-20 8 L100 6 L104 18 C60 36 20 36 -16 20 Z
    fine 0.9 | M50 0 V-6 M58 0 V-6 M66 0 V-6 M74 0 V-6 M82 0 V-6
    fill own.shade | M-214 -34 H-190 V-10 H-214 Z
    ${rivet}`,
  multigrips: `
    bar 15 grip | M-20 14 C-80 34 -130 36 -200 34 M-20 -12 C-80 -24 -130 -22 -200 -26
    fill own | M-40 -22 C0 -40 40 -60 90 -50 L96 -38 C60 -36 40 -20 10 6 Z
    fill own.end | M-34 20 C0 40 50 10 96 -34 L104 -20 C80 20 30 52 -20 34 Z
    hole 6 own.shade | -14 0, 4 -10`,
  "wire-stripper": `
    ${handles}
    fill own | M-20 -14 H70 L100 -8 V-1 H-20 Z
    fill own | M-20 14 H70 L100 8 V1 H-20 Z
    hole 3 paper | 24 0, 38 0, 52 0, 66 0
    ${rivet}`,
  "cable-cutters": `
    ${handles}
    fill own | M-20 -14 C20 -50 70 -40 84 -10 C50 -20 30 -6 16 8 Z
    fill own.end | M-20 14 C20 50 70 40 84 10 C50 20 30 6 16 -8 Z
    ${rivet}`,
  "circlip-pliers": `
    ${handles}
    fill own | M-20 -14 C10 -26 60 -20 110 -12 V-4 H-20 Z M110 -11 H140 V-6 H110 Z
    fill own | M-20 14 C10 26 60 20 110 12 V4 H-20 Z M110 11 H140 V6 H110 Z
    ${rivet}`,
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
  "swaging-tool": `
    bar 16 grip | M-14 12 C-60 40 -130 44 -220 50 M-14 -12 C-60 -40 -130 -44 -220 -50
    fill own | M-30 -30 H50 V0 H-30 Z M-30 30 H50 V0 H-30 Z
    hole 5 paper | 10 0, 34 0
    hole 6 own.shade | -18 -16, -18 16`,
  "suction-lifter": `
    fill rubber | M-110 30 C-110 10 -30 10 -30 30 V44 H-110 Z M30 30 C30 10 110 10 110 30 V44 H30 Z
    bar 18 grip | M-70 10 V-20 C-70 -44 70 -44 70 -20 V10`,
  "strap-wrench": `
    fill grip | M-190 -13 H20 V13 H-190 C-198 6 -198 -6 -190 -13 Z
    bar 11 rubber | M20 0 C20 -70 130 -70 130 0 C130 60 40 60 10 16`
}
