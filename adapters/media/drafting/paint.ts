/** The paints of a drawing, each for a light and a dark page, and the weights of its lines. */

/** A colour on light pages and its counterpart on dark ones, as CSS hex values. */
export type Paint = { readonly light: string; readonly dark: string }

export type Theme = keyof Paint

/** A thing's own colours: the sides, the cut end, and what lies in shadow or is let in. */
export type MaterialPaint = { readonly face: Paint; readonly end: Paint; readonly shade: Paint }

const paint = (light: string, dark: string): Paint => ({ light, dark })
const materialPaint = (face: Paint, end: Paint, shade: Paint = end): MaterialPaint => ({ face, end, shade })

export const ink = paint("#15181b", "#f1eee6")
export const paper = paint("#fffefb", "#1b1f23")
export const yellow = paint("#f5c400", "#f5c400")

export const materialPaints = {
  pine: materialPaint(paint("#efe3c8", "#4b4234"), paint("#e2cfa3", "#655639")),
  treated: materialPaint(paint("#e6e3bd", "#43452f"), paint("#d3cf97", "#5d5e38")),
  blue: materialPaint(paint("#dbe5e4", "#35444a"), paint("#e2cfa3", "#655639")),
  hardwood: materialPaint(paint("#e8cfae", "#54402e"), paint("#d5b285", "#70533a")),
  merbau: materialPaint(paint("#dcb597", "#5b3a2a"), paint("#c4926d", "#774d37")),
  fibre: materialPaint(paint("#e6d7bb", "#4b4336"), paint("#d3bf98", "#61563f")),
  primed: materialPaint(paint("#f4efe9", "#45443f"), paint("#e2cfa3", "#655639")),
  plaster: materialPaint(paint("#f3f0ea", "#3b3e40"), paint("#dfdad0", "#4f5355")),
  cement: materialPaint(paint("#e3e2de", "#3c3f41"), paint("#cbc9c3", "#515557")),
  steel: materialPaint(paint("#e4e8ea", "#3c444b"), paint("#c9d0d4", "#525c64"), paint("#b4bdc2", "#667179")),
  black: materialPaint(paint("#5b6165", "#2a2f33"), paint("#474d51", "#3a4045"), paint("#383d41", "#4a5157")),
  brass: materialPaint(paint("#f0dea6", "#5e5128"), paint("#dcc274", "#7a6833"), paint("#c7aa55", "#8c783d")),
  copper: materialPaint(paint("#ecc8ad", "#63402c"), paint("#d9a680", "#80543b"), paint("#c78f66", "#93634a")),
  lead: materialPaint(paint("#c6cacd", "#474e54"), paint("#b0b6ba", "#59616a"), paint("#9ca3a8", "#6b747d")),
  plastic: materialPaint(paint("#f1eee8", "#3a3f44"), paint("#dedad1", "#4b5157"), paint("#cbc6bb", "#5b6269")),
  rubber: materialPaint(paint("#7c8286", "#2c3135"), paint("#666c70", "#3d4348"), paint("#565b5f", "#4b5258")),
  glass: materialPaint(paint("#e3f0f3", "#2b3d45"), paint("#c8e0e6", "#3a515b"), paint("#b4d2da", "#48626d")),
  wool: materialPaint(paint("#f4e6b4", "#57502f"), paint("#e6d28b", "#6d643b")),
  foil: materialPaint(paint("#dde4e8", "#434c53"), paint("#c3ced4", "#57626a")),
  card: materialPaint(paint("#ead9bd", "#51462f"), paint("#d8c19a", "#66583b")),
  red: materialPaint(paint("#d9564b", "#b4463d"), paint("#bd4339", "#963a32")),
  handle: materialPaint(yellow, paint("#d9ad00", "#c79f00"), paint("#b99300", "#a98700"))
} as const satisfies { readonly [name: string]: MaterialPaint }

export type MaterialName = keyof typeof materialPaints

const part = (hex: string, place: number): number => Number.parseInt(hex.slice(1 + place * 2, 3 + place * 2), 16)
const mixed = (one: string, other: string, share: number): string =>
  `#${[0, 1, 2]
    .map((place) => Math.round(part(one, place) * (1 - share) + part(other, place) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`

/** From 0, black, to 1, white, as the eye takes it. */
const brightness = (hex: string): number => (part(hex, 0) * 0.299 + part(hex, 1) * 0.587 + part(hex, 2) * 0.114) / 255

const shadedPaint = (light: string, dark: string): MaterialPaint => {
  const both = (share: number): Paint =>
    share === 0 ? paint(light, dark) : paint(mixed(light, "#15181b", share), mixed(dark, "#15181b", share))
  return materialPaint(both(0), both(0.16), both(0.3))
}

/** A colour to the letter on both pages, as the paint in a tin. */
export const exactColour = (hex: string): MaterialPaint => shadedPaint(hex, hex)

/** A thing's own colour; what is very bright or very dark gives way on the page whose ink it would swallow. */
export const adaptedColour = (hex: string): MaterialPaint => {
  const bright = brightness(hex)
  return shadedPaint(
    bright < 0.3 ? mixed(hex, "#ffffff", 0.22) : hex,
    bright > 0.55 ? mixed(hex, "#15181b", 0.64) : hex
  )
}

/** Ink that can be read on a paint, on either page. */
export const inkOn = (under: Paint): Paint => {
  const on = (hex: string): string => (brightness(hex) > 0.45 ? "#15181b" : "#f1eee6")
  return paint(on(under.light), on(under.dark))
}
