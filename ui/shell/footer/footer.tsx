/** The footer: the ways on from the end of a page, and who the shop is. */
import { Link } from "@tanstack/react-router"
import type { Shopfront } from "../../page/shopfront.ts"
import { footerWords, shellWords } from "../../words/shell.ts"
import styles from "./footer.module.css"

export const Footer = ({ shopfront }: { shopfront: Shopfront }) => (
  <footer className={styles.footer}>
    <div className={styles.columns}>
      <section>
        <h2>{footerWords.shop}</h2>
        <ul>
          {shopfront.categories.map(({ name, slug }) => (
            <li key={slug}>
              <Link to="/c/$" params={{ _splat: slug }}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{footerWords.help}</h2>
        <ul>
          <li>
            <Link to="/track-order/{-$orderId}" params={{}}>
              {shellWords.trackOrder}
            </Link>
          </li>
          <li>
            <Link to="/stores">{footerWords.findStore}</Link>
          </li>
          <li>
            <Link to="/returns">{footerWords.returns}</Link>
          </li>
          <li>
            <Link to="/benefits">{footerWords.benefits}</Link>
          </li>
          <li>
            <a href={`tel:${shopfront.shop.phone.replace(/[^\d+]/g, "")}`}>
              {footerWords.call} {shopfront.shop.phone}
            </a>
          </li>
        </ul>
      </section>
      <section>
        <h2>{footerWords.legal}</h2>
        <ul>
          <li>
            <Link to="/terms">{footerWords.terms}</Link>
          </li>
          <li>
            <Link to="/privacy">{footerWords.privacy}</Link>
          </li>
        </ul>
      </section>
      <p className={styles.rights}>
        {footerWords.rights(yearInMelbourne(shopfront.now), shopfront.shop.name)}
        <br />
        {footerWords.abn(shopfront.shop.abn)}
      </p>
    </div>
  </footer>
)

const inMelbourne = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Melbourne" })
const yearInMelbourne = (now: number): number => Number(inMelbourne.format(now))
