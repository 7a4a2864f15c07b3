/**
 * The whole matrix of who may make which call: every rule granted, refused and undecided, for an administrator, a contact,
 * another company and a guest, with permissions on and off, at every call of the API's contract.
 */
import { beforeAll, describe, expect, it } from "vitest"
import type { Access } from "../../../core/identity/access.ts"
import { type Permission, permissions } from "../../../core/identity/permission.ts"
import { accessOf, apiCalls } from "../api-routes.ts"
import { type ShopUnderTest, shopUnderTest } from "../shop-under-test.ts"
import { type ActorName, actors, type Example, examples, type MemberName, openSession } from "./matrix-calls.ts"

const shops = {
  on: shopUnderTest({ LIMITS: "off" }),
  off: shopUnderTest({ LIMITS: "off", ADMIN_PERMISSIONS: "off" })
} as const
type Switch = keyof typeof shops
const switches: ReadonlyArray<Switch> = ["on", "off"]

const contract = [...apiCalls.keys()]

const CANARY = "CANARY-OF-2001"
/** Each company's limit: no other figure is like them. */
const LIMITS = /4927113|1838209/
const names = Object.keys(actors) as ReadonlyArray<MemberName>

beforeAll(async () => {
  for (const { database } of Object.values(shops)) {
    for (const { id, customerId, role, email } of Object.values(actors)) {
      const lastName = customerId === "2001" ? CANARY : "Elsewhere"
      await database.query("INSERT INTO contact (id, first_name, last_name, email) VALUES ($1, 'M', $2, $3)", [
        id,
        lastName,
        email
      ])
      await database.query("INSERT INTO company_contact (customer_id, contact_id, role) VALUES ($1, $2, $3)", [
        customerId,
        id,
        role
      ])
    }
    await database.query("UPDATE customer SET name = name || $1, credit_limit_cents = 4927113 WHERE id = '2001'", [
      CANARY
    ])
    await database.query("UPDATE customer SET credit_limit_cents = 1838209 WHERE id = '2002'")
  }
})

/** What is decided of each rule; undecided where it says nothing. */
type Decided = { readonly [rule in Permission]?: boolean }

const each = (rules: ReadonlyArray<Permission>, isGranted: boolean): Decided =>
  Object.fromEntries(rules.map((rule) => [rule, isGranted]))

type Row = {
  readonly how: Switch
  readonly title: string
  readonly decided: Decided
  /** Also what is declared with no rule is asked. */
  readonly asksAll: boolean
}

const rows: ReadonlyArray<Row> = [
  // Each rule granted, refused and undecided; all others say the opposite, so that a call which asks for a wrong one is found.
  ...permissions.flatMap((rule): ReadonlyArray<Row> => {
    const others = permissions.filter((other) => other !== rule)
    // The rows of the first rule refuse each of them once and leave one undecided: a call without a rule that asks for
    // any is found in them.
    const one = { how: "on", asksAll: rule === permissions[0] } as const
    return [
      { ...one, title: `${rule} alone granted`, decided: { ...each(others, false), [rule]: true } },
      { ...one, title: `${rule} alone refused`, decided: { ...each(others, true), [rule]: false } },
      { ...one, title: `${rule} alone undecided`, decided: each(others, true) }
    ]
  }),
  // No rule counts: a call that still asks for any of them is refused where none is granted.
  { how: "off", asksAll: true, title: "every rule refused", decided: each(permissions, false) },
  { how: "off", asksAll: true, title: "every rule undecided", decided: {} },
  { how: "off", asksAll: true, title: "every rule granted", decided: each(permissions, true) }
]

const decide = async ({ database }: ShopUnderTest, decided: Decided) => {
  await database.query("DELETE FROM contact_permission WHERE contact_id LIKE 'M0_'")
  await database.query(
    `INSERT INTO contact_permission (contact_id, customer_id, rule, granted)
     SELECT contact_id, customer_id, rule, granted FROM company_contact,
       unnest($1::text[], $2::boolean[]) AS decided (rule, granted)
     WHERE contact_id LIKE 'M0_'`,
    [Object.keys(decided), Object.values(decided)]
  )
}

const withoutRule = new Set<unknown>(["public", "session", "admin"])

const rulesOf = (access: Exclude<Access, "public" | "session" | "admin">): ReadonlyArray<Permission> => {
  if (access === "credit") return ["viewCreditLimit"]
  if (typeof access !== "object") return [access]
  return "anyOf" in access ? access.anyOf : [access.guestOr]
}

