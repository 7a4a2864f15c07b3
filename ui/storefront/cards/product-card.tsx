/** A product's card: enough to choose it without opening it. */
import { observer } from "mobx-react-lite"
import {
  type CardBanner,
  type CardStock,
  cardBanner,
  cardStock,
  deliveryBadge,
  visibleReviews
} from "../../../core/catalogue/cards/card.ts"
import type { CardProduct } from "../../../core/catalogue/search/search-product.ts"
import { dollars } from "../../../core/money.ts"
import { numberText } from "../../../core/number-text.ts"
import { piecesOfProduct } from "../../cart/pieces-in-cart.ts"
import { Picture } from "../../kit/picture.tsx"
import { productLink } from "../../page/page-link.ts"
import { usePriceArea } from "../../session/use-price-area.ts"
import { useViewModels } from "../../session/view-models.tsx"
import { cartNotices } from "../../words/cart-notice.ts"
import { catalogueWords } from "../../words/catalogue.ts"
import { clickReport } from "../search-report/report-search.ts"
import styles from "./product-card.module.css"

type Props = {
  readonly product: CardProduct
  readonly branchId?: number | undefined
  readonly branchName?: string | undefined
  /** The list is of what words were searched for: the link leads to the variant that they mean. */
  readonly isSearched?: boolean
  readonly queryId?: string | undefined
  /** Among the results, from 1. */
  readonly position?: number
  readonly eager?: boolean
}

/** The variant that the words mean, as its product's page takes it, and `q`, the search that found it. */
export const productLinkParams = (
  { isVariantMeant, sku }: CardProduct,
  isSearched: boolean,
  queryId: string | undefined
): { readonly sku?: string; readonly q?: string } => ({
  ...(isSearched && isVariantMeant ? { sku } : {}),
  ...(queryId ? { q: queryId } : {})
})

export const ProductCard = ({
  product,
  branchId,
  branchName,
  isSearched = false,
  queryId,
  position = 1,
  eager = false
}: Props) => {
  const banner = cardBanner(product)
  const badge = deliveryBadge(product)
  return (
    <article className={styles.card}>
      {banner ? <BannerFlag banner={banner} product={product} /> : null}
      <div className={styles.frame}>
        <Picture imageId={product.imageId} alt="" size={400} eager={eager} />
        {badge ? <span className={styles.badge}>{badge}</span> : null}
        <InCart slug={product.slug} />
      </div>
      <div className={styles.text}>
        <h3 title={product.title}>
          <a
            {...productLink(product.slug, productLinkParams(product, isSearched, queryId))}
            {...clickReport(queryId, product.sku, position)}
            className={styles.link}
          >
            {product.title}
          </a>
        </h3>
        <p className={styles.size}>
          {product.sizeText}
          <Reviews reviews={product.reviews} />
        </p>
        <CardPrice product={product} />
        <StockLine product={product} branchId={branchId} branchName={branchName} />
      </div>
    </article>
  )
}

/** [CARD-02] What is bought in bulk says what that saves. */
export const BannerFlag = observer(({ banner, product }: { banner: CardBanner; product: CardProduct }) => {
  const { area, isBlank } = usePriceArea(product)
  const { prices } = useViewModels()
  const bulk = product.basePricing.bulkUnitPrice
  const shown = bulk === undefined ? undefined : prices.displayedAmount(bulk)
  const isCheaper = area !== undefined && !isBlank && shown !== undefined && shown < area.price
  return (
    <span className={`${styles.flag} ${styles[banner]}`}>
      {banner === "bulkBuy" && isCheaper
        ? catalogueWords.bulkFrom(dollars(shown), area.unit)
        : catalogueWords.banner[banner]}
    </span>
  )
})

/** How many pieces of the product the cart holds, of all its sizes. */
export const InCart = observer(({ slug }: Pick<CardProduct, "slug">) => {
  const pieces = piecesOfProduct(useViewModels().cart.items, slug)
  return pieces > 0 ? <span className={styles.inCart}>{cartNotices.inCart(numberText(pieces))}</span> : null
})

const Reviews = ({ reviews }: Pick<CardProduct, "reviews">) => {
  const shown = visibleReviews(reviews)
  return shown ? (
    <span className={styles.reviews}>
      <span aria-hidden="true">★ {shown.avgRating.toFixed(1)}</span>
      <span className="hidden">{catalogueWords.rated(shown.avgRating)}</span> ({shown.reviewCount})
    </span>
  ) : null
}

/** [CARD-03] */
export const CardPrice = observer(({ product }: { product: CardProduct }) => {
  const { area, tone } = usePriceArea(product)
  if (!area) return null
  const { price, struck, from, more, unit, gst } = area
  return (
    <p className={`${styles.price} ${tone}`} aria-busy={tone === "awaited"} data-testid="price">
      {from ? <span className={styles.from}>{from}</span> : null}
      <span className="num">{dollars(price)}</span>
      <span> / {unit}</span>
      {struck === undefined ? null : <s className={styles.was}>{dollars(struck)}</s>}
      <span className={styles.gst}>{more ? `${gst} · ${more}` : gst}</span>
    </p>
  )
})

/** How its stock line is marked: what is little, and what is not there. */
export const stockTone: { readonly [is in CardStock["is"]]: string } = {
  here: "",
  "few here": "low",
  online: "",
  "ordered in": "none",
  "sold out": "none"
}

const StockLine = ({ product, branchId, branchName }: Omit<Props, "eager">) => {
  const { is, text } = cardStock(product, branchId)
  return (
    <p className={`stock ${stockTone[is]}`}>
      {text}
      {is === "here" || is === "few here" ? <span className={styles.where}> · {branchName}</span> : null}
    </p>
  )
}
