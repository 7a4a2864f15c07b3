/** The bank's gateway of the older card form: the browser posts the card, the shop asks, takes, lets go and refunds. */
import { createHash, timingSafeEqual } from "node:crypto"
import { type CallContext, type CallOutcome, newId } from "./call-context.ts"
import { type CardBehaviour, checkCard } from "./cards.ts"
import type { LogEntry } from "./event-log.ts"
import { type Form, textIn } from "./form.ts"
import { page, type StandInPage } from "./page.ts"
import { Refusal } from "./refusal.ts"
import type { Route } from "./routes.ts"
import { amountOf, centsOf, refusedBy } from "./wallet-call.ts"

type State = "authorised" | "declined" | "pending" | "completed" | "reversed"
type Transaction = {
  readonly object: "hosted_card"
  readonly referenceId: string
  readonly state: State
  readonly amount: string
  readonly currency: "AUD"
  readonly timestamp: string
  readonly summaryCode: string
  readonly responseCode: string
  readonly txnId: string
  readonly fingerprint: string
  readonly refunds: ReadonlyArray<{ readonly id: string; readonly amount: string }>
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")

/** So long after it was made a form is good for, seconds. */
const FORM_SECONDS = 60 * 60

/** What the bank says of a card, in its codes of two signs. */
const responseCodeOf = (behaviour: CardBehaviour): string => {
  if (behaviour === "pays") return "00"
  if (behaviour === "authenticates") return "1A"
  const codes: { readonly [code: string]: string } = {
    insufficient_funds: "51",
    expired_card: "54",
    incorrect_cvc: "82",
    processing_error: "91"
  }
  return codes[behaviour.declineCode ?? behaviour.code] ?? "05"
}

/** What is wrong with a card as it was typed is the bank's to say as well. */
const typedCodes: { readonly [code: string]: string } = { invalid_cvc: "82" }

const answerOfCard = (context: CallContext, form: Form): string => {
  const typed = {
    number: textIn(form, "EPS_CARDNUMBER") ?? "",
    month: textIn(form, "EPS_EXPIRYMONTH") ?? "",
    year: textIn(form, "EPS_EXPIRYYEAR") ?? "",
    cvc: textIn(form, "EPS_CCV") ?? ""
  }
  try {
    return responseCodeOf(checkCard(typed, new Date(context.now * 1000)).behaviour)
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem
    const code = problem.problem.code ?? ""
    return code.startsWith("invalid_expiry") ? "54" : code === "card_declined" ? "05" : (typedCodes[code] ?? "14")
  }
}

const timestampOf = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\D/g, "").slice(0, 14)

/** Signs what is answered, as the form was signed. */
const signed = (
  context: CallContext,
  merchant: string,
  about: Omit<Transaction, "object" | "timestamp" | "summaryCode" | "fingerprint" | "currency">
): Transaction => {
  const timestamp = timestampOf(context.now)
  const summaryCode = about.responseCode === "00" ? "1" : "2"
  const parts = [merchant, context.key, about.referenceId, about.amount, timestamp, summaryCode]
  return {
    ...about,
    object: "hosted_card",
    currency: "AUD",
    timestamp,
    summaryCode,
    fingerprint: sha256(parts.join("|"))
  }
}

const entryOf = (type: string, transaction: Transaction, merchant: string): LogEntry => ({
  ...{ type, id: transaction.referenceId, object: transaction, hidden: { merchant } },
  amount: centsOf(transaction.amount)
})

const find = ({ store }: CallContext, ref: string) => {
  const stored = store.find(ref)
  if (stored?.object.object !== "hosted_card") return undefined
  return { transaction: stored.object as unknown as Transaction, merchant: String(stored.hidden.merchant) }
}

const unknown = () => refusedBy("not_found", "NOT_FOUND", 404)

const required = (context: CallContext, ref: string) => {
  const found = find(context, ref)
  if (!found) throw unknown()
  return found
}

const isSame = (given: string, right: string) => timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(right)))

/** What is wrong with a posted form; the card is looked at only where nothing is. */
const formProblem = (context: CallContext, form: Form): string | undefined => {
  const part = (name: string) => textIn(form, name) ?? ""
  const parts = ["EPS_MERCHANT", "EPS_TXNTYPE", "EPS_REFERENCEID", "EPS_AMOUNT", "EPS_TIMESTAMP"].map(part)
  const [merchant = "", type = "", ...rest] = parts
  if (parts.some((one) => one === "") || !/^https?:$/.test(URL.parse(part("EPS_RESULTURL"))?.protocol ?? ""))
    return "The form is incomplete."
  if (!isSame(part("EPS_FINGERPRINT"), sha256([merchant, context.key, type, ...rest].join("|"))))
    return "The form's fingerprint is wrong."
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(part("EPS_TIMESTAMP")) ?? []
  const made = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) / 1000
  return Math.abs(context.now - made) <= FORM_SECONDS ? undefined : "The form is too old."
}

