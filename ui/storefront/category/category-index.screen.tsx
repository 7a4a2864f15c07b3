/** The index of the shop's categories: all four levels on one page. */
import { createFileRoute } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { Breadcrumbs } from "../../kit/breadcrumbs.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { categoryLink } from "../../page/page-link.ts"
import type { MenuCategory } from "../../session/shop-menus.ts"
import { categoryIndexWords as words } from "../../words/category-index.ts"
import styles from "./category-index.module.css"

export const Route = createFileRoute("/_shop/c/utils")({
  // From the loader: what a route's head needs itself, every page of the shop loads.
  loader: async ({ context }) => ({
    head: { title: words.title, description: words.description, path: "/c/utils" },
    categories: (await context.viewModels.menus.categories()).map(withoutWords)
  }),
  head: loadedHead,
  component: CategoryIndexScreen
})

type Named = { readonly step: string; readonly name: string; readonly items?: ReadonlyArray<Named> }

/** What is handed over is written into the page a second time for the scripts. */
const withoutWords = ({ step, name, items }: MenuCategory): Named => ({
  step,
  name,
  ...(items ? { items: items.map(withoutWords) } : {})
})

function CategoryIndexScreen() {
  const { categories } = Route.useLoaderData()
  return (
    <>
      <Breadcrumbs steps={[]} here={words.title} />
      <h1>{words.title}</h1>
      <p className="soft">{words.lead}</p>
      <div className={styles.kinds}>
        {categories.map(({ step, name, items }) => (
          <section key={step} className={styles.kind}>
            <h2>
              <CategoryLink slug={step}>{name}</CategoryLink>
            </h2>
            <Below above={step} items={items} />
          </section>
        ))}
      </div>
    </>
  )
}

const Below = ({ above, items = [] }: { readonly above: string; readonly items: Named["items"] }) =>
  items.length > 0 ? (
    <ul>
      {items.map((item) => (
        <li key={item.step}>
          <CategoryLink slug={`${above}/${item.step}`}>{item.name}</CategoryLink>
          <Below above={`${above}/${item.step}`} items={item.items} />
        </li>
      ))}
    </ul>
  ) : null

const CategoryLink = ({ slug, children }: { readonly slug: string; readonly children: ReactNode }) => (
  <a {...categoryLink(slug)}>{children}</a>
)
