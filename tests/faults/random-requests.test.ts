/** Three thousand requests that nobody thought of: none breaks the shop, and each is answered as its contract says. */
import { Option, Schema } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { testShop } from "../api/ordering/open-shop.ts"
import { itemInStock, sticksInStock } from "../api/ordering/order-items.ts"
import { expectConsistentRecords } from "../api/ordering/record-consistency.ts"
import { cards } from "../api/ordering/shopper.ts"
import { publishedApi } from "../api/published-api.ts"
import {
  type Contract,
  contracts,
  declaredContracts,
  type GeneratedRequest,
  type KnownValues,
  requestTo
} from "../api/random-requests.ts"
import { testDatabase } from "../postgres/database.ts"

const SEED = 20261121
const REQUESTS = 3_000
/** So many are under way at once, as from so many visitors. */
const AT_ONCE = 20

const database = testDatabase("small")
const { query } = database
const shop = testShop(database, { STAFF_TOKEN: "a-token-of-more-than-32-characters" })

const Text = Schema.String.check(Schema.isNonEmpty())
const Fields = Schema.Record(Schema.String, Text)
const plain = { error: Schema.Literal(true), code: Text, msg: Text, fields: Schema.optionalKey(Fields) }
/** What is refused before a call is reached. */
const unreached: ReadonlyMap<number, Schema.Top> = new Map(
  [400, 404, 405, 413, 415].map((status) => [status, Schema.Struct(plain)])
)

const known = contracts(SEED)

const fits = (schema: Schema.Top, value: unknown): boolean => {
  const decode = Schema.decodeUnknownOption(schema as Schema.Codec<unknown>)
  return Option.isSome(decode(value, { onExcessProperty: "error" }))
}

/** What is wrong with an answer; nothing where it is one that was promised. */
const problemOf = async (
  declared: Published,
  { method, address }: GeneratedRequest,
  answer: Response
): Promise<string | undefined> => {
  const { status } = answer
  const text = await answer.text()
  if (status >= 500) return `${status}: ${text}`
  // The listening server sends no body for it, whatever there is.
  if (method === "HEAD") return undefined
  if (status === 405) return answer.headers.get("allow") ? undefined : "405 without Allow"
  const { pathname } = new URL(address, shop.origin())
  const call = declared(method, pathname)
  if (!call) return undefined
  const told: unknown = JSON.parse(text)
  const before = unreached.get(status)
  return call.declares(status, told) || (before && fits(before, told))
    ? undefined
    : `${status} is not as the document has it: ${text}`
}

type Published = ReturnType<typeof publishedApi>

/** As any client gets it. */
const document = async (): Promise<Published> =>
  publishedApi(await (await shop.send(new Request(`${shop.origin()}/api/openapi.json`))).json())

type Kim = ReturnType<typeof shop.shopper>

/** What an honest shopper would send, so that some requests come all the way and others stumble only at the end. */
const honest = async (kim: Kim): Promise<ReadonlyMap<string, ReadonlyArray<unknown>>> => {
  const wanted = [await itemInStock(query, 2, 1), await sticksInStock(query, 3)]
  const card = (await shop.stripe().token(cards.pays)).id
  const ready = await Promise.all(
    Array.from({ length: 20 }, async (_, nth) => {
      const one = wanted[nth % wanted.length]!
      const { id } = (await kim.intent([one])).data
      // Most are refused by the bank's side, so that their payments can be tried again.
      const form = await kim.form([one])
      const total = nth % 3 === 2 ? form.total + 1 : form.total
      return { one, id, form: { ...form, total }, token: nth < 2 ? card : "ctoken_1None" }
    })
  )
  return new Map<string, ReadonlyArray<unknown>>([
    [
      "POST /api/orders/order/stripe",
      ready.map(({ form, id, token }) => ({ form, intentId: id, confirmationToken: token }))
    ],
    ["POST /api/orders/order/stripe/payment-intent", [{ items: wanted }]],
    ["PATCH /api/orders/order/stripe/payment-intent", ready.map(({ one, id }) => ({ id, items: [one] }))],
    ["POST /api/orders/payments/stripe/confirm", ready.map(({ id }) => ({ id }))],
    ["POST /api/orders/payments/stripe/abandon", ready.map(({ id }) => ({ id }))],
    ["POST /api/orders/delivery-quote", [{ items: wanted, to: { kind: "pickup", branchId: 25 } }]],
    ["POST /api/products-pricing/guest-prices", [wanted]],
    ["POST /api/products/restock-alert", wanted.map(({ sku }) => ({ sku, email: "kim@example.com", branchId: 25 }))],
    ["POST /api/visitor/branch", [{ branchId: 25 }]],
    ["POST /api/visitor/postcode", [{ postcode: "3178" }]]
  ])
}