type PostedForm = { readonly page: StandInPage; readonly entries: ReadonlyArray<LogEntry> }

/** POST /directpostv2/authorise, by the browser. A reference has one result: posted again it leads on and charges nothing. */
export const authorisePosted = (context: CallContext, form: Form): PostedForm => {
  const problem = formProblem(context, form)
  if (problem) return { page: page(400, "This form can't be used", `<p>${problem}</p>`), entries: [] }
  const ref = textIn(form, "EPS_REFERENCEID") ?? ""
  const merchant = textIn(form, "EPS_MERCHANT") ?? ""
  const before = find(context, ref)?.transaction
  const responseCode = before?.responseCode ?? answerOfCard(context, form)
  const transaction =
    before ??
    signed(context, merchant, {
      referenceId: ref,
      state: responseCode === "00" ? "authorised" : "declined",
      amount: amountOf(centsOf(textIn(form, "EPS_AMOUNT"))),
      responseCode,
      txnId: newId("NT", 14).toUpperCase(),
      refunds: []
    })
  const back = new URL(textIn(form, "EPS_RESULTURL") ?? "")
  const { summaryCode, timestamp, fingerprint, txnId } = transaction
  const told = { refid: ref, rescode: responseCode, summarycode: summaryCode, txnid: txnId, timestamp, fingerprint }
  for (const [name, value] of Object.entries(told)) back.searchParams.set(name, value)
  const ended = page(303, "Back to the shop", "", back.origin)
  return {
    page: { ...ended, headers: { ...ended.headers, location: back.href } },
    entries: before ? [] : [entryOf(`hosted.${transaction.state}`, transaction, merchant)]
  }
}

const move = (context: CallContext, ref: string, state: State): CallOutcome => {
  const { transaction, merchant } = required(context, ref)
  const moved = signed(context, merchant, { ...transaction, state })
  return { status: 200, body: moved, entries: [entryOf(`hosted.${state}`, moved, merchant)] }
}

const complete = (context: CallContext, ref: string, form: Form): CallOutcome => {
  const { transaction } = required(context, ref)
  if (transaction.state !== "authorised") throw refusedBy("invalid_state", `NOT_AUTHORISED_BUT_${transaction.state}`)
  if (centsOf(textIn(form, "amount")) !== centsOf(transaction.amount)) throw refusedBy("invalid", "OTHER_AMOUNT")
  return move(context, ref, context.settleLater ? "pending" : "completed")
}

/** Also what nobody has posted yet: the reference is good for nothing afterwards. */
const reverse = (context: CallContext, ref: string): CallOutcome => {
  const found = find(context, ref)
  if (found?.transaction.state === "completed" || found?.transaction.state === "pending")
    throw refusedBy("invalid_state", "ALREADY_COMPLETED")
  if (found) return move(context, ref, "reversed")
  const blocked = signed(context, "", {
    referenceId: ref,
    state: "reversed",
    amount: "0.00",
    responseCode: "05",
    txnId: newId("NT", 14).toUpperCase(),
    refunds: []
  })
  return { status: 200, body: blocked, entries: [entryOf("hosted.reversed", blocked, "")] }
}

const refund = (context: CallContext, ref: string, form: Form): CallOutcome => {
  const { transaction, merchant } = required(context, ref)
  if (transaction.state !== "completed") throw refusedBy("invalid_state", "NOT_COMPLETED")
  const cents = centsOf(textIn(form, "amount"))
  const back = transaction.refunds.reduce((sum, { amount }) => sum + centsOf(amount), cents)
  if (back > centsOf(transaction.amount)) throw refusedBy("amount_invalid", "AMOUNT_EXCEEDS_TRANSACTION")
  const made = { id: newId("NR", 14).toUpperCase(), amount: amountOf(cents) }
  const after = { ...transaction, refunds: [...transaction.refunds, made] }
  return {
    status: 201,
    body: made,
    entries: [
      entryOf("hosted.changed", after, merchant),
      { type: "hosted.refunded", id: made.id, amount: cents, transaction: ref }
    ]
  }
}

const at = (action = "") => new RegExp(`^/directpostv2/transactions/([A-Za-z0-9_-]{1,100})${action}$`)

export const hostedCardRoutes = [
  {
    call: "hosted.retrieve",
    method: "GET",
    path: at(),
    wallet: true,
    answer: (context, ref) => ({ status: 200, body: required(context, ref).transaction, entries: [] })
  },
  {
    call: "hosted.complete",
    method: "POST",
    path: at("/complete"),
    wallet: true,
    answer: (context, ref, form) => complete(context, ref, form)
  },
  {
    call: "hosted.reverse",
    method: "POST",
    path: at("/reverse"),
    wallet: true,
    answer: (context, ref) => reverse(context, ref)
  },
  {
    call: "hosted.refund",
    method: "POST",
    path: at("/refunds"),
    wallet: true,
    answer: (context, ref, form) => refund(context, ref, form)
  }
] as const satisfies ReadonlyArray<Route>
