/** Starts what stands in for Stripe where no key is set: a process of its own that outlives a killed shop. */
import { spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"
import { isLocal, type SettingsOf } from "../settings.ts"

const program = fileURLToPath(new URL("stand-ins/stripe/main.ts", import.meta.url))

export type StandIns = {
  /** The settings by which the shop finds them. */
  readonly env: { readonly [name: string]: string }
  /** The last shop of the folder to close takes them along. */
  readonly close: () => void
}

type Keys = { readonly secretKey: string; readonly webhookSecret: string }

/** Made once for a data folder. */
const keysIn = (folder: string): Keys => {
  const file = join(folder, "keys.json")
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Keys
  const made = {
    secretKey: `sk_test_${randomBytes(24).toString("hex")}`,
    webhookSecret: `whsec_${randomBytes(24).toString("hex")}`
  }
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Notes that this shop uses the stand-in of a folder; the answer takes the note back and says whether no other shop does. */
const joinFolder = (folder: string): (() => boolean) => {
  const users = join(folder, "shops")
  mkdirSync(users, { recursive: true })
  const mine = join(users, String(process.pid))
  writeFileSync(mine, "")
  return () => {
    rmSync(mine, { force: true })
    return !readdirSync(users).some((pid) => isRunning(Number(pid)))
  }
}

type Told = { readonly webhookUrl?: string; readonly origins: ReadonlyArray<string> }
type Place = { readonly pid: number; readonly origin: string; readonly publishableKey: string }

/** Starts the stand-in of a folder, or finds the one that runs. */
const startStripe = async (folder: string, { secretKey, webhookSecret }: Keys, told: Told): Promise<Place> => {
  const errors = openSync(join(folder, "errors.log"), "a", 0o600)
  const child = spawn(process.execPath, [program], {
    detached: true,
    stdio: ["ignore", "pipe", errors],
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA: folder,
      KEY: secretKey,
      WEBHOOK_SECRET: webhookSecret,
      ...(told.webhookUrl ? { WEBHOOK_URL: told.webhookUrl } : {}),
      ...(told.origins.length > 0 ? { ALLOWED_ORIGIN: told.origins.join() } : {})
    }
  })
  child.unref()
  if (!child.stdout) throw new Error("Stripe's stand-in has no voice")
  const lines = createInterface({ input: child.stdout })
  const [first] = await Promise.race([once(lines, "line"), once(lines, "close")])
  if (typeof first !== "string") throw new Error(`Stripe's stand-in did not start; see ${join(folder, "errors.log")}`)
  lines.close()
  child.stdout.destroy()
  return JSON.parse(first) as Place
}

/** Nothing is started where a key is set, or in a shop that others can reach. `told` where the shop itself listens. */
export const startStandIns = async (settings: SettingsOf, isShop: boolean): Promise<StandIns> => {
  if (settings.STRIPE_SECRET_KEY || !isLocal(settings)) return { env: {}, close: () => undefined }
  const folder = resolve(settings.DATA_DIR, "stripe")
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const keys = keysIn(folder)
  const leave = joinFolder(folder)
  const own = `http://127.0.0.1:${settings.PORT}`
  const told = isShop
    ? { webhookUrl: `${own}/api/webhooks/stripe`, origins: [...new Set([settings.PUBLIC_URL, own])] }
    : { origins: [] }
  const { pid, origin, publishableKey } = await startStripe(folder, keys, told)
  return {
    env: {
      STRIPE_URL: origin,
      STRIPE_SECRET_KEY: keys.secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: keys.webhookSecret
    },
    close: () => {
      if (leave() && isRunning(pid)) process.kill(pid, "SIGTERM")
    }
  }
}
