/** A span is found by the name of its function: `Service.method` for what a service answers, else the constant's own name. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

type Span = {
  readonly name: string
  /** The constant or property that holds the function; none where a function returns it. */
  readonly holder?: string
  /** What the constant's type says it is of a service: `Orders.find` of `Orders["Service"]["find"]`. */
  readonly method?: string
}

const span =
  /(?:(?<holder>\w+)(?:: (?<service>\w+)\["Service"\]\["(?<method>\w+)"\]|: [^=\n]+)?\s*(?:=|:)\s*|=>\s*|return )Effect\.fn\(\s*["`](?<name>[^"`]+)["`]\s*\)/g

const spansIn = (text: string): ReadonlyArray<Span> =>
  [...text.matchAll(span)].map(({ groups }) => {
    const { name = "", holder, service, method }: { readonly [part: string]: string | undefined } = groups ?? {}
    return {
      name,
      ...(holder ? { holder } : {}),
      ...(service && method ? { method: `${service}.${method}` } : {})
    }
  })

/** What is wrong with a span's name; a template's name says its method at run time. */
const spanProblem = ({ name, holder, method }: Span, text: string): string | undefined => {
  const [owner, own = owner] = name.split(".")
  if (method !== undefined) return name === method ? undefined : `${name} is ${method}`
  if (holder !== undefined && own !== holder && !own?.startsWith("${")) return `${name} is ${holder}`
  const isKnown = owner === own || new RegExp(`\\b${owner}\\b(?!\\.|")`).test(text.replaceAll(/"[^"\n]*"/g, '""'))
  return isKnown ? undefined : `${name} is of nothing in this file`
}

const problemsIn = (text: string): ReadonlyArray<string> => spansIn(text).flatMap((one) => spanProblem(one, text) ?? [])

describe("The name of a span", () => {
  const files = sourceFiles(["core", "adapters"]).map((file) => [file, readFileSync(file, "utf8")] as const)

  it("is that of its constant, or of the service's method that it answers", () => {
    const problems = files.flatMap(([file, text]) => problemsIn(text).map((problem) => `${file}: ${problem}`))
    assert.deepStrictEqual(problems, [])
  })

  it("is looked at wherever there is one", () => {
    const all = files.flatMap(([file, text]) => [...text.matchAll(/Effect\.fn\(\s*["`]/g)].map(() => file))
    assert.isAbove(all.length, 90)
    assert.lengthOf(
      files.flatMap(([, text]) => spansIn(text)),
      all.length
    )
  })

  it.each([
    ['const servePicture = Effect.fn("picture")(', ["picture is servePicture"]],
    ['const find: Orders["Service"]["find"] = Effect.fn("Orders.found")(', ["Orders.found is Orders.find"]],
    [
      'import { Stock } from ""; const reserve = Effect.fn("StockLength.reserve")(',
      ["StockLength.reserve is of nothing in this file"]
    ],
    ['import { Stock } from ""; const reserve = Effect.fn("Stock.reserve")(', []],
    ['const shop = Effect.fn("shop")(', []]
  ])("%s: %j", (text, problems) => assert.deepStrictEqual(problemsIn(text), problems))
})
