/** The bot check by Google's reCAPTCHA: the page's script gets a token for one form, and the shop asks Google what it is worth. */
import { Effect, Layer, Redacted, Schema } from "effect"
import { finiteBetween, NameText } from "../../core/bounds.schema.ts"
import { BotCheck } from "../../core/content/forms/bot-check.port.ts"
import { RECAPTCHA_ACTION } from "../../core/content/forms/form-ticket.ts"
import { Unavailable } from "../../core/unavailable.schema.ts"

/** What Google's answer holds: https://developers.google.com/recaptcha/docs/verify, and /docs/v3 for `score` and `action`. */
const Verified = Schema.Struct({
  success: Schema.Boolean,
  hostname: Schema.optionalKey(NameText),
  score: Schema.optionalKey(finiteBetween({ minimum: 0, maximum: 1 })),
  action: Schema.optionalKey(NameText)
})
const readVerified = Schema.decodeUnknownSync(Verified)

/** Google's own middle between a bot and a person. */
const LEAST_SCORE = 0.5

/** A visitor waits for it. */
const TIMEOUT_MS = 3_000

export type RecaptchaOptions = {
  readonly siteKey: string
  readonly secret: Redacted.Redacted
  /** Google's own address, or a stand-in's. */
  readonly url: string
  /** The host that the token must have been made on. */
  readonly host: string
}

const ask = async ({ url, secret }: RecaptchaOptions, response: string) => {
  const answer = await fetch(`${url}/recaptcha/api/siteverify`, {
    method: "POST",
    redirect: "error",
    body: new URLSearchParams({ secret: Redacted.value(secret), response }),
    signal: AbortSignal.timeout(TIMEOUT_MS)
  })
  if (!answer.ok) throw new Error(`reCAPTCHA answered ${answer.status}`)
  return readVerified(await answer.json())
}

/** Google answers for a token once and for two minutes; what came of it for another host or another action is no proof. */
export const recaptchaCheckLayer = (options: RecaptchaOptions) =>
  Layer.succeed(BotCheck, {
    challenge: {
      kind: "recaptcha",
      siteKey: options.siteKey,
      script: `${options.url}/recaptcha/api.js?render=${encodeURIComponent(options.siteKey)}`
    },
    isProof: Effect.fn("BotCheck.isProof")(function* (_ticket, proof) {
      const { success, hostname, score, action } = yield* Effect.tryPromise({
        try: () => ask(options, proof),
        catch: (cause) => new Unavailable({ part: "bot check", cause })
      })
      return success && hostname === options.host && action === RECAPTCHA_ACTION && (score ?? 0) >= LEAST_SCORE
    })
  })
