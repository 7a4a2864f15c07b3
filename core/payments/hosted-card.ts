/** The older card form, which posts the card straight to the bank's gateway: its fields, and the texts that are hashed over them. */
import { type Cents, dollars } from "../money.ts"
import { needTemporal } from "../temporal.ts"
import { verificationWords } from "../words/payment.ts"
import type { ProviderFields } from "./payment.ts"
import { asRecord, isText } from "./unknown-response.ts"

/** [PAY-02] The nine fields. */
export const hostedCardFields = [
  "actionUrl",
  "merchant",
  "txnType",
  "referenceId",
  "amount",
  "timestamp",
  "fingerprint",
  "resultUrl",
  "redirect"
] as const
export type HostedCardForm = { readonly [field in (typeof hostedCardFields)[number]]: string }

/** The order that an answer must be for; `referenceId` is that of this one try to pay. */
export type ExpectedOrder = { readonly referenceId: string; readonly total: Cents }

/** An amount as the gateway reads it: `1234.50`, without sign and commas. */
export const amountText = (total: Cents): string => dollars(total).replace(/[$,]/g, "")

/** A moment, epoch milliseconds, as the gateway reads it: `20261123220405`, in UTC. */
export const timestampText = (epochMs: number): string => {
  needTemporal()
  const { year, month, day, hour, minute, second } =
    Temporal.Instant.fromEpochMilliseconds(epochMs).toZonedDateTimeISO("UTC")
  return [year, month, day, hour, minute, second].map((part) => String(part).padStart(2, "0")).join("")
}

/** What the gateway calls the fields that the shop has filled in; where to post them is the form's own address. */
const gatewayNames = {
  merchant: "EPS_MERCHANT",
  txnType: "EPS_TXNTYPE",
  referenceId: "EPS_REFERENCEID",
  amount: "EPS_AMOUNT",
  timestamp: "EPS_TIMESTAMP",
  fingerprint: "EPS_FINGERPRINT",
  resultUrl: "EPS_RESULTURL",
  redirect: "EPS_REDIRECT"
} as const satisfies { readonly [field in Exclude<keyof HostedCardForm, "actionUrl">]: string }

/** [PAY-02] What a browser posts to the form's address: the form, and the card as it was typed (`12/28`), which goes nowhere else. */
export const gatewayFields = (
  form: HostedCardForm,
  { number, expiry, cvc }: { readonly number: string; readonly expiry: string; readonly cvc: string }
): ProviderFields => {
  const [month = "", year = ""] = expiry.split("/").map((part) => part.trim())
  const fields = Object.entries(gatewayNames).map(([field, name]) => [name, form[field as keyof typeof gatewayNames]])
  return {
    ...Object.fromEntries(fields),
    EPS_CARDNUMBER: number.replace(/[\s-]/g, ""),
    EPS_EXPIRYMONTH: month.padStart(2, "0"),
    EPS_EXPIRYYEAR: year.length === 2 ? `20${year}` : year,
    EPS_CCV: cvc.trim()
  }
}

/** [PAY-02] [PAY-06] 'Order verification was invalid' where one of the nine fields is missing, or the form is another order's. */
export const hostedCardProblem = (answer: unknown, order: ExpectedOrder): string | undefined =>
  hostedCardForm(answer, order) === undefined ? verificationWords.invalid : undefined

/** The form in an answer; undefined where `hostedCardProblem` refuses it. */
export const hostedCardForm = (answer: unknown, order: ExpectedOrder): HostedCardForm | undefined => {
  const form = asRecord(answer)
  const isWhole = form !== undefined && hostedCardFields.every((field) => isText(form[field]))
  const isItsOwn = form?.referenceId === order.referenceId && form.amount === amountText(order.total)
  return isWhole && isItsOwn ? (form as HostedCardForm) : undefined
}

/** What the form's fingerprint is taken of. */
export type FingerprintedResult = Pick<
  HostedCardForm,
  "merchant" | "txnType" | "referenceId" | "amount" | "timestamp"
> & {
  /** The merchant's password at the gateway, which never leaves the server. */
  readonly password: string
}

/** Joined by bars; a part that holds one could be read as two, and is refused with a RangeError. */
const joined = (parts: ReadonlyArray<string>): string => {
  if (parts.some((part) => part === "" || part.includes("|"))) throw new RangeError("A part is empty or holds a bar")
  return parts.join("|")
}

/** [PAY-02] The text of the form's fingerprint. */
export const fingerprintText = (form: FingerprintedResult): string =>
  joined([form.merchant, form.password, form.txnType, form.referenceId, form.amount, form.timestamp])

/** [PAY-06] The text of the result's fingerprint: our amount and reference, the gateway's time and summary code. */
export const resultFingerprintText = (
  result: Omit<FingerprintedResult, "txnType"> & { readonly summaryCode: string }
): string =>
  joined([result.merchant, result.password, result.referenceId, result.amount, result.timestamp, result.summaryCode])
