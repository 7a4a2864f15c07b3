/** What the stand-in is told when it starts: from the environment, or flags, which win. */
import { createHash } from "node:crypto"
import { parseArgs } from "node:util"

export type StandInSettings = {
  readonly port: number
  readonly data: string
  readonly key: string
  readonly publishableKey: string
  readonly webhookSecrets: ReadonlyArray<string>
  readonly webhookUrl: string | undefined
  readonly allowedOrigins: ReadonlyArray<string>
}

const flags = ["port", "data", "key", "publishable-key", "webhook-secret", "webhook-url", "allowed-origin"] as const

/** Reads PORT, DATA, KEY, PUBLISHABLE_KEY, WEBHOOK_SECRET, WEBHOOK_URL, ALLOWED_ORIGIN or `--port` and so on. Throws a plain sentence. */
export const settingsFrom = (
  args: ReadonlyArray<string>,
  env: Readonly<Record<string, string | undefined>>
): StandInSettings => {
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: "string" as const }]))
  const { values } = parseArgs({ args: [...args], options })
  const given = (flag: (typeof flags)[number]): string | undefined => {
    const value = values[flag] ?? env[flag.toUpperCase().replaceAll("-", "_")]
    return typeof value === "string" && value !== "" ? value : undefined
  }
  const starting = (flag: "key" | "webhook-secret", start: string): string => {
    const value = given(flag)
    if (!value?.startsWith(start))
      throw new Error(`Set ${flag.toUpperCase().replaceAll("-", "_")} to a value that begins with ${start}`)
    return value
  }
  const data = given("data")
  if (data === undefined) throw new Error("Set DATA to the folder for the stand-in's log")
  const port = Number(given("port") ?? 0)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error("PORT must be 0 to 65535")
  const key = starting("key", "sk_test_")
  return {
    port,
    data,
    key,
    // A browser sees this one: it must not give the secret away.
    publishableKey:
      given("publishable-key") ?? `pk_test_${createHash("sha256").update(key).digest("hex").slice(0, 24)}`,
    webhookSecrets: starting("webhook-secret", "whsec_").split(","),
    webhookUrl: given("webhook-url"),
    allowedOrigins: given("allowed-origin")?.split(",") ?? []
  }
}
