/** What the calls of the wallets have in common: JSON bodies, keys, money as text, and how they say no. */
import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Form } from "./form.ts"
import { isSameSecret } from "./http.ts"
import { Refusal } from "./refusal.ts"
import type { Caller } from "./routes.ts"

export const isJson = ({ headers }: IncomingMessage): boolean => headers["content-type"]?.includes("json") === true

const formOf = (value: unknown): string | Form => {
  if (typeof value !== "object" || value === null) return String(value)
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, formOf(part)]))
}

/** A JSON body as a form: lists have the names 0, 1, 2, and numbers are text. */
export const formOfJson = (text: string): Form => {
  try {
    const form = formOf(text === "" ? {} : JSON.parse(text))
    if (typeof form === "object") return form
  } catch {
    // Said below.
  }
  throw refusedBy("INVALID_REQUEST", "MALFORMED_REQUEST_JSON", 400)
}

/** PayPal's shape, which names the issue inside; Zip's is read by its code. */
export const refusedBy = (name: string, issue: string, status = 422): Refusal =>
  new Refusal(status, { type: "invalid_request_error", message: issue }, status === 422, {
    name,
    message: issue,
    details: [{ issue }],
    error: { code: issue.toLowerCase(), message: issue }
  })

/** What PayPal gives for the client's secret, and takes from then on. */
export const accessTokenOf = (secret: string): string =>
  `A21${createHash("sha256").update(`paypal ${secret}`).digest("hex")}`

/** The shop alone calls a wallet: with its secret, and PayPal after that with the token that it was given for it. */
export const walletCaller = ({ headers }: IncomingMessage, secret: string, call: string): Caller => {
  const [scheme = "", value = ""] = (headers.authorization ?? "").split(" ")
  const basic = () => Buffer.from(value, "base64").toString("utf8").split(":")[1] ?? ""
  const shown = scheme.toLowerCase() === "basic" ? basic() : value
  const isTokenCall = call.startsWith("paypal.") && call !== "paypal.token"
  if (!isSameSecret(shown, isTokenCall ? accessTokenOf(secret) : secret))
    throw refusedBy("AUTHENTICATION_FAILURE", "Authentication failed", 401)
  return "shop"
}

/** Whole cents of an amount such as `123.45`, `123.4` or `123`; refused where it is none. */
export const centsOf = (text: string | undefined): number => {
  const [, dollars, cents = ""] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? "") ?? []
  if (dollars === undefined) throw refusedBy("INVALID_REQUEST", "INVALID_AMOUNT", 400)
  return Number(dollars) * 100 + Number(cents.padEnd(2, "0"))
}

export const amountOf = (cents: number): string => (cents / 100).toFixed(2)
