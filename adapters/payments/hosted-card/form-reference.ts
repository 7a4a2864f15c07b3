/** The reference of one try to pay by the bank's card form: it says for itself what is paid, how much, and from which browser. */
import type { PayableKind } from "../../../core/payments/payable.ts"
import type { PaymentRequest } from "../../../core/payments/provider.port.ts"

/** What a reference says. It is believed only where the gateway, or the shop's own books, know it too. */
export type FormReference = Pick<PaymentRequest, "amount" | "payable" | "browser">

const kinds = { o: "order", q: "quote", i: "invoice" } as const satisfies { readonly [letter: string]: PayableKind }
const letterOf: Readonly<Record<PayableKind, keyof typeof kinds>> = { order: "o", quote: "q", invoice: "i" }

/** `o-100000017-1z141z4-…`: kind, number, cents in base 36, and the browser's hash. */
export const formReference = ({ amount, payable, browser }: FormReference): string =>
  [letterOf[payable.kind], payable.id, amount.toString(36), Buffer.from(browser, "hex").toString("base64url")].join("-")

/** Nothing where it is none. */
export const readFormReference = (ref: string): FormReference | undefined => {
  const [, letter, id, amount, browser] = /^([oqi])-([A-Za-z0-9]{1,30})-([0-9a-z]{1,9})-([\w-]{43})$/.exec(ref) ?? []
  if (!letter || !id || !amount || !browser) return undefined
  return {
    amount: Number.parseInt(amount, 36),
    payable: { kind: kinds[letter as keyof typeof kinds], id },
    browser: Buffer.from(browser, "base64url").toString("hex")
  }
}
