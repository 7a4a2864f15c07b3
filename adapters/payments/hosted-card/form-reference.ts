/** The reference of one try to pay by the bank's card form: it says for itself what is paid, how much, and from which browser. */
import type { PaymentRequest } from "../../../core/payments/provider.port.ts"
import type { OrderPages } from "../../../core/payments/return-pages.ts"

/** What a reference says. It is believed only where the gateway, or the shop's own books, know it too. */
export type FormReference = Pick<PaymentRequest, "amount" | "payable" | "browser" | "pages">

/** The form is opened for an order alone; the letter says on which pages. */
const pagesOf = { o: "checkout", l: "quotes", q: "my-account/quotes" } as const satisfies {
  readonly [letter: string]: OrderPages
}
const letterOf: Readonly<Record<OrderPages, keyof typeof pagesOf>> = {
  checkout: "o",
  quotes: "l",
  "my-account/quotes": "q"
}

/** `o-100000017-1z141z4-…`: pages, number, cents in base 36, and the browser's hash. */
export const formReference = ({ amount, payable, browser, pages }: FormReference): string =>
  [letterOf[pages], payable.id, amount.toString(36), Buffer.from(browser, "hex").toString("base64url")].join("-")

/** Nothing where it is none. */
export const readFormReference = (ref: string): FormReference | undefined => {
  const [, letter, id, amount, browser] = /^([olq])-([A-Za-z0-9]{1,30})-([0-9a-z]{1,9})-([\w-]{43})$/.exec(ref) ?? []
  if (!letter || !id || !amount || !browser) return undefined
  return {
    amount: Number.parseInt(amount, 36),
    payable: { kind: "order", id },
    browser: Buffer.from(browser, "base64url").toString("hex"),
    pages: pagesOf[letter as keyof typeof pagesOf]
  }
}
