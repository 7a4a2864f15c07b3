/** [T1] Whether the time of an answer tells who has an account: known and unknown addresses asked for in turn. */
import type { BenchShop } from "./bench-shop.ts"
import { type Figure, percentile } from "./report.ts"

const TURNS = 200
/** The most by which the medians may differ. */
const MOST_GAP_MS = 5

const person = { firstName: "Kim", lastName: "Lee" }
const calls: ReadonlyArray<readonly [path: string, body: (email: string) => object]> = [
  ["auth/login", (email) => ({ email, password: "not their password" })],
  ["resetpass/request", (email) => ({ email })],
  ["magiclink/request", (email) => ({ email })],
  ["create/user/contact", (email) => ({ email, ...person })],
  ["create/user/ecomm", (email) => ({ email })]
]

type Told = { readonly ms: number; readonly shape: string }

/** What an answer says apart from what is random in it. */
const shapeOf = (status: number, text: string): string =>
  `${status} ${text.replace(/"[\w-]{43}"/g, '"secret"').replace(/\d{13}/g, "moment")}`

const ask = async (origin: string, path: string, body: object): Promise<Told> => {
  const from = performance.now()
  const answer = await fetch(`${origin}/api/users/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body)
  })
  const text = await answer.text()
  return { ms: performance.now() - from, shape: shapeOf(answer.status, text) }
}

export const enumeration = async ({ origin, rows }: BenchShop) => {
  const people = await rows<{ email: string }>("SELECT email FROM contact ORDER BY id")
  const figures: Array<Figure> = []
  const faults: Array<string> = []
  for (const [path, body] of calls) {
    const [known, unknown]: [Array<number>, Array<number>] = [[], []]
    const shapes = new Set<string>()
    for (let turn = 0; turn < TURNS; turn++) {
      const somebody = await ask(origin, path, body(people[turn % people.length]?.email ?? ""))
      const nobody = await ask(origin, path, body(`nobody-${turn}@nowhere.example`))
      known.push(somebody.ms)
      unknown.push(nobody.ms)
      for (const { shape } of [somebody, nobody]) shapes.add(shape)
    }
    if (shapes.size > 1) faults.push(`${path} answers differently: ${[...shapes].join(" | ")}`)
    const gap = Math.abs(percentile(known, 50) - percentile(unknown, 50))
    figures.push({ what: `${path}: known against unknown, medians`, value: gap, unit: "ms", most: MOST_GAP_MS })
  }
  return { figures, faults }
}
