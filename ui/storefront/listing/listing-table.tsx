/** A shelf as a table: a row for each size of a product, with its price per unit, the stock, and a box for how many. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { useEffect, useMemo, useState } from "react"
import type { CallApi } from "../../../adapters/browser/api-client.ts"
import { cardStock } from "../../../core/catalogue/cards/card.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { usePriceArea } from "../../session/use-price-area.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { catalogueWords } from "../../words/catalogue.ts"
import { productWords } from "../../words/product.ts"
import { productLinkParams } from "../cards/product-card.tsx"
import { fetchSizes, type ProductSizes, withSizes } from "./fetch-sizes.ts"
import { HowMany } from "./how-many.tsx"
import { ListFacts } from "./list-facts.view-model.ts"
import { ListOrderViewModel } from "./list-order.view-model.ts"
import { firstPage, type Listing, listingAddress } from "./listing-address.ts"
import styles from "./listing-results.module.css"
import { SizeCells } from "./size-cells.tsx"
import { StockCell } from "./stock-cell.tsx"

type Props = {
  readonly products: ReadonlyArray<CardProduct>
  /** Undefined where they could not be had with the page. */
  readonly sizes: ReadonlyArray<ProductSizes> | undefined
  readonly listing: Listing
  readonly branchId: number | undefined
  readonly queryId: string | undefined
  readonly call: CallApi
}

export const ListingTable = observer(({ products, sizes, listing, branchId, queryId, call }: Props) => {
  const { cart } = useViewModels()
  const [order] = useState(() => new ListOrderViewModel(call, cart))
  const facts = useMemo(
    () => new ListFacts((missing) => fetchSizes(call, missing, branchId), sizes),
    [call, branchId, sizes]
  )
  useEffect(() => void facts.load(withSizes(products)), [facts, products])
  const { sortBy } = listing
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <SortHead listing={listing} up="products_name_asc" down="products_name_desc" text={productWords.product} />
          <th className="label">{catalogueWords.sizes}</th>
          <SortHead
            listing={listing}
            up="products_price_asc"
            down="products_price_desc"
            text={productWords.price}
            className={styles.right}
          />
          <th className="label">{catalogueWords.unit}</th>
          <th className="label">{catalogueWords.stock}</th>
          <th className={`label ${styles.right}`}>{productWords.quantity}</th>
        </tr>
      </thead>
      {products.map((product) => (
        <Rows
          key={`${product.objectID} ${sortBy}`}
          product={product}
          of={facts.of(product)}
          link={{
            to: "/p/$slug",
            params: { slug: product.slug },
            search: productLinkParams(product, listing.query !== "", queryId)
          }}
          branchId={branchId}
          order={order}
        />
      ))}
    </table>
  )
})

type SortHeadProps = {
  readonly listing: Listing
  readonly up: string
  readonly down: string
  readonly text: string
  readonly className?: string | undefined
}

/** [EXP-28] A link to the list in that order, and from there to the other way round. */
const SortHead = ({ listing, up, down, text, className = "" }: SortHeadProps) => {
  const { sortBy } = listing
  return (
    <th
      className={`label ${className}`}
      aria-sort={sortBy === up ? "ascending" : sortBy === down ? "descending" : undefined}
    >
      <Link
        to="."
        search={listingAddress({ ...firstPage(listing), sortBy: sortBy === up ? down : up })}
        resetScroll={false}
        className={styles.sort}
      >
        {text}
      </Link>
    </th>
  )
}

type RowsProps = {
  readonly product: CardProduct
  readonly of: ProductSizes | undefined
  readonly link: {
    readonly to: "/p/$slug"
    readonly params: { readonly slug: string }
    readonly search: ReturnType<typeof productLinkParams>
  }
  readonly branchId: number | undefined
  readonly order: ListOrderViewModel
}

/** [EXP-28] What comes in several sizes has a row each; until they are known, and where they can't be had, they are chosen on its page. */
const Rows = ({ product, of, link, branchId, order }: RowsProps) => {
  const [first, ...others] = of?.sizes ?? []
  if (!of || !first)
    return (
      <tbody>
        <tr>
          <th scope="row">
            <Link {...link}>{product.title}</Link>
          </th>
          <td className={`soft ${styles.size}`}>{product.sizeText}</td>
          <PriceCells product={product} />
          <StockCell product={product} branchId={branchId} />
          <td className={styles.right}>
            {product.sizeCount > 1 ? (
              <Link
                {...link}
                hash="sizes"
                className={styles.choose}
                aria-label={`${catalogueWords.chooseSize}: ${product.title}`}
              >
                {catalogueWords.chooseSize}
              </Link>
            ) : cardStock(product, undefined).is === "sold out" ? null : (
              <HowMany row={product} name={product.title} order={order} />
            )}
          </td>
        </tr>
      </tbody>
    )
  const isCut = product.sizeCount > of.sizes.length
  const { q } = link.search
  const cells = { product, of, address: q === undefined ? {} : { q }, branchId, order }
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" rowSpan={of.sizes.length + (isCut ? 1 : 0)}>
          <Link {...link}>{product.title}</Link>
        </th>
        <SizeCells {...cells} size={first} />
      </tr>
      {others.map((size) => (
        <tr key={`${size.sku}@${size.length}`}>
          <SizeCells {...cells} size={size} />
        </tr>
      ))}
      {isCut ? (
        <tr>
          <td colSpan={5}>
            <Link
              {...link}
              hash="sizes"
              className={styles.choose}
              aria-label={`${catalogueWords.allSizes(product.sizeCount)}: ${product.title}`}
            >
              {catalogueWords.allSizes(product.sizeCount)}
            </Link>
          </td>
        </tr>
      ) : null}
    </tbody>
  )
}

const PriceCells = observer(({ product }: { product: CardProduct }) => {
  const { area, tone } = usePriceArea(product)
  return (
    <>
      <td className={styles.right}>
        {area ? (
          <span className={tone} aria-busy={tone === "awaited"}>
            {area.from ? <span className="soft small">{area.from} </span> : null}
            <span className="num">{dollars(area.price)}</span>{" "}
            {area.struck === undefined ? null : <s className="soft small">{dollars(area.struck)}</s>}
          </span>
        ) : null}
      </td>
      <td className={styles.unit}>{area?.unit}</td>
    </>
  )
})
