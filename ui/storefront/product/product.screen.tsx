/** A product: its drawing, its price, and the table to choose lengths or sizes from. */
import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import { reaction } from "mobx"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo, useRef } from "react"
import {
  type AttributeName,
  attributeDisplayText,
  attributeNames,
  attributes
} from "../../../core/catalogue/product/attribute.ts"
import { stockedLead } from "../../../core/catalogue/product/lead-variation.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { saleModeOf } from "../../../core/stock/stock-mode.ts"
import { Breadcrumbs, breadcrumbsJsonLd } from "../../kit/breadcrumbs.tsx"
import { NearView } from "../../kit/near-view.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { loadedHead } from "../../page/page-head.ts"
import type { Shopfront } from "../../page/shopfront.ts"
import { LateOrderPermission } from "../../session/late-order-permission.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { productWords } from "../../words/product.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { extrasPart, fetchReviews } from "./extras-part.ts"
import { Gallery } from "./gallery.tsx"
import { galleryPictures } from "./gallery-pictures.ts"
import { PriceHead } from "./price-head.tsx"
import styles from "./product.module.css"
import { ProductViewModel } from "./product.view-model.ts"
import { productLd } from "./product-ld.ts"
import { ReadyNotice } from "./ready-notice.tsx"
import { SizeTable } from "./size-table.tsx"
import { SumBar } from "./sum-bar.tsx"

export const Route = createFileRoute("/_shop/p/$slug")({
  validateSearch: (search: Record<string, string>) => search,
  loader: async ({ context, params }) => {
    if (!/^[a-z0-9][a-z0-9-]{0,199}$/.test(params.slug)) throw notFound()
    const product = unwrapResponse(
      await context.call("GET /products/slug/:slug", { params: { slug: params.slug } })
    ) as ProductDetail
    return { head: headOf(product), product, reviews: await fetchReviews(context.call, product) }
  },
  head: loadedHead,
  component: ProductScreen,
  notFoundComponent: LazyNotFound
})

/** What can't be loaded is not recorded. */
const record = (use: (record: typeof import("./look-record.ts")) => unknown) =>
  void import("./look-record.ts").then(use, () => undefined)

/** Browsers take a hundred new addresses in half a minute. */
const ADDRESS_DELAY_MS = 400

const headOf = ({ name, description, slug, images }: ProductDetail) => ({
  title: name,
  description: `${name}: ${description}`,
  path: `/p/${slug}`,
  image: `/media/internal/${images.main}/600.webp`
})

const root = getRouteApi("__root__")

