/** What each field of a form must hold, in the words that the shopper reads; nothing means that it is right. */
import { characterCount, multiLinePattern } from "../plain-text.ts"
import { fieldNames, fieldWords } from "../words/field.ts"
import type { Address, OrderContact } from "./address.ts"
import { hasInvisible, normalEmail } from "./email-address.ts"
import { hasAddress } from "./mail-text.ts"
import { isInState } from "./postcode.ts"

type Problem = string | undefined

/** [VAL-01] A field that must not be left empty; what can't be seen fills none. */
export const requiredProblem = (name: string, value: string): Problem =>
  value.replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "") === "" ? fieldWords.required(name) : undefined

/** [VAL-01] At most `most` characters, as the message names the limit, and none of the signs that nobody can see and that steer or turn what others read. */
export const textProblem = (value: string, most: number): Problem => {
  if (!multiLinePattern.test(value)) return fieldWords.signs
  return characterCount(value) > most ? fieldWords.maxCharacters(most) : undefined
}

/** [T36] A name is put into the shop's own e-mails: an address in it would be sent in the shop's name. */
export const addressInNameProblem = (value: string): Problem => (hasAddress(value) ? fieldWords.noAddress : undefined)

/** The longest that the fields of a form may be, characters; `name` is a first or last name. */
export const MAX_FIELD_CHARACTERS = {
  name: 60,
  contactName: 100,
  company: 100,
  phone: 30,
  email: 254,
  customerRefNo: 40,
  instructions: 500
} as const

/** [VAL-01] What is wrong with an e-mail address; undefined where nothing is: one @, something on both sides, a dot in the domain, which is a name and no number in brackets, nothing invisible; at most 254 characters. */
export const emailProblem = (value: string): Problem => {
  const address = normalEmail(value)
  const shaped = /^[^\s@,;:<>()"]+@[^\s@,;:<>()[\]".]+(\.[^\s@,;:<>()[\]".]+)+$/.test(address)
  return shaped &&
    !hasInvisible(value.trim()) &&
    characterCount(address) <= MAX_FIELD_CHARACTERS.email &&
    !address.includes("..")
    ? undefined
    : fieldWords.email
}

/** [VAL-01] The same for an address that must not be left empty. */
export const requiredEmailProblem = (value: string): Problem =>
  requiredProblem(fieldNames.email, value) ?? emailProblem(value)

/** [VAL-03] A phone number without punctuation and spaces; a leading 61 is a 0, also where the 0 is written after it. */
export const normalizePhone = (value: string): string => value.replace(/[\s\p{P}+]/gu, "").replace(/^610?/, "0")

/** [VAL-03] What is wrong with a phone number, ten digits that start with 02 to 09; undefined where nothing is. */
export const phoneProblem = (value: string): Problem => {
  const number = normalizePhone(value)
  if (!/^0[2-9]/.test(number)) return fieldWords.phone
  return /^\d{10}$/.test(number) ? undefined : fieldWords.phoneLength
}

/** [VAL-03] The same for somebody in another country: theirs may begin with + and that country's code instead. */
const phoneAbroadProblem = (value: string): Problem => {
  const digits = /^\s*\+(.*)$/s.exec(value)?.[1]?.replace(/[\s\p{P}]/gu, "") ?? ""
  return /^(?!61|0)\d{7,15}$/.test(digits) ? undefined : phoneProblem(value) && fieldWords.phoneAbroad
}

/** [VAL-03] What is wrong with a mobile number, 04 and eight digits, spaces accepted; undefined where nothing is. */
export const mobileProblem = (value: string): Problem =>
  /^04\d{8}$/.test(value.replace(/\s/g, "")) ? undefined : fieldWords.mobile

/** [FLD-01] What is wrong with an Australian postcode, which is four digits; undefined where nothing is. */
export const postcodeProblem = (value: string): Problem =>
  /^\d{4}$/.test(value.trim()) ? undefined : fieldWords.postcode

/** [VAL-01] A list or text of at least `least` and at most `most` entries or characters. */
export const countProblem = (count: number, { least = 0, most }: { least?: number; most: number }): Problem => {
  if (count > most) return fieldWords.most(most)
  return count < least ? fieldWords.least(least) : undefined
}

/** Only what is wrong: each problem under the name of its field. */
export const definedProblems = (problems: { readonly [field: string]: Problem }): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined))

/** [ENT-07] What is wrong with who an order is for, by field; empty where all is right. A company may be left out; whoever is abroad has a phone there. */
export const contactFieldProblems = (contact: OrderContact, isAbroad = false): Readonly<Record<string, string>> =>
  definedProblems({
    contactName:
      requiredProblem(fieldNames.contactName, contact.contactName) ??
      textProblem(contact.contactName, MAX_FIELD_CHARACTERS.contactName) ??
      addressInNameProblem(contact.contactName),
    company:
      textProblem(contact.company ?? "", MAX_FIELD_CHARACTERS.company) ?? addressInNameProblem(contact.company ?? ""),
    phone:
      requiredProblem(fieldNames.phone, contact.phone) ??
      (isAbroad ? phoneAbroadProblem(contact.phone) : phoneProblem(contact.phone)),
    email: requiredEmailProblem(contact.email)
  })

/** The states and territories, as an address writes them. */
export const states = ["VIC", "NSW", "ACT", "QLD", "SA", "WA", "TAS", "NT"] as const

const stateProblem = (value: string): Problem =>
  states.some((one) => one === value.trim().toUpperCase()) ? undefined : fieldWords.state

/** A postcode that is none, or is one of another state than the one that is named. */
const localPostcodeProblem = (postcode: string, state: string): Problem => {
  const named = state.trim().toUpperCase()
  const isElsewhere = stateProblem(state) === undefined && !isInState(postcode.trim(), named)
  return postcodeProblem(postcode) ?? (isElsewhere ? fieldWords.postcodeElsewhere(named) : undefined)
}

/** [FLD-01] What is wrong with a postal address, by field; abroad, postcode and state are as they are written there. */
export const addressFieldProblems = (address: Address): Readonly<Record<string, string>> => {
  const { line1, suburb, postcode, state, country = "AU" } = address
  const isHere = country === "AU"
  return definedProblems({
    line1: requiredProblem(fieldNames.line1, line1),
    suburb: requiredProblem(isHere ? fieldNames.suburb : fieldNames.city, suburb),
    postcode:
      requiredProblem(fieldNames.postcode, postcode) ?? (isHere ? localPostcodeProblem(postcode, state) : undefined),
    state: isHere ? stateProblem(state) : undefined,
    country: /^[A-Z]{2}$/.test(country) ? undefined : fieldWords.country
  })
}
