/** Paying on a trade account: who may, and how much is left. */
import { type Cents, dollars } from "../money.ts"
import { tradeCreditWords } from "../words/payment.ts"

/** An account as far as its credit goes. Money in whole cents. */
export type CreditAccount = {
  /** `A` buys on trade terms, `C` pays at once. */
  readonly accountType: "A" | "C"
  readonly standing: "open" | "hold" | "suspended"
  readonly creditLimit: Cents
  /** What is invoiced and not paid. */
  readonly unpaid: Cents
  /** What is ordered on credit and not invoiced. */
  readonly openOrders: Cents
}

const standings: ReadonlyMap<string, CreditAccount["standing"]> = new Map([
  ["open", "open"],
  ["hold", "hold"],
  ["h", "hold"],
  ["suspended", "suspended"],
  ["s", "suspended"]
])

/** [PAY-05] How an account stands, by the word or the flag that the merchant's system has: H on hold, S suspended, in either case; undefined for what is neither. */
export const accountStanding = (flag: string): CreditAccount["standing"] | undefined =>
  standings.get(flag.trim().toLowerCase())

/** [PAY-05] A trade customer with a credit limit above 0. */
export const isCreditEligible = ({
  accountType,
  creditLimit
}: Pick<CreditAccount, "accountType" | "creditLimit">): boolean => accountType === "A" && creditLimit > 0

/** [CRED-02] What is left of the limit, cents, never below 0; whether open orders count is a setting. */
export const availableCredit = (account: CreditAccount, openOrdersCount = true): Cents => {
  const { creditLimit, unpaid, openOrders } = account
  return Math.max(0, creditLimit - unpaid - (openOrdersCount ? openOrders : 0))
}

/** [PAY-05] The five refusals. */
export const creditRefusalKinds = ["customer-type", "on-hold", "suspended", "balance-too-low", "other"] as const
export type CreditRefusalKind = (typeof creditRefusalKinds)[number]
export type CreditRefusal = { readonly kind: CreditRefusalKind; readonly msg: string }

const words: Readonly<Record<CreditRefusalKind, string>> = {
  "customer-type": tradeCreditWords.customerType,
  "on-hold": tradeCreditWords.onHold,
  suspended: tradeCreditWords.suspended,
  "balance-too-low": tradeCreditWords.balanceTooLow,
  other: tradeCreditWords.other
}

/** By which the refusal of an order is kept. */
export const creditRefusalCode = (kind: CreditRefusalKind): string => `credit_${kind}`

/** [PAY-05] What a kept refusal says, by its code. */
export const creditRefusalMessages: { readonly [code: string]: string } = Object.fromEntries(
  creditRefusalKinds.map((kind) => [creditRefusalCode(kind), words[kind]])
)

const refusal = (kind: CreditRefusalKind, msg: string): CreditRefusal => ({ kind, msg })

/**
 * [PAY-05] Why an order cannot go on the account; nothing where it can. Asked in this order: the customer's type, the
 * account's standing, the amount. What is short is told only to who may see credit figures.
 */
export const creditRefusal = (
  account: CreditAccount,
  total: Cents,
  showsCredit = false,
  openOrdersCount = true
): CreditRefusal | undefined => {
  if (!isCreditEligible(account)) return refusal("customer-type", words["customer-type"])
  if (account.standing === "hold") return refusal("on-hold", words["on-hold"])
  if (account.standing === "suspended") return refusal("suspended", words.suspended)
  if (!Number.isSafeInteger(total) || total <= 0) return refusal("other", words.other)
  const short = total - availableCredit(account, openOrdersCount)
  if (short <= 0) return undefined
  return refusal(
    "balance-too-low",
    showsCredit ? tradeCreditWords.balanceShort(dollars(short)) : words["balance-too-low"]
  )
}

/** The account after an order, or why there is none. */
export type CreditDrawResult =
  | { readonly ok: true; readonly account: CreditAccount }
  | { readonly ok: false; readonly refusal: CreditRefusal }

/** [CRED-02] Draws an order's total; together with the reading of the account it must be one step that nothing comes between. */
export const drawCredit = (account: CreditAccount, total: Cents): CreditDrawResult => {
  const refused = creditRefusal(account, total)
  return refused
    ? { ok: false, refusal: refused }
    : { ok: true, account: { ...account, openOrders: account.openOrders + total } }
}