function ProductScreen() {
  const { product, reviews } = Route.useLoaderData()
  const { requestPrice: price, origin, store } = Route.useRouteContext()
  const { cart } = useViewModels()
  const { branch, now, shop, features, member } = root.useLoaderData()
  const { sku, length, q } = Route.useSearch()
  const before = useRef<ProductViewModel>(undefined)
  const model = useMemo(
    () => new ProductViewModel(product, price, cart, before.current, { sku, length, q }),
    [product, price, cart, sku, length, q]
  )
  useEffect(() => {
    before.current = model
    return model.followBuyer()
  }, [model])
  // After the page: nobody waits for it, and what is typed meanwhile counts.
  useEffect(() => record(({ keepInTab }) => keepInTab(model, member)), [model, member])
  // [PDP-01] The address follows the row in hand.
  useEffect(
    () =>
      reaction(
        () => model.activeRow,
        (row) => row && record(({ writeRowAddress }) => writeRowAddress(model.product.slug, row)),
        { delay: ADDRESS_DELAY_MS }
      ),
    [model]
  )
  useEffect(() => record(({ recordLook }) => recordLook({ store }, product.id)), [store, product.id])
  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? productLd(origin, product, reviews) : {}} />
      <JsonLd
        facts={
          import.meta.env.SSR
            ? breadcrumbsJsonLd(origin, product.categories, { name: product.name, path: `/p/${product.slug}` })
            : {}
        }
      />
      <Breadcrumbs steps={product.categories} />
      <div className={styles.page}>
        <div className={styles.choose}>
          <div className={styles.top}>
            <a href="#drawing" className={styles.thumb} aria-label={productWords.picture}>
              <Picture imageId={product.images.main} alt="" size={1200} eager />
            </a>
            <div className={styles.name}>
              {product.purpose ? <p className="label">{product.purpose}</p> : null}
              <h1>{product.name}</h1>
              <SaleModeMark model={model} />
            </div>
            <PriceHead model={model} />
            <LateOrderPermission className={styles.ready} />
            <Ready model={model} branch={branch} now={now} />
          </div>
          <SizeTable model={model} branch={branch} shop={shop} now={now} />
        </div>
        <div className={styles.side}>
          <div className={styles.picture} id="drawing">
            <ProductGallery model={model} />
          </div>
          <div className={styles.about}>
            <Facts product={product} />
            <h2 className="hidden">{productWords.about}</h2>
            <p className={styles.text}>{product.description}</p>
            {product.documents.length > 0 ? (
              <ul className={styles.documents} aria-label={productWords.documents}>
                {product.documents.map((document) => (
                  <li key={document}>
                    <a href={`/media/documents/${product.id}/${document}.pdf`}>{productWords.document[document]}</a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      </div>
      <SumBar model={model} />
      <NearView part={extrasPart} props={{ product, branch, now, reviews, features }} />
    </>
  )
}

/** [STK-01] How the variant in hand is stocked, or while there is none what stores have of the product. */
const SaleModeMark = observer(({ model: { product, activeRow } }: { model: ProductViewModel }) => {
  const shown = activeRow?.variation ?? stockedLead(product.variations)
  const mode =
    shown && productWords.saleMode[saleModeOf({ ...shown, hasVolumeBreaks: shown.pricing?.hasBulkBuy ?? false })]
  return mode ? <p className="label">{mode}</p> : null
})

/** The variant in hand is the one that is shown, where it has a picture of its own. */
type ReadyProps = {
  readonly model: ProductViewModel
  readonly branch: Shopfront["branch"]
  readonly now: number
}

const Ready = observer(({ model, branch, now }: ReadyProps) => (
  <ReadyNotice
    variations={model.product.variations}
    branch={branch}
    now={now}
    wanted={model.chosen.map(({ row }) => ({ ...row, pieces: model.pieces(row) }))}
  />
))

const ProductGallery = observer(({ model: { product, activeRow } }: { model: ProductViewModel }) => {
  const { main, variations } = product.images
  const ownId = activeRow && variations[activeRow.variation.sku]
  return (
    <Gallery name={product.name} pictures={galleryPictures(product, pictureText(product))} shownId={ownId ?? main} />
  )
})

const Facts = ({ product }: { product: ProductDetail }) => {
  const facts = factNames(product).flatMap((name) => {
    const value = product.attributes[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return (
    <dl className={styles.facts}>
      {facts.slice(0, 8).map(([name, value]) => (
        <div key={name}>
          <dt className="label">{attributes[name].label}</dt>
          <dd>{attributeDisplayText(name, value)}</dd>
        </div>
      ))}
      {product.isTimber ? (
        <div>
          <dt className="label">{productWords.weight}</dt>
          <dd>{productWords.weightPer(((product.variations[0]?.weightGrams ?? 0) / 1000).toFixed(1), "m")}</dd>
        </div>
      ) : null}
    </dl>
  )
}

/** The name says the type, and the section width and thickness. */
const factNames = (product: ProductDetail): ReadonlyArray<AttributeName> =>
  attributeNames.filter(
    (name) => name !== "type" && !(product.attributes.section && (name === "width" || name === "thickness"))
  )

const pictureText = (product: ProductDetail): string => {
  const measures = [product.attributes.section, product.attributes.sheet, product.attributes.gauge]
    .filter(Boolean)
    .join(", ")
  return productWords.pictured(product.name, measures)
}
