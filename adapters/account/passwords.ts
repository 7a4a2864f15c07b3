/** Checks passwords on other threads, at most two at once, so that a flood of guesses leaves a core for the shop. */
import { randomBytes, randomInt } from "node:crypto"
import { Effect, Layer, Semaphore } from "effect"
import { PasswordsBusy } from "../../core/account/account.schema.ts"
import { Passwords } from "../../core/account/passwords.port.ts"
import { CODE_DIGITS } from "../../core/account/two-factor.ts"
import { hasRecipeOfNow, isPassword, passwordHash, passwordHashAside } from "../storage/password-hash.ts"

/** [L7] So many sums at once, and so many more that wait for their turn. */
const AT_ONCE = 2
const WAITING = 32

export const passwordsLayer = Layer.effect(
  Passwords,
  Effect.gen(function* () {
    const turns = yield* Semaphore.make(AT_ONCE)
    let asked = 0
    /** What is compared where there is no password: the same sum, of a secret that nobody has. */
    const nobodys = passwordHash(randomBytes(16).toString("hex"), randomBytes(16))

    const inTurn = <A>(work: () => Promise<A>): Effect.Effect<A, PasswordsBusy> =>
      Effect.suspend(() => {
        if (asked >= AT_ONCE + WAITING) return Effect.fail(new PasswordsBusy())
        asked += 1
        return turns
          .withPermits(1)(Effect.promise(work))
          .pipe(
            Effect.ensuring(
              Effect.sync(() => {
                asked -= 1
              })
            )
          )
      })

    return Passwords.of({
      newCode: Effect.sync(() => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, "0")),
      hash: (secret) => inTurn(() => passwordHashAside(secret, randomBytes(16))),
      isOutdated: (hash) => !hasRecipeOfNow(hash),
      isRight: (secret, hash) =>
        Effect.map(
          inTurn(() => isPassword(secret, hash ?? nobodys)),
          (isSame) => isSame && hash !== undefined
        )
    })
  })
)