/** Each call with an example of it, and of what asks for other rules a further one. */
const cases = contract.flatMap((at) => {
  const example = examples[at] as Example
  return [example, ...(example.also ?? [])].map((one) => ({ at, example: one, access: one.asks ?? accessOf(at) }))
})

/** Who is let through, by the one table: written out again, so that the server's own reading is checked. */
const letsThrough = (access: Access, actor: ActorName, how: Switch, decided: Decided): true | 401 | 403 => {
  if (access === "public") return true
  if (actor === "guest") return typeof access === "object" && "guestOr" in access ? true : 401
  if (access === "session") return true
  if (access === "admin") return how === "on" && actors[actor].role === "admin" ? true : 403
  const rules = rulesOf(access)
  return how === "off" || rules.some((rule) => decided[rule]) ? true : 403
}

const answerTo = (through: true | 401 | 403, actor: ActorName, { status, foreign, guest }: Example): number => {
  if (through !== true) return through
  if (actor === "guest") return guest ?? status
  return actor === "other" ? (foreign ?? status) : status
}

const asked = async (
  { database, call }: ShopUnderTest,
  { at, example: { body, path: written } }: { readonly at: string; readonly example: Example },
  actor: ActorName,
  access: string | undefined
) => {
  const [method = "", path = ""] = at.split(" ")
  const making = { database, actor }
  const asking = written ? `/api${await written(making)}` : path
  const headers = access ? { cookie: `__Host-sid=${access}` } : undefined
  return call(method, asking, body ? await body(making) : undefined, headers)
}

describe("The examples", () => {
  it("[PERM-05] [T22] are of every call of the contract, and no other", () =>
    expect(Object.keys(examples).toSorted()).toEqual(contract.toSorted()))

  it("[PERM-05] [T22] of a call about users are a guest's only on the way to a log-in or an account", () => {
    const open = contract.filter((call) => call.includes("/api/users/") && accessOf(call) === "public")
    const ways = /^POST \/api\/users\/(auth|resetpass|magiclink|create\/user|quote-reminder)(\/|$)/
    expect(open.filter((call) => !ways.test(call))).toEqual([])
  })
})

/** The sessions of each shop's actors, but those that a call ends. */
const cookies = { on: new Map<MemberName, string>(), off: new Map<MemberName, string>() } as const

const cookieOf = async (how: Switch, actor: MemberName, { ends }: Example): Promise<string> => {
  const known = ends ? undefined : cookies[how].get(actor)
  const cookie = known ?? (await openSession(shops[how].database, actor)).access
  if (!ends) cookies[how].set(actor, cookie)
  return cookie
}

describe("The matrix", () => {
  it.each(switches)("[PERM-05] [T22] with permissions %s a guest is answered what is public, and 401", async (how) => {
    const found: Array<string> = []
    for (const one of cases) {
      const { at, example, access } = one
      const told = await asked(shops[how], one, "guest", undefined)
      const due = answerTo(letsThrough(access, "guest", how, {}), "guest", example)
      if (told.status !== due) found.push(`${at}: ${told.status}, not ${due}`)
      if (told.text.includes(CANARY)) found.push(`${at}: a canary`)
    }
    expect(found).toEqual([])
  })

  it.each(rows)(
    "[PERM-05] [PERM-03] [PERM-07] [T22] with permissions $how and $title every call answers whom its declaration names, and nobody else",
    async ({ how, decided, asksAll }) => {
      const found: Array<string> = []
      const shop = shops[how]
      await decide(shop, decided)
      for (const one of cases.filter(({ access }) => asksAll || !withoutRule.has(access))) {
        const { at, example, access } = one
        for (const actor of names) {
          const told = await asked(shop, one, actor, await cookieOf(how, actor, example))
          const expected = answerTo(letsThrough(access, actor, how, decided), actor, example)
          const cell = `${at} ${actor}`
          if (told.status !== expected)
            found.push(`${cell}: ${told.status}, not ${expected}: ${told.text.slice(0, 200)}`)
          if (actor === "other" && told.text.includes(CANARY)) found.push(`${cell}: a canary`)
          const mayKnow = how === "off" || decided.viewCreditLimit
          if (!mayKnow && LIMITS.test(told.text)) found.push(`${cell}: a credit limit`)
        }
      }
      expect(found).toEqual([])
    }
  )
})
