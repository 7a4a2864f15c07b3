/** How old a signature of Stripe's may be, to the millisecond: by a clock that stands still. */
import { createHmac } from "node:crypto"
import { expect, it } from "vitest"
import { isSignatureValid } from "../../../adapters/payments/stripe/stripe-signature.ts"

const secret = "whsec_aSecret"
const body = Buffer.from('{"id":"evt_1"}')
const time = 1_795_000_000
const header = `t=${time},v1=${createHmac("sha256", secret).update(`${time}.`).update(body).digest("hex")}`

it.each([
  [0, true],
  [300_000, true],
  [300_001, false],
  [-300_000, true],
  [-300_001, false]
])("[T47] %i ms after it was made it counts: %s", (later, counts) => {
  expect(isSignatureValid({ header, body, secret, now: time * 1000 + later })).toBe(counts)
})
