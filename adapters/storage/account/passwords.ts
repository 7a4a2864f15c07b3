/** Checks passwords on other threads, at most two at once, so that a flood of guesses leaves a core for the shop. */
import { randomBytes, randomInt } from "node:crypto"
import { Effect, Layer } from "effect"
import { Passwords } from "../../../core/account/sign-in/passwords.port.ts"
import { CODE_DIGITS } from "../../../core/account/sign-in/two-factor.ts"
import { memoizeSuccess } from "../../../core/memoize-success.ts"
import { Busy } from "../../../core/unavailable.schema.ts"
import { boundedQueue } from "../../threads/bounded-queue.ts"
import { hashPasswordAsync, usesCurrentParameters, verifyPassword } from "./password-hash.ts"

/** So many sums at once, and so many more that wait for their turn. */
const AT_ONCE = 2
const WAITING = 32

/** What is compared where there is no password: the same sum, of a secret that nobody has. Made once in a process. */
const nobodys = memoizeSuccess(() => hashPasswordAsync(randomBytes(16).toString("hex"), randomBytes(16)))

export const passwordsLayer = Layer.effect(
  Passwords,
  Effect.sync(() => {
    const queue = boundedQueue({ concurrency: AT_ONCE, maxWaiting: WAITING })
    // At hand before anybody asks: the first one to be compared with it must not take longer than the next.
    void nobodys()

    // A sum that was begun is finished, also for somebody who has hung up: its place is free only then.
    const limited = <A>(work: () => Promise<A>): Effect.Effect<A, Busy> =>
      Effect.suspend(() => {
        const sum = queue(work)
        return sum === undefined ? Effect.fail(new Busy({ part: "accounts" })) : Effect.promise(() => sum)
      })

    return Passwords.of({
      newCode: Effect.sync(() => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0")),
      hash: (secret) => limited(() => hashPasswordAsync(secret, randomBytes(16))),
      isOutdated: (hash) => !usesCurrentParameters(hash),
      verify: (secret, hash) =>
        Effect.map(
          limited(async () => verifyPassword(secret, hash ?? (await nobodys()))),
          (isSame) => isSame && hash !== undefined
        )
    })
  })
)
