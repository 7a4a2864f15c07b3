/** The shop's calculators: which there are, or the one that the address names with what its figures come to. */
import { createFileRoute, Link } from "@tanstack/react-router"
import { type CalculatorName, isCalculatorName } from "../../../core/catalogue/calculators/calculator.ts"
import { Breadcrumbs } from "../../kit/breadcrumbs.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { loadedHead } from "../../page/page-head.ts"
import { calculatorWords as words } from "../../words/calculators.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { CalculatorView } from "./calculator-view.tsx"
import styles from "./calculators.module.css"
import { loadCalculator, loadCalculatorIndex } from "./load-calculator.ts"

export const Route = createFileRoute("/_shop/p/utils")({
  validateSearch: (search: Record<string, string>) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { tool } = deps
    if (!isCalculatorName(tool)) return { head: headOf(undefined), index: await loadCalculatorIndex(context) }
    const { branch } = unwrapResponse(await context.viewModels.session.shopfront())
    return { head: headOf(tool), tool, page: await loadCalculator(context, tool, deps, branch?.id) }
  },
  head: loadedHead,
  component: CalculatorsScreen,
  notFoundComponent: LazyNotFound
})

/** From the loader: what a route's head needs itself, every page of the shop loads. */
const headOf = (tool: CalculatorName | undefined) =>
  tool
    ? { title: words.names[tool].title, description: words.names[tool].lead, path: `/p/utils?tool=${tool}` }
    : { title: words.title, description: words.description, path: "/p/utils" }

function CalculatorsScreen() {
  const { tool, page, index = [] } = Route.useLoaderData()
  const entries = Route.useLoaderDeps()
  if (tool && page) return <CalculatorView key={tool} name={tool} page={page} entries={entries} />
  return (
    <>
      <Breadcrumbs steps={[]} here={words.title} />
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <ul className={styles.tools}>
        {index.map(({ name, imageId }) => (
          <li key={name}>
            <Link to="/p/utils" search={{ tool: name }}>
              {imageId ? <Picture imageId={imageId} alt="" size={400} /> : null}
              <span>
                <b>{words.names[name].title}</b>
                <span className="soft">{words.names[name].lead}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
