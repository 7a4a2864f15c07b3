/** Browsers that log in to a shop under test, each with its own cookies, and what the shop has sent to whom. */
import type { TokenExpirations } from "../../../core/account/session/token-policy.ts"
import { EXAMPLE_PASSWORD } from "../../../fixtures/people.ts"
import type { ApiResponse, ShopUnderTest } from "../shop-under-test.ts"

export type LoginData = {
  readonly session?: TokenExpirations
  readonly step?: string
  readonly token?: string
  readonly companies?: ReadonlyArray<{ readonly customerId: string; readonly name: string; readonly acctType: string }>
  readonly sentTo?: ReadonlyArray<string>
}

export type LoginResponse<Data = LoginData> = ApiResponse & {
  readonly data: Data
  readonly code: string
  readonly msg: string
}

/** Priya has a loyalty account, Col one trade account that asks for a code, Asha acts for three companies. */
export const emails = {
  loyal: "priya@home.example",
  trade: "dana@ironbark.example",
  several: "asha@several.example",
  nobody: "nobody@nowhere.example"
} as const

const answered = <Data>(told: ApiResponse): LoginResponse<Data> => {
  const { data, code = "", msg = "" } = (told.json ?? {}) as Partial<LoginResponse<Data>>
  return { ...told, data: data as Data, code, msg }
}

/** One browser. `jar` is what it holds; `setCookies` the whole text of each that the shop has set, by name. */
export const browserAt = ({ call, database }: Pick<ShopUnderTest, "call" | "database">, agent = "") => {
  const jar = new Map<string, string>()
  const setCookies = new Map<string, string>()
  const ask = async <Data = LoginData>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {}
  ): Promise<LoginResponse<Data>> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
    const sent = { ...(cookie ? { cookie } : {}), ...(agent ? { "user-agent": agent } : {}), ...headers }
    const told = await call(method, `/api${path}`, body, sent)
    for (const set of told.headers.getSetCookie()) {
      const [name = "", value = ""] = (set.split(";")[0] ?? "").split("=")
      setCookies.set(name, set)
      if (value === "" || /max-age=0/i.test(set)) jar.delete(name)
      else jar.set(name, value)
    }
    return answered<Data>(told)
  }
  const post = <Data = LoginData>(path: string, body: unknown = {}, headers: Record<string, string> = {}) =>
    ask<Data>("POST", path, body, headers)
  const login = (email: string, more: { readonly password?: string; readonly rememberMe?: boolean } = {}) =>
    post("/users/auth/login", { email, password: EXAMPLE_PASSWORD, ...more })
  const giveCode = (token: string | undefined, code: string, rememberDevice = false) =>
    post("/users/auth/2fa", { token, code, rememberDevice })
  return {
    jar,
    setCookies,
    ask,
    post,
    login,
    giveCode,
    details: () => ask<Details>("GET", "/users/details"),
    /** Through every step, to the session. */
    enter: async (
      email: string,
      more: { readonly company?: string; readonly rememberDevice?: boolean; readonly rememberMe?: boolean } = {}
    ) => {
      let told = await login(email, more.rememberMe ? { rememberMe: true } : {})
      if (told.data?.step === "company_select") {
        const customerId = more.company ?? told.data.companies?.[0]?.customerId
        told = await post("/users/auth/company", { token: told.data.token, customerId })
      }
      if (told.data?.step === "two_factor")
        told = await giveCode(told.data.token, await lastCode(database, email), more.rememberDevice)
      if (!told.data?.session) throw new Error(`The log-in answered ${told.status}: ${told.text}`)
      return told
    }
  }
}

export type Browser = ReturnType<typeof browserAt>

export type Details = {
  readonly customer: { readonly customerId: string; readonly name: string; readonly creditLimit?: number }
  readonly contact: { readonly id: string; readonly email: string; readonly role: string }
  readonly linkedCompanies: ReadonlyArray<{ readonly customerId: string }>
}

type Database = ShopUnderTest["database"]
export type OutboxMessage = {
  readonly channel: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

/** Everything that was sent to an address or phone, newest first. */
export const messagesTo = async (database: Database, recipient: string): Promise<ReadonlyArray<OutboxMessage>> =>
  (await database.query("SELECT * FROM outbox WHERE recipient = $1 ORDER BY id DESC", [
    recipient
  ])) as unknown as ReadonlyArray<OutboxMessage>

/** The newest code that was sent to an address. */
export const lastCode = async (database: Database, email: string): Promise<string> => {
  for (const { subject } of await messagesTo(database, email)) {
    const code = /Your code is (\d{6})/.exec(subject)?.[1]
    if (code) return code
  }
  throw new Error(`No code was sent to ${email}`)
}

/** The token of the link to set a password that a letter carries. */
export const tokenIn = (text: string): string | undefined => /reset-password\?t=([\w-]+)/.exec(text)?.[1]

/** Six digits that are not these. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0")
