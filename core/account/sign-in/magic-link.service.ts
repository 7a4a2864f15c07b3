/** Logs somebody in by a link that was sent to their address. */

import { Clock, Context, Effect, Layer } from "effect"
import { normalEmail } from "../../contact/email-address.ts"
import { Outbox } from "../../messages/outbox.port.ts"
import { RateLimits } from "../../rate-limit/rate-limit.port.ts"
import { Transaction } from "../../transaction.port.ts"
import type { Unavailable } from "../../unavailable.schema.ts"
import { type SignInRefused, signInRefused } from "../account.schema.ts"
import { AccountMessages } from "../account-messages.port.ts"
import { People } from "../people.port.ts"
import { KnownBrowsers } from "../session/known-browsers.port.ts"
import { EmailedLinks, MAGIC_LINK_MS, type MagicLinkKey, type MagicLinkStatus } from "./emailed-links.port.ts"
import { linkLimits, pollLimit } from "./login-limits.ts"
import { type LoginBrowser, type LoginOutcome, type LoginUnavailable, StartSession } from "./start-session.service.ts"

type Work<A> = Effect.Effect<A, SignInRefused | Unavailable>

/**
 * [AUTH-08] Service that logs somebody in by a link sent by e-mail. Fails with `Unavailable` (what it needs is out of
 * reach), `SignInRefused` (with its reason), `Busy` (too many ask at once).
 */
export class MagicLink extends Context.Service<
  MagicLink,
  {
    /** [AUTH-08] `id` is what the asking page polls by, `browser` its secret; the same for an unknown address. */
    readonly request: (
      email: string,
      remember: boolean,
      asking: Pick<LoginBrowser, "address" | "device">
    ) => Work<{ readonly id: string; readonly expires: number; readonly browser: string }>
    /** [T13] Looks without using the link up. */
    readonly validate: (key: MagicLinkKey) => Work<void>
    readonly status: (id: string, address: string) => Work<MagicLinkStatus>
    /** [T12] Uses the link up, in the browser that opens it; `asking` is that browser's secret, where it asked itself. */
    readonly logIn: (
      key: MagicLinkKey,
      asking: string | undefined,
      browser: LoginBrowser
    ) => Effect.Effect<LoginOutcome, SignInRefused | LoginUnavailable>
  }
>()("core/account/sign-in/MagicLink") {
  static readonly layer = Layer.effect(
    MagicLink,
    Effect.gen(function* () {
      const people = yield* People
      const links = yield* EmailedLinks
      const browsers = yield* KnownBrowsers
      const limits = yield* RateLimits
      const messages = yield* AccountMessages
      const outbox = yield* Outbox
      const start = yield* StartSession
      const transaction = yield* Transaction

      const request: MagicLink["Service"]["request"] = Effect.fn("MagicLink.request")(function* (
        typed,
        remember,
        { address, device }
      ) {
        const email = normalEmail(typed)
        const person = yield* people.byEmail(email)
        const now = yield* Clock.currentTimeMillis
        const isKnown = (yield* browsers.deviceStatus(person?.contactId, device, now)) !== "unknown"
        if (!(yield* limits.tryConsume(...linkLimits("magic", email, address, isKnown))))
          return yield* signInRefused("too-many")
        const work = Effect.gen(function* () {
          const link = yield* links.createMagicLink(person?.contactId, remember, now)
          if (person) yield* outbox.queue(yield* messages.magicLink(person, link))
          return link
        })
        const { id, browser } = yield* transaction.run(work)
        return { id, browser, expires: now + MAGIC_LINK_MS }
      })

      const validate: MagicLink["Service"]["validate"] = Effect.fn("MagicLink.validate")(function* (key) {
        if (!(yield* links.openMagic(key, yield* Clock.currentTimeMillis))) return yield* signInRefused("link-expired")
      })

      const status: MagicLink["Service"]["status"] = Effect.fn("MagicLink.status")(function* (id, address) {
        if (!(yield* limits.tryConsume(pollLimit(address)))) return yield* signInRefused("too-many")
        return yield* links.magicLinkStatus(id, yield* Clock.currentTimeMillis)
      })

      const logIn: MagicLink["Service"]["logIn"] = Effect.fn("MagicLink.logIn")(function* (key, asking, browser) {
        const now = yield* Clock.currentTimeMillis
        const found = yield* links.openMagic(key, now)
        const person = found && (yield* people.byId(found.contactId))
        if (!person) return yield* signInRefused("link-expired")
        const take = Effect.gen(function* () {
          return (yield* links.consumeMagicLink(key, asking, now)) ? {} : yield* signInRefused("link-expired")
        })
        const companies = yield* people.companies(found.contactId)
        const progress = { ...found, person, companies, via: "magic", isSwitch: false } as const
        return yield* start.advanceSignIn({ ...progress, codeGiven: false, trustDevice: false }, browser, take)
      })

      return MagicLink.of({ request, validate, status, logIn })
    })
  )
}
