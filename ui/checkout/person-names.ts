/** What an account asks for, taken from what a checkout's contact typed. */

/** The last word is taken for the family's name; both can be changed. */
export const namesOf = (contactName: string): { readonly firstName: string; readonly lastName: string } => {
  const words = contactName.trim().split(/\s+/)
  const [only = ""] = words
  return words.length < 2
    ? { firstName: only, lastName: "" }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1) ?? "" }
}

/** A mobile is a number that a code can be sent to; another stays with the order. */
export const mobileOf = (phone: string): { readonly mobile?: string } =>
  /^04/.test(phone.replace(/\s/g, "")) ? { mobile: phone } : {}
