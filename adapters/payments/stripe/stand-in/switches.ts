/** What a test can ask of the stand-in: to fail, hang, drop, babble, take its time, and to upset the webhooks. */
import type { Call } from "./routes.ts"

const ways = ["fail", "hang", "drop", "html", "half", "limit", "settleLater"] as const
const moments = ["before", "after"] as const
const orders = ["oldest first", "newest first"] as const

/** `when`: before or after the effect is written. `times`: how many calls it meets, or all. `status`: of fail and html. */
export type Fault = {
  readonly call: Call | "all"
  readonly way: (typeof ways)[number]
  readonly when: (typeof moments)[number]
  readonly times: number | "all"
  readonly status: number
}
export type WebhookSwitches = {
  readonly url: string | undefined
  /** Each secret signs; two at once are Stripe's rotation. */
  readonly secrets: ReadonlyArray<string>
  readonly hold: boolean
  readonly delayMs: number
  readonly repeat: number
  readonly order: (typeof orders)[number]
  /** How many seconds old the signature's time is. */
  readonly ageSeconds: number
}
export type Switches = {
  readonly faults: ReadonlyArray<Fault>
  readonly webhooks: WebhookSwitches
  readonly allowedOrigins: ReadonlyArray<string>
}

class BadSwitch extends Error {}
export const isBadSwitch = (problem: unknown): problem is Error => problem instanceof BadSwitch

type Given = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown, what: string, names: ReadonlyArray<string>): Given => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadSwitch(`${what} must be an object`)
  for (const name of Object.keys(value)) if (!names.includes(name)) throw new BadSwitch(`${what} has no ${name}`)
  return value as Given
}
const oneOf = <A extends string>(value: unknown, what: string, allowed: ReadonlyArray<A>): A => {
  const found = allowed.find((one) => one === value)
  if (found === undefined) throw new BadSwitch(`${what} must be one of ${allowed.join(", ")}`)
  return found
}
const countOf = (value: unknown, what: string, most: number): number => {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > most)
    throw new BadSwitch(`${what} must be 0 to ${most}`)
  return Number(value)
}
const flagOf = (value: unknown, what: string): boolean => {
  if (typeof value !== "boolean") throw new BadSwitch(`${what} must be true or false`)
  return value
}
const textsOf = (value: unknown, what: string): ReadonlyArray<string> => {
  const list = Array.isArray(value) ? value : [value]
  if (!list.every((one) => typeof one === "string" && one.length > 0)) throw new BadSwitch(`${what} must be text`)
  return list
}

const faultOf = (value: unknown, calls: ReadonlyArray<Call>): Fault => {
  const given = fieldsOf(value, "a fault", ["call", "way", "when", "times", "status"])
  const way = oneOf(given.way, "way", ways)
  const late = way === "drop" || way === "half"
  return {
    call: oneOf(given.call ?? "all", "call", ["all", ...calls]),
    way,
    when: oneOf(given.when ?? (late ? "after" : "before"), "when", moments),
    times: given.times === "all" ? "all" : countOf(given.times ?? 1, "times", 1_000_000),
    status: countOf(given.status ?? (way === "html" ? 502 : 500), "status", 599)
  }
}

const webhookUrl = (value: unknown): string | undefined => {
  if (value === null) return undefined
  const [url = ""] = textsOf(value, "webhooks.url")
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new BadSwitch("webhooks.url must be an http address")
  return url
}

const webhooksAfter = (old: WebhookSwitches, value: unknown): WebhookSwitches => {
  const given = fieldsOf(value, "webhooks", ["url", "secret", "hold", "delayMs", "repeat", "order", "ageSeconds"])
  return {
    url: "url" in given ? webhookUrl(given.url) : old.url,
    secrets: "secret" in given ? textsOf(given.secret, "webhooks.secret") : old.secrets,
    hold: "hold" in given ? flagOf(given.hold, "webhooks.hold") : old.hold,
    delayMs: "delayMs" in given ? countOf(given.delayMs, "webhooks.delayMs", 600_000) : old.delayMs,
    repeat: "repeat" in given ? Math.max(1, countOf(given.repeat, "webhooks.repeat", 100)) : old.repeat,
    order: "order" in given ? oneOf(given.order, "webhooks.order", orders) : old.order,
    ageSeconds: "ageSeconds" in given ? countOf(given.ageSeconds, "webhooks.ageSeconds", 864_000) : old.ageSeconds
  }
}

/** The switches after a test's wish. `clear` forgets the faults first; `faults` are added. Throws on what it does not know. */
export const switchesAfter = (old: Switches, wish: unknown, calls: ReadonlyArray<Call>): Switches => {
  const given = fieldsOf(wish, "the body", ["clear", "faults", "webhooks", "allowedOrigin", "release"])
  const kept = given.clear === true ? [] : old.faults
  const added = "faults" in given ? given.faults : []
  if (!Array.isArray(added) || kept.length + added.length > 100)
    throw new BadSwitch("faults must be a list of at most 100")
  return {
    faults: [...kept, ...added.map((fault) => faultOf(fault, calls))],
    webhooks: "webhooks" in given ? webhooksAfter(old.webhooks, given.webhooks) : old.webhooks,
    allowedOrigins: "allowedOrigin" in given ? textsOf(given.allowedOrigin, "allowedOrigin") : old.allowedOrigins
  }
}

/** The fault that this call meets, and the switches with one time less of it. */
export const faultFor = (switches: Switches, call: Call): readonly [Fault | undefined, Switches] => {
  const at = switches.faults.findIndex((fault) => fault.call === "all" || fault.call === call)
  const met = switches.faults[at]
  if (met === undefined || met.times === "all") return [met, switches]
  const spent = met.times <= 1 ? [] : [{ ...met, times: met.times - 1 }]
  return [met, { ...switches, faults: switches.faults.toSpliced(at, 1, ...spent) }]
}
