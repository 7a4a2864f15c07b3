/** No failure is ever remembered: whatever is kept for the next who asks is kept by one of the two ways that forget a failure. */
import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { sourceFiles } from "./import-list.ts"

/** Each way to keep the outcome of a call, failed or not. */
const memos: ReadonlyArray<RegExp> = [
  /\bEffect\s*\.\s*(cached\w*|once)\b/,
  /\b(Cache|ScopedCache|PersistedCache|RcRef|RcMap|LayerMap|Resource)\s*\.\s*(make\w*|auto|manual)\b/,
  /(\?\?|\|\|)=(?!=)/,
  // A promise that outlives the call that made it: in a field, in a variable beside functions, in a map of them.
  /^ {2}(private |protected |public |static )*(readonly )?\w+[?!]?: Promise</,
  /\b(let|var)\s+\w+\s*:\s*Promise</,
  /\?\s*:\s*Promise</,
  /Map<[^()]*Promise</,
  // A component of React's that comes later keeps what its import came to.
  /\blazy\(/,
  /^(export )?const \w+( = |: Promise<.*> = )(await )?(import\(|fetch\(|\w+\.runPromise)/
]

/** Where one of those stands and keeps no failure, with the reason; each is a line's text. */
const harmless: ReadonlyMap<string, ReadonlyArray<string>> = new Map([
  // Values, made at once: what throws is assigned to nothing.
  ["adapters/browser/price-queue.ts", ["timer ??= setTimeout(", "readonly answer: Promise<PriceAnswer>"]],
  ["adapters/browser/media-queue.ts", ["timer ??= setTimeout(", "readonly answer: Promise<MediaDetail | undefined>"]],
  ["adapters/images/typeface.ts", ["loadedFont ??= loadFont()"]],
  ["adapters/payments/stand-in/event-log.ts", ["unreadable ??= place.from"]],
  ["adapters/payments/stand-in/lookups.ts", ["begun ||= id === after"]],
  [
    "adapters/search/index/sku-hit.ts",
    [
      "this.cachedRow ??= skuRowAt(",
      "this.cachedStock ??= stockByBranch(",
      "this.cachedPricing ??= basePricing(",
      "hasBulkDiscounts ||= hasTag("
    ]
  ],
  ["adapters/search/postgres-search.ts", ["into.isOld ||= changes.isCatalogue"]],
  ["core/catalogue/product/product-page.ts", ["lengthStock[branchId] ??= {}"]],
  // The one way for promises.
  ["core/memoize-success.ts", ["let kept: Promise<A> | undefined"]],
  // Forgotten again where the shop could not be opened.
  ["adapters/server.ts", ["linealShop?: Promise<Shop>"]],
  // Work under way, which is taken out at its end, well or not.
  ["adapters/rendering/render.ts", ["thread ??= start()"]],
  ["adapters/rendering/rendered-file-cache.ts", ["const inProgress = new Map<string, Promise<Bytes | undefined>>()"]],
  ["adapters/payments/stand-in/webhooks.ts", ["const activeDeliveries = new Map<string, Promise<void>>()"]],
  [
    "ui/session/session-tokens.ts",
    ["private renewal: Promise<boolean> | undefined", "this.renewal ??= this.refreshExclusively().finally("]
  ],
  // Asked for again where it failed.
  ["ui/session/session.view-model.ts", ["private shopfrontAnswer: Promise<CallResult<Shopfront>> | undefined"]],
  ["ui/cart/cart-storage.ts", ["private pendingWrite: Promise<unknown> = Promise.resolve()"]]
])

const isHarmless = (path: string, line: string) => harmless.get(path)?.some((text) => line.includes(text)) ?? false

/** The lines of a source that keep the outcome of a call, failed or not. */
const memosIn = (path: string, source: string): ReadonlyArray<string> =>
  source.split("\n").flatMap((line, at) => {
    const code = line.replace(/^\s*(\/\/|\/?\*).*/, "")
    return memos.some((memo) => memo.test(code)) && !isHarmless(path, line) ? [`${path}:${at + 1} ${line.trim()}`] : []
  })

const files = sourceFiles(["core", "adapters", "ui"])

describe("A failure is never remembered", () => {
  it.each([
    ["an effect that is cached", "const secret = yield* Effect.cached(read)"],
    ["an effect that is cached for a time", "const rows = yield* Effect.cachedWithTTL(read, 1000)"],
    ["a cache of effects", "const cache = yield* Cache.make({ lookup })"],
    ["a lazy singleton", "  kept.shop ??= openShop(env)"],
    ["a promise in a field", "  private starting: Promise<void> | undefined"],
    ["a promise in a variable", "  let store: Promise<LocalStore> | undefined"],
    ["promises in a map", "const pages = new Map<string, Promise<Page>>()"],
    ["a call when the file is loaded", 'const library = import("./library.ts")']
  ])("%s is found", (_, source) => assert.lengthOf(memosIn("core/some.ts", source), 1))

  it("nothing that is kept for the next who asks is a failure", () =>
    assert.deepEqual(
      files.flatMap((path) => memosIn(path, readFileSync(path, "utf8"))),
      []
    ))

  it("each harmless line is still there", () => {
    for (const [path, lines] of harmless)
      for (const line of lines) assert.include(readFileSync(path, "utf8"), line, path)
  })
})
