/** Products side by side in a table: a column for each, a row for each fact, and a mark where they differ. */
import { Link } from "@tanstack/react-router"
import type { ProductDetail } from "../../../core/catalogue/product/product-detail.ts"
import { Picture } from "../../kit/picture.tsx"
import { comparisonWords as words } from "../../words/comparison.ts"
import styles from "./compare.module.css"
import { comparisonRows } from "./comparison.ts"

type Props = { readonly products: ReadonlyArray<ProductDetail> }

export const ComparisonTable = ({ products }: Props) => {
  const slugs = products.map(({ slug }) => slug)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
      <table className={styles.table}>
        <caption className="hidden">{words.tableOf(products.map(({ name }) => name).join(", "))}</caption>
        <thead>
          <tr>
            <td />
            {products.map(({ slug, name, images }) => (
              <th scope="col" key={slug}>
                <Picture imageId={images.main} alt="" size={400} />
                <Link to="/p/$slug" params={{ slug }}>
                  {name}
                </Link>
                <Link
                  to="/compare"
                  search={{ products: slugs.filter((one) => one !== slug).join(",") }}
                  className={styles.remove}
                  aria-label={words.removeOf(name)}
                >
                  {words.remove}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRows(products).map(({ label, values, isDifferent }) => (
            <tr key={label} className={isDifferent ? styles.different : undefined}>
              <th scope="row">
                {label}
                {isDifferent ? <span className={styles.mark}>{words.differs}</span> : null}
              </th>
              {values.map((value, place) => (
                <td key={slugs[place]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
