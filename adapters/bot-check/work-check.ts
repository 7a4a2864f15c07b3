/** The bot check that asks nobody: the browser does a little work for the ticket of its form. */
import { createHash } from "node:crypto"
import { Effect, Layer } from "effect"
import { BotCheck } from "../../core/content/forms/bot-check.port.ts"
import { hasWork, nonceOf, WORK_BITS, workText } from "../../core/content/forms/proof-of-work.ts"

export const workCheckLayer = Layer.succeed(BotCheck, {
  challenge: { kind: "work", bits: WORK_BITS },
  isProof: (ticket, proof) =>
    Effect.sync(() => {
      const nonce = nonceOf(proof)
      return nonce !== undefined && hasWork(createHash("sha256").update(workText(ticket, nonce)).digest(), WORK_BITS)
    })
})
