/** What is said of the three questions about a site that a crane truck comes to. */
import { craneAccessWords } from "../../words/crane-access.ts"
import { fieldWords } from "../../words/field.ts"
import { accessWidth, type CraneAccess, isAnswer, NARROWEST_METRES, slopeAnswers, wireAnswers } from "./crane.ts"

const answerProblem = (name: string, answers: ReadonlyArray<string>, answer: string): string | undefined =>
  isAnswer(answers, answer) ? undefined : fieldWords.required(name)

const widthProblem = (typed: string): string | undefined => {
  const width = accessWidth(typed)
  if (width === undefined) return craneAccessWords.widthMissing
  return width < NARROWEST_METRES ? craneAccessWords.tooNarrow(NARROWEST_METRES) : undefined
}

/** [DEL-07] What is missing or wrong of the three answers, by field; empty where the crane can come. */
export const craneAccessProblems = ({ wires, slope, width }: CraneAccess): Readonly<Record<string, string>> => {
  const problems = {
    wires: answerProblem(craneAccessWords.wires, wireAnswers, wires),
    slope: answerProblem(craneAccessWords.slope, slopeAnswers, slope),
    width: widthProblem(width)
  }
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined)
  )
}

/** [DEL-07] The answers in one line for the driver, at most `MAX_CRANE_ACCESS_CHARACTERS` long. */
export const craneAccessText = ({ wires, slope, width }: CraneAccess): string =>
  craneAccessWords.line(
    craneAccessWords.wiresAnswers[wires as (typeof wireAnswers)[number]] ?? wires,
    craneAccessWords.slopeAnswers[slope as (typeof slopeAnswers)[number]] ?? slope,
    width.trim().replace(",", ".").replace(/\s?m$/, "")
  )

export const MAX_CRANE_ACCESS_CHARACTERS = 140
