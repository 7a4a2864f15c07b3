/** What the suite of every provider needs of one's stand-in: a method without it does not compile. */
import type { CartMethod } from "../../../core/payment-method.ts"
import { freshFolder, openStripe, secretKey, startReceiver, webhookSecret } from "./running-stripe.ts"

type Report = { readonly headers: { readonly [name: string]: string | undefined }; readonly body: Uint8Array }

export type ProviderHarness = {
  /** By which the shop makes the provider. */
  readonly env: { readonly [name: string]: string }
  /** What a shopper's browser hands over: it pays, is refused for want of money, or has the bank ask. */
  readonly token: (behaviour: "pays" | "refused" | "asks") => Promise<string>
  /** The shopper answers their bank at that address. */
  readonly authenticate: (url: string, isProved: boolean) => Promise<void>
  /** The next payment takes its time, until it is settled. */
  readonly delayNext: () => Promise<void>
  readonly settle: (ref: string) => Promise<void>
  /** Somebody gives money back without the shop; answers the provider's number of it. */
  readonly refundByHand: (ref: string, amount: number) => Promise<string>
  /** A report of that payment, as the provider has sent it. */
  readonly report: (ref: string) => Promise<Report>
  readonly stop: () => Promise<void>
}

const cards = { pays: "4242424242424242", refused: "4000000000009995", asks: "4000002760003184" } as const

const startCard = async (): Promise<ProviderHarness> => {
  const { folder, remove } = freshFolder()
  const receiver = await startReceiver()
  const bank = await openStripe(folder, { WEBHOOK_URL: receiver.url })
  const reportOf = (ref: string) => receiver.heard.find(({ raw }) => raw.toString().includes(ref))
  return {
    env: {
      STRIPE_URL: bank.origin,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: bank.publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret
    },
    token: async (behaviour) => (await bank.token(cards[behaviour])).id,
    authenticate: async (url, isProved) => {
      const body = new URLSearchParams({ outcome: isProved ? "complete" : "fail" })
      await fetch(url, { method: "POST", body, redirect: "manual" })
    },
    delayNext: async () => {
      await bank.turn({ faults: [{ call: "intents.confirm", way: "settleLater" }] })
    },
    settle: async (ref) => {
      const body = new URLSearchParams({ outcome: "succeeded" })
      await bank.asShop(`/__intents/${ref}/settle`, { method: "POST", body })
    },
    refundByHand: async (ref, amount) => (await bank.stripe.refunds.create({ payment_intent: ref, amount })).id,
    report: async (ref) => {
      while (!reportOf(ref)) await receiver.hears(receiver.heard.length + 1)
      const { headers, raw } = reportOf(ref) ?? { headers: {}, raw: new Uint8Array() }
      return {
        headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(raw)
      }
    },
    stop: async () => {
      await bank.stop()
      await receiver.close()
      remove()
    }
  }
}

export const providerHarnesses: Readonly<Record<CartMethod, () => Promise<ProviderHarness>>> = { card: startCard }
