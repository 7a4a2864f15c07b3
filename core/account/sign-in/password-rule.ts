/** What a password may be: long, and not one that everybody tries first. */
import { fieldNames, fieldWords } from "../../words/field.ts"
import { commonPasswords } from "./common-passwords.ts"

/** The shortest and longest, characters; any characters may be in it. */
export const PASSWORD_LENGTH = { least: 10, most: 200 } as const

/** [AUTH-07] What is wrong with a new password; nothing where it will do. */
export const passwordProblem = (password: string): string | undefined => {
  const { length } = [...password.normalize("NFC")]
  if (length === 0) return fieldWords.required(fieldNames.password)
  if (length < PASSWORD_LENGTH.least) return fieldWords.passwordShort(PASSWORD_LENGTH.least)
  if (length > PASSWORD_LENGTH.most) return fieldWords.maxCharacters(PASSWORD_LENGTH.most)
  return isCommon(password.toLowerCase()) ? fieldWords.passwordCommon : undefined
}

const UPWARDS = "0123456789".repeat(3)
const DOWNWARDS = "9876543210".repeat(3)

/** A common one stays common with figures or signs after it; so is counting, and so are a few letters over and over. */
const isCommon = (password: string): boolean =>
  commonPasswords.has(password) ||
  commonPasswords.has(password.replace(/[\d\W_]+$/u, "")) ||
  UPWARDS.includes(password) ||
  DOWNWARDS.includes(password) ||
  /^(.{1,3})\1+$/u.test(password)
