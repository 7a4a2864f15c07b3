/** Who wants to have an account, or to buy without one: what they must tell. */
import { normalEmail } from "../contact/email-address.ts"
import {
  addressInNameProblem,
  definedProblems,
  lengthProblem,
  MAX_FIELD_CHARACTERS,
  mobileProblem,
  normalizePhone,
  requiredEmailProblem,
  requiredProblem
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
  requiredProblem(name, value) ?? lengthProblem(value, MAX_FIELD_CHARACTERS.name) ?? addressInNameProblem(value)

/** [REG-02] What is wrong, by field; empty where all is right. A mobile number may be left out. */
export const registrationProblems = (registration: Registration): Readonly<Record<string, string>> =>
  definedProblems({
    firstName: nameProblem(fieldNames.firstName, registration.firstName),
    lastName: nameProblem(fieldNames.lastName, registration.lastName),
    email: requiredEmailProblem(registration.email),
    mobile: registration.mobile ? mobileProblem(registration.mobile) : undefined
  })

/** As it is kept. */
export const normalRegistration = ({ firstName, lastName, email, mobile }: Registration): Registration => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: normalEmail(email),
  ...(mobile ? { mobile: normalizePhone(mobile) } : {})
})
