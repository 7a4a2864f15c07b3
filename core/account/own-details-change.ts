/** What somebody wants to change of their own details, and what differs from what is on file. */
import type { OwnDetails } from "./registration.ts"

/** All of the details as they are to be, and the password of now; without a new password that one stays. */
export type OwnDetailsChange = OwnDetails & { readonly presentPassword: string; readonly newPassword?: string }

/** What may differ, in the order in which it is told. */
export type ChangedDetail = "name" | "mobile" | "password"

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
