/** Makes the proof that a form was sent by a browser: by work of its own, or by a token of a service whose script it fetches. */
import type { BotChallenge } from "../../core/content/forms/bot-challenge.schema.ts"
import { RECAPTCHA_ACTION } from "../../core/content/forms/form-ticket.ts"
import { hasWork, workText } from "../../core/content/forms/proof-of-work.ts"
import { memoizeSuccess } from "../../core/memoize-success.ts"

/** So many hashes at once: the page has its turn in between. */
const BATCH = 256

const encoder = new TextEncoder()

/** Ends after sixty-four times the work that is to be expected. */
const findNonce = async (ticket: string, bits: number): Promise<string | undefined> => {
  for (let from = 0; from < 2 ** (bits + 6); from += BATCH) {
    const hashes = await Promise.all(
      Array.from({ length: BATCH }, (_, place) =>
        crypto.subtle.digest("SHA-256", encoder.encode(workText(ticket, from + place)))
      )
    )
    const place = hashes.findIndex((hash) => hasWork(new Uint8Array(hash), bits))
    if (place >= 0) return String(from + place)
  }
  return undefined
}

/** What the service's script puts into the page. */
type Recaptcha = {
  readonly ready: (then: () => void) => void
  readonly execute: (siteKey: string, options: { readonly action: string }) => Promise<string>
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error("The bot check's script can't be had"))
    }
    document.head.append(script)
  })

const scripts = new Map<string, () => Promise<void>>()

const recaptchaToken = async ({ siteKey, script }: Extract<BotChallenge, { kind: "recaptcha" }>): Promise<string> => {
  const load = scripts.get(script) ?? memoizeSuccess(() => loadScript(script))
  scripts.set(script, load)
  await load()
  const { grecaptcha } = globalThis as typeof globalThis & { readonly grecaptcha: Recaptcha }
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action: RECAPTCHA_ACTION })
}

/** Undefined where it can't be made: the shop takes a few forms without one. The script is first asked for here. */
export const makeBotProof = async (challenge: BotChallenge, ticket: string): Promise<string | undefined> => {
  try {
    return await (challenge.kind === "work" ? findNonce(ticket, challenge.bits) : recaptchaToken(challenge))
  } catch {
    return undefined
  }
}
