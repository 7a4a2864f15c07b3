/** A product's card: enough to choose it without opening it. */
import { Link } from "@tanstack/react-router"
import { inStockOnline, oneBanner } from "../../core/catalogue/card.ts"
import type { CardProduct } from "../../core/catalogue/search-product.ts"
import { dollars } from "../../core/money.ts"
import { unitText } from "../../core/units/unit-text.ts"
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
        <p className={styles.size}>{product.sizeText}</p>
        <Reviews {...product.reviews} />
        <CardPrice product={product} />
        <CardStock product={product} branchId={branchId} branchName={branchName} />
      </div>
    </article>
  )
}

const Reviews = ({ avgRating, reviewCount }: CardProduct["reviews"]) =>
  avgRating > 0 && reviewCount > 0 ? (
    <p className={styles.reviews}>
      <span aria-hidden="true">★ {avgRating.toFixed(1)}</span>
      <span className="hidden">{catalogueWords.rated(avgRating)}</span> ({reviewCount})
    </p>
  ) : null

const CardPrice = ({ product: { basePricing, uom } }: { product: CardProduct }) => {
  const { webProductLowest, webProductHighest, skuRetailIncGst, skuPromotionIncGst } = basePricing
  const from = webProductLowest.price !== webProductHighest.price
  const now = skuPromotionIncGst ?? (from ? webProductLowest.price : skuRetailIncGst)
  return (
    <p className={styles.price}>
      {from ? <span className={styles.from}>{catalogueWords.from}</span> : null}
      <span className="num">{dollars(now)}</span>
      <span> / {unitText(uom, "card", 1)}</span>
      {skuPromotionIncGst ? <s className={styles.was}>{dollars(skuRetailIncGst)}</s> : null}
      <span className={styles.gst}>{from ? catalogueWords.moreOptions : catalogueWords.includesGst}</span>
    </p>
  )
}

const CardStock = ({ product, branchId, branchName }: Omit<Props, "eager">) => {
  const here = branchId === undefined ? undefined : (product.stocks.branch[String(branchId)] ?? 0)
  if (here !== undefined && here > 0)
    return (
      <p className={`stock ${here < 20 ? "low" : ""}`}>
        {catalogueWords.pieces(here)}
        <span className={styles.where}> · {branchName}</span>
      </p>
    )
  const online = inStockOnline(product)
  if (online) return <p className="stock">{online}</p>
  return <p className="stock none">{catalogueWords.orderIn}</p>
}
