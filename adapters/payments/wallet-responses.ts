/** What the answers of wallets have in common: an order and a browser behind a payment, and an answer that is none. */
import { Effect, Schema } from "effect"
import type { PayableRef } from "../../core/payments/payable.ts"
import { CardRefused, PaymentNotFound, PaymentNotUsable } from "../../core/payments/payment.schema.ts"
import type { PaymentRequest } from "../../core/payments/provider.port.ts"
import { ProviderUnavailable } from "../../core/unavailable.schema.ts"
import type { ProviderResponse } from "./provider-client.ts"

/** A wallet carries both for the shop, in one text. */
export const noteOf = ({ payable, browser }: Pick<PaymentRequest, "payable" | "browser">): string =>
  `${payable.kind} ${payable.id} ${browser}`

export const readNote = (note = ""): { readonly payable?: PayableRef; readonly browser?: string } => {
  const [, kind, id, browser] = /^(order|quote|invoice) ([\w-]{1,40}) ([0-9a-f]{64})$/.exec(note) ?? []
  return kind && id && browser ? { payable: { kind: kind as PayableRef["kind"], id }, browser } : {}
}

export type WalletProblem = CardRefused | PaymentNotUsable | PaymentNotFound | ProviderUnavailable

const isProblem = (problem: unknown): problem is WalletProblem =>
  [CardRefused, PaymentNotUsable, PaymentNotFound, ProviderUnavailable].some((kind) => problem instanceof kind)

/** [PAY-09] Whatever is no readable answer in time leaves open whether it was done. */
export const asProblem = (problem: unknown): WalletProblem =>
  isProblem(problem) ? problem : new ProviderUnavailable({ cause: problem })

/** The code of an answer to the opening of a payment that has no payment in it. */
const NO_PAYMENT = "no_payment"

type Refused = (answer: ProviderResponse) => WalletProblem

const readWith =
  (unreadable: (problem: unknown) => WalletProblem) =>
  <A, I>(schema: Schema.Codec<A, I>, refused: Refused) =>
  (answer: ProviderResponse): Effect.Effect<A, WalletProblem> =>
    answer.status >= 200 && answer.status < 300
      ? Effect.mapError(Schema.decodeUnknownEffect(schema)(answer.body), unreadable)
      : Effect.fail(refused(answer))

/** An answer in the expected shape; `refused` says what one that is no success comes to. */
export const readResponse = readWith(asProblem)

/** [PAY-06] The same of a payment that is opened: an answer without its data opens none. */
export const readOpenedPayment = readWith(() => new PaymentNotUsable({ code: NO_PAYMENT }))
