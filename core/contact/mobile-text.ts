/** How a phone number is written for people, whichever way it was typed. */
import { normalizePhone } from "./fields.ts"

/** `0491570157` is `0491 570 157`; what is no mobile number stays as it is. */
export const mobileText = (number: string): string => {
  const [, start, middle, end] = /^(04\d\d)(\d{3})(\d{3})$/.exec(normalizePhone(number)) ?? []
  return start === undefined ? number : `${start} ${middle} ${end}`
}

/** `0397010125` is `(03) 9701 0125`, a mobile as `mobileText`; what is neither stays as it is. */
export const phoneText = (number: string): string => {
  const [, area, start, end] = /^(0[2378])(\d{4})(\d{4})$/.exec(normalizePhone(number)) ?? []
  return area === undefined ? mobileText(number) : `(${area}) ${start} ${end}`
}
