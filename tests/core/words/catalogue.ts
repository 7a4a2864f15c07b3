/** The catalogue of errors as the specification lists it, beside every text that the core can say. */
import { readdirSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { signInWords } from "../../../core/words/account.ts"
import { eInvoicingWords } from "../../../core/words/bills.ts"
import { cartWords } from "../../../core/words/cart.ts"
import { deliveryWords } from "../../../core/words/delivery.ts"
import { orderWords } from "../../../core/words/order.ts"
import { cardPaymentWords, paypalWords, tradeCreditWords, zipWords } from "../../../core/words/payment.ts"
import { quotePaymentWords } from "../../../core/words/quote.ts"
import { abandonedCartWords } from "../../../core/words/saved-cart.ts"
import { stockFailureWords } from "../../../core/words/stock-failure.ts"

export type Text = string | ((...parts: ReadonlyArray<string>) => string)

type Words = { readonly [name: string]: Text | Words }

const folder = join(import.meta.dirname, "../../../core/words")

const modules = await Promise.all(
  readdirSync(folder).map(async (file) => {
    const words: Words = await import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href)
    return [file, words] as const
  })
)

/** A text as it is said; what it names is filled in the same everywhere. */
export const sampleText = (text: Text): string => (typeof text === "string" ? text : text("1", "2", "3"))

const textsOf = (words: Words, at: string): ReadonlyArray<{ readonly at: string; readonly text: string }> =>
  Object.entries(words).flatMap(([name, one]) =>
    typeof one === "object" ? textsOf(one, `${at}${name}.`) : [{ at: `${at}${name}`, text: sampleText(one) }]
  )

/** Every text that the core can say, with where it stands. */
export const texts = modules.flatMap(([file, words]) => textsOf(words, `${file} `))

const { unableToPlace, paymentError, invalidItem, expiredDelivery, expiredCart, invalidInput, paymentDetails } =
  orderWords
const { companySelection, system } = signInWords
const { balanceShort: _sameRefusal, ...fiveRefusals } = tradeCreditWords
const { hardwareOnly: _ofAnotherRule, ...fourProblems } = deliveryWords

const { expired, invalid, needUnit, loading } = cartWords
const { unavailable, restockFailed } = stockFailureWords

export const catalogue: ReadonlyArray<
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
  ["MSG-03", "Stripe", 8, cardPaymentWords],
  ["MSG-03", "PayPal", 3, paypalWords],
  ["MSG-03", "Zip", 11, zipWords],
  ["MSG-03", "delivery calculation", 4, fourProblems],
  ["MSG-03", "quote payment", 6, quotePaymentWords],
  ["MSG-04", "cart", 4, { expired, invalid, needUnit, loading }],
  ["MSG-04", "stock", 2, { unavailable, restockFailed }],
  ["MSG-04", "abandoned cart", 2, abandonedCartWords]
]
export const errors = catalogue.flatMap(([id, of, , words]) =>
  Object.entries(words).map(([name, text]) => [id, of, name, sampleText(text)] as const)
)
