/** A category: what kinds it holds, and the shelf of its products. */
import { createFileRoute, getRouteApi, Link } from "@tanstack/react-router"
import { calculatorOfCategory } from "../../../core/catalogue/calculators/calculator.ts"
import { numberText } from "../../../core/number-text.ts"
import { Breadcrumbs, breadcrumbsJsonLd } from "../../kit/breadcrumbs.tsx"
import { LaterView } from "../../kit/later-view.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { loadedHead } from "../../page/page-head.ts"
import { categoryLink } from "../../page/page-link.ts"
import { markPlainData } from "../../page/plain-data.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import blockStyles from "../blocks/blocks.module.css"
import { fetchSizes, withSizes } from "../listing/fetch-sizes.ts"
import { fetchLengths } from "../listing/length-stock.view-model.ts"
import { loadResultPage } from "../listing/listing.ts"
import { parseListing } from "../listing/listing-address.ts"
import styles from "../listing/listing-results.module.css"
import { ListingResults } from "../listing/listing-results.tsx"
import { listingVisitor } from "../listing/listing-visitor.ts"
import { loadView } from "../listing/table-parts.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { bannerPart } from "./category-banner-part.ts"
import { type Category, fetchCategory } from "./fetch-category.ts"

export const Route = createFileRoute("/_shop/c/$")({
  validateSearch: (search: Record<string, string>) => search,
  // How many pages are shown is no other shelf: what is loaded below stays as it is when the address says so.
  loaderDeps: ({ search: { pages: _, ...search } }) => search,
  loader: async ({ context, params, deps, location }) => {
    const { pages } = parseListing(location.search)
    const listing = parseListing(deps)
    const slug = (params._splat ?? "").replace(/\/+$/, "")
    const [response, visitor] = await Promise.all([
      fetchCategory(context.call, slug),
      listingVisitor(context.viewModels.session),
      loadView(listing.view)
    ])
    const category = unwrapResponse(response)
    const { path, filters } = category
    const scope = { hierarchy: path.map(({ name }) => name), filters, ...visitor }
    const [shelf, banner] = await Promise.all([
      loadResultPage(context.search, { ...listing, pages }, scope),
      category.hasBanner
        ? import("./load-category-banner.ts")
            .then((part) => part.loadCategoryBanner(context, category.slug))
            .catch(() => [])
        : []
    ])
    const lengths =
      listing.view === "lengths" ? await fetchLengths(context.call, shelf.hits, visitor.branchId) : undefined
    const sizes =
      listing.view === "table" ? await fetchSizes(context.call, withSizes(shelf.hits), visitor.branchId) : undefined
    return markPlainData({
      head: headOf(category),
      category: shownCategory(category),
      scope,
      listing,
      // The categories below stand over the list already.
      shelf: { ...shelf, categories: [] },
      lengths,
      sizes,
      banner
    })
  },
  head: loadedHead,
  component: CategoryScreen,
  notFoundComponent: LazyNotFound
})

/** What the page shows of it: a list's page is as heavy as it may be. */
const shownCategory = ({ name, slug, url, description, path, items }: Category) => ({
  name,
  slug,
  url,
  description,
  path,
  items: items.map((item) => ({
    name: item.name,
    slug: item.slug,
    image: item.image,
    productCount: item.productCount
  }))
})

/** Its title has the way to it, since there is treated pine for decks and for posts. */
const headOf = ({ path, description, url, image }: Category) => ({
  title: path
    .map(({ name }) => name)
    .reverse()
    .join(" · "),
  description,
  path: url,
  image: `/media/internal/${image}/600.webp`
})

const root = getRouteApi("__root__")

function CategoryScreen() {
  const { category, scope, listing, shelf, lengths, sizes, banner } = Route.useLoaderData()
  const { call, search, origin } = Route.useRouteContext()
  const { branch, branches } = root.useLoaderData()
  const above = category.path.slice(0, -1)
  const calculator = calculatorOfCategory(category.slug)
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
      {calculator ? (
        <Link to="/p/utils" search={{ tool: calculator }} className={styles.calculator}>
          {catalogueWords.calculators[calculator]}
        </Link>
      ) : null}
      {category.items.length > 0 ? (
        <ul className={`${styles.kinds} ${styles.strip}`} aria-label={catalogueWords.subCategories}>
          {category.items.map(({ name, slug, image, productCount }) => (
            <li key={slug}>
              <a {...categoryLink(slug)}>
                <Picture imageId={image} alt="" size={200} />
                <b>{name}</b>
                <small>
                  {numberText(productCount)}
                  <span className="hidden"> {catalogueWords.ofProducts(productCount)}</span>
                </small>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <ListingResults
        call={call}
        search={search}
        listing={listing}
        scope={scope}
        resultPage={shelf}
        lengths={lengths}
        sizes={sizes}
        branch={branch}
        stores={branches}
        kinds={category.items.map(({ name }) => name)}
      />
      {/* [ENT-09] Below the shelf: above it, it would push the first row of goods out of a laptop's window. */}
      {banner.length > 0 ? (
        <div className={`${styles.banner} ${blockStyles.host}`}>
          <LaterView part={bannerPart} props={{ blocks: banner }} />
        </div>
      ) : null}
    </>
  )
}
