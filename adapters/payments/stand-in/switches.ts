/** What a test can ask of the stand-in: to fail, hang, drop, babble, take its time, and to upset the webhooks. */
import type { Call } from "./routes.ts"

const ways = ["fail", "hang", "drop", "html", "half", "empty", "lie", "limit", "settleLater"] as const
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

type SwitchFields = Readonly<Record<string, unknown>>

const fieldsOf = (value: unknown, label: string, names: ReadonlyArray<string>): SwitchFields => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new BadSwitch(`${label} must be an object`)
  for (const name of Object.keys(value)) if (!names.includes(name)) throw new BadSwitch(`${label} has no ${name}`)
  return value as SwitchFields
}
const oneOf = <A extends string>(value: unknown, label: string, allowed: ReadonlyArray<A>): A => {
  const match = allowed.find((one) => one === value)
  if (match === undefined) throw new BadSwitch(`${label} must be one of ${allowed.join(", ")}`)
  return match
}
const countOf = (value: unknown, label: string, most: number): number => {
  if (!Number.isInteger(value) || Number(value) < 0 || Number(value) > most)
    throw new BadSwitch(`${label} must be 0 to ${most}`)
  return Number(value)
}
const flagOf = (value: unknown, label: string): boolean => {
  if (typeof value !== "boolean") throw new BadSwitch(`${label} must be true or false`)
  return value
}
const textsOf = (value: unknown, label: string): ReadonlyArray<string> => {
  const list = Array.isArray(value) ? value : [value]
  if (!list.every((one) => typeof one === "string" && one.length > 0)) throw new BadSwitch(`${label} must be text`)
  return list
}

const faultOf = (value: unknown, calls: ReadonlyArray<Call>): Fault => {
  const fields = fieldsOf(value, "a fault", ["call", "way", "when", "times", "status"])
  const way = oneOf(fields.way, "way", ways)
  const late = ["drop", "half", "empty", "lie"].includes(way)
  return {
    call: oneOf(fields.call ?? "all", "call", ["all", ...calls]),
    way,
    when: oneOf(fields.when ?? (late ? "after" : "before"), "when", moments),
    times: fields.times === "all" ? "all" : countOf(fields.times ?? 1, "times", 1_000_000),
    status: countOf(fields.status ?? (way === "html" ? 502 : 500), "status", 599)
  }
}

const webhookUrl = (value: unknown): string | undefined => {
  if (value === null) return undefined
  const [url = ""] = textsOf(value, "webhooks.url")
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) throw new BadSwitch("webhooks.url must be an http address")
  return url
}

const webhooksAfter = (old: WebhookSwitches, value: unknown): WebhookSwitches => {
  const fields = fieldsOf(value, "webhooks", ["url", "secret", "hold", "delayMs", "repeat", "order", "ageSeconds"])
  return {
    url: "url" in fields ? webhookUrl(fields.url) : old.url,
    secrets: "secret" in fields ? textsOf(fields.secret, "webhooks.secret") : old.secrets,
    hold: "hold" in fields ? flagOf(fields.hold, "webhooks.hold") : old.hold,
    delayMs: "delayMs" in fields ? countOf(fields.delayMs, "webhooks.delayMs", 600_000) : old.delayMs,
    repeat: "repeat" in fields ? Math.max(1, countOf(fields.repeat, "webhooks.repeat", 100)) : old.repeat,
    order: "order" in fields ? oneOf(fields.order, "webhooks.order", orders) : old.order,
    ageSeconds: "ageSeconds" in fields ? countOf(fields.ageSeconds, "webhooks.ageSeconds", 864_000) : old.ageSeconds
  }
}

/** The switches after a test's wish. `clear` forgets the faults first; `faults` are added. Throws on what it does not know. */
export const updateSwitches = (old: Switches, change: unknown, calls: ReadonlyArray<Call>): Switches => {
  const fields = fieldsOf(change, "the body", ["clear", "faults", "webhooks", "allowedOrigin", "release"])
  const keptFaults = fields.clear === true ? [] : old.faults
  const added = "faults" in fields ? fields.faults : []
  if (!Array.isArray(added) || keptFaults.length + added.length > 100)
    throw new BadSwitch("faults must be a list of at most 100")
  return {
    faults: [...keptFaults, ...added.map((fault) => faultOf(fault, calls))],
    webhooks: "webhooks" in fields ? webhooksAfter(old.webhooks, fields.webhooks) : old.webhooks,
    allowedOrigins: "allowedOrigin" in fields ? textsOf(fields.allowedOrigin, "allowedOrigin") : old.allowedOrigins
  }
}

/** The fault that this call meets, and the switches with one time less of it. */
export const takeFault = (switches: Switches, call: Call): readonly [Fault | undefined, Switches] => {
  const at = switches.faults.findIndex((fault) => fault.call === "all" || fault.call === call)
  const matchedFault = switches.faults[at]
  if (matchedFault === undefined || matchedFault.times === "all") return [matchedFault, switches]
  const remainingFault = matchedFault.times <= 1 ? [] : [{ ...matchedFault, times: matchedFault.times - 1 }]
  return [matchedFault, { ...switches, faults: switches.faults.toSpliced(at, 1, ...remainingFault) }]
}
