/** A product's card: enough to choose it without opening it. */
import { Link } from "@tanstack/react-router"
import { observer } from "mobx-react-lite"
import { deliveryBadge, inStockOnline, oneBanner, starsShown } from "../../core/catalogue/card.ts"
import type { CardProduct } from "../../core/catalogue/search-product.ts"
import { dollars } from "../../core/money.ts"
import { areFew, countText } from "../../core/stock/availability.ts"
import { usePriceArea } from "../account/use-price-area.ts"
import { Picture } from "../parts/picture.tsx"
import { catalogueWords } from "../words/catalogue.ts"
import styles from "./card.module.css"

type Props = {
  readonly product: CardProduct
  readonly branchId?: number | undefined
  readonly branchName?: string | undefined
  readonly eager?: boolean
}

export const Card = ({ product, branchId, branchName, eager = false }: Props) => {
  const banner = oneBanner(product)
  const badge = deliveryBadge(product)
  return (
    <article className={styles.card}>
      {banner ? <span className={`${styles.flag} ${styles[banner]}`}>{catalogueWords.banner[banner]}</span> : null}
      <Picture imageId={product.imageId} alt="" size={400} eager={eager} />
      <div className={styles.text}>
        <h3 title={product.title}>
          <Link to="/p/$slug" params={{ slug: product.slug }} className={styles.link}>
            {product.title}
          </Link>
        </h3>
        <p className={styles.size}>
          {product.sizeText}
          {badge ? <span className={styles.badge}>{badge}</span> : null}
        </p>
        <Reviews reviews={product.reviews} />
        <CardPrice product={product} />
        <CardStock product={product} branchId={branchId} branchName={branchName} />
      </div>
    </article>
  )
}

const Reviews = ({ reviews }: Pick<CardProduct, "reviews">) => {
  const shown = starsShown(reviews)
  return shown ? (
    <p className={styles.reviews}>
      <span aria-hidden="true">★ {shown.avgRating.toFixed(1)}</span>
      <span className="hidden">{catalogueWords.rated(shown.avgRating)}</span> ({shown.reviewCount})
    </p>
  ) : null
}

const CardPrice = observer(({ product }: { product: CardProduct }) => {
  const { area, isBlank } = usePriceArea(product)
  if (!area) return null
  const { price, struck, from, more, unit, gst } = area
  return (
    <p className={`${styles.price} ${isBlank ? "blank" : ""}`} data-testid="price">
      {from ? <span className={styles.from}>{from}</span> : null}
      <span className="num">{dollars(price)}</span>
      <span> / {unit}</span>
      {struck === undefined ? null : <s className={styles.was}>{dollars(struck)}</s>}
      <span className={styles.gst}>{more ? `${gst} · ${more}` : gst}</span>
    </p>
  )
})

const CardStock = ({ product, branchId, branchName }: Omit<Props, "eager">) => {
  const here = branchId === undefined ? undefined : (product.stocks.branch[String(branchId)] ?? 0)
  if (here !== undefined && here > 0)
    return (
      <p className={`stock ${areFew(here) ? "low" : ""}`}>
        {countText(here)}
        <span className={styles.where}> · {branchName}</span>
      </p>
    )
  const online = inStockOnline(product)
  if (online) return <p className="stock">{online}</p>
  return <p className="stock none">{catalogueWords.orderIn}</p>
}
