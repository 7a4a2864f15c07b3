/** Proves that a report comes from Stripe and is not an old one played again. */
import { createHmac, timingSafeEqual } from "node:crypto"

/** Stripe's own tolerance, seconds. */
const TOLERANCE = 300

type SignedReport = {
  readonly header: string
  readonly body: Uint8Array
  readonly secret: string
  readonly now: number
}

/**
 * [T47] The header holds the time and one or more HMAC-SHA256 of `time.body`; the body is taken byte by byte as it came.
 * `now` in epoch milliseconds.
 */
export const isSignatureValid = ({ header, body, secret, now }: SignedReport): boolean => {
  const parts = header.split(",").map((part) => part.trim().split("="))
  const time = parts.find(([name]) => name === "t")?.[1] ?? ""
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > TOLERANCE) return false
  const right = createHmac("sha256", secret).update(`${time}.`).update(body).digest()
  return parts
    .filter(([name, value]) => name === "v1" && /^[0-9a-f]{64}$/.test(value ?? ""))
    .some(([, value]) => timingSafeEqual(Buffer.from(value ?? "", "hex"), right))
}
