/** What somebody wants to change of their own details: what is wrong with it, and what differs from what is on file. */
import { ownDetailsWords } from "../words/own-details.ts"
import { type OwnDetails, ownDetailsFieldProblems } from "./registration.ts"
import { passwordProblem } from "./sign-in/password-rule.ts"

/** All of the details as they are to be, and the password of now; without a new password that one stays. */
export type OwnDetailsChange = OwnDetails & { readonly presentPassword: string; readonly newPassword?: string }

/** What may differ, in the order in which it is told. */
export type ChangedDetail = "name" | "mobile" | "password"

/** [SELF-01] What is wrong by field, undefined where it is right; whether the present password is, only the shop can tell. */
export const ownDetailsProblems = ({ presentPassword, newPassword, ...details }: OwnDetailsChange) => ({
  ...ownDetailsFieldProblems(details),
  newPassword: newPassword === undefined ? undefined : passwordProblem(newPassword),
  presentPassword: presentPassword === "" ? ownDetailsWords.passwordRequired : undefined
})

/** [SELF-01] What differs between what is on file and what is wanted. */
export const changedDetails = (
  before: OwnDetails,
  after: OwnDetails,
  hasNewPassword: boolean
): ReadonlyArray<ChangedDetail> => [
  ...(before.firstName === after.firstName && before.lastName === after.lastName ? [] : (["name"] as const)),
  ...(before.mobile === after.mobile ? [] : (["mobile"] as const)),
  ...(hasNewPassword ? (["password"] as const) : [])
]
