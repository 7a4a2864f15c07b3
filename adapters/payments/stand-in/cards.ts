/** The published test cards, and what is wrong with a card as it was typed. No card number leaves this file. */
import { badCard } from "./refusal.ts"

export type Decline = { readonly code: string; readonly declineCode?: string; readonly message: string }
/** What happens when the card is charged. */
export type CardBehaviour = "pays" | "authenticates" | Decline
export type TestCard = { readonly brand: "visa" | "mastercard" | "amex"; readonly behaviour: CardBehaviour }

const visa = (behaviour: CardBehaviour): TestCard => ({ brand: "visa", behaviour })
const decliningCard = (declineCode: string, message: string): TestCard =>
  visa({ code: "card_declined", declineCode, message })

/** Stripe's published test numbers; each is the bank's behaviour and nothing else. */
const testCards: Readonly<Record<string, TestCard>> = {
  "4242424242424242": visa("pays"),
  "5555555555554444": { brand: "mastercard", behaviour: "pays" },
  "378282246310005": { brand: "amex", behaviour: "pays" },
  "4000002760003184": visa("authenticates"),
  "4000000000000002": decliningCard("generic_decline", "Your card was declined."),
  "4000000000009995": decliningCard("insufficient_funds", "Your card has insufficient funds."),
  "4000000000009987": decliningCard("lost_card", "Your card was declined."),
  "4000000000000069": visa({ code: "expired_card", message: "Your card has expired." }),
  "4000000000000127": visa({ code: "incorrect_cvc", message: "Your card's security code is incorrect." }),
  "4000000000000119": visa({
    code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit."
  })
}

export type CardInput = { readonly number: string; readonly month: string; readonly year: string; readonly cvc: string }
/** What may be kept of a card. */
export type CheckedCard = TestCard & { readonly last4: string; readonly month: number; readonly year: number }

/** The check digit of a card number: from the right every second digit doubled, the sum of all digits a multiple of 10. */
export const passesLuhn = (digits: string): boolean => {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place])
    const weighted = place % 2 === 1 ? digit * 2 : digit
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

const checkedNumber = (number: string): string => {
  const digits = number.replace(/[\s-]/g, "")
  if (!/^\d{12,19}$/.test(digits)) {
    throw badCard("invalid_number", "number", "The card number is not a valid credit card number.")
  }
  if (!passesLuhn(digits)) throw badCard("incorrect_number", "number", "Your card number is incorrect.")
  return digits
}

const checkedExpiry = (month: string, year: string, today: Date) => {
  const thisYear = today.getUTCFullYear()
  const fullYear = Number(year) < 100 ? 2000 + Number(year) : Number(year)
  if (!/^\d{1,2}$/.test(month) || Number(month) < 1 || Number(month) > 12) {
    throw badCard("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.")
  }
  if (!/^(\d{2}|\d{4})$/.test(year) || fullYear < thisYear || fullYear > thisYear + 50) {
    throw badCard("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.")
  }
  if (fullYear === thisYear && Number(month) < today.getUTCMonth() + 1) {
    throw badCard("invalid_expiry_month", "exp_month", "Your card's expiration month is invalid.")
  }
  return { month: Number(month), year: fullYear }
}

/** What is known of a typed card. Throws Stripe's card errors; a real (not test) number is declined and forgotten. */
export const checkCard = (input: CardInput, today: Date): CheckedCard => {
  const digits = checkedNumber(input.number)
  const expiry = checkedExpiry(input.month, input.year, today)
  const card = testCards[digits]
  const cvcIsRight = card?.brand === "amex" ? /^\d{3,4}$/ : /^\d{3}$/
  if (!cvcIsRight.test(input.cvc)) throw badCard("invalid_cvc", "cvc", "Your card's security code is invalid.")
  if (card === undefined) {
    throw badCard(
      "card_declined",
      "number",
      "Your card was declined. Your request was in test mode, but used a non test (live) card.",
      "live_mode_test_card"
    )
  }
  return { ...card, ...expiry, last4: digits.slice(-4) }
}

/** Stripe's names for its test cards, for scripts that have no browser to type in. */
export const namedTestCards: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_visa_chargeDeclinedInsufficientFunds: "4000000000009995"
}
