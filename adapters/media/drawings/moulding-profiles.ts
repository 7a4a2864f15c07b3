/** The outlines of mouldings, each within the width and thickness that it is asked for. */
import { parsePath, rectangle, roundedPolygon } from "../drafting/outline.ts"
import { type Path, scalePath } from "../drafting/path.ts"

/** A section `high` by `thick`, its back to the left and its face to the right, or lying on its flat. */
export type Section = (high: number, thick: number) => Path

/**
 * The moulded part at the top of a skirting or architrave: from the back over the top to the face, ten across and ten
 * down; and how many thicknesses it reaches down.
 */
const tops: { readonly [profile: string]: readonly [outline: string, reach: number] } = {
  "art-deco": ["M0 0 H3.4 V2.6 H5.8 V5.2 H8 V7.8 H10 V10", 1.5],
  beaded: ["M0 0 H4 V1.4 C8.6 1.4 8.6 6 4.6 6 V7 H10 V10", 1.5],
  bullnose: ["M0 0 H1.6 C6.4 0 10 4 10 10", 1],
  colonial: ["M0 0 H2.6 C4.2 0 4.6 1 4.6 2.2 H5.4 C5.4 4.4 6.2 5.6 8.4 6 V7 H9 C9.8 7 10 7.6 10 8.6 V10", 2.4],
  "double-bevel": ["M0 0 H3 L5.6 3.6 V4.6 H6.2 L10 10", 1.6],
  edwardian: ["M0 0 H2.2 C4.4 0 4.8 1.2 4.8 2.4 V3 H5.4 C5.4 5.2 7 5.6 7.6 6 V6.8 H8.2 C9.4 7 10 8 10 10", 3],
  federation: ["M0 0 H2 C3.8 0 4.6 .8 4.6 2 C4.6 3.2 5.4 3.4 5.8 4 V4.8 H6.6 C6.8 7 9.4 6.6 9.4 8.6 H10 V10", 2.8],
  georgian: ["M0 0 H3 V1.2 C3 3 5.8 2.6 5.8 4.6 V5.6 H7 C7 7.8 10 7.4 10 10", 2.4],
  "half-splay": ["M0 0 H3.6 L10 10", 2.6],
  "lambs-tongue": ["M0 0 H2.4 V.8 H3 C3 4.4 10 3.4 10 10", 2.4],
  ogee: ["M0 0 H2.6 V1 C5.6 1 4.4 5.6 7 6.2 C9.2 6.6 9 8 9 8.6 H10 V10", 1.8],
  "pencil-round": ["M0 0 H5.6 C8.8 0 10 1.4 10 10", 0.5],
  shadowline: ["M0 0 H10 V3.4 H6.4 V6 H10 V10", 1.1],
  "single-bevel": ["M0 0 H4 L10 10", 1.1],
  splayed: ["M0 0 H3 L10 10", 9],
  stepped: ["M0 0 H5 V5 H10 V10", 1.1],
  terrace: ["M0 0 H3 V1 C5 1 5.4 2.4 5.4 4 H6.4 V5 C8.6 5 10 6.6 10 10", 2],
  torus: ["M0 0 H5 C10.6 0 10.6 7 6.4 7.2 V8.4 H10 V10", 1.3]
}

const standing =
  ([outline, reach]: readonly [string, number]): Section =>
  (high, thick) => {
    const zone = Math.min(reach * thick, high * 0.86)
    const top = scalePath(parsePath(outline), thick / 10, zone / 10)
    return [...top, ["L", [thick, high]], ["L", [0, high]], ["Z"]]
  }

/** Hollows or ridges side by side over the face. */
const wavy =
  (inwards: boolean): Section =>
  (high, thick) => {
    const many = inwards ? 4 : 5
    const [edge, deep] = [high * 0.14, thick * 0.28]
    const step = (high - edge * 2) / many
    const face = inwards ? thick : thick - deep
    const waves = Array.from({ length: many }, (_, wave) => {
      const [from, to] = [edge + wave * step, edge + (wave + 1) * step]
      const [reach, land] = [inwards ? face - deep * 1.3 : face + deep * 1.3, inwards ? step * 0.2 : 0]
      return `V${from + land} C${reach} ${from + land} ${reach} ${to - land} ${face} ${to - land}`
    })
    return parsePath(
      `M0 0 H${thick} ${inwards ? "" : `V${edge} H${face}`} ${waves.join(" ")} ${inwards ? "" : `H${thick}`} V${high} H0 Z`
    )
  }

