/** `contact`: addresses, phone numbers, and the numbers of businesses. */
export { abnProblem, acnProblem, isAbn, isAcn } from "../contact/business-numbers.ts"
export {
  addressFieldProblems,
  emailProblem,
  mobileProblem,
  normalizePhone,
  phoneProblem,
  postcodeProblem
} from "../contact/fields.ts"
export { isInState, isVictorian } from "../contact/postcode.ts"
