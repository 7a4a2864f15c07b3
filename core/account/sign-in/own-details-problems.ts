/** What is wrong with a change of somebody's own details, as far as anybody can tell without knowing their password. */
import { ownDetailsWords } from "../../words/own-details.ts"
import type { OwnDetailsChange } from "../own-details-change.ts"
import { ownDetailsFieldProblems } from "../registration.ts"
import { passwordProblem } from "./password-rule.ts"

/** [SELF-01] What is wrong by field, undefined where it is right; whether the present password is, only the shop can tell. */
export const ownDetailsProblems = ({ presentPassword, newPassword, ...details }: OwnDetailsChange) => ({
  ...ownDetailsFieldProblems(details),
  newPassword: newPassword === undefined ? undefined : passwordProblem(newPassword),
  presentPassword: presentPassword === "" ? ownDetailsWords.passwordRequired : undefined
})