/** The whole outline, ten across and ten down. */
const whole =
  (outline: string): Section =>
  (high, thick) =>
    scalePath(parsePath(outline), thick / 10, high / 10)

const wholes: { readonly [profile: string]: string } = {
  quad: "M0 0 C5.5 0 10 4.5 10 10 H0 Z",
  scotia: "M0 0 H1.2 C1.2 5.4 4.6 8.8 10 8.8 V10 H0 Z",
  corner: "M0 0 H8 C9.6 0 10 .6 10 2 V10 H6.4 V3.6 H0 Z",
  bead: "M0 0 H5 C8.2 0 10 2.4 10 6 V10 H0 Z",
  "panel-mould": "M0 10 V7.6 C2.6 7.6 1.6 4.6 3.4 3.2 C4 1 6.6 0 7.6 2 C8.2 3.4 9 3.6 9 5 V6 H10 V10 Z",
  "dado-rail": "M0 0 H4 C5.4 0 5.4 1.2 5.4 1.6 C8 1.8 10 3 10 5 C10 7 8 8.2 5.4 8.4 C5.4 8.8 5.4 10 4 10 H0 Z",
  "picture-rail": "M0 0 H5 V1 C8 .6 10 2 10 4 C10 5.6 8.4 6 7 6 V7 C5 7 4.4 8.6 4.4 10 H0 Z",
  storm: "M0 0 H6 C9 0 10 2 10 4 V10 H5.6 C5.6 7.4 3 6 0 6 Z",
  "weather-bar": "M0 0 H2 L10 5.6 V9 H8 V7.6 H6.4 V10 H0 Z",
  rebated: "M0 0 H10 V7 H6.4 V10 H0 Z",
  "t-astragal": "M0 0 H4 V3 C8.6 3 10 4 10 5 C10 6 8.6 7 4 7 V10 H0 Z",
  cornice: "M0 0 H10 V1.2 C9 1.2 8.8 1.8 8.8 2 C4.6 2.4 2.4 4.6 2 8.8 C1.8 8.8 1.2 9 1.2 10 H0 Z"
}

/** Outlines that lie on their flat: `high` is then their width, across the sheet. */
const lyings: { readonly [profile: string]: string } = {
  "half-round": "M0 10 C0 -3.3 10 -3.3 10 10 Z",
  "d-mould": "M0 10 V5.6 C0 -1.8 10 -1.8 10 5.6 V10 Z",
  "cover-strap": "M0 10 V3 C0 1 .3 0 1 0 H9 C9.7 0 10 1 10 3 V10 Z",
  sill: "M0 0 L10 3 V10 H9.2 V7.6 H8.6 V10 H1.6 V4.6 H0 Z",
  threshold: "M0 10 V8.6 L2.4 0 H7.6 L10 8.6 V10 Z",
  nosing: "M0 0 H8 C10.6 0 10.6 6 8 6 H6.6 V10 H0 Z",
  handrail: "M1 10 L1.4 7.4 C.6 6 0 4.6 0 3.4 C0 1 2.4 0 5 0 C7.6 0 10 1 10 3.4 C10 4.6 9.4 6 8.6 7.4 L9 10 Z"
}

export const isLying = (profile: string): boolean => profile in lyings

/** The outline of a moulding; what is not known is square, as dressed timber is. */
export const sectionOf = (profile: string): Section => {
  const top = tops[profile]
  const all = wholes[profile]
  const lying = lyings[profile]
  if (top) return standing(top)
  if (all) return whole(all)
  if (lying) return (wide, thick) => scalePath(parsePath(lying), wide / 10, thick / 10)
  if (profile === "fluted" || profile === "reeded") return wavy(profile === "fluted")
  if (profile === "rounded")
    return (high, thick) => roundedPolygon([0, 0], [thick, 0, thick / 3], [thick, high], [0, high])
  return (high, thick) => rectangle(0, 0, thick, high)
}
