/** Round outlines for written patterns. */

/** A circle as a written path. */
export const disc = (radius: number, x = 0, y = 0): string => oval(radius, radius, x, y)

/** An ellipse as a written path. */
export const oval = (rx: number, ry: number, x = 0, y = 0): string => {
  const [kx, ky] = [rx * 0.5523, ry * 0.5523].map((reach) => Math.round(reach * 10) / 10)
  return `M${x + rx} ${y} C${x + rx} ${y + (ky ?? 0)} ${x + (kx ?? 0)} ${y + ry} ${x} ${y + ry} C${x - (kx ?? 0)} ${y + ry} ${x - rx} ${y + (ky ?? 0)} ${x - rx} ${y} C${x - rx} ${y - (ky ?? 0)} ${x - (kx ?? 0)} ${y - ry} ${x} ${y - ry} C${x + (kx ?? 0)} ${y - ry} ${x + rx} ${y - (ky ?? 0)} ${x + rx} ${y} Z`
}

/** Points evenly around a middle, `x y` each, with commas between. */
export const around = (many: number, radius: number, x = 0, y = 0, from = 0): string =>
  Array.from({ length: many }, (_, place) => {
    const angle = ((from + (place * 360) / many) * Math.PI) / 180
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join(", ")

/** Strokes from one circle to another, so many around. */
export const rays = (many: number, inner: number, outer: number, lean = 0): string =>
  Array.from({ length: many }, (_, place) => {
    const [from, to] = [(place * 2 * Math.PI) / many, (place * 2 * Math.PI) / many + lean]
    return `M${(inner * Math.cos(from)).toFixed(1)} ${(inner * Math.sin(from)).toFixed(1)} L${(outer * Math.cos(to)).toFixed(1)} ${(outer * Math.sin(to)).toFixed(1)}`
  }).join(" ")

/** A saw's edge: so many teeth around, each rising slowly and falling at once. */
export const sawEdge = (many: number, inner: number, outer: number): string => {
  const step = (2 * Math.PI) / many
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`
  const teeth = Array.from(
    { length: many },
    (_, place) => `L${at(outer, place * step + step * 0.75)} L${at(inner, place * step + step)}`
  )
  return `M${at(inner, 0)} ${teeth.join(" ")} Z`
}
