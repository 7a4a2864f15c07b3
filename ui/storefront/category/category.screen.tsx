/** A category: what kinds it holds, and the shelf of its products. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { numberText } from "../../../core/number-text.ts"
import { Breadcrumbs, breadcrumbsJsonLd } from "../../kit/breadcrumbs.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { pageHead } from "../../page/page-head.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { loadResultPage } from "../listing/listing.ts"
import { parseListing } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import { ListingResults } from "../listing/listing-results.tsx"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { fetchCategory } from "./fetch-category.ts"

export const Route = createFileRoute("/_shop/c/$")({
  validateSearch: (search: Record<string, string>) => search,
  // How many pages are shown is no other shelf: what is loaded below stays as it is when the address says so.
  loaderDeps: ({ search }) => ({ listing: { ...parseListing(search), pages: 1 } }),
  loader: async ({ context, params, deps, location }) => {
    const listing = { ...deps.listing, pages: parseListing(location.search).pages }
    const slug = (params._splat ?? "").replace(/\/+$/, "")
    const category = unwrapResponse(await fetchCategory(context.call, slug))
    const hierarchy = category.path.map(({ name }) => name)
    return { category, hierarchy, shelf: await loadResultPage(context.search, listing, { hierarchy }) }
  },
  head: ({ loaderData, ...route }) =>
    loaderData
      ? pageHead(route, {
          title: loaderData.category.name,
          description: loaderData.category.description,
          path: loaderData.category.url
        })
      : {},
  component: CategoryScreen,
  notFoundComponent: LazyNotFound
})

const root = getRouteApi("__root__")

function CategoryScreen() {
  const { category, hierarchy, shelf } = Route.useLoaderData()
  const { listing } = Route.useLoaderDeps()
  const { call, search, origin } = Route.useRouteContext()
  const { branch, branches } = root.useLoaderData()
  const above = category.path.slice(0, -1)
  return (
    <>
      <JsonLd facts={breadcrumbsJsonLd(origin, above, { name: category.name, path: category.url })} />
      <Breadcrumbs steps={above} here={category.name} />
      <div className={styles.lead}>
        <h1>{category.name}</h1>
        <span className="soft">{catalogueWords.products(shelf.count)}</span>
        <p className={styles.blurb} title={category.description}>
          {category.description}
        </p>
      </div>
      {category.items.length > 0 ? (
        <ul className={`${styles.kinds} ${styles.strip}`} aria-label={catalogueWords.subCategories}>
          {category.items.map(({ id, name, slug, image, productCount }) => (
            <li key={id}>
              <Link to="/c/$" params={{ _splat: slug }}>
                <Picture imageId={image} alt="" size={200} />
                <b>{name}</b>
                <small>
                  {numberText(productCount)}
                  <span className="hidden"> {catalogueWords.ofProducts(productCount)}</span>
                </small>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ListingResults
        call={call}
        search={search}
        listing={listing}
        scope={{ hierarchy }}
        resultPage={shelf}
        branch={branch}
        stores={branches}
        kinds={category.items.map(({ name }) => name)}
      />
    </>
  )
}
