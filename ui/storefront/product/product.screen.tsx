/** A product: its drawing, its price, and the table to choose lengths or sizes from. */
import { createFileRoute, getRouteApi, notFound } from "@tanstack/react-router"
import { useEffect, useMemo, useRef } from "react"
import {
  type AttributeName,
  attributeDisplayText,
  attributeNames,
  attributes
} from "../../../core/catalogue/product/attribute.ts"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { Breadcrumbs, breadcrumbsJsonLd } from "../../kit/breadcrumbs.tsx"
import { DeferredPart } from "../../kit/deferred-part.tsx"
import { Picture } from "../../kit/picture.tsx"
import { unwrapResponse } from "../../kit/unwrap-response.ts"
import { JsonLd } from "../../page/json-ld.tsx"
import { pageHead } from "../../page/page-head.ts"
import { OrderPermissionNotice } from "../../session/order-permission-notice.tsx"
import { useViewModels } from "../../session/view-models.tsx"
import { productWords } from "../../words/product.ts"
import { LazyNotFound } from "../not-found/lazy-not-found.ts"
import { leadVariation, PriceHead } from "./price-head.tsx"
import styles from "./product.module.css"
import { ProductViewModel } from "./product.view-model.ts"
import { productLd } from "./product-ld.ts"
import { ReadyNotice } from "./ready-notice.tsx"
import { fetchBeside, loadExtras, RenderedExtras } from "./rendered-extras.ts"
import { SizeTable } from "./size-table.tsx"
import { SumBar } from "./sum-bar.tsx"

export const Route = createFileRoute("/_shop/p/$slug")({
  validateSearch: (search: Record<string, string>) => search,
  loader: async ({ context, params }) => {
    if (!/^[a-z0-9][a-z0-9-]{0,199}$/.test(params.slug)) throw notFound()
    const product = unwrapResponse(
      await context.call("GET /products/slug/:slug", { params: { slug: params.slug } })
    ) as ProductDetail
    return { product, ...(await fetchBeside(context.call, product.sku)) }
  },
  head: ({ loaderData: { product } = {}, ...route }) =>
    product
      ? pageHead(route, {
          title: product.name,
          description: product.description,
          path: `/p/${product.slug}`,
          image: `/media/internal/${product.images.main}/600.webp`
        })
      : {},
  component: ProductScreen,
  notFoundComponent: LazyNotFound
})

const root = getRouteApi("__root__")

function ProductScreen() {
  const { product, together, related } = Route.useLoaderData()
  const { requestPrice: price, origin, store } = Route.useRouteContext()
  const { cart } = useViewModels()
  const { branch, now, shop } = root.useLoaderData()
  const { sku } = Route.useSearch()
  const before = useRef<ProductViewModel>(undefined)
  const model = useMemo(
    () => new ProductViewModel(product, price, cart, before.current, sku),
    [product, price, cart, sku]
  )
  useEffect(() => {
    before.current = model
    return model.followBuyer()
  }, [model])
  useEffect(() => {
    void import("../cards/view-history.ts").then(
      ({ recordView }) => recordView({ store }, product.id),
      () => undefined
    )
  }, [store, product.id])
  return (
    <>
      <JsonLd facts={import.meta.env.SSR ? productLd(origin, product) : {}} />
      <JsonLd
        facts={breadcrumbsJsonLd(origin, product.categories, { name: product.name, path: `/p/${product.slug}` })}
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
            </div>
            <PriceHead model={model} />
            <OrderPermissionNotice className={styles.ready} />
            <ReadyNotice variations={product.variations} branch={branch} now={now} />
          </div>
          <SizeTable model={model} branch={branch} shop={shop} now={now} />
        </div>
        <div className={styles.side}>
          <div className={styles.picture} id="drawing">
            <Picture imageId={product.images.main} alt={pictureText(product)} size={1200} eager />
          </div>
          <div className={styles.about}>
            <Facts product={product} />
            <h2 className="hidden">{productWords.about}</h2>
            <p className={styles.text}>{product.description}</p>
            {product.documents.length > 0 ? (
              <ul className={styles.documents} aria-label={productWords.documents}>
                {product.documents.map((document) => (
                  <li key={document}>
                    <a href={`/media/documents/${product.id}/${document}.pdf`}>
                      {productWords.document[document]} (PDF)
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      </div>
      <SumBar model={model} />
      <DeferredPart rendered={RenderedExtras} load={loadExtras} props={{ product, branch, now, together, related }} />
    </>
  )
}

const Facts = ({ product }: { product: ProductDetail }) => {
  const facts = factNames(product)
    .map((name) => ({ name, value: product.attributes[name] }))
    .filter((fact): fact is { name: AttributeName; value: string | number } => fact.value !== undefined)
    .slice(0, 8)
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="label">{attributes[name].label}</dt>
          <dd>{attributeDisplayText(name, value)}</dd>
        </div>
      ))}
      {product.isTimber ? (
        <div>
          <dt className="label">{productWords.weight}</dt>
          <dd>{productWords.weightPer((leadVariation(product).weightGrams / 1000).toFixed(1), "m")}</dd>
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
