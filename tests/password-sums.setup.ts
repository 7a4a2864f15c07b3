/**
 * A password's slow sum is made once for the same password, salt and cost: thousands of log-ins of the example's people
 * would make the same one over and over, a quarter of what the processors do. What is compared is the true sum. Codes
 * of six digits are each sent once, under a salt of their own: theirs is a quick sum, which tells one from another as well.
 */
import crypto, { type Argon2Parameters, createHash } from "node:crypto"
import { syncBuiltinESMExports } from "node:module"

type Sum = typeof crypto.argon2

const place = globalThis as { linealPasswordSums?: Map<string, Buffer> }

const keyOf = (algorithm: string, { message, nonce, ...cost }: Argon2Parameters): string =>
  JSON.stringify([algorithm, ...[message, nonce].map((part) => Buffer.from(part as Buffer).toString("hex")), cost])

const isCode = ({ message }: Argon2Parameters): boolean => /^\d{6}$/.test(String(message))

const quickSum = (key: string, { tagLength }: Argon2Parameters): Buffer =>
  createHash("sha512").update(key).digest().subarray(0, tagLength)

if (place.linealPasswordSums === undefined) {
  const sums = new Map<string, Buffer>()
  place.linealPasswordSums = sums
  const makeSum = crypto.argon2
  crypto.argon2 = ((algorithm, parameters, tell) => {
    const key = keyOf(algorithm, parameters)
    const known = sums.get(key) ?? (isCode(parameters) ? quickSum(key, parameters) : undefined)
    if (known) return void setImmediate(tell, null, Buffer.from(known))
    makeSum(algorithm, parameters, (problem, sum) => {
      if (!problem) sums.set(key, Buffer.from(sum))
      tell(problem, sum)
    })
  }) as Sum
  syncBuiltinESMExports()
}
