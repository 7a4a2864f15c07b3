/** Labels and addresses come from one place: no screen writes words of its own, or the address of a content page twice. */
import { readFileSync } from "node:fs"
import { parseSync } from "vite"
import { describe, expect, it } from "vitest"
import { sidebarLinks } from "../../core/account/sidebar.ts"
import { applicationUrl } from "../../core/content/account-panels.ts"
import { deliveryBlocks } from "../../ui/words/footer.ts"
import { sourceFiles } from "./import-list.ts"
import { routePages } from "./route-pages.ts"
import { isNode, nodesIn, type SyntaxNode } from "./syntax-tree.ts"

/** Texts that are written out: alone, in braces, or as what is chosen between. */
const literals = (value: unknown): ReadonlyArray<string> => {
  if (!isNode(value)) return []
  if (value.type === "JSXExpressionContainer") return literals(value.expression)
  if (value.type === "ConditionalExpression") return [...literals(value.consequent), ...literals(value.alternate)]
  if (value.type === "LogicalExpression") return [...literals(value.left), ...literals(value.right)]
  return value.type === "Literal" && typeof value.value === "string" ? [value.value] : []
}

const nameOf = (node: unknown): unknown => (isNode(node) ? node.name : undefined)

/** What a page says aloud or shows besides its text. */
const spoken: ReadonlySet<unknown> = new Set(["aria-label", "alt", "title", "placeholder", "label"])
const hasWord = (text: string) => /\p{L}{2,}/u.test(text)

const parsed = (file: string, text: string) => nodesIn(parseSync(file, text).program as unknown as SyntaxNode)

/** Words that a screen writes itself. */
const wordsIn = (text: string, file = "a.tsx"): ReadonlyArray<string> =>
  parsed(file, text)
    .flatMap((node) => {
      if (node.type === "JSXText") return [String(node.value).trim()]
      if (node.type === "JSXAttribute") return spoken.has(nameOf(node.name)) ? literals(node.value) : []
      return Array.isArray(node.children) ? node.children.flatMap(literals) : []
    })
    .filter(hasWord)

/** Addresses that the links of a screen write themselves, those of pages that staff write among them. */
const addressesIn = (text: string, file = "a.tsx"): ReadonlyArray<string> =>
  parsed(file, text).flatMap((node) => {
    if (node.type === "Property" && nameOf(node.key) === "_splat")
      return literals(node.value).map((address) => `/${address}`)
    const isLink = node.type === "JSXAttribute" && ["to", "href"].includes(String(nameOf(node.name)))
    return isLink ? literals(node.value).filter((address) => address.startsWith("/")) : []
  })

/** The name of the shop is drawn there, and said in words beside. */
const drawn = "ui/shell/header/logo.tsx"
const screens = sourceFiles(["ui"]).filter((file) => file.endsWith(".tsx") && file !== drawn)
const foundBy = (read: (text: string, file: string) => ReadonlyArray<string>) =>
  screens.flatMap((file) => read(readFileSync(file, "utf8"), file).map((found) => [file, found] as const))

const pages = new Set(routePages.map(({ path }) => path))

describe("Labels and addresses", () => {
  it("are found where a screen writes them itself", () => {
    const text =
      'const A = () => <p title="Log in">Pay {open ? "now" : words.later} <a href="/x">{words.pay}</a>' +
      '<Link to="/$" params={{ _splat: "y" }} className="btn" /></p>'
    expect(wordsIn(text).toSorted()).toEqual(["Log in", "Pay", "now"])
    expect(addressesIn(text)).toEqual(["/x", "/$", "/y"])
  })

  it("[CMS-02] come from one place: no screen has words of its own", () => {
    expect(screens.length).toBeGreaterThan(150)
    expect(foundBy(wordsIn)).toEqual([])
  })

  it("[CMS-02] come from one place: the registry has each page's address, and that of a page that staff write is written once", () => {
    const linked = foundBy(addressesIn).map(([, address]) => address)
    expect(linked.length).toBeGreaterThan(100)
    const content = [
      ...[...linked, ...deliveryBlocks.map(({ url }) => url)].filter((address) => !pages.has(address)),
      ...["benefits", "trade", "any other"].map(applicationUrl)
    ]
    expect(content).toContain("/history")
    expect(content.toSorted()).toEqual([...new Set(content)].toSorted())
    expect(Object.values(sidebarLinks).filter(({ path }) => !pages.has(path))).toEqual([])
  })
})
