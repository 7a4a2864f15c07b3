/** What every call is given to do its work, and the shape of what it hands back. */
import { createHash, randomBytes } from "node:crypto"
import type Stripe from "stripe"
import type { LogEntry } from "./event-log.ts"
import type { StandInStore } from "./store.ts"

/** The version of Stripe's API that this stand-in speaks: that of the client package it is tested with. */
export const apiVersion = "2026-10-28.endive"

export type CallContext = {
  readonly store: StandInStore
  /** Whole seconds since 1970, as Stripe writes times. */
  readonly now: number
  /** Where this stand-in is reached, for the pages that it shows. */
  readonly origin: string
  readonly request: string
  /** The shop's secret. */
  readonly key: string
  readonly idempotencyKey: string | undefined
  /** True when a test asked that this confirmation stays in `processing` until it is settled. */
  readonly settleLater: boolean
}

/** The answer, and the log entries that make it true; both are written before the answer is sent. */
export type CallOutcome = { readonly status: number; readonly body: unknown; readonly entries: ReadonlyArray<LogEntry> }

export const successOutcome = (body: unknown, entries: ReadonlyArray<LogEntry> = []): CallOutcome => ({
  status: 200,
  body,
  entries
})

const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

/** A name that nobody can guess, such as pi_3…; 24 letters of 62 unless told. */
export const newId = (prefix: string, length = 24) =>
  prefix + Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("")

/** What the shop's webhook is told, with the thing as it is now. */
export const eventEntry = (
  context: CallContext,
  type: string,
  object: unknown,
  before?: Record<string, unknown>
): LogEntry => {
  const id = newId("evt_3")
  const eventObject = {
    id,
    object: "event",
    account: null,
    api_version: apiVersion,
    context: null,
    created: context.now,
    data: { object, ...(before ? { previous_attributes: before } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: context.request, idempotency_key: context.idempotencyKey ?? null },
    type
  }
  return { type: "event.created", id, told: type, about: (object as { id: string }).id, object: eventObject }
}

/** The log's line about an intent: what a test compares with the shop's database stands in front. */
export const intentEntry = (
  type: string,
  intent: Stripe.PaymentIntent,
  hidden: Record<string, unknown> = {}
): LogEntry => ({
  type,
  id: intent.id,
  amount: intent.amount,
  currency: intent.currency,
  metadata: intent.metadata,
  status: intent.status,
  object: intent,
  hidden
})

export const fingerprintOf = (text: string) => createHash("sha256").update(text).digest("hex")