/** The order that was placed is looked at by its number, by its link, and by a link that is not its own. */
const showsOrder = ({ path }: Contract): boolean => /\/orders\/(order|track)\b.*\/:/.test(path)

const linked = (contract: Contract, { names: [orderNo, token] }: KnownValues): Contract =>
  showsOrder(contract)
    ? {
        ...contract,
        params: [...contract.params.slice(0, 5), ...Array.from({ length: 15 }, () => ({ id: orderNo, orderNo }))],
        queries: [...contract.queries.slice(0, 5), { t: token }, { t: token }, { t: `${token}x` }, {}]
      }
    : contract

const realOf = async (kim: Kim): Promise<KnownValues> => {
  const { answer } = await kim.buy([await itemInStock(query, 1)])
  const { orderNo, token } = answer.data.stripe
  const rows = await query(
    "SELECT erp_id AS sku, product.id, slug FROM sku JOIN product ON product.id = product_id ORDER BY erp_id LIMIT 5"
  )
  const known = rows.flatMap((row) => Object.values(row)).map(String)
  return {
    names: [orderNo, token, 25, "25", "timber", "EA|1", "STICK|5.4", "2026-11-23", ...known],
    cookie: [...kim.jar].map(([name, value]) => `${name}=${value}`).join("; ")
  }
}

/** As often what an honest shopper sends as what was made up. */
const withHonest = (contract: Contract, right: ReadonlyArray<unknown> = []): Contract => {
  if (right.length === 0) return contract
  return { ...contract, bodies: contract.bodies.flatMap((made, nth) => [made, right[nth % right.length]]) }
}

it("[T61] 3,000 requests made up from the contract: no 5xx, and no answer but what the published document declares", async () => {
  const kim = shop.shopper()
  const real = await realOf(kim)
  const right = await honest(kim)
  const declared = await document()
  const all = [
    ...known.map((one) => linked(one, real)).map((one) => withHonest(one, right.get(`${one.method} ${one.path}`))),
    ...declaredContracts()
  ]
  const bodied = all.filter(({ bodies }) => bodies.length > 0)
  const openers = all.filter(showsOrder)
  // However many calls there are, an order is asked for often enough to be opened.
  const any = fc
    .constantFrom(...all, ...bodied, ...bodied, ...openers, ...openers, ...openers)
    .chain((contract) => requestTo(contract, real))
  const made = fc.sample(any, { numRuns: REQUESTS, seed: SEED })
  const statuses = new Map<number, number>()
  /** Answers of the order that was placed, asked for by its number. */
  let opened = 0
  const [orderNo] = real.names
  const problems: Array<unknown> = []
  for (let from = 0; from < made.length; from += AT_ONCE)
    await Promise.all(
      made.slice(from, from + AT_ONCE).map(async (one) => {
        const { method, address, headers, body } = one
        const init: RequestInit = { method, headers, ...(body === undefined ? {} : { body }) }
        const answer = await shop.send(new Request(new URL(address, shop.origin()), init))
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        if (answer.status === 200 && address.includes(`/${orderNo}`)) opened += 1
        const problem = await problemOf(declared, one, answer)
        if (problem) problems.push({ problem: problem.slice(0, 500), ...one })
      })
    )
  expect(problems.slice(0, 10)).toEqual([])
  // What is claimed above is seen at work: requests came all the way, and every kind of refusal was given.
  for (const status of [200, 303, 400, 401, 404, 405, 409, 415, 422])
    expect(statuses.get(status), `${status}`).toBeGreaterThan(5)
  expect(opened).toBeGreaterThan(5)
  await expectConsistentRecords(query)
})
