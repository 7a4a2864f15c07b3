/** Passwords as they are kept and checked, also when very many are checked at once. */
import { Effect, Fiber, Result } from "effect"
import { describe, expect, it } from "vitest"
import { hashPassword } from "../../../adapters/storage/account/password-hash.ts"
import { passwordsLayer } from "../../../adapters/storage/account/passwords.ts"
import { Passwords } from "../../../core/account/sign-in/passwords.port.ts"
import { Busy } from "../../../core/unavailable.schema.ts"

const run = <A, E>(work: Effect.Effect<A, E, Passwords>) => Effect.runPromise(Effect.provide(work, passwordsLayer))

describe("A password", () => {
  it("is kept under a salt of its own, and known again in whichever form its accents are typed", () =>
    run(
      Effect.gen(function* () {
        const { hash, verify: isRight } = yield* Passwords
        const [one, two] = [yield* hash("caf\u00e9 au lait"), yield* hash("caf\u00e9 au lait")]
        expect(one).not.toBe(two)
        expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
        expect(yield* isRight("cafe\u0301 au lait", one)).toBe(true)
        expect(yield* isRight("cafe au lait", one)).toBe(false)
        expect(yield* isRight("", one)).toBe(false)
      })
    ))

  it("is known by the example shop's own sum, and by no other shape of one", () =>
    run(
      Effect.gen(function* () {
        const { verify: isRight } = yield* Passwords
        const kept = hashPassword("plumb-level-square", Buffer.from("sixteen bytes ab"))
        expect(yield* isRight("plumb-level-square", kept)).toBe(true)
        for (const broken of [kept.slice(0, -3), "plumb-level-square", "", "$argon2id$v=19$m=1,t=1,p=1$$"])
          expect(yield* isRight("plumb-level-square", broken)).toBe(false)
        expect(yield* isRight("anything", undefined)).toBe(false)
      })
    ))

  it("[T1] takes as long a sum for an account that has none, or that there is not", () =>
    run(
      Effect.gen(function* () {
        const { verify: isRight } = yield* Passwords
        const kept = hashPassword("plumb-level-square", Buffer.from("sixteen bytes ab"))
        /** Microseconds of the processors. */
        const costOf = Effect.fnUntraced(function* (hash: string | undefined, guess: string) {
          const before = process.cpuUsage()
          expect(yield* isRight(guess, hash)).toBe(false)
          const { user, system } = process.cpuUsage(before)
          return user + system
        })
        yield* isRight("the first, for which all is made ready", undefined)
        // Whatever else this process does meanwhile makes a sum dearer and none cheaper: the cheapest of each are compared.
        const [known, unknown]: [Array<number>, Array<number>] = [[], []]
        for (let nth = 0; nth < 8; nth += 1) {
          known.push(yield* costOf(kept, `a guess ${nth}`))
          unknown.push(yield* costOf(undefined, `another guess ${nth}`))
        }
        expect(Math.min(...unknown) / Math.min(...known)).toBeGreaterThan(0.5)
        expect(Math.min(...unknown) / Math.min(...known)).toBeLessThan(2)
      })
    ))

  it("[T2] [L7] is refused to be checked where thirty-four are being or wait to be", () =>
    run(
      Effect.gen(function* () {
        const { verify: isRight } = yield* Passwords
        const one = Effect.result(isRight("a guess", undefined))
        const all = yield* Effect.all(
          Array.from({ length: 50 }, () => one),
          { concurrency: "unbounded" }
        )
        const refused = all.filter(Result.isFailure)
        expect(refused).toHaveLength(16)
        expect(refused.every(({ failure }) => failure instanceof Busy)).toBe(true)
        expect(Result.isSuccess(yield* one)).toBe(true)
      })
    ))

  it("[T2] keeps its place until it is checked, also where who asked has hung up", () =>
    run(
      Effect.gen(function* () {
        const { verify: isRight } = yield* Passwords
        const one = Effect.result(isRight("a guess", undefined))
        const all = yield* Effect.forEach(Array.from({ length: 34 }), () =>
          Effect.forkChild(one, { startImmediately: true })
        )
        yield* Fiber.interruptAll(all)
        const next = yield* one
        expect(Result.isFailure(next) && next.failure).toBeInstanceOf(Busy)
      })
    ))
})
