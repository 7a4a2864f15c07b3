/** When a crane has to come along, and whether what its driver must know of the site is there. */
import type { Vehicle } from "./vehicles.ts"

/**
 * [DEL-07] A check that answers its own message, and exactly that, when a crane is required and the delivery is invalid;
 * the form that uses it knows best how to say it.
 */
export const craneProblem =
  (message: string) =>
  (delivery: { readonly craneRequired: boolean; readonly isValid: boolean }): string | undefined =>
    delivery.craneRequired && !delivery.isValid ? message : undefined

/** What was answered about the site; each empty until it is. The width in metres, as it was typed. */
export type CraneAccess = { readonly wires: string; readonly slope: string; readonly width: string }

export const noCraneAccess: CraneAccess = { wires: "", slope: "", width: "" }

export const wireAnswers = ["none", "near"] as const
export const slopeAnswers = ["flat", "slope", "soft"] as const

/** The narrowest way that a crane truck fits through, metres. */
export const NARROWEST_METRES = 3
const WIDEST_METRES = 99

/** The typed width in metres; undefined for what is no width of a way. */
export const accessWidth = (typed: string): number | undefined => {
  const width = typed.trim() === "" ? Number.NaN : Number(typed.trim().replace(",", ".").replace(/\s?m$/, ""))
  return width > 0 && width <= WIDEST_METRES ? width : undefined
}

export const isAnswer = (answers: ReadonlyArray<string>, answer: string): boolean => answers.includes(answer)

/** [DEL-07] Whether all three questions are answered, and a crane truck can get in. */
export const isCraneAccessComplete = ({ wires, slope, width }: CraneAccess): boolean =>
  isAnswer(wireAnswers, wires) && isAnswer(slopeAnswers, slope) && (accessWidth(width) ?? 0) >= NARROWEST_METRES

/** Whether one comes: asked for, or because something is too heavy for hands. */
export const isCraneComing = (details: {
  readonly craneRequired: boolean
  readonly vehicles: ReadonlyArray<Vehicle>
}): boolean => details.craneRequired || details.vehicles.includes("crane_truck")
