/** Two to four products side by side; which they are stands in the address, so that the page can be shared and works without scripts. */
import { createFileRoute, redirect } from "@tanstack/react-router"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { loadedHead } from "../../page/page-head.ts"
import { comparisonWords as words } from "../../words/comparison.ts"
import styles from "./compare.module.css"
import { comparedSlugs, MOST_COMPARED } from "./comparison.ts"
import { ComparisonTable } from "./comparison-table.tsx"

export const Route = createFileRoute("/_shop/compare")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { call }, deps }) => {
    const slugs = comparedSlugs(deps.products)
    const typed = (deps.add ?? "").trim().slice(0, 60)
    if (typed && slugs.length < MOST_COMPARED) {
      const added = await call("GET /products-erp/id/:id", { params: { id: typed } })
      if (added.ok) throw redirect({ to: "/compare", search: { products: [...slugs, added.data.slug].join(",") } })
    }
    const answers = await Promise.all(slugs.map((slug) => call("GET /products/slug/:slug", { params: { slug } })))
    // What is not on show any more is left out; where nothing could be asked the page says so as any other does.
    const products = answers
      .filter((answer) => answer.ok || answer.status !== 404)
      .map((answer) => unwrapResponse(answer) as ProductDetail)
    const head = { title: words.title, description: words.lead, path: "/compare", noIndex: true }
    return { head, products, unknown: typed }
  },
  head: loadedHead,
  component: CompareScreen
})

function CompareScreen() {
  const { products, unknown } = Route.useLoaderData()
  return (
    <>
      <h1>{words.title}</h1>
      <p className="soft">{words.lead}</p>
      {unknown ? (
        <p className={`notice warn ${styles.notice}`} role="status">
          {products.length < MOST_COMPARED ? words.unknown(unknown) : words.full}
        </p>
      ) : null}
      {products.length === 0 ? <p className={`notice ${styles.notice}`}>{words.empty}</p> : null}
      {products.length === 1 ? <p className={`notice ${styles.notice}`}>{words.one}</p> : null}
      {products.length > 0 ? <ComparisonTable products={products} /> : null}
      {products.length < MOST_COMPARED ? (
        <form action="/compare" className={styles.add}>
          <input type="hidden" name="products" value={products.map(({ slug }) => slug).join(",")} />
          <label htmlFor="compare-add">{words.add}</label>
          <input
            id="compare-add"
            name="add"
            required
            maxLength={60}
            aria-describedby="compare-help"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <button type="submit" className="btn">
            {words.addButton}
          </button>
          <p id="compare-help" className="soft small">
            {words.addHelp}
          </p>
        </form>
      ) : (
        <p className="soft">{words.full}</p>
      )}
    </>
  )
}
