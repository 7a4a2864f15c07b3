/** Every error of the catalogue has its own words, which nothing else says. */
import { assert, describe, it } from "@effect/vitest"
import { signInWords } from "../../../core/words/account.ts"
import { eInvoicingWords } from "../../../core/words/bills.ts"
import { abandonedCartWords, cartWords } from "../../../core/words/cart.ts"
import { deliveryWords } from "../../../core/words/delivery.ts"
import { orderWords } from "../../../core/words/order.ts"
import { paypalWords, stripeWords, tradeCreditWords, zipWords } from "../../../core/words/payment.ts"
import { quotePaymentWords } from "../../../core/words/quote.ts"
import { stockWords } from "../../../core/words/stock.ts"

type Text = string | ((...parts: ReadonlyArray<string>) => string)

const modules = import.meta.glob<Readonly<Record<string, Readonly<Record<string, Text>>>>>("../../../core/words/*.ts", {
  eager: true
})
/** A text as it is said; what it names is filled in the same everywhere. */
const said = (text: Text): string => (typeof text === "string" ? text : text("1", "2", "3"))

/** Every text that the core can say, with where it stands. */
const texts = Object.entries(modules).flatMap(([file, groups]) =>
  Object.entries(groups).flatMap(([group, words]) =>
    Object.entries(words).map(([name, text]) => ({
      at: `${file.replace(/^.*\//, "")} ${group}.${name}`,
      text: said(text)
    }))
  )
)

const { unableToPlace, paymentError, invalidItem, expiredDelivery, expiredCart, invalidInput, paymentDetails } =
  orderWords
const { companySelection, system } = signInWords
const { balanceShort: _sameRefusal, ...fiveRefusals } = tradeCreditWords
const { hardwareOnly: _ofAnotherRule, ...fourProblems } = deliveryWords

const { expired, invalid, needUnit, loading } = cartWords
const { unavailable, restockFailed } = stockWords

const catalogue: ReadonlyArray<
  readonly [id: string, of: string, count: number, words: Readonly<Record<string, Text>>]
> = [
  [
    "MSG-01",
    "order",
    7,
    { unableToPlace, paymentError, invalidItem, expiredDelivery, expiredCart, invalidInput, paymentDetails }
  ],
  ["MSG-02", "login", 2, { companySelection, system }],
  ["MSG-02", "e-invoicing", 3, eInvoicingWords],
  ["MSG-03", "trade credit", 5, fiveRefusals],
  ["MSG-03", "Stripe", 8, stripeWords],
  ["MSG-03", "PayPal", 3, paypalWords],
  ["MSG-03", "Zip", 11, zipWords],
  ["MSG-03", "delivery calculation", 4, fourProblems],
  ["MSG-03", "quote payment", 6, quotePaymentWords],
  ["MSG-04", "cart", 4, { expired, invalid, needUnit, loading }],
  ["MSG-04", "stock", 2, { unavailable, restockFailed }],
  ["MSG-04", "abandoned cart", 2, abandonedCartWords]
]
const errors = catalogue.flatMap(([id, of, , words]) =>
  Object.entries(words).map(([name, text]) => [id, of, name, said(text)] as const)
)

describe("The catalogue of errors", () => {
  it.each(catalogue.filter(([id]) => id === "MSG-01"))("[MSG-01] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-02"))("[MSG-02] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-03"))("[MSG-03] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )
  it.each(catalogue.filter(([id]) => id === "MSG-04"))("[MSG-04] %s %s has %i", (_, __, count, words) =>
    assert.lengthOf(Object.keys(words), count)
  )

  const isAlone = (text: string) => {
    assert.isAbove(text.trim().length, 10)
    assert.lengthOf(
      texts.filter((one) => one.text === text),
      1,
      texts
        .filter((one) => one.text === text)
        .map(({ at }) => at)
        .join()
    )
  }
  it.each(errors.filter(([id]) => id === "MSG-01"))("[MSG-01] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it.each(errors.filter(([id]) => id === "MSG-02"))("[MSG-02] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it("[MSG-02] the login's system error names the phone number of customer service", () =>
    assert.include(signInWords.system("03 9000 0000"), "03 9000 0000"))
  it.each(errors.filter(([id]) => id === "MSG-03"))("[MSG-03] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
  it.each(errors.filter(([id]) => id === "MSG-04"))("[MSG-04] %s: %s, %s is said nowhere else", (_, __, ___, text) =>
    isAlone(text)
  )
})
