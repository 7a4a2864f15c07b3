/** Who wants to have an account, or to buy without one: what they must tell. */
import { normalEmail } from "../contact/email-address.ts"
import {
  addressInNameProblem,
  definedProblems,
  MAX_FIELD_CHARACTERS,
  mobileProblem,
  normalizePhone,
  requiredEmailProblem,
  requiredProblem,
  textProblem
} from "../contact/fields.ts"
import { fieldNames } from "../words/field.ts"

/** A link to set a password, and with it to open an account, works for so long, milliseconds. */
export const RESET_MS = 60 * 60_000

export type Registration = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile?: string
}

/** [REG-01] Who somebody says they are once they have proved an address. */
export type OwnDetails = Omit<Registration, "email">

const nameProblem = (name: string, value: string) =>
  requiredProblem(name, value) ?? textProblem(value, MAX_FIELD_CHARACTERS.name) ?? addressInNameProblem(value)

/** What is wrong with somebody's own details, by field. A mobile number may be left out. */
export const ownDetailsFieldProblems = ({ firstName, lastName, mobile }: OwnDetails) => ({
  firstName: nameProblem(fieldNames.firstName, firstName),
  lastName: nameProblem(fieldNames.lastName, lastName),
  mobile: mobile ? mobileProblem(mobile) : undefined
})

/** [REG-02] What is wrong, by field; empty where all is right. */
export const registrationProblems = (registration: Registration): Readonly<Record<string, string>> => {
  const { firstName, lastName, mobile } = ownDetailsFieldProblems(registration)
  return definedProblems({ firstName, lastName, email: requiredEmailProblem(registration.email), mobile })
}

/** As they are kept. */
export const normalOwnDetails = ({ firstName, lastName, mobile }: OwnDetails): OwnDetails => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(mobile ? { mobile: normalizePhone(mobile) } : {})
})

/** As it is kept. */
export const normalRegistration = (registration: Registration): Registration => ({
  ...normalOwnDetails(registration),
  email: normalEmail(registration.email)
})
