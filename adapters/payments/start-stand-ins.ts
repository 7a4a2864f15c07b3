/** Starts what stands in for Stripe where no key is set: a process of its own that outlives a killed shop. */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { ownProgram } from "../process/own-files.ts"
import { isLocal, type SettingValues } from "../settings/setting-values.ts"
import { isRunning, joinFolder, type ShopAddresses } from "./stand-in/shop-notes.ts"

const program = fileURLToPath(ownProgram("adapters/payments/stand-in/main.ts"))

export type StandIns = {
  /** The settings by which the shop finds them. */
  readonly env: { readonly [name: string]: string }
  /** The last shop of the folder to close takes them along, also those that are just being started again. */
  readonly close: () => Promise<void>
}

/** Stripe's stand-in can't run; the message says what is wrong and what to do. */
export class StandInProblem extends Error {}

type Keys = { readonly secretKey: string; readonly webhookSecret: string }

/** Made once for a data folder. */
const ensureKeys = (folder: string): Keys => {
  const file = join(folder, "keys.json")
  if (existsSync(file)) return readKeys(file)
  const newKeys = {
    secretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(24).toString("hex")}`
  }
  // Whole or not at all, however the shop ends.
  writeFileSync(`${file}.new`, JSON.stringify(newKeys), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  return newKeys
}

const readKeys = (file: string): Keys => {
  try {
    const { secretKey, webhookSecret } = JSON.parse(readFileSync(file, "utf8")) as Partial<Keys>
    if (secretKey?.startsWith("sk_test_") && webhookSecret?.startsWith("whsec_")) return { secretKey, webhookSecret }
  } catch {
    // Said below.
  }
  throw new StandInProblem(
    `${file} is damaged: it should hold the keys of the payment stand-in.\nEnd every shop of this folder, delete the file, and start again: new keys are made, and the payments stay.`
  )
}

type StandInProcess = { readonly pid: number; readonly origin: string; readonly publishableKey: string }

/** What it said last, and what to do. */
const startFailureMessage = (folder: string): string => {
  const last = readFileSync(join(folder, "errors.log"), "utf8").trim().split("\n").at(-1) ?? ""
  return `The payment stand-in did not start: ${last || "it said nothing"}\nIts log is ${join(folder, "log.jsonl")}. Where that is damaged, put a copy back, or move it away to go on without the payments that it holds. All that it said is in ${join(folder, "errors.log")}.`
}

/** Starts the stand-in of a folder, or finds the one that runs. */
const startStripe = async (folder: string, { secretKey, webhookSecret }: Keys): Promise<StandInProcess> => {
  const errors = openSync(join(folder, "errors.log"), "a", 0o600)
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ["ignore", "pipe", errors],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA: folder,
      KEY: secretKey,
      WEBHOOK_SECRET: webhookSecret
    }
  })
  child.unref()
  if (!child.stdout) throw new Error("Stripe's stand-in has no voice")
  const lines = createInterface({ input: child.stdout })
  const [first] = await Promise.race([once(lines, "line"), once(lines, "close")])
  if (typeof first !== "string") throw new StandInProblem(startFailureMessage(folder))
  lines.close()
  child.stdout.destroy()
  return JSON.parse(first) as StandInProcess
}

/** How often it is looked whether it still runs, and the longest wait between two tries to start it; milliseconds. */
const CHECK_MS = 500
const MAX_WAIT_MS = 30_000

/** Starts the stand-in again whenever it has ended, each time after a wait twice as long until it runs; says so in words. */
const supervise = (start: () => Promise<StandInProcess>, firstPid: number, origin: string) => {
  let pid = firstPid
  let stopped = false
  let wait = CHECK_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastCheck = Promise.resolve()
  const later = (ms: number) => {
    if (stopped) return
    timer = setTimeout(() => {
      lastCheck = check()
    }, ms).unref()
  }
  const check = async () => {
    if (isRunning(pid)) {
      wait = CHECK_MS
      return later(CHECK_MS)
    }
    console.error("The payment stand-in has ended; it is started again.")
    try {
      const place = await start()
      pid = place.pid
      console.error(
        place.origin === origin
          ? `The payment stand-in runs again at ${origin}.`
          : `The payment stand-in runs again at ${place.origin}, where this shop does not look for it: start the shop again.`
      )
    } catch (problem) {
      console.error(problem instanceof Error ? problem.message : problem)
    }
    wait = Math.min(wait * 2, MAX_WAIT_MS)
    return later(wait)
  }
  later(CHECK_MS)
  /** Nothing is started any more once it resolves, and `pid` names what was started last. */
  const stop = () => {
    stopped = true
    clearTimeout(timer)
    return lastCheck
  }
  return { pid: () => pid, stop }
}

/** The same process speaks for the wallets and the bank's card form, and knows the shop by the same secret. */
export const walletEnv = (origin: string, secretKey: string) => ({
  PAYPAL_URL: origin,
  PAYPAL_CLIENT_ID: "stand-in",
  PAYPAL_SECRET: secretKey,
  ZIP_URL: origin,
  ZIP_API_KEY: secretKey,
  HOSTED_CARD_URL: origin,
  HOSTED_CARD_MERCHANT: "STANDIN01",
  HOSTED_CARD_PASSWORD: secretKey
})

/** A wallet whose own key is set is asked itself. */
const ownWallets = (
  settings: SettingValues,
  { PAYPAL_URL, PAYPAL_CLIENT_ID, PAYPAL_SECRET, ZIP_URL, ZIP_API_KEY, ...hosted }: ReturnType<typeof walletEnv>
) => ({
  ...(settings.PAYPAL_CLIENT_ID ? {} : { PAYPAL_URL, PAYPAL_CLIENT_ID, PAYPAL_SECRET }),
  ...(settings.ZIP_API_KEY ? {} : { ZIP_URL, ZIP_API_KEY }),
  ...(settings.HOSTED_CARD_MERCHANT ? {} : hosted)
})

/** Nothing is started where a key is set, or in a shop that others can reach. `told` where the shop itself listens. */
export const startStandIns = async (settings: SettingValues, isShop: boolean): Promise<StandIns> => {
  if (settings.STRIPE_SECRET_KEY || !isLocal(settings)) return { env: {}, close: async () => undefined }
  const folder = resolve(settings.DATA_DIR, "stripe")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keys = ensureKeys(folder)
  const shopOrigin = `http://127.0.0.1:${settings.PORT}`
  const addresses: ShopAddresses = isShop
    ? { webhookUrl: `${shopOrigin}/api/webhooks/stripe`, origins: [...new Set([settings.PUBLIC_URL, shopOrigin])] }
    : { origins: [] }
  const leaveFolder = joinFolder(folder, settings.PORT, addresses)
  const start = () => startStripe(folder, keys)
  const { pid, origin, publishableKey } = await start().catch((problem: unknown) => {
    leaveFolder()
    throw problem
  })
  const supervisor = isShop ? supervise(start, pid, origin) : { pid: () => pid, stop: async () => undefined }
  return {
    env: {
      STRIPE_URL: origin,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
      ...ownWallets(settings, walletEnv(origin, keys.secretKey))
    },
    close: async () => {
      await supervisor.stop()
      if (leaveFolder() && isRunning(supervisor.pid())) process.kill(supervisor.pid(), "SIGTERM")
    }
  }
}
