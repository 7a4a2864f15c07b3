/** When a crane has to come along, and what its driver must know of the site before. */
import { craneAccessWords } from "../../words/crane-access.ts"
import { fieldWords } from "../../words/field.ts"
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

/** The narrowest way that a crane truck fits through, metres. */
const NARROWEST_METRES = 3
const WIDEST_METRES = 99

/** Whether one comes: asked for, or because something is too heavy for hands. */
export const isCraneComing = (details: {
  readonly craneRequired: boolean
  readonly vehicles: ReadonlyArray<Vehicle>
}): boolean => details.craneRequired || details.vehicles.includes("crane_truck")

const answerProblem = (name: string, answer: string, answers: object): string | undefined =>
  Object.hasOwn(answers, answer) ? undefined : fieldWords.required(name)

const widthProblem = (typed: string): string | undefined => {
  const width = typed.trim() === "" ? Number.NaN : Number(typed.trim().replace(",", ".").replace(/\s?m$/, ""))
  if (!(width > 0 && width <= WIDEST_METRES)) return craneAccessWords.widthMissing
  return width < NARROWEST_METRES ? craneAccessWords.tooNarrow(NARROWEST_METRES) : undefined
}

/** [DEL-07] What is missing or wrong of the three answers, by field; empty where the crane can come. */
export const craneAccessProblems = ({ wires, slope, width }: CraneAccess): Readonly<Record<string, string>> => {
  const problems = {
    wires: answerProblem(craneAccessWords.wires, wires, craneAccessWords.wiresAnswers),
    slope: answerProblem(craneAccessWords.slope, slope, craneAccessWords.slopeAnswers),
    width: widthProblem(width)
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  )
}

/** [DEL-07] The answers in one line for the driver, at most `MAX_CRANE_ACCESS_CHARACTERS` long. */
export const craneAccessText = ({ wires, slope, width }: CraneAccess): string =>
  craneAccessWords.line(
    craneAccessWords.wiresAnswers[wires as keyof typeof craneAccessWords.wiresAnswers] ?? wires,
    craneAccessWords.slopeAnswers[slope as keyof typeof craneAccessWords.slopeAnswers] ?? slope,
    width.trim().replace(",", ".").replace(/\s?m$/, "")
  )

export const MAX_CRANE_ACCESS_CHARACTERS = 140
