/** A card's fields as the provider judges them. */
import { assert, describe, it } from "@effect/vitest"
import { cardFieldRefusal } from "../../../core/payments/card-field-refusal.ts"
import { cardPaymentWords } from "../../../core/words/payment.ts"

describe("What the provider finds wrong in a card", () => {
  it.each([
    ["incorrect_number", "Invalid card number"],
    ["invalid_number", "Invalid card number"],
    ["invalid_expiry_month", "Invalid expiry date"],
    ["invalid_expiry_month_past", "Invalid expiry date"],
    ["invalid_expiry_year", "Invalid expiry date"],
    ["invalid_expiry_year_past", "Invalid expiry date"],
    ["incorrect_cvc", "Invalid CVC"],
    ["invalid_cvc", "Invalid CVC"],
    ["card_not_supported", "This card is not accepted"]
  ])("[VAL-05] %s is told as %s", (code, text) => assert.strictEqual(cardFieldRefusal(code), text))

  it.each(["incomplete_number", "incomplete_expiry", "incomplete_cvc"])("%s asks to fill in every field", (code) =>
    assert.strictEqual(cardFieldRefusal(code), cardPaymentWords.incomplete)
  )

  it.each([undefined, "", "rate_limit", "toString"])("%s is told as a card that could not be sent", (code) =>
    assert.strictEqual(cardFieldRefusal(code), cardPaymentWords.submit)
  )
})
